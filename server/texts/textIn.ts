import { join } from 'node:path';
import { type I18n, setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language, LocalizedText } from '#contract/languages.ts';
import { keyOf, readCatalogue } from './catalogue.ts';
import { type Message, msg } from './msg.ts';

type Values<Names extends string> = Readonly<Record<Names, string | number>>;

export type TextIn = <Names extends string>(
  message: Message<Names>,
  ...values: [Names] extends [never] ? [] : [values: Values<Names>]
) => string;

const catalogues = join(import.meta.dirname, '../../locales/server');

const compiled = new Map<string, CompiledMessage>();

function compileOnce(text: string): CompiledMessage {
  const found = compiled.get(text) ?? compileMessage(text);
  compiled.set(text, found);
  return found;
}

const spoken = new Map<Language, I18n>();

/** Cached: catalogues do not change while the server runs. English texts are those in the sources. */
function readTexts(language: Language): I18n {
  const found = spoken.get(language);
  if (found !== undefined) return found;
  const texts = language === 'en' ? [] : readCatalogue(join(catalogues, `${language}.po`));
  const messages = { [language]: Object.fromEntries(texts) };
  const i18n = setupI18n({ locale: language, messages }).setMessagesCompiler(compileOnce);
  spoken.set(language, i18n);
  return i18n;
}

/** Lingui unescapes `\u0041` in its result, and so in values that users typed: escape backslashes. */
const literally = (value: string | number): string | number =>
  typeof value === 'string' ? value.replaceAll('\\', '\\u005c') : value;

export const textIn =
  (language: Language): TextIn =>
  ({ english, context }, ...[values = {}]) =>
    readTexts(language)._(
      keyOf(english, context),
      Object.fromEntries(Object.entries<string | number>(values).map(([name, value]) => [name, literally(value)])),
      { message: english },
    );

export const inEveryLanguage = (say: (text: TextIn, language: Language) => string): LocalizedText => ({
  en: say(textIn('en'), 'en'),
  'zh-CN': say(textIn('zh-CN'), 'zh-CN'),
  'zh-TW': say(textIn('zh-TW'), 'zh-TW'),
  ja: say(textIn('ja'), 'ja'),
});

/** For example `Payer: Acme Ltd`. */
export const labelled = msg('{name}: {value}');

/** Chinese and Japanese have no blank between sentences. */
export const joinSentences = (language: Language, sentences: readonly string[]): string =>
  sentences.join(language === 'en' ? ' ' : '');

/** Adds the full stop that a text of a user may lack, for a sentence that follows. */
export const endSentence = (language: Language, text: string): string =>
  /[.!?。！？]$/.test(text) ? text : `${text}${language === 'en' ? '.' : '。'}`;
