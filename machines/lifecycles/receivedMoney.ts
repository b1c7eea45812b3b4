import type { OrderStatus } from '#contract/entities/order.ts';
import type { Settlement } from '#contract/entities/payment.ts';
import type { Money } from '#contract/money.ts';
import { nextOrderStatus } from './order.ts';
import type { PayState } from './payment.ts';

export interface OrderToSettle extends PayState {
  readonly amount: Money;
  /**
   * Whether its vouchers are still available, and no order that excludes it was placed since. Otherwise it cannot be
   * reopened.
   */
  readonly canReturn: boolean;
}

interface ReopeningFacts {
  readonly status: OrderStatus;
  /** Whether an unpaid order that excludes it was placed since. */
  readonly is_excluded: boolean;
  /** Vouchers that no longer hold the amount that the order took, because other orders used it. */
  readonly vouchers_taken: number;
}

/** Whether money can settle the order unchanged: an expired one can be reopened only with all that it had. */
export const canReopen = ({ status, is_excluded, vouchers_taken }: ReopeningFacts): boolean =>
  status !== 'expired' || (!is_excluded && vouchers_taken === 0);

export type RefundExtent = 'none' | 'some' | 'all';

/** Both amounts in minor units. */
export function refundExtentOf(amount: Money, minor: number): RefundExtent {
  if (minor <= 0) return 'none';
  return minor < amount.minor ? 'some' : 'all';
}

/** Minor units by the provider's name of the refund. */
export type Refunds = Readonly<Record<string, number>>;

/** Merges notified refunds. The amount of one refund may grow, and never shrinks. */
export function mergeRefunds(
  known: Refunds,
  notified: readonly { readonly reference: string; readonly minor: number }[],
): Refunds {
  const all = new Map(Object.entries(known));
  for (const { reference, minor } of notified) all.set(reference, Math.max(all.get(reference) ?? 0, minor));
  return Object.fromEntries(all);
}

/** In minor units. */
export const refundedMinor = (refunds: Refunds): number =>
  Object.values(refunds).reduce((total, minor) => total + minor, 0);

/**
 * What happens to money that has arrived: it settles the order, is to be refunded, awaits a decision of finance, or was
 * refunded by its provider already. Money is never rejected, neither for a late date nor for an unknown order.
 */
export function settlementOf(amount: Money, order: OrderToSettle | null, refunded: RefundExtent = 'none'): Settlement {
  if (refunded === 'all') return 'refunded';
  if (order === null) return 'undecided';
  if (order.payment_status === 'received') return 'to_refund';
  if (nextOrderStatus(order.status, { type: 'payment.received' }) === null) return 'to_refund';
  const fits = amount.minor === order.amount.minor && amount.currency === order.amount.currency;
  const isWhole = fits && refunded === 'none';
  return isWhole && (order.status === 'unpaid' || order.canReturn) ? 'matched' : 'undecided';
}

/** An order that the money has settled stays paid after a refund. */
export const settlementAfterRefund = (settlement: Settlement, refunded: RefundExtent): Settlement =>
  refunded === 'all' && settlement !== 'matched' ? 'refunded' : settlement;

const nextSettlements: Readonly<Record<Settlement, readonly Settlement[]>> = {
  matched: [],
  undecided: ['matched', 'to_refund'],
  to_refund: ['refunded'],
  refunded: [],
};

export const canSettlementBecome = (settlement: Settlement, next: Settlement): boolean =>
  nextSettlements[settlement].includes(next);

/** Why money does not settle its order by itself. `decided`: finance has decided so. */
export type MoneyReason = 'late' | 'another_amount' | 'partly_refunded' | 'cancelled' | 'paid_twice' | 'decided';

export type MoneyArrival =
  | { readonly kind: 'paid' }
  | { readonly kind: 'money_refunded' }
  | { readonly kind: 'money_undecided'; readonly why: 'late' | 'another_amount' | 'partly_refunded' }
  | { readonly kind: 'money_to_refund'; readonly why: 'cancelled' | 'paid_twice' };

const undecidedReason = ({ status }: OrderToSettle, refunded: RefundExtent) => {
  if (refunded !== 'none') return 'partly_refunded';
  return status === 'expired' ? 'late' : 'another_amount';
};

export function moneyArrivalOf(settlement: Settlement, order: OrderToSettle, refunded: RefundExtent): MoneyArrival {
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
