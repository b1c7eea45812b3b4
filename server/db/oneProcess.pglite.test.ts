import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillFolder } from '../testing/migratedDatabase.ts';
import { type ServerProcess, startServer } from '../testing/serverProcess.ts';

let folder: string;
let started: ServerProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mallflow-one-'));
  for (const name of ['data', 'tmp-1', 'tmp-2']) await mkdir(join(folder, name));
  await fillFolder(join(folder, 'data/db'));
  await symlink(join(folder, 'data'), join(folder, 'link'));
  started = [];
});
afterEach(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

function start(data: string, temporary: string): ServerProcess {
  const server = startServer({
    DATA_DIR: join(folder, data),
    TMPDIR: join(folder, temporary),
    MALLFLOW_ALLOW: 'default-secret,sandbox',
    MALLFLOW_LOG: 'silent',
  });
  started.push(server);
  return server;
}

const refusal = (data: string) => ({
  code: 1,
  signal: null,
  said: `Another process is using the database in ${join(folder, data, 'db')}: end it, or set DATA_DIR to another folder.\n`,
});

it('a second process is refused a database in use, by any path or temporary folder, until the first ends [DAT-04]', async () => {
  const first = start('data', 'tmp-1');
  const origin = await first.origin;
  expect(await start('link', 'tmp-1').ended).toEqual(refusal('link'));
  expect(await start('data', 'tmp-2').ended).toEqual(refusal('data'));
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);

  first.child.kill('SIGKILL');
  await first.ended;
  expect((await fetch(`${await start('link', 'tmp-2').origin}/healthz`)).status).toBe(200);
});

it('of three servers that start on one database at the same time, one gets ready and two exit [DAT-04]', async () => {
  const racing = [start('data', 'tmp-1'), start('link', 'tmp-1'), start('link', 'tmp-2')];
  const outcomes = await Promise.all(
    racing.map(({ origin, ended }) => origin.then(() => 'ready').catch(() => ended.then(({ code }) => code))),
  );
  expect(outcomes.toSorted()).toEqual([1, 1, 'ready']);
});
