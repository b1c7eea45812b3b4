import { paymentRead } from '#contract/calls/payment.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { type PaymentAnswer, paymentReadPorts, paymentRevisionOf } from '#machines/parts/paymentRead.ts';
import { type OrderQuery, type PollingValue, parseOrderQuery } from '#machines/parts/polling.ts';
import type { Api } from '../api/api.ts';
import { createPort } from './createPort.ts';
import { expectAnswer } from './expectAnswer.ts';
import { createChangePolling, createPolling } from './polling.ts';

export interface PaymentReadOptions {
  readonly api: Api;
  readonly now: () => Date;
  /** Authorises a payer who is not signed in. */
  readonly token: string | undefined;
  /** Secret of the tab: the server shows it what was submitted in it. */
  readonly tab: string;
}

export const createPaymentReading = ({ api, now, token, tab }: PaymentReadOptions): typeof paymentReadPorts => {
  const readPayment = async ({ order_id }: OrderQuery, signal: AbortSignal): Promise<PaymentAnswer> => {
    const answer = expectAnswer(await api.call(paymentRead, { query: { order_id, token }, tab, signal }));
    if (answer.kind === 'ok') return { kind: 'found', payment: answer.data };
    if (answer.refusal.code === 'order_not_found') return { kind: 'none' };
    throw new PortFault({ kind: 'refused', refusal: answer.refusal });
  };
  const polled = (query: PollingValue, signal: AbortSignal) => readPayment(parseOrderQuery(query), signal);
  return {
    readPayment: createPort(readPayment),
    checkOutcome: createPolling(paymentReadPorts.checkOutcome, polled, now),
    watchPayment: createChangePolling(
      paymentReadPorts.watchPayment,
      polled,
      (read) => (read.kind === 'none' ? null : paymentRevisionOf(read.payment)),
      now,
    ),
  };
};
