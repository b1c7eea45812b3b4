import type { z } from 'zod/mini';
import type { PaymentView } from '#contract/entities/payment.ts';
import { foundOrNone, letIn } from '../kit/answer.ts';
import { unprovidedPort } from '../kit/port.ts';
import { type OrderQuery, pollingOf } from './polling.ts';

const paymentAnswer = foundOrNone({ payment: letIn<PaymentView>() });
/** How the payment of an order stands, or that there is no order for whoever asks. */
export type PaymentAnswer = z.infer<typeof paymentAnswer>;

/** What a page has seen of a payment: another text where something has happened that pages tell. */
export function seenOf(view: PaymentView | null): string {
  const mobile = view?.mobile.payment;
  return [view?.revision, mobile?.payment_id, mobile?.status, mobile?.code_url, mobile?.wallet_url].join(' ');
}

/** The questions about the payment of an order that the flows of paying it have in common. */
export const paymentReading = {
  readPayment: unprovidedPort<OrderQuery, PaymentAnswer>('readPayment'),
  /** Reads the payment until it is known how it stands. */
  lookUp: pollingOf(paymentAnswer),
  /** Reads the payment until something has happened. */
  watchPayment: pollingOf(paymentAnswer),
};
