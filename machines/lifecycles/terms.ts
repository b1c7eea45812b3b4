const dayMs = 86_400_000;

/** The days of a term; a change of the clocks within it makes none. */
export const wholeDays = (starts: Date, ends: Date): number => Math.round((ends.getTime() - starts.getTime()) / dayMs);

/** Whole days of a term and how many of them have passed; the day in progress counts as not yet passed. */
export function daysOf(term: { starts: Date; ends: Date }, now: Date): { whole: number; elapsed: number } {
  const whole = Math.max(1, wholeDays(term.starts, term.ends));
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
