import type { Currency } from '#contract/money.ts';

const dayMs = 86_400_000;

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

/** Whole days of a term and how many of them have passed; the day in progress counts as not yet passed. */
export function daysOf(term: { starts: Date; ends: Date }, now: Date): { whole: number; elapsed: number } {
  const whole = Math.max(1, Math.round((term.ends.getTime() - term.starts.getTime()) / dayMs));
  const elapsed = Math.floor((now.getTime() - term.starts.getTime()) / dayMs);
  return { whole, elapsed: Math.min(whole, Math.max(0, elapsed)) };
}

/** The same day and time some years later; 29 February becomes 28 February. */
export function addYears(from: Date, years: number): Date {
  const later = new Date(from);
  later.setUTCFullYear(from.getUTCFullYear() + years);
  if (later.getUTCMonth() !== from.getUTCMonth()) later.setUTCDate(0);
  return later;
}
