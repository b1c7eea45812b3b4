import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const names = z._default(z.array(z.string()), []);
const manifest = z.record(z.string(), z.object({ file: z.string(), css: names, imports: names }));

/** The build's output for each source: script, styles, and imported sources. */
export const builtFiles = () => manifest.parse(JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')));

/**
 * The script built from a source, such as `assets/orders-DIqhUi0A.js`. Throws if there is none: a test that blocks a
 * wrong file name would block nothing.
 */
export function scriptOf(source: string): string {
  const built = builtFiles()[source];
  if (built === undefined) throw new Error(`the build makes no script of ${source}`);
  return built.file;
}

/** The stylesheet of a source's script. Throws if there is none. */
export function stylesOf(source: string): string {
  const [styles] = builtFiles()[source]?.css ?? [];
  if (styles === undefined) throw new Error(`the build makes no styles of ${source}`);
  return styles;
}
