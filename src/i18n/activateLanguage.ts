import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/languages.ts';

/** Per language: the messages needed before any page loads, and the loaders of the other parts. */
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

let currentLanguage: { readonly language: Language; readonly catalogue: Catalogue } | null = null;
const loadedParts = new Set<string>();

export async function activateLanguage(language: Language, root: { lang: string }): Promise<void> {
  const catalogue = await catalogues[language]();
  const parts = [...loadedParts];
  const messages = { ...catalogue.messages, ...(await messagesOf(catalogue, parts)) };
  i18n.loadAndActivate({ locale: language, messages });
  currentLanguage = { language, catalogue };
  root.lang = language;
  // A page may have requested a part meanwhile: its messages were loaded for the previous language only.
  const late = [...loadedParts].filter((part) => !parts.includes(part));
  if (late.length > 0) i18n.load(language, await messagesOf(catalogue, late));
}

/** Loads a part of the messages for the current language and for every later one; `all` is the whole catalogue. */
export async function loadMessages(page: string): Promise<void> {
  if (loadedParts.has(page)) return;
  if (currentLanguage !== null)
    i18n.load(currentLanguage.language, await messagesOf(currentLanguage.catalogue, [page]));
  loadedParts.add(page);
}

/** Maximum wait for our own texts of refusals: the server's text is available meanwhile. */
const refusalMessagesTimeoutMs = 2000;

/** Loads the texts of all refusals. Never rejects: after a failure or timeout, the next refusal tries again. */
export const loadRefusalMessages = (): Promise<void> =>
  Promise.race([
    loadMessages('refusals').catch(() => {}),
    new Promise<void>((resolve) => {
      setTimeout(resolve, refusalMessagesTimeoutMs);
    }),
  ]);

/** Loads a module and its part of the messages in parallel. `part` on the result names it for the build. */
export const withMessages = <Loaded>(part: string, load: () => Promise<Loaded>) =>
  Object.assign(async (): Promise<Loaded> => (await Promise.all([load(), loadMessages(part)]))[0], { part });

/** All messages of another language, to show a part of a page in it. */
export async function loadCatalogue(language: Language): Promise<I18n> {
  const messages = await messagesOf(await catalogues[language](), ['all']);
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
