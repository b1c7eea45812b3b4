import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationsFolder } from './migrationsFolder.ts';

const root = join(import.meta.dirname, '../..');

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mallflow-migrations-'));
  out = join(folder, 'migrations');
  await cp(migrationsFolder, out, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function writeMigration(...options: readonly string[]): Promise<string> {
  const command = [join(root, 'scripts/migrations.mjs'), '--out', out, ...options];
  return (await promisify(execFile)(process.execPath, command, { cwd: root })).stdout;
}

const filesIn = async (of: string) => (await readdir(of, { recursive: true })).toSorted();
const snapshotsIn = async (of: string) => (await readdir(join(of, 'meta'))).filter((name) => /snapshot/.test(name));

/** A glob for drizzle-kit: the tables of the product, and one more. */
async function tablesWithOneMore(): Promise<string> {
  const file = join(folder, 'tables.ts');
  const drizzle = join(root, 'node_modules/drizzle-orm/pg-core/index.js');
  await writeFile(
    file,
    `import { pgTable, text } from ${JSON.stringify(drizzle)};
     export const later = pgTable('later', { later_id: text().primaryKey() });`,
  );
  return `{server/**/tables.ts,${file}}`;
}

it('every table and sequence is declared in a file named tables.ts, where drizzle-kit finds it [DAT-07]', async () => {
  const server = join(root, 'server');
  const sources = (await filesIn(server)).filter((file) => /(?<![.]test)[.]ts$/.test(file));
  const declares = async (file: string) =>
    /\bpg(Table|Sequence|Enum|View)\(/.test(await readFile(join(server, file), 'utf8'));
  const declared = await Promise.all(sources.map(declares));
  const declaring = sources.filter((_, at) => declared[at]);
  expect(declaring).toContain(join('modules', 'orders', 'tables.ts'));
  expect(declaring.filter((file) => basename(file) !== 'tables.ts')).toEqual([]);
});

it('the migrations contain every schema change that the tables declare [DAT-07]', async () => {
  expect(await writeMigration()).toContain('No schema changes');
  expect(await filesIn(out)).toEqual(await filesIn(migrationsFolder));
});

it('the migrations folder contains the newest snapshot and no older one', async () => {
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  const newest = `${migrations.at(-1)?.slice(0, 4)}_snapshot.json`;
  expect(await snapshotsIn(migrationsFolder)).toEqual([newest]);
});

it('the command that writes a migration writes only what changed, and removes the previous snapshot', async () => {
  const [before] = await snapshotsIn(out);
  await writeMigration('--schema', await tablesWithOneMore(), '--name', 'later');
  const written = (await readdir(out)).find((name) => name.endsWith('_later.sql')) ?? '';
  expect(await readFile(join(out, written), 'utf8')).toBe(
    'CREATE TABLE "later" (\n\t"later_id" text PRIMARY KEY NOT NULL\n);\n',
  );
  const after = await snapshotsIn(out);
  expect(after).toEqual([`${written.slice(0, 4)}_snapshot.json`]);
  expect(after).not.toEqual([before]);
});
