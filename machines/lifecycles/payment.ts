import { setup, transition } from 'xstate';
import type { OrderStatus, PaymentStatus } from '#contract/entities/order.ts';
import type { MobileReason, PaymentView } from '#contract/entities/payment.ts';
import { type Currency, type Money, minorDigits } from '#contract/money.ts';

/** What happens to the payment of an order. Imperative for what somebody asks, past tense for what has happened. */
export type PaymentEvent =
  /** The proof of a transfer is handed in, also in place of one that has not been decided. */
  | { readonly type: 'proof.submit' }
  | { readonly type: 'proof.refuse' }
  | { readonly type: 'mobile.begin' }
  /** The provider was asked and gave no certain answer. */
  | { readonly type: 'mobile.doubted' }
  /** The provider knows of the payment, and it has not been paid yet. */
  | { readonly type: 'mobile.confirmed' }
  /** The provider has closed it, as somebody wanted; or it has ended with money that waits for finance. */
  | { readonly type: 'mobile.closed' }
  | { readonly type: 'mobile.declined' }
  | { readonly type: 'mobile.expired' }
  | { readonly type: 'money.received' };

const received = { 'money.received': 'received' } as const;
const idle = { 'proof.submit': 'proof_submitted', 'mobile.begin': 'processing', ...received } as const;
const ends = {
  'mobile.closed': 'none',
  'mobile.declined': 'failed',
  'mobile.expired': 'expired',
  ...received,
} as const;

/**
 * How an order is paid. One thing at a time is under way: a proof that is being checked, or a payment at a provider. While it is
 * unknown how one stands, nothing else can be begun. Money that arrives is received whatever the state.
 */
export const paymentLifecycle = setup({ types: { events: {} as PaymentEvent } }).createMachine({
  id: 'payment',
  initial: 'none',
  states: {
    none: { on: idle },
    failed: { on: idle },
    expired: { on: idle },
    proof_submitted: {
      on: { 'proof.submit': 'proof_submitted', 'proof.refuse': 'failed', ...received },
    },
    processing: { on: { 'mobile.doubted': 'unknown', ...ends } },
    unknown: { on: { 'mobile.confirmed': 'processing', ...ends } },
    received: { type: 'final' },
  },
});

/** Where an event leads from a status, or null where the lifecycle refuses it. */
export function paymentAfter(status: PaymentStatus, event: PaymentEvent): PaymentStatus | null {
  const before = paymentLifecycle.resolveState({ value: status });
  if (!before.can(event)) return null;
  return transition(paymentLifecycle, before, event)[0].value;
}

/** Whether there is any use in paying by phone: some provider takes the currency of the order, whatever it is worth. */
export const mayBePaidByPhone = ({ mobile: { offers } }: PaymentView): boolean =>
  offers.some(({ reason }) => reason !== 'currency_not_taken');

/** Why a payment cannot be begun now. */
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

const orderReasons: Readonly<Record<Exclude<OrderStatus, 'unpaid'>, PayReason>> = {
  paid: 'already_paid',
  completed: 'already_paid',
  cancelled: 'already_cancelled',
  expired: 'already_expired',
};

const paymentReasons: Readonly<Record<PaymentStatus, PayReason | null>> = {
  none: null,
  failed: null,
  expired: null,
  proof_submitted: 'proof_being_checked',
  processing: 'payment_under_way',
  unknown: 'payment_unknown',
  received: 'already_paid',
};

/** What stands against beginning to pay an order, whoever asks; null where nothing does. */
export const payReason = ({ status, payment_status }: PayState): PayReason | null =>
  status === 'unpaid' ? paymentReasons[payment_status] : orderReasons[status];

/** What stands against handing in the proof of a transfer: one that is being checked can be replaced. */
export function proofReason(standing: PayState): PayReason | null {
  const reason = payReason(standing);
  return reason === 'proof_being_checked' ? null : reason;
}

/** Days for which an order can still be paid after a proof was refused, where less is left of its term. */
const graceAfterRefusalDays = 3;

/** Until when an order can be paid of which a proof is refused at a moment. */
export function payUntilAfterRefusal(pay_until: Date, at: Date): Date {
  const grace = new Date(at.getTime() + graceAfterRefusalDays * 86_400_000);
  return grace > pay_until ? grace : pay_until;
}

/** Minutes for which a payment at a provider can be paid. */
export const mobilePaymentMinutes = 15;

/** What providers let pass at once, in major units of the currency. */
const mobileMajor = { least: 1000, most: 39_400 } as const;

/** The least and the most that can be paid by a provider. */
export function mobileLimits(currency: Currency): Readonly<Record<keyof typeof mobileMajor, Money>> {
  const inMinor = (major: number): Money => ({ minor: major * 10 ** minorDigits[currency], currency });
  return { least: inMinor(mobileMajor.least), most: inMinor(mobileMajor.most) };
}

/** What stands against paying an amount by a provider that takes these currencies; null where nothing does. */
export function mobileReason({ minor, currency }: Money, taken: readonly Currency[]): MobileReason | null {
  if (!taken.includes(currency)) return 'currency_not_taken';
  const { least, most } = mobileLimits(currency);
  return minor < least.minor || minor > most.minor ? 'amount_out_of_range' : null;
}
