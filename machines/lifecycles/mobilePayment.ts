import type { OrderHistoryEvent, PaymentStatus } from '#contract/entities/order.ts';
import type { MobilePaymentStatus } from '#contract/entities/payment.ts';
import type { PaymentEvent } from './payment.ts';

/** A payment at a provider, as it is written down. */
interface WrittenPayment {
  readonly status: MobilePaymentStatus;
  readonly expires_at: Date;
}

/** Whether a payment may still be paid at its provider. */
export const isOpen = ({ status }: Pick<WrittenPayment, 'status'>): boolean =>
  status === 'open' || status === 'unknown';

/** Whether a page offers a payment to be paid: its code is shown until its time is over. */
export const isPayableAt = (payment: WrittenPayment, now: Date): boolean => isOpen(payment) && now < payment.expires_at;

/** Whether a payment is to be closed at its provider, unless it was paid there: its time is over, or its order is paid. */
export const isToBeClosed = (
  { expires_at }: Pick<WrittenPayment, 'expires_at'>,
  order: { readonly payment_status: PaymentStatus },
  now: Date,
): boolean => now >= expires_at || order.payment_status === 'received';

/** What a provider says of a payment that it was not paid for; `unknown`: it gave no certain answer. */
export type UnpaidStanding = 'waiting' | 'absent' | 'unknown' | 'closed' | 'declined';

/** What becomes of an open payment by what its provider says. */
export interface PaymentOutcome {
  readonly status: MobilePaymentStatus;
  readonly event: PaymentEvent['type'];
  /** What the history of the order says of it. */
  readonly happened: OrderHistoryEvent | null;
}

const goesOn: PaymentOutcome = { status: 'open', event: 'mobile.confirmed', happened: null };
const expired: PaymentOutcome = { status: 'expired', event: 'mobile.expired', happened: 'payment_expired' };
const outcomes: Readonly<Record<UnpaidStanding, PaymentOutcome>> = {
  waiting: goesOn,
  absent: goesOn,
  unknown: { status: 'unknown', event: 'mobile.doubted', happened: null },
  closed: { status: 'closed', event: 'mobile.closed', happened: 'payment_closed' },
  declined: { status: 'failed', event: 'mobile.declined', happened: 'payment_failed' },
};

/** What becomes of an open payment of which its provider says this at a moment. One that is closed after its time has expired. */
export const paymentOutcomeOf = (
  said: UnpaidStanding,
  { expires_at }: Pick<WrittenPayment, 'expires_at'>,
  at: Date,
): PaymentOutcome => (said === 'closed' && at >= expires_at ? expired : outcomes[said]);
