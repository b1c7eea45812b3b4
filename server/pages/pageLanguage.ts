import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isLanguage, type Language, languageCookie } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../wire/api.ts';
import { languageFor, offeredLanguages } from '../wire/language.ts';
import { cookieText } from '../wire/reply.ts';

/** The language of a page of the server itself. The one that its own link names is remembered as the switcher of the mall does. */
export function pageLanguage(
  context: Context<Env>,
  { settings }: Pick<Deps, 'settings'>,
  saved: Language | null,
): Language {
  const host = context.req.header('host');
  const asked = context.req.query('lang');
  if (!isLanguage(asked) || !offeredLanguages(host, settings).includes(asked)) {
    const cookie = getCookie(context, languageCookie.name);
    return languageFor({ said: undefined, cookie, saved, host }, settings);
  }
  const max_age_seconds = languageCookie.maxAgeDays * 86_400;
  const cookie = { name: languageCookie.name, value: asked, max_age_seconds, http_only: false };
  context.header('set-cookie', cookieText(cookie, settings.https), { append: true });
  return asked;
}
