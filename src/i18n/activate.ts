import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/languages.ts';

/** In which parts words are loaded: those of every page, of the flows, and of the desk. */
export const wordParts = ['mall', 'flows', 'desk'] as const;
export type WordPart = (typeof wordParts)[number];

/** What is loaded of a catalogue is what is needed, in one language. */
const catalogues = {
  en: {
    mall: () => import('../../locales/en.po?part=mall'),
    flows: () => import('../../locales/en.po?part=flows'),
    desk: () => import('../../locales/en.po?part=desk'),
  },
  'zh-CN': {
    mall: () => import('../../locales/zh-CN.po?part=mall'),
    flows: () => import('../../locales/zh-CN.po?part=flows'),
    desk: () => import('../../locales/zh-CN.po?part=desk'),
  },
  'zh-TW': {
    mall: () => import('../../locales/zh-TW.po?part=mall'),
    flows: () => import('../../locales/zh-TW.po?part=flows'),
    desk: () => import('../../locales/zh-TW.po?part=desk'),
  },
  ja: {
    mall: () => import('../../locales/ja.po?part=mall'),
    flows: () => import('../../locales/ja.po?part=flows'),
    desk: () => import('../../locales/ja.po?part=desk'),
  },
} as const satisfies Record<Language, Record<WordPart, () => Promise<{ messages: Messages }>>>;

async function messagesOf(language: Language, parts: Iterable<WordPart>): Promise<Messages> {
  const loaded = await Promise.all([...parts].map((part) => catalogues[language][part]()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages));
}

let spoken: Language | null = null;
const needed = new Set<WordPart>(['mall']);

/** Loads the words of a language, those parts that are needed, and makes it the one in which everything is said. */
export async function activateLanguage(language: Language, root: { lang: string }): Promise<void> {
  const parts = [...needed];
  const messages = await messagesOf(language, parts);
  i18n.loadAndActivate({ locale: language, messages });
  spoken = language;
  root.lang = language;
  // A part that a page has come to need meanwhile is there in the language before.
  const late = [...needed].filter((part) => !parts.includes(part));
  if (late.length > 0) i18n.load(language, await messagesOf(language, late));
}

/** Has the words of further parts loaded, in the language that is spoken and in each that comes after it. */
export async function needWords(parts: readonly WordPart[]): Promise<void> {
  const missing = parts.filter((part) => !needed.has(part));
  if (spoken !== null && missing.length > 0) i18n.load(spoken, await messagesOf(spoken, missing));
  for (const part of missing) needed.add(part);
}

/** The words of a language for a part of a page, beside the one in which everything else is said. */
export async function wordsOf(language: Language): Promise<I18n> {
  return setupI18n({ locale: language, messages: { [language]: await messagesOf(language, wordParts) } });
}

/** What each language calls itself. Never translated: a reader looks for the own one. */
export const languageNames = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  ja: '日本語',
} as const satisfies Record<Language, string>;
