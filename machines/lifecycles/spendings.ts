import type { Voucher } from '#contract/entities/product.ts';
import { orderStatusAt, type WrittenOrder } from './order.ts';
import { balanceOf, endOf, hasEnough } from './vouchers.ts';

/** What an order has taken of a voucher, in minor units of the voucher's currency. */
export interface Spending {
  readonly amount: number;
  readonly spent_at: Date;
  /** When the order no longer needed it; null while it does. */
  readonly returned_at: Date | null;
}

/**
 * When an order gives back what it took of its vouchers: when it was cancelled, which is written down, or when its term to pay has
 * passed, whether that is written down or not. Null while it needs it.
 */
export function returnedAt(
  { returned_at }: Pick<Spending, 'returned_at'>,
  order: WrittenOrder,
  now: Date,
): Date | null {
  if (returned_at !== null) return returned_at;
  const status = orderStatusAt(order, now);
  return status === 'cancelled' || status === 'expired' ? order.pay_until : null;
}

/** Whether an order still needs what it took. */
export const isSpent = ({ returned_at }: Pick<Spending, 'returned_at'>): boolean => returned_at === null;

/** What orders have left of a voucher, and when it ends now. */
export function voucherAfter(
  rules: Pick<Voucher, 'worth' | 'spend'> & { readonly valid_until: Date },
  spendings: readonly Spending[],
): Pick<Voucher, 'balance' | 'is_used_up'> & { readonly valid_until: Date } {
  const returned = spendings.flatMap(({ spent_at, returned_at }) =>
    returned_at === null ? [] : [{ spent_at, returned_at }],
  );
  const spent = spendings.filter(isSpent).map(({ amount }) => amount);
  return { ...balanceOf(rules, spent), valid_until: endOf(rules, returned) };
}

/** Of what an order took of vouchers, that which they no longer hold: they are gone, or used elsewhere since. */
export const takenElsewhere = <Taken extends { readonly voucher_id: string; readonly amount: number }>(
  taken: readonly Taken[],
  held: readonly Pick<Voucher, 'voucher_id' | 'balance' | 'is_used_up'>[],
): readonly Taken[] =>
  taken.filter(({ voucher_id, amount }) => {
    const voucher = held.find((one) => one.voucher_id === voucher_id);
    return voucher === undefined || !hasEnough(voucher, amount);
  });
