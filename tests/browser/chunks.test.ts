import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const assets = join(import.meta.dirname, '../../dist/assets');

/** Static imports of each chunk; dynamic ones do not count. */
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

/** In an import cycle a chunk runs before its imports; the first module that reads one of them throws. */
it('chunks of the build have no import cycles', () => {
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
