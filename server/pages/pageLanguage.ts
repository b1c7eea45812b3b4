import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isLanguage, type Language, languageCookie } from '#contract/languages.ts';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import { languageFor, offeredLanguages } from '../wire/language.ts';
import { cookieText } from '../wire/reply.ts';

type WithSettings = Pick<Deps, 'settings'>;

/** Null unless the host offers the language. */
export function languageInQuery(context: Context<Env>, { settings }: WithSettings): Language | null {
  const asked = context.req.query('lang');
  return isLanguage(asked) && offeredLanguages(context.req.header('host'), settings).includes(asked) ? asked : null;
}

function rememberedLanguage(context: Context<Env>, { settings }: WithSettings, saved: Language | null): Language {
  const cookie = getCookie(context, languageCookie.name);
  return languageFor({ said: undefined, cookie, saved, host: context.req.header('host') }, settings);
}

/** For a page in place of one of another company: a language in its link is not remembered. */
export const languageWithoutCookie = (context: Context<Env>, deps: WithSettings): Language =>
  languageInQuery(context, deps) ?? rememberedLanguage(context, deps, null);

/** For a page of the mall: a language in its link is remembered. */
export function pageLanguage(context: Context<Env>, deps: WithSettings, saved: Language | null): Language {
  const asked = languageInQuery(context, deps);
  if (asked === null) return rememberedLanguage(context, deps, saved);
  const max_age_seconds = languageCookie.maxAgeDays * 86_400;
  const cookie = { name: languageCookie.name, value: asked, max_age_seconds, http_only: false };
  context.header('set-cookie', cookieText(cookie, deps.settings.https), { append: true });
  return asked;
}
