import { z } from 'zod/mini';

/** Every text for users exists in all of them. */
export const languages = ['en', 'zh-CN', 'zh-TW', 'ja'] as const;

export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** Never translated, so that users find their own language. */
export const languageNames = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  ja: '日本語',
} as const satisfies Record<Language, string>;

export const languageCookie = { name: '_t_language', maxAgeDays: 3650 } as const;

/** Stored in every language; the view picks the reader's. */
export const localizedText = z.strictObject({
  en: z.string(),
  'zh-CN': z.string(),
  'zh-TW': z.string(),
  ja: z.string(),
});
export type LocalizedText = z.infer<typeof localizedText>;

export const isLanguage = (value: unknown): value is Language => language.safeParse(value).success;

/** The default language of a host, by the first label or the ending of its name. */
export function languageOfHost(host: string): Language {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (/^tw\.|\.tw$/.test(name)) return 'zh-TW';
  if (/^(ja|jp)\.|\.jp$/.test(name)) return 'ja';
  if (/^en\./.test(name)) return 'en';
  return 'zh-CN';
}

/** The deployment's languages; the Japan host always offers Japanese too. */
export function languagesOfferedOn(host: string, deployed: readonly Language[]): readonly Language[] {
  return languageOfHost(host) === 'ja' && !deployed.includes('ja') ? [...deployed, 'ja'] : deployed;
}

export interface LanguageSources {
  /** The raw cookie of the user's choice. */
  readonly cookie: string | undefined;
  /** The language in the signed-in user's account. */
  readonly saved: Language | null;
  /** The language of a regional page, or the one in the page's link, unvalidated; null without either. */
  readonly page: string | null;
  readonly host: string;
  readonly offered: readonly Language[];
}

/** The query parameter by which a shared link carries its sender's language. */
export const languageParameter = 'lang';

/**
 * Order of precedence: the cookie, the account, the page, the host. A chosen language that is not offered falls back to
 * Simplified Chinese.
 */
export function languageFromSources({ cookie, saved, page, host, offered }: LanguageSources): Language {
  const named = (name: string | null) => offered.find((each) => each === name);
  const chosen = cookie === undefined ? (named(saved) ?? named(page) ?? named(languageOfHost(host))) : named(cookie);
  return chosen ?? named('zh-CN') ?? offered[0] ?? 'zh-CN';
}
