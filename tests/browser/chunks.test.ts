import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const assets = join(import.meta.dirname, '../../dist/assets');

/** What each chunk of the build needs before it runs; what is fetched later is not among it. */
function importsOfChunks(): ReadonlyMap<string, readonly string[]> {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const importsOf = (name: string) =>
    [
      ...readFileSync(join(assets, name), 'utf8').matchAll(
        /(?:^|[;}])(?:import|export)(?:[^;"'`()]*from)?["']\.\/([^"']+)["']/g,
      ),
    ].map(([, imported = '']) => imported);
  return new Map(names.map((name) => [name, importsOf(name)]));
}

/** A chunk that needs itself, by way of others, runs before what it needs: the page stops with the first module that reads it. */
it('no chunk of the build needs itself before it runs', () => {
  const imports = importsOfChunks();
  const reachedFrom = (start: string): ReadonlySet<string> => {
    const reached = new Set(imports.get(start));
    for (const name of reached) for (const next of imports.get(name) ?? []) reached.add(next);
    return reached;
  };
  const all = [...imports.keys()];
  expect(all.reduce((sum, name) => sum + (imports.get(name)?.length ?? 0), 0)).toBeGreaterThan(all.length / 2);
  expect(all.filter((name) => reachedFrom(name).has(name))).toEqual([]);
});
