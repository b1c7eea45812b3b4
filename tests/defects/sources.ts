import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Build output, installed packages and caches. */
export const notSources: ReadonlySet<string> = new Set(['.git', '.data', '.cache', 'dist', 'coverage', 'node_modules']);

/** Written by a run, read by no suite. */
export const catchers = 'tests/defects/caughtBy.json';

/** Documentation, read by no suite. */
const isDocumentation = (name: string): boolean => name === 'docs' || name.endsWith('.md');

/** Sorted, so that the order does not depend on the system. */
function filesIn(folder: string): readonly string[] {
  const tops = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !notSources.has(name) && !isDocumentation(name),
  );
  const files = tops.flatMap((top) =>
    top.isDirectory()
      ? readdirSync(join(folder, top.name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [join(folder, top.name)],
  );
  return files.filter((file) => file !== join(folder, catchers)).toSorted();
}

/** Depends only on names and contents, not on the folder's location. */
export function hashOfSources(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder))
    hash
      .update(`${file.slice(folder.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}

export function commitIn(folder: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'no-commit';
}
