import { setup, transition } from 'xstate';
import type { OrderStatus, PaymentStatus } from '#contract/entities/order.ts';
import type { MobileReason, PaymentView } from '#contract/entities/payment.ts';
import { type Currency, type Money, minorDigits } from '#contract/money.ts';

/** Imperative for requests, past tense for facts. */
export type PaymentEvent =
  /** Submits the proof of a transfer; replaces one that is undecided. */
  | { readonly type: 'proof.submit' }
  | { readonly type: 'proof.refuse' }
  | { readonly type: 'mobile.begin' }
  /** The provider gave no definite answer. */
  | { readonly type: 'mobile.doubted' }
  /** The provider knows the payment, and it is not paid yet. */
  | { readonly type: 'mobile.confirmed' }
  /** The provider closed it on request; or it ended with money that awaits finance. */
  | { readonly type: 'mobile.closed' }
  | { readonly type: 'mobile.declined' }
  | { readonly type: 'mobile.expired' }
  | { readonly type: 'money.received' };

const receivedTransition = { 'money.received': 'received' } as const;
const idleTransitions = {
  'proof.submit': 'proof_submitted',
  'mobile.begin': 'processing',
  ...receivedTransition,
} as const;
const endTransitions = {
  'mobile.closed': 'none',
  'mobile.declined': 'failed',
  'mobile.expired': 'expired',
  ...receivedTransition,
} as const;

/**
 * The payment of an order. Only one is under way at a time: a proof that is being checked, or a payment at a provider.
 * While the state of one is unknown, no other can begin. Money that arrives is received in every state.
 */
export const paymentLifecycle = setup({ types: { events: {} as PaymentEvent } }).createMachine({
  id: 'payment',
  initial: 'none',
  states: {
    none: { on: idleTransitions },
    failed: { on: idleTransitions },
    expired: { on: idleTransitions },
    proof_submitted: {
      on: { 'proof.submit': 'proof_submitted', 'proof.refuse': 'failed', ...receivedTransition },
    },
    processing: { on: { 'mobile.doubted': 'unknown', ...endTransitions } },
    unknown: { on: { 'mobile.confirmed': 'processing', ...endTransitions } },
    received: { type: 'final' },
  },
});

/** Null if the lifecycle rejects the event. */
export function nextPaymentStatus(status: PaymentStatus, event: PaymentEvent): PaymentStatus | null {
  const before = paymentLifecycle.resolveState({ value: status });
  if (!before.can(event)) return null;
  return transition(paymentLifecycle, before, event)[0].value;
}

/** Whether any provider accepts the order's currency, whatever its amount. */
export const canBePaidByMobile = ({ mobile: { offers } }: PaymentView): boolean =>
  offers.some(({ reason }) => reason !== 'currency_not_taken');

export type PayReason =
  | 'already_paid'
  | 'already_cancelled'
  | 'already_expired'
  | 'proof_being_checked'
  | 'payment_under_way'
  | 'payment_unknown';

export interface PayState {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
}

const reasonByOrderStatus: Readonly<Record<Exclude<OrderStatus, 'unpaid'>, PayReason>> = {
  paid: 'already_paid',
  completed: 'already_paid',
  cancelled: 'already_cancelled',
  expired: 'already_expired',
};

const reasonByPaymentStatus: Readonly<Record<PaymentStatus, PayReason | null>> = {
  none: null,
  failed: null,
  expired: null,
  proof_submitted: 'proof_being_checked',
  processing: 'payment_under_way',
  unknown: 'payment_unknown',
  received: 'already_paid',
};

/** Null if a payment can begin, apart from the caller's permission. */
export const payReason = ({ status, payment_status }: PayState): PayReason | null =>
  status === 'unpaid' ? reasonByPaymentStatus[payment_status] : reasonByOrderStatus[status];

/** As `payReason`, but a proof that is being checked can be replaced. */
export function proofReason(standing: PayState): PayReason | null {
  const reason = payReason(standing);
  return reason === 'proof_being_checked' ? null : reason;
}

/** Minimum time to pay after a proof was refused. */
const graceAfterRefusalDays = 3;

/** Never earlier than the present end of the payment term. */
export function payUntilAfterRefusal(pay_until: Date, at: Date): Date {
  const grace = new Date(at.getTime() + graceAfterRefusalDays * 86_400_000);
  return grace > pay_until ? grace : pay_until;
}

/** Validity of a payment at a provider, in minutes. */
export const mobilePaymentMinutes = 15;

/** Limits of one payment at a provider, in major units; the same figures for every currency. */
const majorUnitLimits = { least: 1000, most: 39_400 } as const;

export function mobileLimits(currency: Currency): Readonly<Record<keyof typeof majorUnitLimits, Money>> {
  const inMinor = (major: number): Money => ({ minor: major * 10 ** minorDigits[currency], currency });
  return { least: inMinor(majorUnitLimits.least), most: inMinor(majorUnitLimits.most) };
}

/** Null if a provider that takes these currencies accepts the amount. */
export function mobileReason({ minor, currency }: Money, taken: readonly Currency[]): MobileReason | null {
  if (!taken.includes(currency)) return 'currency_not_taken';
  const { least, most } = mobileLimits(currency);
  return minor < least.minor || minor > most.minor ? 'amount_out_of_range' : null;
}
