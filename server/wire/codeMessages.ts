import { join } from 'node:path';
import { type Language, languages } from '#contract/languages.ts';
import type { CodeName } from '#contract/responseCodes.ts';
import { readTextCatalogue } from '../texts/catalogue.ts';

/** The text of an envelope's `msg`. */
export type CodeMessages = (code: CodeName, language: Language) => string;

const localesFolder = join(import.meta.dirname, '../../locales');

/** Read once: the server's catalogues do not change while it runs. */
let cachedMessages: CodeMessages | null = null;
export const codeMessages = (): CodeMessages => {
  cachedMessages ??= readCodeMessages();
  return cachedMessages;
};

/** Reads the message of each code from the catalogues of the pages: `error.<name>`. */
export function readCodeMessages(folder: string = localesFolder): CodeMessages {
  const catalogues = new Map(languages.map((language) => [language, readIfThere(join(folder, `${language}.po`))]));
  return (code, language) => {
    if (code === 'ok') return '';
    const id = `error.${code}`;
    return catalogues.get(language)?.get(id) ?? catalogues.get('en')?.get(id) ?? plainSentence(code);
  };
}

function readIfThere(file: string): ReadonlyMap<string, string> {
  try {
    return readTextCatalogue(file);
  } catch {
    return new Map();
  }
}

/** `order_not_found` becomes "Order not found." */
function plainSentence(code: CodeName): string {
  const words = code.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
