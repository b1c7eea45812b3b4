import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { partOf } from './wordParts.mjs';

/** The imports of sources that begin a part of the words: what of them stands in the code, and which part it is. */
const imports = globSync('src/**/*.{ts,tsx}').flatMap((source) =>
  [
    ...readFileSync(source, 'utf8').matchAll(
      /(?:'(\w+)',\s*(?:async )?\(\) =>[\s({]*(?:default: \()?(?:await )?)?import\('([^']+)'\)/g,
    ),
  ].flatMap(([, named, target]) => {
    const part = partOf(posix.join(posix.dirname(source), target));
    return part === undefined ? [] : [{ source, part, named }];
  }),
);

it('whatever has words of its own is loaded together with them', () => {
  expect(imports.length).toBeGreaterThan(30);
  expect(imports.filter(({ part, named }) => named !== part)).toEqual([]);
});

it('a page names the refusals that it tells by itself, so that their words are loaded with it', () => {
  const ofAll = ['src/i18n/errorText.ts', 'src/app/desk/steps/teller.ts'];
  const sources = globSync('src/**/*.{ts,tsx}').filter((source) => !/[.]test[.]/.test(source));
  const unnamed = sources.filter((source) => /errorWord\((?!')/.test(readFileSync(source, 'utf8')));
  expect(unnamed.toSorted()).toEqual(ofAll.toSorted());
});
