import { paymentRead } from '#contract/calls/payment.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { type PaymentAnswer, paymentReading, revisionOf } from '#machines/parts/paymentRead.ts';
import { type OrderQuery, orderQueryOf, type Polled } from '#machines/parts/polling.ts';
import type { Api } from '../api/api.ts';
import { answered } from './answered.ts';
import { pollingBy, watchingBy } from './polling.ts';
import { portOf } from './portOf.ts';

export interface PaymentReader {
  readonly api: Api;
  readonly now: () => Date;
  /** Authorises a payer who is not signed in. */
  readonly token: string | undefined;
  /** Secret of the tab: the server shows it what was submitted in it. */
  readonly tab: string;
}

export const paymentReadingBy = ({ api, now, token, tab }: PaymentReader): typeof paymentReading => {
  const readPayment = async ({ order_id }: OrderQuery, signal: AbortSignal): Promise<PaymentAnswer> => {
    const answer = answered(await api.call(paymentRead, { query: { order_id, token }, tab, signal }));
    if (answer.kind === 'ok') return { kind: 'found', payment: answer.data };
    if (answer.refusal.code === 'order_not_found') return { kind: 'none' };
    throw new PortFault({ kind: 'refused', refusal: answer.refusal });
  };
  const polled = (query: Polled, signal: AbortSignal) => readPayment(orderQueryOf(query), signal);
  return {
    readPayment: portOf(readPayment),
    lookUp: pollingBy(paymentReading.lookUp, polled, now),
    watchPayment: watchingBy(
      paymentReading.watchPayment,
      polled,
      (read) => (read.kind === 'none' ? null : revisionOf(read.payment)),
      now,
    ),
  };
};
