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
  used: ({ used_by_order_id }) => used_by_order_id !== null,
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

/** What is left of a voucher by an order with these lines, which uses all of it up; null where nothing is, or it is not in the order. */
export function unusedOf(
  { voucher_id, worth }: Pick<Voucher, 'voucher_id' | 'worth'>,
  lines: readonly Pick<PriceLine, 'ref' | 'amount'>[],
): Money | null {
  const taken = lines.find(({ ref }) => ref === voucher_id)?.amount;
  if (worth.kind !== 'amount' || taken === undefined) return null;
  const minor = worth.amount.minor + taken.minor;
  return minor > 0 ? { ...worth.amount, minor } : null;
}
