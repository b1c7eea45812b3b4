const dayMs = 86_400_000;

/** The clock of a time zone, as milliseconds that `Date` would write down with the same figures in UTC. */
function readingOf(timeZone: string): (at: number) => number {
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

/** The clock on the wall of a place. */
export interface WallClock {
  /** Which day it is there (`2026-11-23`). */
  readonly dayAt: (at: Date) => string;
  /**
   * When a clock there shows so many minutes after midnight. Null where it never does, as clocks are put forward; the first time
   * where it does twice, as they are put back.
   */
  readonly momentOf: (day: string, minutes: number) => Date | null;
}

/** The clock of a time zone (IANA). */
export function wallClock(timeZone: string): WallClock {
  const reading = readingOf(timeZone);
  return {
    dayAt: (at) => new Date(reading(at.getTime())).toISOString().slice(0, 10),
    momentOf: (day, minutes) => {
      const shown = Date.parse(day) + minutes * 60_000;
      // What lies between the two clocks a day before and a day after: one of both holds.
      const offsets = [shown - dayMs, shown + dayMs].map((at) => reading(at) - at);
      const moments = offsets.map((offset) => shown - offset).filter((at) => reading(at) === shown);
      return moments.length === 0 ? null : new Date(Math.min(...moments));
    },
  };
}

/** The day after another, and which day of the week a day is: Monday is 1. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
