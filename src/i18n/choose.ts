import { isLanguage, type Language, languageCookie, languageOfHost } from '#contract/languages.ts';

/** What the choice of a language looks at. */
export interface LanguageSigns {
  /** As `document.cookie` gives it. */
  readonly cookie: string;
  readonly host: string;
}

/** The language that somebody chose here before; otherwise the one in which this host speaks. */
export function chooseLanguage({ cookie, host }: LanguageSigns): Language {
  const chosen = cookieValue(cookie, languageCookie.name);
  return isLanguage(chosen) ? chosen : languageOfHost(host);
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
