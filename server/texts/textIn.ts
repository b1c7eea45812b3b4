import { join } from 'node:path';
import { type I18n, setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language, LocalizedText } from '#contract/languages.ts';
import { messageKeyOf, readTextCatalogue } from './catalogue.ts';
import { type Message, msg } from './msg.ts';

type Values<Names extends string> = Readonly<Record<Names, string | number>>;

export type TextIn = <Names extends string>(
  message: Message<Names>,
  ...values: [Names] extends [never] ? [] : [values: Values<Names>]
) => string;

const cataloguesFolder = join(import.meta.dirname, '../../locales/server');

const compiledTexts = new Map<string, CompiledMessage>();

function compileOnce(text: string): CompiledMessage {
  const found = compiledTexts.get(text) ?? compileMessage(text);
  compiledTexts.set(text, found);
  return found;
}

const i18nByLanguage = new Map<Language, I18n>();

/** Cached: catalogues do not change while the server runs. English texts are those in the sources. */
function readTexts(language: Language): I18n {
  const found = i18nByLanguage.get(language);
  if (found !== undefined) return found;
  const texts = language === 'en' ? [] : readTextCatalogue(join(cataloguesFolder, `${language}.po`));
  const messages = { [language]: Object.fromEntries(texts) };
  const i18n = setupI18n({ locale: language, messages }).setMessagesCompiler(compileOnce);
  i18nByLanguage.set(language, i18n);
  return i18n;
}

/** Lingui unescapes `\u0041` in its result, and so in values that users typed: escape backslashes. */
const escapeBackslashes = (value: string | number): string | number =>
  typeof value === 'string' ? value.replaceAll('\\', '\\u005c') : value;

export const textIn =
  (language: Language): TextIn =>
  ({ english, context }, ...[values = {}]) =>
    readTexts(language)._(
      messageKeyOf(english, context),
      Object.fromEntries(
        Object.entries<string | number>(values).map(([name, value]) => [name, escapeBackslashes(value)]),
      ),
      { message: english },
    );

export const inEveryLanguage = (say: (text: TextIn, language: Language) => string): LocalizedText => ({
  en: say(textIn('en'), 'en'),
  'zh-CN': say(textIn('zh-CN'), 'zh-CN'),
  'zh-TW': say(textIn('zh-TW'), 'zh-TW'),
  ja: say(textIn('ja'), 'ja'),
});

/** For example `Payer: Acme Ltd`. */
export const labelledMessage = msg('{name}: {value}');

/** Chinese and Japanese have no blank between sentences. */
export const joinSentences = (language: Language, sentences: readonly string[]): string =>
  sentences.join(language === 'en' ? ' ' : '');

/** Adds the full stop that a text of a user may lack, for a sentence that follows. */
export const endSentence = (language: Language, text: string): string =>
  /[.!?。！？]$/.test(text) ? text : `${text}${language === 'en' ? '.' : '。'}`;
