import { z } from 'zod/mini';

/** The languages of the product; each text that people read exists in all of them. */
export const languages = ['en', 'zh-CN', 'zh-TW', 'ja'] as const;

export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** What each language calls itself. Never translated: a reader looks for their own. */
export const languageNames = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  ja: '日本語',
} as const satisfies Record<Language, string>;

/** The cookie that remembers the chosen language, and how long it lasts. */
export const languageCookie = { name: '_t_language', maxAgeDays: 3650 } as const;

/** A text in every language: the reader's language is chosen where it is shown, never where it is stored. */
export const localizedText = z.strictObject({
  en: z.string(),
  'zh-CN': z.string(),
  'zh-TW': z.string(),
  ja: z.string(),
});
export type LocalizedText = z.infer<typeof localizedText>;

/** Whether a string names an offered language. */
export const isLanguage = (value: unknown): value is Language => language.safeParse(value).success;

/** The language in which a host speaks when nobody has chosen one, by the first label or the ending of its name. */
export function languageOfHost(host: string): Language {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (/^tw\.|\.tw$/.test(name)) return 'zh-TW';
  if (/^(ja|jp)\.|\.jp$/.test(name)) return 'ja';
  if (/^en\./.test(name)) return 'en';
  return 'zh-CN';
}

/** The languages that a host offers: those of the deployment, and on the Japan host Japanese always. */
export function offeredOn(host: string, deployed: readonly Language[]): readonly Language[] {
  return languageOfHost(host) === 'ja' && !deployed.includes('ja') ? [...deployed, 'ja'] : deployed;
}

/** What decides about the language. */
export interface LanguageSigns {
  /** The cookie of the choice, as it came. */
  readonly cookie: string | undefined;
  /** The language that is saved with the account of who is signed in. */
  readonly saved: Language | null;
  /** The language of the page that is opened, where it is one of a region or its link names one; as it came. */
  readonly page: string | null;
  readonly host: string;
  readonly offered: readonly Language[];
}

/** The parameter by which a link that is passed on names the language of whoever passes it on. */
export const linkLanguage = 'lang';

/**
 * The language in which somebody is spoken to: the one that was chosen here, else the account's, else the page's, else
 * the host's. A choice that is not on offer means Simplified Chinese.
 */
export function languageBy({ cookie, saved, page, host, offered }: LanguageSigns): Language {
  const named = (name: string | null) => offered.find((each) => each === name);
  const chosen = cookie === undefined ? (named(saved) ?? named(page) ?? named(languageOfHost(host))) : named(cookie);
  return chosen ?? named('zh-CN') ?? offered[0] ?? 'zh-CN';
}
