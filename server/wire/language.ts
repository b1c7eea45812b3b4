import { isLanguage, type Language, languageOfHost } from '#contract/languages.ts';
import type { Settings } from '../settings.ts';

/** The language in which a request is answered: the one that was chosen, else that of the host, of those on offer. */
export function languageFor(cookie: string | undefined, host: string | undefined, settings: Settings): Language {
  const wanted = isLanguage(cookie) ? cookie : languageOfHost(host ?? '');
  return offeredLanguages(host, settings).includes(wanted) ? wanted : (settings.languages[0] ?? 'en');
}

/** Japanese is always offered on the Japan host. */
export function offeredLanguages(host: string | undefined, settings: Settings): readonly Language[] {
  const ofHost = languageOfHost(host ?? '');
  return ofHost === 'ja' && !settings.languages.includes('ja') ? [...settings.languages, 'ja'] : settings.languages;
}
