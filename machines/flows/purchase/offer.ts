import type { PriceLine, Quote } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';
import type { Offer } from './ports.ts';

/** Whether two offers sell the same at the same price for the same time. Names and how it is reckoned do not count. */
export const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.order_type === other.order_type && isSameFor(one, other);

/** Whether one price says what another said, and differs in how long it holds alone. */
export const isSamePrice = (one: Quote, other: Quote): boolean =>
  isSameFor(one, other) &&
  textOf(one.reduced_version_hints.map(idOf)) === textOf(other.reduced_version_hints.map(idOf));

const isSameFor = (one: Omit<Offer, 'order_type'>, other: Omit<Offer, 'order_type'>): boolean =>
  textOf(termsOf(one)) === textOf(termsOf(other));

const termsOf = ({ amount, lines, period }: Omit<Offer, 'order_type'>) => [
  sumOf(amount),
  lines.map(lineOf),
  period && [period.starts_at, period.ends_at],
];

const lineOf = ({ kind, ref, quantity, years, amount }: PriceLine) => [kind, ref, quantity, years, sumOf(amount)];
const sumOf = ({ minor, currency }: Money) => [minor, currency];
const idOf = ({ hint_id }: Quote['reduced_version_hints'][number]): string => hint_id;
const textOf = (value: unknown): string => JSON.stringify(value);
