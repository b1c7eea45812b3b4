import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import type { Language } from '#contract/languages.ts';

/** Says a text of the pages, given in English, in a language. */
export type Say = (english: string) => string;

const locales = join(import.meta.dirname, '../../locales');

/** The words of a language from its catalogue: what a test looks for on a page is what the page says. */
export function wordsIn(language: Language): Say {
  const { items } = PO.parse(readFileSync(join(locales, `${language}.po`), 'utf8'));
  const words = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
  return (english) => {
    const said = words.get(english);
    if (said === undefined || said === '') throw new Error(`${language} has no words for “${english}”`);
    return said;
  };
}

/** What stands before the first value in a text with values: enough to find it by. */
export const beginningOf = (text: string): string => text.split('{')[0] ?? text;
