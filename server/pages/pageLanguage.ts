import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isLanguage, type Language, languageCookie } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../wire/api.ts';
import { languageFor, offeredLanguages } from '../wire/language.ts';
import { cookieText } from '../wire/reply.ts';

type WithSettings = Pick<Deps, 'settings'>;

/** The language that the link of a page names, where its host offers it. */
export function namedLanguage(context: Context<Env>, { settings }: WithSettings): Language | null {
  const asked = context.req.query('lang');
  return isLanguage(asked) && offeredLanguages(context.req.header('host'), settings).includes(asked) ? asked : null;
}

function knownLanguage(context: Context<Env>, { settings }: WithSettings, saved: Language | null): Language {
  const cookie = getCookie(context, languageCookie.name);
  return languageFor({ said: undefined, cookie, saved, host: context.req.header('host') }, settings);
}

/** The language of a page that stands for one of another company: a link that names one changes it there alone. */
export const languageHere = (context: Context<Env>, deps: WithSettings): Language =>
  namedLanguage(context, deps) ?? knownLanguage(context, deps, null);

/** The language of a page of the server itself. The one that its own link names is remembered as the switcher of the mall does. */
export function pageLanguage(context: Context<Env>, deps: WithSettings, saved: Language | null): Language {
  const asked = namedLanguage(context, deps);
  if (asked === null) return knownLanguage(context, deps, saved);
  const max_age_seconds = languageCookie.maxAgeDays * 86_400;
  const cookie = { name: languageCookie.name, value: asked, max_age_seconds, http_only: false };
  context.header('set-cookie', cookieText(cookie, deps.settings.https), { append: true });
  return asked;
}
