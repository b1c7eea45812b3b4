import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '#contract/languages.ts';
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
