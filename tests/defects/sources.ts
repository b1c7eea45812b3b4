import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is no source: what is made, installed or kept by tools. */
export const notSources: ReadonlySet<string> = new Set(['.git', '.data', '.cache', 'dist', 'coverage', 'node_modules']);

/** Which test has caught each defect: a run writes it, and no suite reads it. */
export const catchers = 'tests/defects/caughtBy.json';

/** Texts for people, which no suite reads. */
const isForPeople = (name: string): boolean => name === 'docs' || name.endsWith('.md');

/** The names of the files below a folder, in an order that does not depend on the system. */
function filesIn(folder: string): readonly string[] {
  const tops = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !notSources.has(name) && !isForPeople(name),
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

/** A hash of all sources in a folder: the same for the same sources, wherever they are. */
export function hashOfSources(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder))
    hash
      .update(`${file.slice(folder.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** The commit that is checked out in a folder; a folder that is no repository has none. */
export function commitIn(folder: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'no-commit';
}
