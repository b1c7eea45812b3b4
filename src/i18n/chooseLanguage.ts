import { isLanguage, type Language, languageCookie, languageFromSources } from '#contract/languages.ts';

export interface PageLanguageHints {
  /** The value of `document.cookie`. */
  readonly cookie: string;
  readonly host: string;
  /** The language of a region's page or in the link that was opened; null if neither names one. */
  readonly page: string | null;
  readonly offered: readonly Language[];
}

/** `saved` is the account's language; null before it is known. */
export const chooseLanguage = ({ cookie, host, page, offered }: PageLanguageHints, saved: Language | null): Language =>
  languageFromSources({ cookie: cookieValue(cookie, languageCookie.name), saved, page, host, offered });

/** From the cookie; null without a valid one. */
export function chosenBefore(cookie: string): Language | null {
  const value = cookieValue(cookie, languageCookie.name);
  return isLanguage(value) ? value : null;
}

function cookieValue(cookie: string, name: string): string | undefined {
  const found = cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

export function rememberLanguage(page: { cookie: string }, chosen: Language): void {
  const maxAge = languageCookie.maxAgeDays * 24 * 60 * 60;
  page.cookie = `${languageCookie.name}=${chosen}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}
