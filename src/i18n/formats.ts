import { timeZones, type Zone } from '#contract/entities/client.ts';
import type { Language, LocalizedText } from '#contract/languages.ts';
import type { Currency, Money } from '#contract/money.ts';
import { amountsOf, type CurrencyMark, currencyMark, type Sign } from './amounts.ts';

/** How one language writes money, moments and numbers. */
export interface Formats {
  readonly language: Language;
  /** The reader's version of a text that exists in every language. */
  text(text: LocalizedText): string;
  /** With its currency, always. `sign: 'always'` for what is added or taken off. */
  money(money: Money, options?: { readonly sign?: Sign }): string;
  /** A currency as amounts show it, for a field that amounts are entered in. */
  currency(currency: Currency): CurrencyMark;
  number(value: number): string;
  /** A discount by per cent: `10% off`, `9 折`. */
  percentOff(percent: number): string;
  /** Names of which any one will do: `Renewal or Upgrade`. */
  either(names: readonly string[]): string;
  /** A day on which something begins or was over: it binds nobody. */
  day(instant: string): string;
  /** The same day for programs: `2026-11-22`. */
  plainDay(instant: string): string;
  /** A day of the calendar, `2026-11-22`, wherever the reader is: with its weekday. */
  calendarDay(date: string): string;
  /** A day of the week: 1 is Monday, 7 is Sunday. */
  weekday(day: number): string;
  /** A moment, and every deadline: day, weekday and time; the time zone where the reader's is not that of the client. */
  moment(instant: string): string;
  /** A time of today: hours and minutes; the time zone as with a moment. */
  time(instant: string): string;
  /** From one moment to another: day and time of both ends, or one day with its weekday; the time zone, as with a moment, once. */
  span(start: string, end: string): string;
  /** What a time zone is called, by its IANA name: `China Standard Time`. */
  zone(timeZone: string): string;
  /** How long ago something was, in its largest sensible unit: `just now`, `26 hours ago`, `3 days ago`; after two months its day. */
  age(instant: string, now: Date): string;
  /** `in 3 days`, `2 days ago`: the whole days between two moments. */
  daysUntil(instant: string, now: Date): number;
}

/** For whom a language writes. */
export interface Reader {
  /** Where the client is: a time there needs no time zone. Null where that is not known. */
  readonly region?: Zone | null;
  /** The reader's time zone where it is not the device's. */
  readonly timeZone?: string;
  /** Whether the page says by itself in which time zone its times are. */
  readonly isZoneSaid?: boolean;
}

/** What stands between the two ends of a span: a line may break there alone. */
const between = {
  en: ' – ',
  'zh-CN': ' 至 ',
  'zh-TW': ' 至 ',
  ja: '～\u200b',
} as const satisfies Record<Language, string>;

const inOnePiece = (written: string): string => written.replaceAll(' ', '\u00a0');

/** A discount as it is written: in Chinese by what is left of the price, in tenths. */
const percentOff = {
  en: (percent, number) => `${number(percent)}% off`,
  'zh-CN': (percent, number) => `${number((100 - percent) / 10)} 折`,
  'zh-TW': (percent, number) => `${number((100 - percent) % 10 === 0 ? (100 - percent) / 10 : 100 - percent)} 折`,
  ja: (percent, number) => `${number(percent)}%割引`,
} as const satisfies Record<Language, (percent: number, number: (value: number) => string) => string>;

/** What languages have for it, “this minute”, is said by nobody. */
const justNow = {
  en: 'just now',
  'zh-CN': '刚刚',
  'zh-TW': '剛剛',
  ja: 'たった今',
} as const satisfies Record<Language, string>;

const dayParts = { year: 'numeric', month: 'short', day: 'numeric' } as const satisfies Intl.DateTimeFormatOptions;
/** From here on nobody knows by the number of days when something was. */
const mostDaysCounted = 60;

const timeParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** What is made when it is first asked for, and kept: each of the browser's formats costs a phone many milliseconds. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The formats of a language. */
export function formatsOf(language: Language, reading: Reader = {}): Formats {
  const { region = null, timeZone, isZoneSaid = false } = reading;
  const dates = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    once(() => new Intl.DateTimeFormat(language, zone === undefined ? options : { ...options, timeZone: zone }));
  const number = once(() => new Intl.NumberFormat(language));
  const either = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const ago = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const amount = once(() => amountsOf(language));
  const day = dates(dayParts);
  // The one language that writes days as ISO 8601 does.
  const plainDay = once(() => new Intl.DateTimeFormat('sv-SE', timeZone === undefined ? {} : { timeZone }));
  const moment = dates({ ...dayParts, weekday: 'short', ...timeParts });
  const time = dates(timeParts);
  const end = dates({ ...dayParts, ...timeParts });
  const clientZone = region === null ? null : timeZones[region];
  const timeOfClient = clientZone === null ? null : dates(timeParts, clientZone);
  const weekday = dates({ weekday: 'short' }, 'UTC');
  const calendarDay = dates({ ...dayParts, weekday: 'short' }, 'UTC');
  // Asked for by itself: some languages would put it between the day and the time, or into brackets.
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
    percentOff: (percent) => percentOff[language](percent, (value) => number().format(value)),
    either: (names) => either().format(names),
    day: (instant) => day().format(new Date(instant)),
    plainDay: (instant) => plainDay().format(new Date(instant)),
    moment: (instant) => inZone(moment().format(new Date(instant)), new Date(instant)),
    time: (instant) => inZone(time().format(new Date(instant)), new Date(instant)),
    span: (from, until) => {
      const isOneDay = plainDay().format(new Date(from)) === plainDay().format(new Date(until));
      const last = (isOneDay ? time : end)().format(new Date(until));
      const first = (isOneDay ? moment : end)().format(new Date(from));
      return inOnePiece(first) + between[language] + inZone(inOnePiece(last), new Date(until));
    },
    calendarDay: (date) => calendarDay().format(new Date(`${date}T00:00:00Z`)),
    // The first of January 2024 was a Monday.
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
      return days < mostDaysCounted ? ago().format(-days, 'day') : day().format(new Date(instant));
    },
    daysUntil: (instant, now) => Math.ceil((Date.parse(instant) - now.getTime()) / 86_400_000),
  };
}
