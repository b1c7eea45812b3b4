import type { Language } from '#contract/languages.ts';

/** A moment as notices and mails tell it: with its time zone, as they are read far from the page that they are about. */
export function momentIn(language: Language, moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
}
