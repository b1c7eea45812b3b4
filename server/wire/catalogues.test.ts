import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { codes } from '#contract/responseCodes.ts';
import { readTextCatalogue } from '../texts/catalogue.ts';

const locales = join(import.meta.dirname, '../../locales');

it('every error code has a message in every language [LAN-01]', () => {
  const wanted = Object.keys(codes).filter((name) => name !== 'ok' && name !== 'notice');
  const missing = languages.flatMap((language) => {
    const words = readTextCatalogue(join(locales, `${language}.po`));
    return wanted.filter((name) => !words.has(`error.${name}`)).map((name) => `${language}: error.${name}`);
  });
  expect(missing).toEqual([]);
});
