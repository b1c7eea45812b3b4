import type { Language } from '#contract/languages.ts';
import { type Money, minorDigits } from '#contract/money.ts';
import { msg } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';

const timeInZone = msg('{time} ({zone})');

/** With the time zone: notices and mails are read far from the page that they are about. */
export function formatMoment(language: Language, moment: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
  // Formatted separately: Chinese and Japanese would put the zone between the day and the time.
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return textIn(language)(timeInZone, { time: written, zone: zone ?? timeZone });
}

/** With the code of the currency: notices and mails are read far from the page that they are about. */
export function formatAmount(language: Language, { minor, currency }: Money): string {
  const digits = minorDigits[currency];
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${currency}\u00a0${format.format(minor / 10 ** digits)}`;
}
