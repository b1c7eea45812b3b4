import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import type { CodeName } from '#contract/codes.ts';
import { type Language, languages } from '#contract/languages.ts';

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
  const catalogues = new Map(languages.map((language) => [language, readCatalogue(language, folder)]));
  return (code, language) => {
    if (code === 'ok') return '';
    const id = `error.${code}`;
    return catalogues.get(language)?.get(id) ?? catalogues.get('en')?.get(id) ?? plainSentence(code);
  };
}

/** The texts of a catalogue by their id; an empty one counts as missing. */
export function readCatalogue(language: Language, folder: string = localesFolder): ReadonlyMap<string, string> {
  const items = parsePo(join(folder, `${language}.po`));
  return new Map(items.flatMap(({ msgid, msgstr }) => (msgstr[0] ? [[msgid, msgstr[0]] as const] : [])));
}

function parsePo(file: string): InstanceType<typeof PO>['items'] {
  try {
    return PO.parse(readFileSync(file, 'utf8')).items;
  } catch {
    return [];
  }
}

/** `order_not_found` as "Order not found." */
function plainSentence(code: CodeName): string {
  const words = code.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
