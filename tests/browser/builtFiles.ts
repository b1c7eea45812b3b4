import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const names = z._default(z.array(z.string()), []);
const manifest = z.record(z.string(), z.object({ file: z.string(), css: names, imports: names }));

/** What the last build made of each source: its script, its styles, and the sources that it imports. */
export const builtFiles = () => manifest.parse(JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')));

/**
 * The script that the build made of a source, for example `assets/orders-DIqhUi0A.js`. Throws where it made none: a
 * test that held back a file of a wrong name would hold back nothing.
 */
export function scriptOf(source: string): string {
  const built = builtFiles()[source];
  if (built === undefined) throw new Error(`the build makes no script of ${source}`);
  return built.file;
}

/** The styles that come with the script of a source. Throws where none do. */
export function stylesOf(source: string): string {
  const [styles] = builtFiles()[source]?.css ?? [];
  if (styles === undefined) throw new Error(`the build makes no styles of ${source}`);
  return styles;
}
