import { isLanguage, type Language, languageBy, languageCookie } from '#contract/languages.ts';

/** What the choice of a language looks at. */
export interface PageSigns {
  /** As `document.cookie` gives it. */
  readonly cookie: string;
  readonly host: string;
  /** The language of the page that is opened first, where it is one of a region or its link names one. */
  readonly page: string | null;
  readonly offered: readonly Language[];
}

/** The language in which the pages speak to somebody, with the one that is saved with the account if that is known. */
export const chooseLanguage = ({ cookie, host, page, offered }: PageSigns, saved: Language | null): Language =>
  languageBy({ cookie: cookieValue(cookie, languageCookie.name), saved, page, host, offered });

/** The language that was chosen here before; null where none was. */
export function chosenBefore(cookie: string): Language | null {
  const value = cookieValue(cookie, languageCookie.name);
  return isLanguage(value) ? value : null;
}

function cookieValue(cookie: string, name: string): string | undefined {
  const found = cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Remembers a language in the cookies of a page. */
export function rememberLanguage(page: { cookie: string }, chosen: Language): void {
  const maxAge = languageCookie.maxAgeDays * 24 * 60 * 60;
  page.cookie = `${languageCookie.name}=${chosen}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}
