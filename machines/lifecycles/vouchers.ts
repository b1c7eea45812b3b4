import type { PriceLine } from '#contract/entities/order.ts';
import type { Voucher, VoucherReason } from '#contract/entities/product.ts';
import type { Currency, Money } from '#contract/money.ts';

/** Reasons that do not depend on the order. */
export const orderIndependentReasons = [
  'used',
  'expired',
  'not_yet_valid',
  'wrong_currency',
] as const satisfies readonly VoucherReason[];
export type OrderIndependentReason = (typeof orderIndependentReasons)[number];

interface VoucherUse {
  readonly now: Date;
  readonly currency: Currency;
}

const reasonConditions: Record<OrderIndependentReason, (voucher: Voucher, at: VoucherUse) => boolean> = {
  used: ({ is_used_up }) => is_used_up,
  expired: ({ valid_until }, { now }) => now > new Date(valid_until),
  not_yet_valid: ({ valid_from }, { now }) => now < new Date(valid_from),
  wrong_currency: (voucher, { currency }) => currenciesOf(voucher).some((other) => other !== currency),
};

/** Null if the voucher can be used in some order of a client with this currency. */
export const orderIndependentReason = (voucher: Voucher, at: VoucherUse): OrderIndependentReason | null =>
  orderIndependentReasons.find((reason) => reasonConditions[reason](voucher, at)) ?? null;

/** The currencies that a voucher names. One that names none is valid in any. */
export const currenciesOf = ({ worth, minimum }: Pick<Voucher, 'worth' | 'minimum'>): readonly Currency[] => [
  ...new Set([
    ...(worth.kind === 'amount' ? [worth.amount.currency] : []),
    ...(minimum === null ? [] : [minimum.currency]),
  ]),
];

type Rules = Pick<Voucher, 'worth' | 'spend'>;
type Balance = Pick<Voucher, 'balance' | 'is_used_up'>;

/**
 * The balance after orders used these amounts, in minor units. A voucher with `spend: 'once'` is used up by any of
 * them.
 */
export function balanceOf({ worth, spend }: Rules, spent: readonly number[]): Balance {
  if (worth.kind === 'percent') return { balance: null, is_used_up: spent.length > 0 };
  const taken = spent.reduce((sum, amount) => sum + amount, 0);
  const isOver = spend === 'once' && spent.length > 0;
  const minor = isOver ? 0 : Math.max(0, worth.amount.minor - taken);
  return { balance: { ...worth.amount, minor }, is_used_up: minor === 0 };
}

/** `amount` is in minor units. */
export const hasEnough = ({ balance, is_used_up }: Balance, amount: number): boolean =>
  !is_used_up && (balance === null || balance.minor >= amount);

/** Minimum validity of an amount returned to a voucher that is spent in parts, in days. */
export const minDaysAfterReturn = 30;

const dayMs = 86_400_000;

export interface ReturnedSpending {
  readonly spent_at: Date;
  readonly returned_at: Date;
}

/**
 * A voucher that is spent in parts is the client's money: an amount that returns from an order placed before the
 * voucher's end stays valid for `minDaysAfterReturn`. An order placed within this extension does not extend it again.
 */
export function validityEndOf(
  { spend, valid_until }: Pick<Voucher, 'spend'> & { readonly valid_until: Date },
  returned: readonly ReturnedSpending[],
): Date {
  if (spend === 'once') return valid_until;
  const ends = returned
    .filter(({ spent_at }) => spent_at <= valid_until)
    .map(({ returned_at }) => returned_at.getTime() + minDaysAfterReturn * dayMs);
  return new Date(Math.max(valid_until.getTime(), ...ends));
}

export interface Leftover {
  readonly amount: Money;
  /** Whether it is forfeited, as the voucher can be used only once. */
  readonly isLost: boolean;
}

/** Null if nothing is left, or the voucher is not in the order. */
export function leftoverOf(
  { voucher_id, spend, balance }: Pick<Voucher, 'voucher_id' | 'spend' | 'balance'>,
  lines: readonly Pick<PriceLine, 'ref' | 'amount'>[],
): Leftover | null {
  const taken = lines.find(({ ref }) => ref === voucher_id)?.amount;
  if (balance === null || taken === undefined) return null;
  const minor = balance.minor + taken.minor;
  return minor > 0 ? { amount: { ...balance, minor }, isLost: spend === 'once' } : null;
}
