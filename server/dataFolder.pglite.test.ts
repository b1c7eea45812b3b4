import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freeBytesOf } from './db/disk.ts';
import { openEmbedded } from './db/openEmbedded.ts';
import { folderStore } from './modules/files/folderStore.ts';
import { fillFolder } from './testing/migratedDatabase.ts';
import { type ServerProcess, startServer } from './testing/serverProcess.ts';

let parent: string;
let data: string;
let started: ServerProcess[];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mallflow-private-'));
  data = join(parent, 'deep/data');
  started = [];
});
afterEach(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(parent, { recursive: true, force: true });
});

function start(): ServerProcess {
  const server = startServer({ DATA_DIR: data, MALLFLOW_ALLOW: 'default-secret,sandbox' });
  started.push(server);
  return server;
}

async function stop({ child, ended }: ServerProcess): Promise<string> {
  child.kill('SIGTERM');
  return (await ended).said;
}

/** `open`: what group or others can access. */
async function readModes(folder: string): Promise<{ entries: number; open: string[] }> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(names.map(async (name) => ({ name, mode: (await lstat(join(folder, name))).mode })));
  return { entries: names.length, open: modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name) };
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const privateTree = { entries: expect.toSatisfy((entries: number) => entries > 900), open: [] };

describe('data folder [DAT-71]', () => {
  it('a data folder created by the server is not accessible to other users', async () => {
    const server = start();
    await server.origin;
    expect(await readModes(data)).toEqual(privateTree);
    expect(await stop(server)).not.toContain('data-folder-closed');
    expect(await readModes(data)).toEqual(privateTree);
  });

  it('a data folder that is accessible to others is closed with its contents at start, and logged once', async () => {
    await fillFolder(join(data, 'db'));
    await mkdir(join(data, 'files/ab'), { recursive: true });
    await writeFile(join(data, 'files/ab/abc'), 'a receipt', { mode: 0o644 });
    for (const folder of [data, join(data, 'db'), join(data, 'files'), join(data, 'files/ab')])
      await chmod(folder, 0o777);
    expect((await readModes(data)).open.length).toBeGreaterThan(900);

    const server = start();
    await server.origin;
    expect(await readModes(data)).toEqual(privateTree);
    expect(await stop(server)).toContain('"msg":"data-folder-closed"');
    const next = start();
    await next.origin;
    expect(await stop(next)).not.toContain('data-folder-closed');
  });

  it.runIf(process.platform === 'linux')(
    'the server runs with the umask 0077, so that new files are not accessible to other users',
    async () => {
      const server = start();
      await server.origin;
      expect(await readFile(`/proc/${server.child.pid}/status`, 'utf8')).toContain('\nUmask:\t0077\n');
    },
  );

  it('a data folder that is accessible to others and holds foreign files is left unchanged and stops the start', async () => {
    await mkdir(data, { recursive: true });
    await chmod(data, 0o755);
    await writeFile(join(data, 'letters.txt'), '', { mode: 0o644 });
    expect(await start().ended).toEqual({
      code: 1,
      signal: null,
      said: `Not started: DATA_DIR (${data}) is open to other users of this machine and holds other things. Close it (chmod 700) or name a folder for Mallflow alone.\n`,
    });
    expect(await readdir(data)).toEqual(['letters.txt']);
    expect(await modeOf(data)).toBe('755');

    await chmod(data, 0o700);
    await fillFolder(join(data, 'db'));
    await start().origin;
    expect(await readdir(data)).toEqual(['db', 'letters.txt']);
  });
});

describe('embedded database [DAT-71]', () => {
  it('an embedded database has a closed folder before its first file, and closed files after rewrites', async () => {
    const folder = join(data, 'db');
    const seen: { files: number; mode: number }[] = [];
    const freeBytes = () => {
      seen.push({ files: readdirSync(folder).length, mode: statSync(folder).mode & 0o777 });
      return freeBytesOf(folder);
    };
    const database = await openEmbedded(folder, { freeBytes });
    // Only the lock exists.
    expect(seen).toEqual([{ files: 1, mode: 0o700 }]);
    await database.migrate();
    await database.db.execute(
      sql`create table filled as select repeat(md5(i::text), 20) from generate_series(1, 60000) as i`,
    );
    await database.db.execute(sql`create index on filled (repeat)`);
    for (const rewriting of ['vacuum full filled', 'checkpoint']) await database.db.execute(sql.raw(rewriting));
    const { open } = await readModes(folder);
    // PostgreSQL creates these with the umask of the process, which a server sets and a test does not.
    expect(open.filter((name) => !/(^|\/)pg_internal\.init$/.test(name))).toEqual([]);
    await database.close();
  });
});

it('a file store keeps its files unreadable for other users [DAT-71]', async () => {
  const folder = join(data, 'files');
  const store = folderStore(folder);
  async function* parts() {
    yield randomBytes(1000);
  }
  await store.write('abcdef', parts());
  expect(await readModes(data)).toEqual({ entries: 4, open: [] });
});
