import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/languages.ts';

/** The words that are said before any page is, in each language, and what leads to the others. */
const catalogues = {
  en: () => import('../../locales/en.po?part=every'),
  'zh-CN': () => import('../../locales/zh-CN.po?part=every'),
  'zh-TW': () => import('../../locales/zh-TW.po?part=every'),
  ja: () => import('../../locales/ja.po?part=every'),
} as const satisfies Record<Language, () => Promise<{ messages: Messages }>>;

type Catalogue = Awaited<ReturnType<(typeof catalogues)[Language]>>;

async function messagesOf({ parts }: Catalogue, names: readonly string[]): Promise<Messages> {
  const loaded = await Promise.all(
    names.map((name) => {
      const load = parts[name];
      if (load === undefined) throw new Error(`${name} is no part of the words`);
      return load();
    }),
  );
  return Object.assign({}, ...loaded.map(({ messages }) => messages));
}

let spoken: { readonly language: Language; readonly catalogue: Catalogue } | null = null;
const needed = new Set<string>();

/** Loads the words of a language, those parts that are needed, and makes it the one in which everything is said. */
export async function activateLanguage(language: Language, root: { lang: string }): Promise<void> {
  const catalogue = await catalogues[language]();
  const parts = [...needed];
  const messages = { ...catalogue.messages, ...(await messagesOf(catalogue, parts)) };
  i18n.loadAndActivate({ locale: language, messages });
  spoken = { language, catalogue };
  root.lang = language;
  // A part that a page has come to need meanwhile is there in the language before.
  const late = [...needed].filter((part) => !parts.includes(part));
  if (late.length > 0) i18n.load(language, await messagesOf(catalogue, late));
}

/** Has the words of a page loaded, in the language that is spoken and in each that comes after it. Of `all` it is those of all pages. */
export async function needWords(page: string): Promise<void> {
  if (needed.has(page)) return;
  if (spoken !== null) i18n.load(spoken.language, await messagesOf(spoken.catalogue, [page]));
  needed.add(page);
}

/** Nobody waits longer for how a refusal is worded: what the server says of it is there. */
const patienceMs = 2000;

/** Has the words of all refusals loaded. Where they cannot be had, or not soon, whoever is refused next asks again. */
export const needRefusalWords = (): Promise<void> =>
  Promise.race([
    needWords('refusals').catch(() => {}),
    new Promise<void>((resolve) => {
      setTimeout(resolve, patienceMs);
    }),
  ]);

/** What is loaded by itself, once its words are there as well: both are on their way at the same time. */
export const withWords = <Loaded>(part: string, load: () => Promise<Loaded>) =>
  Object.assign(async (): Promise<Loaded> => (await Promise.all([load(), needWords(part)]))[0], { part });

/** The words of a language for a part of a page, beside the one in which everything else is said. */
export async function wordsOf(language: Language): Promise<I18n> {
  const messages = await messagesOf(await catalogues[language](), ['all']);
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
