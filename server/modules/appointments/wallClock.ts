const dayMs = 86_400_000;

/** Wall-clock time in a zone, as the milliseconds of a `Date` with the same figures in UTC. */
function wallTimeReader(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  };
}

export interface WallClock {
  /** `YYYY-MM-DD`. */
  readonly dayAt: (at: Date) => string;
  /**
   * When the clock shows this many minutes after midnight. Null if a change of the clock skips it; the first time if it
   * occurs twice.
   */
  readonly momentOf: (day: string, minutes: number) => Date | null;
}

/** `timeZone` is an IANA name. */
export function wallClock(timeZone: string): WallClock {
  const reading = wallTimeReader(timeZone);
  return {
    dayAt: (at) => new Date(reading(at.getTime())).toISOString().slice(0, 10),
    momentOf: (day, minutes) => {
      const shown = Date.parse(day) + minutes * 60_000;
      // The offsets a day before and a day after: one of the two applies.
      const offsets = [shown - dayMs, shown + dayMs].map((at) => reading(at) - at);
      const moments = offsets.map((offset) => shown - offset).filter((at) => reading(at) === shown);
      return moments.length === 0 ? null : new Date(Math.min(...moments));
    },
  };
}

/** `YYYY-MM-DD`; weekday 1 is Monday. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
