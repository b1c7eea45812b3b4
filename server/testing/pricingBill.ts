import type { PriceContent } from '../modules/pricing/facts.ts';

/** The parts of a price that a person pays by: each line's kind, what it is about and its amount. */
export const bill = ({ lines, amount, original_amount, discount, discount_amount, period }: PriceContent) => ({
  lines: lines.map((line) => [line.kind, line.ref, line.amount.minor]),
  original: original_amount.minor,
  discount: discount.minor,
  off: discount_amount.minor,
  amount: [amount.minor, amount.currency],
  period: period === null ? null : [period.starts_at.slice(0, 10), period.ends_at.slice(0, 10)],
});
