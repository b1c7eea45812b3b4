import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '#contract/languages.ts';
import type { Message } from '#server/texts/msg.ts';
import { textIn } from '#server/texts/textIn.ts';
import { wordsOf } from '#src/i18n/activate.ts';

/** How the pages say each of some words in a language. */
export async function wordsSaid<Name extends string>(
  language: Language,
  words: Readonly<Record<Name, MessageDescriptor>>,
): Promise<Readonly<Record<string, string>>> {
  const i18n = await wordsOf(language);
  return Object.fromEntries(
    Object.entries<MessageDescriptor>(words).map(([name, descriptor]) => [name, i18n._(descriptor)]),
  );
}

/** How the server says each of some messages in a language. */
export const textsOf = <Name extends string>(
  language: Language,
  messages: Readonly<Record<Name, Message>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries<Message>(messages).map(([name, message]) => [name, textIn(language)(message)]));
