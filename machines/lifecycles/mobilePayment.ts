import type { OrderHistoryEvent, PaymentStatus } from '#contract/entities/order.ts';
import type { MobilePaymentStatus } from '#contract/entities/payment.ts';
import type { PaymentEvent } from './payment.ts';

interface StoredPayment {
  readonly status: MobilePaymentStatus;
  readonly expires_at: Date;
}

/** Whether the provider may still accept money for it. */
export const isPaymentOpen = ({ status }: Pick<StoredPayment, 'status'>): boolean =>
  status === 'open' || status === 'unknown';

/** Whether pages show the code, which they do until it expires. */
export const isPayableAt = (payment: StoredPayment, now: Date): boolean =>
  isPaymentOpen(payment) && now < payment.expires_at;

/** Whether to close the payment at its provider, unless it was paid there: it has expired, or its order is paid. */
export const shouldClosePayment = (
  { expires_at }: Pick<StoredPayment, 'expires_at'>,
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

const openOutcome: PaymentOutcome = { status: 'open', event: 'mobile.confirmed', happened: null };
const expiredOutcome: PaymentOutcome = { status: 'expired', event: 'mobile.expired', happened: 'payment_expired' };
const outcomeByProviderStatus: Readonly<Record<UnpaidStatus, PaymentOutcome>> = {
  waiting: openOutcome,
  absent: openOutcome,
  unknown: { status: 'unknown', event: 'mobile.doubted', happened: null },
  closed: { status: 'closed', event: 'mobile.closed', happened: 'payment_closed' },
  declined: { status: 'failed', event: 'mobile.declined', happened: 'payment_failed' },
};

/** A payment that is closed after its expiry counts as expired. */
export const paymentOutcomeOf = (
  said: UnpaidStatus,
  { expires_at }: Pick<StoredPayment, 'expires_at'>,
  at: Date,
): PaymentOutcome => (said === 'closed' && at >= expires_at ? expiredOutcome : outcomeByProviderStatus[said]);
