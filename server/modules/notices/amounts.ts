import type { Language } from '#contract/languages.ts';
import { type Money, minorDigits } from '#contract/money.ts';

/** An amount as notices and mails name it, by the code of its currency: they are read far from the page that they are about. */
export function amountIn(language: Language, { minor, currency }: Money): string {
  const digits = minorDigits[currency];
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${currency}\u00a0${format.format(minor / 10 ** digits)}`;
}
