import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTextCatalogue } from '#server/texts/catalogue.ts';

const root = join(import.meta.dirname, '../..');

it.each([
  ['zh-CN', /[「」『』"]/],
  ['zh-TW', /[“”‘’"]/],
  ['ja', /[“”‘’"]/],
] as const)('the catalogue %s has no quotation marks of another language', (language, foreign) => {
  const catalogues = [`${language}.po`, `server/${language}.po`].map((name) =>
    readTextCatalogue(join(root, 'locales', name)),
  );
  const texts = catalogues.flatMap((catalogue) => [...catalogue.values()]);
  expect(texts.filter((text) => foreign.test(text))).toEqual([]);
});

it('no view joins two texts by a space, which Chinese and Japanese do not use', () => {
  const joined = /(?:\{' '\}\s*|(?:\}|(?<!=)>) )<(?:Trans|Plural)\b|<\/Trans>(?:\{' '\}| [<{])/;
  const views = globSync('src/**/*.tsx', { cwd: root });
  expect(views.filter((view) => joined.test(readFileSync(join(root, view), 'utf8')))).toEqual([]);
});
