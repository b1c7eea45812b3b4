import type { Language } from '#contract/languages.ts';
import { type Currency, type Money, minorDigits } from '#contract/money.ts';

export type SignDisplay = 'auto' | 'always';

export interface CurrencyMark {
  readonly text: string;
  readonly side: 'before' | 'after';
}

const dollars = { USD: 'US$', TWD: 'NT$' } as const;

/**
 * Symbols that readers of a language cannot mistake for another currency; null if there is none. `¥` is the yuan to
 * readers of Simplified Chinese, but the yuan or the yen to all others.
 */
const symbols = {
  en: { ...dollars, CNY: null, JPY: null },
  'zh-CN': { ...dollars, CNY: '¥', JPY: null },
  'zh-TW': { ...dollars, CNY: null, JPY: null },
  ja: { ...dollars, CNY: null, JPY: '円' },
} as const satisfies Record<Language, Record<Currency, string | null>>;

const trailingSymbols: ReadonlySet<string> = new Set(['円']);

/** The currency code if a symbol would be ambiguous. */
export function currencyMark(language: Language, currency: Currency): CurrencyMark {
  const symbol = symbols[language][currency];
  if (symbol === null) return { text: currency, side: 'before' };
  return { text: symbol, side: trailingSymbols.has(symbol) ? 'after' : 'before' };
}

/** Always with the currency, and without empty decimals. */
export function createAmountFormat(language: Language): (money: Money, sign: SignDisplay) => string {
  const known = new Map<number, Intl.NumberFormat>();
  const figures = (digits: number): Intl.NumberFormat => {
    const format =
      known.get(digits) ??
      new Intl.NumberFormat(language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        trailingZeroDisplay: 'stripIfInteger',
      });
    known.set(digits, format);
    return format;
  };
  return ({ minor, currency }, sign) => {
    const digits = minorDigits[currency];
    const figure = figures(digits).format(Math.abs(minor) / 10 ** digits);
    const signed = minor < 0 ? '-' : minor > 0 && sign === 'always' ? '+' : '';
    const { text, side } = currencyMark(language, currency);
    if (side === 'after') return signed + figure + text;
    return signed + text + (text === currency ? '\u00a0' : '') + figure;
  };
}
