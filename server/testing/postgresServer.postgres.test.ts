import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { startPostgres } from './postgresServer.ts';

const databasesOf = async (url: string) => {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where not datistemplate order by 1');
  await client.end();
  return rows;
};

it('two PostgreSQL test servers start at once with a private TMPDIR and leave nothing there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-closed-'));
  vi.stubEnv('TMPDIR', folder);
  const [one, other] = await Promise.all([startPostgres('one', 'on disk'), startPostgres('other', 'on disk')]);
  expect(await databasesOf(one.url)).toEqual([{ datname: 'one' }, { datname: 'postgres' }]);
  expect(await databasesOf(other.url)).toEqual([{ datname: 'other' }, { datname: 'postgres' }]);
  await Promise.all([one.stop(), other.stop()]);
  expect(await readdir(folder)).toEqual([]);
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});
