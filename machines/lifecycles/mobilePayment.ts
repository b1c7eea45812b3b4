import type { OrderHistoryEvent, PaymentStatus } from '#contract/entities/order.ts';
import type { MobilePaymentStatus } from '#contract/entities/payment.ts';
import type { PaymentEvent } from './payment.ts';

interface WrittenPayment {
  readonly status: MobilePaymentStatus;
  readonly expires_at: Date;
}

/** Whether the provider may still accept money for it. */
export const isOpen = ({ status }: Pick<WrittenPayment, 'status'>): boolean =>
  status === 'open' || status === 'unknown';

/** Whether pages show the code, which they do until it expires. */
export const isPayableAt = (payment: WrittenPayment, now: Date): boolean => isOpen(payment) && now < payment.expires_at;

/** Whether to close the payment at its provider, unless it was paid there: it has expired, or its order is paid. */
export const isToBeClosed = (
  { expires_at }: Pick<WrittenPayment, 'expires_at'>,
  order: { readonly payment_status: PaymentStatus },
  now: Date,
): boolean => now >= expires_at || order.payment_status === 'received';

/** The provider's answer about a payment without money; `unknown`: it gave no definite answer. */
export type UnpaidStatus = 'waiting' | 'absent' | 'unknown' | 'closed' | 'declined';

export interface PaymentOutcome {
  readonly status: MobilePaymentStatus;
  readonly event: PaymentEvent['type'];
  /** The entry in the order's history; null for none. */
  readonly happened: OrderHistoryEvent | null;
}

const goesOn: PaymentOutcome = { status: 'open', event: 'mobile.confirmed', happened: null };
const expired: PaymentOutcome = { status: 'expired', event: 'mobile.expired', happened: 'payment_expired' };
const outcomes: Readonly<Record<UnpaidStatus, PaymentOutcome>> = {
  waiting: goesOn,
  absent: goesOn,
  unknown: { status: 'unknown', event: 'mobile.doubted', happened: null },
  closed: { status: 'closed', event: 'mobile.closed', happened: 'payment_closed' },
  declined: { status: 'failed', event: 'mobile.declined', happened: 'payment_failed' },
};

/** A payment that is closed after its expiry counts as expired. */
export const paymentOutcomeOf = (
  said: UnpaidStatus,
  { expires_at }: Pick<WrittenPayment, 'expires_at'>,
  at: Date,
): PaymentOutcome => (said === 'closed' && at >= expires_at ? expired : outcomes[said]);
