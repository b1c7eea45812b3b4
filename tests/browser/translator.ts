import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import type { Language } from '#contract/languages.ts';

export type Translate = (english: string) => string;

const locales = join(import.meta.dirname, '../../locales');

/** Texts from a language's catalogue, so that tests look for the pages' own words. */
export function translatorFor(language: Language): Translate {
  const { items } = PO.parse(readFileSync(join(locales, `${language}.po`), 'utf8'));
  const words = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
  return (english) => {
    const said = words.get(english);
    if (said === undefined || said === '') throw new Error(`${language} has no words for “${english}”`);
    return said;
  };
}

/** Matches a text with anything in its placeholders, wherever the language puts them. */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );
