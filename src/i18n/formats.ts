import type { Language, LocalizedText } from '#contract/languages.ts';
import { type Currency, type Money, minorDigits } from '#contract/money.ts';

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
  /** A moment, and every deadline: day, weekday, time and time zone. */
  moment(instant: string): string;
  /** A time of today: hours, minutes and the time zone. */
  time(instant: string): string;
  /** `in 3 days`, `2 days ago`: the whole days between two moments. */
  daysUntil(instant: string, now: Date): number;
}

const dayParts = { year: 'numeric', month: 'short', day: 'numeric' } as const satisfies Intl.DateTimeFormatOptions;

/** What is made when it is first asked for, and kept: each of the browser's formats costs a phone many milliseconds. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The formats of a language; `timeZone` where it is not the reader's own. */
export function formatsOf(language: Language, timeZone?: string): Formats {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(language, timeZone === undefined ? options : { ...options, timeZone }));
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const number = once(() => new Intl.NumberFormat(language));
  const either = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const day = dates(dayParts);
  const moment = dates({ ...dayParts, weekday: 'short', ...clock });
  const time = dates(clock);
  // Asked for by itself: some languages would put it between the day and the time, or into brackets.
  const zoneName = dates({ timeZoneName: 'short' });
  const nameOfZone = (at: Date) =>
    zoneName()
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace(/[[\]]/g, '') ?? '';
  const inZone = (written: string, at: Date) => `${written} (${nameOfZone(at)})`;
  const amounts = new Map<string, Intl.NumberFormat>();
  const amountsOf = (currency: Currency, sign: Sign): Intl.NumberFormat => {
    const known = amounts.get(currency + sign);
    if (known !== undefined) return known;
    const made = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      minimumFractionDigits: minorDigits[currency],
      maximumFractionDigits: minorDigits[currency],
      trailingZeroDisplay: 'stripIfInteger',
      signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
    });
    amounts.set(currency + sign, made);
    return made;
  };

  return {
    language,
    text: (text) => text[language],
    money: ({ minor, currency }, { sign = 'auto' } = {}) =>
      amountsOf(currency, sign).format(minor / 10 ** minorDigits[currency]),
    number: (value) => number().format(value),
    either: (names) => either().format(names),
    day: (instant) => day().format(new Date(instant)),
    moment: (instant) => inZone(moment().format(new Date(instant)), new Date(instant)),
    time: (instant) => inZone(time().format(new Date(instant)), new Date(instant)),
    daysUntil: (instant, now) => Math.ceil((Date.parse(instant) - now.getTime()) / 86_400_000),
  };
}
