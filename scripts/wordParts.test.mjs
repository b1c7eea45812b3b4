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
