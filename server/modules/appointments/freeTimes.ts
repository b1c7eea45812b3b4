import { bookingWindow } from '#machines/lifecycles/appointment.ts';
import type { Calendar } from '#machines/lifecycles/workingDays.ts';
import { dayAfter, wallClock, weekdayOf } from './wallClock.ts';

export interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export interface BookableConsultant {
  readonly user_id: string;
  readonly time_zone: string;
  /** Minutes after midnight by the consultant's clock; weekday 1 is Monday. */
  readonly hours: readonly { readonly weekday: number; readonly from_minute: number; readonly to_minute: number }[];
  readonly holidays: Calendar;
  readonly taken: readonly Span[];
}

export interface FreeTime extends Span {
  readonly consultants: readonly string[];
}

const [minuteMs, hourMs] = [60_000, 3_600_000];

/** Earliest first. */
export function freeTimes(consultants: readonly BookableConsultant[], minutes: number, now: Date): readonly FreeTime[] {
  const found = new Map<number, FreeTime>();
  for (const consultant of consultants) {
    for (const span of freeSpansOf(consultant, minutes, now)) {
      const at = span.starts_at.getTime();
      found.set(at, { ...span, consultants: [...(found.get(at)?.consultants ?? []), consultant.user_id] });
    }
  }
  return [...found.entries()].sort(([one], [other]) => one - other).map(([, time]) => time);
}

function freeSpansOf(consultant: BookableConsultant, minutes: number, now: Date): readonly Span[] {
  const clock = wallClock(consultant.time_zone);
  const earliest = now.getTime() + bookingWindow.hours * hourMs;
  const days = daysFrom(clock.dayAt(now), bookingWindow.days).filter((day) => consultant.holidays(day) !== false);
  return days.flatMap((day) =>
    consultant.hours
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .flatMap(({ from_minute, to_minute }) => startsBetween(from_minute, to_minute, minutes))
      .flatMap((minute) => {
        const starts_at = clock.momentOf(day, minute);
        if (starts_at === null || starts_at.getTime() < earliest) return [];
        const span = { starts_at, ends_at: new Date(starts_at.getTime() + minutes * minuteMs) };
        return consultant.taken.some((taken) => isOverlapping(taken, span)) ? [] : [span];
      }),
  );
}

const daysFrom = (first: string, count: number): readonly string[] => {
  const days = [first];
  for (let day = dayAfter(first); days.length < count; day = dayAfter(day)) days.push(day);
  return days;
};

const startsBetween = (from: number, to: number, minutes: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / minutes)) }, (_, at) => from + at * minutes);

const isOverlapping = (one: Span, other: Span): boolean =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at;
