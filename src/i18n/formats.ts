import type { Language, LocalizedText } from '#contract/languages.ts';
import { type Money, minorDigits } from '#contract/money.ts';

export type Sign = 'auto' | 'always';

/** How one language writes money, moments and numbers. */
export interface Formats {
  readonly language: Language;
  /** The reader's version of a text that exists in every language. */
  text(text: LocalizedText): string;
  /** With its currency, always. `sign: 'always'` for what is added or taken off. */
  money(money: Money, options?: { readonly sign?: Sign }): string;
  number(value: number): string;
  /** Names of which any one will do: `Renewal or Upgrade`. */
  either(names: readonly string[]): string;
  /** A day on which something begins or was over: it binds nobody. */
  day(instant: string): string;
  /** A day of the calendar, `2026-11-22`, wherever the reader is: with its weekday. */
  calendarDay(date: string): string;
  /** A moment, and every deadline: day, weekday, time and time zone. */
  moment(instant: string): string;
  /** A time of today: hours, minutes and the time zone. */
  time(instant: string): string;
  /** `in 3 days`, `2 days ago`: the whole days between two moments. */
  daysUntil(instant: string, now: Date): number;
}

const dayParts = { year: 'numeric', month: 'short', day: 'numeric' } as const satisfies Intl.DateTimeFormatOptions;

/** The formats of a language; `timeZone` where it is not the reader's own. */
export function formatsOf(language: Language, timeZone?: string): Formats {
  const zone = timeZone === undefined ? {} : { timeZone };
  const number = new Intl.NumberFormat(language);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const day = new Intl.DateTimeFormat(language, { ...dayParts, ...zone });
  const calendarDay = new Intl.DateTimeFormat(language, { ...dayParts, weekday: 'short', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(language, {
    ...dayParts,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  });
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone });
  // Asked for by itself: some languages would put it between the day and the time, or into brackets.
  const zoneName = new Intl.DateTimeFormat(language, { timeZoneName: 'short', ...zone });
  const nameOfZone = (at: Date) =>
    zoneName
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace(/[[\]]/g, '') ?? '';
  const inZone = (written: string, at: Date) => `${written} (${nameOfZone(at)})`;

  return {
    language,
    text: (text) => text[language],
    money: ({ minor, currency }, { sign = 'auto' } = {}) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        minimumFractionDigits: minorDigits[currency],
        maximumFractionDigits: minorDigits[currency],
        trailingZeroDisplay: 'stripIfInteger',
        signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
      }).format(minor / 10 ** minorDigits[currency]),
    number: (value) => number.format(value),
    either: (names) => either.format(names),
    day: (instant) => day.format(new Date(instant)),
    calendarDay: (date) => calendarDay.format(new Date(`${date}T00:00:00Z`)),
    moment: (instant) => inZone(moment.format(new Date(instant)), new Date(instant)),
    time: (instant) => inZone(time.format(new Date(instant)), new Date(instant)),
    daysUntil: (instant, now) => Math.ceil((Date.parse(instant) - now.getTime()) / 86_400_000),
  };
}
