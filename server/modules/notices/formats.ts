import type { Language } from '#contract/languages.ts';
import { type Money, minorDigits } from '#contract/money.ts';
import { msg } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';

const inZone = msg('{time} ({zone})');

/** A moment as notices and mails tell it: with its time zone, as they are read far from the page that they are about. */
export function momentIn(language: Language, moment: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
  // Asked for by itself: Chinese and Japanese would have it between the day and the time.
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return textIn(language)(inZone, { time: written, zone: zone ?? timeZone });
}

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
