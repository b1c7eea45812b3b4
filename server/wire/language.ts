import { isLanguage, type Language, languageBy, offeredOn } from '#contract/languages.ts';
import type { Settings } from '../settings/settings.ts';

/** What a request says of its language. */
export interface RequestSigns {
  /** What a page says that it speaks, in the header `accept-language`; a browser's own list of wishes counts for nothing. */
  readonly said: string | undefined;
  readonly cookie: string | undefined;
  readonly saved: Language | null;
  readonly host: string | undefined;
}

/** The language in which a request is answered. */
export function languageFor({ said, cookie, saved, host = '' }: RequestSigns, settings: Settings): Language {
  const offered = offeredLanguages(host, settings);
  if (isLanguage(said) && offered.includes(said)) return said;
  return languageBy({ cookie, saved, page: null, host, offered });
}

/** The languages that a host offers. */
export const offeredLanguages = (host: string | undefined, settings: Settings): readonly Language[] =>
  offeredOn(host ?? '', settings.languages);
