import type { Currency, Money } from '#contract/money.ts';

/** The rounding step of computed reductions, in minor units: amounts in TWD are whole dollars. */
const roundingStep = { CNY: 1, USD: 1, TWD: 100, JPY: 1 } as const satisfies Record<Currency, number>;

/**
 * `amount × part / whole`, rounded down to the currency's step: a share is a reduction, and never exceeds its exact
 * value. Computed with bigint, as an amount times days can exceed 2^53.
 */
export function proportionalAmount(currency: Currency, amount: number, part: number, whole: number): number {
  if (amount <= 0 || part <= 0 || whole <= 0) return 0;
  const least = BigInt(roundingStep[currency]);
  const exact = (BigInt(amount) * BigInt(Math.min(part, whole))) / BigInt(whole);
  return Number((exact / least) * least);
}

/** Percent off the plan by the years paid at once; none for other years. */
const multiYearPercents: Readonly<Record<number, number>> = { 2: 5, 3: 10 };

export const multiYearPercent = (years: number): number => multiYearPercents[years] ?? 0;

/** Takes the price of one year; `amount` is the price of all years after the discount. */
export function termPrice(
  { minor, currency }: Money,
  years: number,
): { readonly percent: number; readonly amount: Money } {
  const percent = multiYearPercent(years);
  const whole = minor * years;
  return { percent, amount: { minor: whole - proportionalAmount(currency, whole, percent, 100), currency } };
}
