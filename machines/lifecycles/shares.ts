import type { Currency, Money } from '#contract/money.ts';

/** The smallest step of a computed reduction: business in TWD is done in whole dollars, elsewhere in minor units. */
const step = { CNY: 1, USD: 1, TWD: 100, JPY: 1 } as const satisfies Record<Currency, number>;

/**
 * `amount × part / whole`, rounded down to the currency's step. Every share is a reduction, so rounding down means that
 * a reduction is never greater than its exact value. Through bigint: an amount times some days can pass 2^53.
 */
export function share(currency: Currency, amount: number, part: number, whole: number): number {
  if (amount <= 0 || part <= 0 || whole <= 0) return 0;
  const least = BigInt(step[currency]);
  const exact = (BigInt(amount) * BigInt(Math.min(part, whole))) / BigInt(whole);
  return Number((exact / least) * least);
}

/** What paying for several years at once takes off the plan, in percent. Years without an entry take nothing off. */
const multiYearPercents: Readonly<Record<number, number>> = { 2: 5, 3: 10 };

/** The share that paying for some years at once takes off the plan. */
export const multiYearPercent = (years: number): number => multiYearPercents[years] ?? 0;

/** What several years of something cost at once, and what that takes off; it costs `price` a year. */
export function termPrice(
  { minor, currency }: Money,
  years: number,
): { readonly percent: number; readonly amount: Money } {
  const percent = multiYearPercent(years);
  const whole = minor * years;
  return { percent, amount: { minor: whole - share(currency, whole, percent, 100), currency } };
}
