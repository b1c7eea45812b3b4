import { isLanguage, type Language, languageFromSources, languagesOfferedOn } from '#contract/languages.ts';
import type { Settings } from '../settings/settings.ts';

export interface LanguageSignals {
  /** The `accept-language` header. Counts only if it is exactly one of our languages: browsers' lists are ignored. */
  readonly said: string | undefined;
  readonly cookie: string | undefined;
  readonly saved: Language | null;
  readonly host: string | undefined;
}

export function languageFor({ said, cookie, saved, host = '' }: LanguageSignals, settings: Settings): Language {
  const offered = offeredLanguages(host, settings);
  if (isLanguage(said) && offered.includes(said)) return said;
  return languageFromSources({ cookie, saved, page: null, host, offered });
}

export const offeredLanguages = (host: string | undefined, settings: Settings): readonly Language[] =>
  languagesOfferedOn(host ?? '', settings.languages);
