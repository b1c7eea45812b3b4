import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import type { MaintenanceDeps } from '../db/maintenance.ts';
import { openDatabase } from '../db/open.ts';
import { embeddedDatabase } from '../db/openEmbedded.ts';
import { databaseFrom, fillFolder } from './migratedDatabase.ts';

/** Of the kind of the test project. */
export async function copyDatabase(surroundings?: Partial<MaintenanceDeps>): Promise<OpenDatabase> {
  const provided = inject('database');
  if (provided.kind === 'pglite') {
    return embeddedDatabase(await databaseFrom(await readFile(provided.dump)), surroundings);
  }
  const name = `mallflow_${randomBytes(8).toString('hex')}`;
  await asAdmin(provided.url, `create database ${name} template ${provided.template}`);
  const database = await openDatabase({ url: `${provided.url}/${name}`, folder: '' });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(provided.url, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** For a server in another process: by URL, or in the data folder. */
export async function emptyDatabase(folder?: string): Promise<{ url: string | null; drop: () => Promise<void> }> {
  const provided = inject('database');
  if (provided.kind === 'pglite') {
    if (folder !== undefined) await fillFolder(join(folder, 'db'));
    return { url: null, drop: async () => undefined };
  }
  const name = `mallflow_${randomBytes(8).toString('hex')}`;
  await asAdmin(provided.url, `create database ${name}`);
  return {
    url: `${provided.url}/${name}`,
    drop: () => asAdmin(provided.url, `drop database ${name} with (force)`),
  };
}
