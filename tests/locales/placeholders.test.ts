import { join } from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { readTextCatalogue } from '#server/texts/catalogue.ts';

const locales = join(import.meta.dirname, '../../locales');

/** Names of a text's placeholders, also within plurals. Throws if the text cannot be parsed. */
const placeholdersOf = (text: string): string => [...new Set(namesIn(compileMessageOrThrow(text)))].sort().join();

const namesIn = (message: CompiledMessage): readonly string[] =>
  message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , format] = token;
    const choices = typeof format === 'object' && format !== null ? Object.values(format) : [];
    return [name, ...choices.filter((choice) => Array.isArray(choice)).flatMap(namesIn)];
  });

it.each(['', 'server/'])(
  'every translation in locales/%s can be parsed and has the placeholders of the English text',
  (folder) => {
    const english = readTextCatalogue(join(locales, folder, 'en.po'));
    expect(english.size).toBeGreaterThan(50);
    const differing = languages.flatMap((language) =>
      [...readTextCatalogue(join(locales, folder, `${language}.po`))].filter(
        ([key, text]) => placeholdersOf(text) !== placeholdersOf(english.get(key) ?? ''),
      ),
    );
    expect(differing).toEqual([]);
  },
);
