import type { z } from 'zod/mini';
import type { PaymentView } from '#contract/entities/payment.ts';
import { foundOrNone, trusted } from '../kit/answer.ts';
import { unprovidedPort } from '../kit/port.ts';
import { createPollingMachine, type OrderQuery } from './polling.ts';

const paymentAnswer = foundOrNone({ payment: trusted<PaymentView>() });
/** `none` if there is no such order, or the caller may not see it. */
export type PaymentAnswer = z.infer<typeof paymentAnswer>;

/** A revision: differs when a change of the payment is relevant to pages. */
export function paymentRevisionOf(view: PaymentView | null): string {
  const mobile = view?.mobile.payment;
  return [view?.revision, mobile?.payment_id, mobile?.status, mobile?.code_url, mobile?.wallet_url].join(' ');
}

export const paymentReadPorts = {
  readPayment: unprovidedPort<OrderQuery, PaymentAnswer>('readPayment'),
  /** Reads the payment until its state is known. */
  checkOutcome: createPollingMachine(paymentAnswer),
  /** Reads the payment until it has changed. */
  watchPayment: createPollingMachine(paymentAnswer),
};
