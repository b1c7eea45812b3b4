import { timeZones, type Zone } from '#contract/entities/client.ts';
import type { Language, LocalizedText } from '#contract/languages.ts';
import type { Currency, Money } from '#contract/money.ts';
import { type CurrencyMark, createAmountFormat, currencyMark, type SignDisplay } from './amounts.ts';

export interface Formats {
  readonly language: Language;
  text(text: LocalizedText): string;
  /** Always with its currency. `sign: 'always'` for additions and deductions. */
  money(money: Money, options?: { readonly sign?: SignDisplay }): string;
  /** The currency as in amounts, for a field in which amounts are entered. */
  currency(currency: Currency): CurrencyMark;
  number(value: number): string;
  /** A discount in per cent: `10% off`, `9 折`. */
  percentOff(percent: number): string;
  /** Names of which any one will do: `Renewal or Upgrade`. */
  either(names: readonly string[]): string;
  /** The start or end of something as a day; use `moment` for a deadline. */
  day(instant: string): string;
  /** The same day as ISO 8601: `2026-11-22`. */
  plainDay(instant: string): string;
  /** A calendar day (`2026-11-22`) with its weekday, the same in every time zone. */
  calendarDay(date: string): string;
  /** 1 is Monday, 7 is Sunday. */
  weekday(day: number): string;
  /** A moment or a deadline: day, weekday and time; with the time zone if the reader's differs from the client's. */
  moment(instant: string): string;
  /** A time of today: hours and minutes; time zone as in `moment`. */
  time(instant: string): string;
  /** Day and time of both ends, or one day with its weekday; the time zone once, as in `moment`. */
  span(start: string, end: string): string;
  /** The name of an IANA time zone: `China Standard Time`. */
  zone(timeZone: string): string;
  /** Age in its largest sensible unit: `just now`, `26 hours ago`, `3 days ago`; after 60 days, the day. */
  age(instant: string, now: Date): string;
  /** Days from `now` until the instant, rounded up; negative if it is past. */
  daysUntil(instant: string, now: Date): number;
}

export interface FormatOptions {
  /** The client's region, whose times need no time zone; null if unknown. */
  readonly region?: Zone | null;
  /** IANA; defaults to the device's time zone. */
  readonly timeZone?: string;
  /** Whether the page itself names the time zone of its times. */
  readonly isZoneSaid?: boolean;
}

/** Separates the ends of a span: a line may break only there. */
const spanSeparators = {
  en: ' – ',
  'zh-CN': ' 至 ',
  'zh-TW': ' 至 ',
  ja: '～\u200b',
} as const satisfies Record<Language, string>;

const withoutLineBreaks = (written: string): string => written.replaceAll(' ', '\u00a0');

/** In Chinese the remaining price in tenths. */
const percentOffFormats = {
  en: (percent, number) => `${number(percent)}% off`,
  'zh-CN': (percent, number) => `${number((100 - percent) / 10)} 折`,
  'zh-TW': (percent, number) => `${number((100 - percent) % 10 === 0 ? (100 - percent) / 10 : 100 - percent)} 折`,
  ja: (percent, number) => `${number(percent)}%割引`,
} as const satisfies Record<Language, (percent: number, number: (value: number) => string) => string>;

/** `Intl.RelativeTimeFormat` would say “this minute”. */
const justNow = {
  en: 'just now',
  'zh-CN': '刚刚',
  'zh-TW': '剛剛',
  ja: 'たった今',
} as const satisfies Record<Language, string>;

const dayFormat = { year: 'numeric', month: 'short', day: 'numeric' } as const satisfies Intl.DateTimeFormatOptions;
/** From this age on, `age` shows the day. */
const maxCountedDays = 60;

const timeFormat = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Creates a value on first use: each `Intl` format costs a phone many milliseconds. */
function memoize<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function createFormats(language: Language, reading: FormatOptions = {}): Formats {
  const { region = null, timeZone, isZoneSaid = false } = reading;
  const dates = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    memoize(() => new Intl.DateTimeFormat(language, zone === undefined ? options : { ...options, timeZone: zone }));
  const number = memoize(() => new Intl.NumberFormat(language));
  const either = memoize(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const ago = memoize(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const amount = memoize(() => createAmountFormat(language));
  const day = dates(dayFormat);
  // Swedish writes days as ISO 8601.
  const plainDay = memoize(() => new Intl.DateTimeFormat('sv-SE', timeZone === undefined ? {} : { timeZone }));
  const moment = dates({ ...dayFormat, weekday: 'short', ...timeFormat });
  const time = dates(timeFormat);
  const end = dates({ ...dayFormat, ...timeFormat });
  const clientZone = region === null ? null : timeZones[region];
  const timeOfClient = clientZone === null ? null : dates(timeFormat, clientZone);
  const weekday = dates({ weekday: 'short' }, 'UTC');
  const calendarDay = dates({ ...dayFormat, weekday: 'short' }, 'UTC');
  // Formatted separately: some languages would put it between day and time, or into brackets.
  const zoneName = dates({ timeZoneName: 'short' });
  const nameOfZone = (at: Date) =>
    zoneName()
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace(/[[\]]/g, '') ?? '';
  const inZone = (written: string, at: Date) =>
    isZoneSaid || timeOfClient?.().format(at) === time().format(at) ? written : `${written} (${nameOfZone(at)})`;

  return {
    language,
    text: (text) => text[language],
    money: (money, { sign = 'auto' } = {}) => amount()(money, sign),
    currency: (currency) => currencyMark(language, currency),
    number: (value) => number().format(value),
    percentOff: (percent) => percentOffFormats[language](percent, (value) => number().format(value)),
    either: (names) => either().format(names),
    day: (instant) => day().format(new Date(instant)),
    plainDay: (instant) => plainDay().format(new Date(instant)),
    moment: (instant) => inZone(moment().format(new Date(instant)), new Date(instant)),
    time: (instant) => inZone(time().format(new Date(instant)), new Date(instant)),
    span: (from, until) => {
      const isOneDay = plainDay().format(new Date(from)) === plainDay().format(new Date(until));
      const last = (isOneDay ? time : end)().format(new Date(until));
      const first = (isOneDay ? moment : end)().format(new Date(from));
      return withoutLineBreaks(first) + spanSeparators[language] + inZone(withoutLineBreaks(last), new Date(until));
    },
    calendarDay: (date) => calendarDay().format(new Date(`${date}T00:00:00Z`)),
    // 2024-01-01 was a Monday.
    weekday: (number) => weekday().format(Date.UTC(2024, 0, number)),
    zone: (name) =>
      new Intl.DateTimeFormat(language, { timeZone: name, timeZoneName: 'longGeneric' })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value ?? name,
    age: (instant, now) => {
      const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000));
      if (minutes === 0) return justNow[language];
      if (minutes < 60) return ago().format(-minutes, 'minute');
      const hours = Math.floor(minutes / 60);
      if (hours < 48) return ago().format(-hours, 'hour');
      const days = Math.floor(hours / 24);
      return days < maxCountedDays ? ago().format(-days, 'day') : day().format(new Date(instant));
    },
    daysUntil: (instant, now) => Math.ceil((Date.parse(instant) - now.getTime()) / 86_400_000),
  };
}
