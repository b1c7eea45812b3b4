import type { PriceLine, Quote } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';
import type { Offer } from './ports.ts';

/** Whether two offers have the same items, price and period. Names and the price's calculation do not count. */
export const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.order_type === other.order_type && hasSamePricedItems(one, other);

/** Whether two prices differ only in their expiry. */
export const isSameQuote = (one: Quote, other: Quote): boolean =>
  hasSamePricedItems(one, other) && hintsKey(one) === hintsKey(other);

type PricedItems = Omit<Offer, 'order_type'>;

const hasSamePricedItems = (one: PricedItems, other: PricedItems): boolean =>
  jsonOf(priceKey(one)) === jsonOf(priceKey(other)) && isSamePeriod(one.period, other.period);

const dayMs = 86_400_000;

/** A period that begins at once starts when its price was computed, so differences below a day are ignored. */
function isSamePeriod(one: PricedItems['period'], other: PricedItems['period']): boolean {
  if (one === null || other === null) return one === other;
  const isNear = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) < dayMs;
  return isNear(one.starts_at, other.starts_at) && isNear(one.ends_at, other.ends_at);
}

const priceKey = ({ amount, remaining_credit, lines }: PricedItems) => [
  moneyKey(amount),
  remaining_credit && moneyKey(remaining_credit),
  lines.map(lineKey),
];
const lineKey = ({ kind, ref, quantity, years, amount }: PriceLine) => [kind, ref, quantity, years, moneyKey(amount)];
const moneyKey = ({ minor, currency }: Money) => [minor, currency];
const hintsKey = ({ reduced_version_hints }: Quote): string =>
  jsonOf(reduced_version_hints.map(({ hint_id }) => hint_id));
const jsonOf = (value: unknown): string => JSON.stringify(value);
