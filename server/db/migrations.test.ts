import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('has a migration for everything that the tables say [DAT-07]', async () => {
  const out = await mkdtemp(join(tmpdir(), 'mallflow-migrations-'));
  await cp(join(import.meta.dirname, 'migrations'), out, { recursive: true });
  const before = (await readdir(out)).toSorted();
  const drizzleKit = join(root, 'node_modules/drizzle-kit/bin.cjs');
  const options = [
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    'server/db/tables.ts',
    '--out',
    relative(root, out),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [drizzleKit, ...options], { cwd: root });
  expect(stdout).toContain('No schema changes');
  expect((await readdir(out)).toSorted()).toEqual(before);
  await rm(out, { recursive: true });
});
