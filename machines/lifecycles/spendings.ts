import type { Voucher } from '#contract/entities/product.ts';
import { orderStatusAt, type StoredOrder } from './order.ts';
import { balanceOf, hasEnough, validityEndOf } from './vouchers.ts';

/** The amount that an order uses of a voucher, in minor units of the voucher's currency. */
export interface Spending {
  readonly amount: number;
  readonly spent_at: Date;
  /** Null while the order needs it. */
  readonly returned_at: Date | null;
}

/**
 * When an order returns its voucher amounts: at its cancellation, which is stored, or at the end of its payment term,
 * stored or not. Null while it needs them.
 */
export function returnedAt({ returned_at }: Pick<Spending, 'returned_at'>, order: StoredOrder, now: Date): Date | null {
  if (returned_at !== null) return returned_at;
  const status = orderStatusAt(order, now);
  return status === 'cancelled' || status === 'expired' ? order.pay_until : null;
}

export const isSpent = ({ returned_at }: Pick<Spending, 'returned_at'>): boolean => returned_at === null;

export function voucherWithSpendings(
  rules: Pick<Voucher, 'worth' | 'spend'> & { readonly valid_until: Date },
  spendings: readonly Spending[],
): Pick<Voucher, 'balance' | 'is_used_up'> & { readonly valid_until: Date } {
  const returned = spendings.flatMap(({ spent_at, returned_at }) =>
    returned_at === null ? [] : [{ spent_at, returned_at }],
  );
  const spent = spendings.filter(isSpent).map(({ amount }) => amount);
  return { ...balanceOf(rules, spent), valid_until: validityEndOf(rules, returned) };
}

/** The spendings that their vouchers no longer cover: these are gone, or were used by other orders since. */
export const uncoveredSpendings = <Taken extends { readonly voucher_id: string; readonly amount: number }>(
  taken: readonly Taken[],
  held: readonly Pick<Voucher, 'voucher_id' | 'balance' | 'is_used_up'>[],
): readonly Taken[] =>
  taken.filter(({ voucher_id, amount }) => {
    const voucher = held.find((one) => one.voucher_id === voucher_id);
    return voucher === undefined || !hasEnough(voucher, amount);
  });
