import type { PriceLine, Quote } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';
import type { Offer } from './ports.ts';

/** Whether two offers have the same items, price and period. Names and the price's calculation do not count. */
export const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.order_type === other.order_type && isSameDeal(one, other);

/** Whether two prices differ only in their expiry. */
export const isSameQuote = (one: Quote, other: Quote): boolean =>
  isSameDeal(one, other) && hintsOf(one) === hintsOf(other);

type Deal = Omit<Offer, 'order_type'>;

const isSameDeal = (one: Deal, other: Deal): boolean =>
  textOf(priceOf(one)) === textOf(priceOf(other)) && isSamePeriod(one.period, other.period);

const dayMs = 86_400_000;

/** A period that begins at once starts when its price was computed, so differences below a day are ignored. */
function isSamePeriod(one: Deal['period'], other: Deal['period']): boolean {
  if (one === null || other === null) return one === other;
  const isNear = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) < dayMs;
  return isNear(one.starts_at, other.starts_at) && isNear(one.ends_at, other.ends_at);
}

const priceOf = ({ amount, remaining_credit, lines }: Deal) => [
  sumOf(amount),
  remaining_credit && sumOf(remaining_credit),
  lines.map(termsOf),
];
const termsOf = ({ kind, ref, quantity, years, amount }: PriceLine) => [kind, ref, quantity, years, sumOf(amount)];
const sumOf = ({ minor, currency }: Money) => [minor, currency];
const hintsOf = ({ reduced_version_hints }: Quote): string =>
  textOf(reduced_version_hints.map(({ hint_id }) => hint_id));
const textOf = (value: unknown): string => JSON.stringify(value);
