import { join } from 'node:path';
import type { CodeName } from '#contract/codes.ts';
import { type Language, languages } from '#contract/languages.ts';
import { readCatalogue } from '../texts/catalogue.ts';

/** What an envelope's `msg` says, by code and language. */
export type Words = (code: CodeName, language: Language) => string;

const localesFolder = join(import.meta.dirname, '../../locales');

/** The words of the server. Its catalogues do not change while it runs: they are read once. */
let ownWords: Words | null = null;
export const serverWords = (): Words => {
  ownWords ??= readWords();
  return ownWords;
};

/** Reads the words for each code from the catalogues of the pages, where they stand as `error.<name>`. */
export function readWords(folder: string = localesFolder): Words {
  const catalogues = new Map(languages.map((language) => [language, readIfThere(join(folder, `${language}.po`))]));
  return (code, language) => {
    if (code === 'ok') return '';
    const id = `error.${code}`;
    return catalogues.get(language)?.get(id) ?? catalogues.get('en')?.get(id) ?? plainSentence(code);
  };
}

function readIfThere(file: string): ReadonlyMap<string, string> {
  try {
    return readCatalogue(file);
  } catch {
    return new Map();
  }
}

/** `order_not_found` as "Order not found." */
function plainSentence(code: CodeName): string {
  const words = code.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
