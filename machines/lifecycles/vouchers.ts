import type { PriceLine } from '#contract/entities/order.ts';
import type { Voucher, VoucherReason } from '#contract/entities/product.ts';
import type { Currency, Money } from '#contract/money.ts';

/** Why a voucher cannot be used, whatever is ordered. */
export const lastingReasons = [
  'used',
  'expired',
  'not_yet_valid',
  'wrong_currency',
] as const satisfies readonly VoucherReason[];
export type LastingReason = (typeof lastingReasons)[number];

interface Situation {
  readonly now: Date;
  readonly currency: Currency;
}

/** When each reason stands against a voucher. */
const stands: Record<LastingReason, (voucher: Voucher, at: Situation) => boolean> = {
  used: ({ is_used_up }) => is_used_up,
  expired: ({ valid_until }, { now }) => now > new Date(valid_until),
  not_yet_valid: ({ valid_from }, { now }) => now < new Date(valid_from),
  wrong_currency: (voucher, { currency }) => currenciesOf(voucher).some((other) => other !== currency),
};

/** Why a voucher cannot be used for any order of a client that pays in a currency; null where it can be for some. */
export const lastingReason = (voucher: Voucher, at: Situation): LastingReason | null =>
  lastingReasons.find((reason) => stands[reason](voucher, at)) ?? null;

/** The currencies that a voucher names: it counts in orders in each of them. One that names none counts in any. */
export const currenciesOf = ({ worth, minimum }: Pick<Voucher, 'worth' | 'minimum'>): readonly Currency[] => [
  ...new Set([
    ...(worth.kind === 'amount' ? [worth.amount.currency] : []),
    ...(minimum === null ? [] : [minimum.currency]),
  ]),
];

type Rules = Pick<Voucher, 'worth' | 'spend'>;
type Balance = Pick<Voucher, 'balance' | 'is_used_up'>;

/** What is left of a voucher of which orders hold these amounts, in minor units. One that is spent once is used up by any of them. */
export function balanceOf({ worth, spend }: Rules, spent: readonly number[]): Balance {
  if (worth.kind === 'percent') return { balance: null, is_used_up: spent.length > 0 };
  const taken = spent.reduce((sum, amount) => sum + amount, 0);
  const isOver = spend === 'once' && spent.length > 0;
  const minor = isOver ? 0 : Math.max(0, worth.amount.minor - taken);
  return { balance: { ...worth.amount, minor }, is_used_up: minor === 0 };
}

/** Whether an order can take this much of a voucher, in minor units. */
export const hasEnough = ({ balance, is_used_up }: Balance, amount: number): boolean =>
  !is_used_up && (balance === null || balance.minor >= amount);

/** For how many days what an order gives back to a voucher that is spent in parts can be used at least. */
export const daysAfterReturn = 30;

const dayMs = 86_400_000;

/** What an order has given back to a voucher: it took it at `spent_at`, and no longer needs it since `returned_at`. */
export interface ReturnedSpending {
  readonly spent_at: Date;
  readonly returned_at: Date;
}

/**
 * When a voucher ends. One that is spent in parts stands for money of the client: what an order gives back that was placed
 * before its end can be used for some days more. An order that is placed within these days adds no further ones.
 */
export function endOf(
  { spend, valid_until }: Pick<Voucher, 'spend'> & { readonly valid_until: Date },
  returned: readonly ReturnedSpending[],
): Date {
  if (spend === 'once') return valid_until;
  const ends = returned
    .filter(({ spent_at }) => spent_at <= valid_until)
    .map(({ returned_at }) => returned_at.getTime() + daysAfterReturn * dayMs);
  return new Date(Math.max(valid_until.getTime(), ...ends));
}

/** What an order leaves of a voucher. */
export interface Leftover {
  readonly amount: Money;
  /** Whether it cannot be used any more, as the voucher is spent once. */
  readonly isLost: boolean;
}

/** What is left of a voucher of an amount by an order with these lines; null where nothing is, or it is not in the order. */
export function leftoverOf(
  { voucher_id, spend, balance }: Pick<Voucher, 'voucher_id' | 'spend' | 'balance'>,
  lines: readonly Pick<PriceLine, 'ref' | 'amount'>[],
): Leftover | null {
  const taken = lines.find(({ ref }) => ref === voucher_id)?.amount;
  if (balance === null || taken === undefined) return null;
  const minor = balance.minor + taken.minor;
  return minor > 0 ? { amount: { ...balance, minor }, isLost: spend === 'once' } : null;
}
