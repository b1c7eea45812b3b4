import type { OrderStatus } from '#contract/entities/order.ts';
import type { Settlement } from '#contract/entities/payment.ts';
import type { Money } from '#contract/money.ts';
import { orderAfter } from './order.ts';
import type { PayState } from './payment.ts';

/** What has to be known of an order for which money has arrived. */
export interface Payee extends PayState {
  readonly amount: Money;
  /** Whether its vouchers are still free, and no order that excludes it has been placed since: else it cannot come back. */
  readonly canReturn: boolean;
}

/** What keeps an order whose term has passed from being paid after all. */
interface ComingBack {
  readonly status: OrderStatus;
  /** Whether an order that excludes it was placed since, and is still to be paid. */
  readonly is_excluded: boolean;
  /** How many of its vouchers no longer hold what it took, as other orders have taken it since. */
  readonly vouchers_taken: number;
}

/** Whether money can still settle an order as it is: one whose term has passed comes back only with all that it had. */
export const canReturn = ({ status, is_excluded, vouchers_taken }: ComingBack): boolean =>
  status !== 'expired' || (!is_excluded && vouchers_taken === 0);

/** How much of a payment its provider has refunded. */
export type Refunded = 'none' | 'some' | 'all';

/** How much of an amount a refund is, both in minor units of its currency. */
export function refundedOf(amount: Money, minor: number): Refunded {
  if (minor <= 0) return 'none';
  return minor < amount.minor ? 'some' : 'all';
}

/** Refunds by the names that their provider gives them, in minor units. */
export type Refunds = Readonly<Record<string, number>>;

/** Refunds, and those that a provider has notified us of since: one of the same name has grown, and never shrinks. */
export function withRefunds(
  known: Refunds,
  notified: readonly { readonly reference: string; readonly minor: number }[],
): Refunds {
  const all = new Map(Object.entries(known));
  for (const { reference, minor } of notified) all.set(reference, Math.max(all.get(reference) ?? 0, minor));
  return Object.fromEntries(all);
}

/** The sum of refunds, in minor units. */
export const refundedMinor = (refunds: Refunds): number =>
  Object.values(refunds).reduce((total, minor) => total + minor, 0);

/**
 * What becomes of money that has arrived: it settles the order, it has to be given back, finance decides, or its provider has
 * refunded it already. It is never turned away: not by a date, and not for an order that nobody knows.
 */
export function settlementOf(amount: Money, order: Payee | null, refunded: Refunded = 'none'): Settlement {
  if (refunded === 'all') return 'refunded';
  if (order === null) return 'undecided';
  if (order.payment_status === 'received') return 'to_refund';
  if (orderAfter(order.status, { type: 'payment.received' }) === null) return 'to_refund';
  const fits = amount.minor === order.amount.minor && amount.currency === order.amount.currency;
  const isWhole = fits && refunded === 'none';
  return isWhole && (order.status === 'unpaid' || order.canReturn) ? 'matched' : 'undecided';
}

/** What has become of money of which its provider has refunded something. An order that it has settled stays paid. */
export const settlementAfterRefund = (settlement: Settlement, refunded: Refunded): Settlement =>
  refunded === 'all' && settlement !== 'matched' ? 'refunded' : settlement;

const settlementsAfter: Readonly<Record<Settlement, readonly Settlement[]>> = {
  matched: [],
  undecided: ['matched', 'to_refund'],
  to_refund: ['refunded'],
  refunded: [],
};

/** Whether finance may say of money that stands so what else becomes of it. */
export const settlementAfter = (settlement: Settlement, next: Settlement): boolean =>
  settlementsAfter[settlement].includes(next);

/** Why money does not settle its order by itself. `decided`: finance has said so. */
export type MoneyReason = 'late' | 'another_amount' | 'partly_refunded' | 'cancelled' | 'paid_twice' | 'decided';

/** What the client is notified of when money has arrived. */
export type Arrived =
  | { readonly kind: 'paid' }
  | { readonly kind: 'money_refunded' }
  | { readonly kind: 'money_undecided'; readonly why: 'late' | 'another_amount' | 'partly_refunded' }
  | { readonly kind: 'money_to_refund'; readonly why: 'cancelled' | 'paid_twice' };

const undecidedReason = ({ status }: Payee, refunded: Refunded) => {
  if (refunded !== 'none') return 'partly_refunded';
  return status === 'expired' ? 'late' : 'another_amount';
};

/** What has become of money that has arrived for an order, and why where it did not settle it. */
export function arrivedAs(settlement: Settlement, order: Payee, refunded: Refunded): Arrived {
  switch (settlement) {
    case 'matched':
      return { kind: 'paid' };
    case 'refunded':
      return { kind: 'money_refunded' };
    case 'to_refund':
      return { kind: 'money_to_refund', why: order.status === 'cancelled' ? 'cancelled' : 'paid_twice' };
    case 'undecided':
      return { kind: 'money_undecided', why: undecidedReason(order, refunded) };
  }
}
