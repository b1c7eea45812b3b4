import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/languages.ts';

/** One catalogue is loaded, the others stay where they are. */
const catalogues = {
  en: () => import('../../locales/en.po'),
  'zh-CN': () => import('../../locales/zh-CN.po'),
  'zh-TW': () => import('../../locales/zh-TW.po'),
  ja: () => import('../../locales/ja.po'),
} as const satisfies Record<Language, () => Promise<{ messages: Messages }>>;

/** Loads the words of a language and makes it the one in which everything is said. */
export async function activateLanguage(language: Language, root: { lang: string }): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  root.lang = language;
}

/** The words of a language for a part of a page, beside the one in which everything else is said. */
export async function wordsOf(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

/** What each language calls itself. Never translated: a reader looks for the own one. */
export const languageNames = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  ja: '日本語',
} as const satisfies Record<Language, string>;
