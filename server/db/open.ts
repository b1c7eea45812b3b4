import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as overPg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { holdFolder } from './folderLock.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Names the advisory lock under which one process at a time migrates. */
const migrationLock = 7_301_554_215;

/** Opens the PostgreSQL at `url`, otherwise the embedded one in `folder`. */
export const openDatabase = (options: { url: string | null; folder: string }): Promise<OpenDatabase> =>
  options.url === null ? openEmbedded(options.folder) : openPostgres(options.url);

/**
 * Opens the embedded database. An answer is given only after the write has left the process (no relaxed
 * durability), so that killing it loses nothing that was acknowledged.
 */
async function openEmbedded(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const release = await holdFolder(folder);
  try {
    const database = await embeddedDatabase(await PGlite.create({ dataDir: folder, relaxedDurability: false }));
    return { ...database, close: () => database.close().finally(release) };
  } catch (cause) {
    await release();
    throw cause;
  }
}

/** A database over a PGlite that is already there. */
export async function embeddedDatabase(client: PGlite): Promise<OpenDatabase> {
  const db = overPglite(client);
  return {
    db,
    kind: 'pglite',
    migrate: () => migratePglite(db, { migrationsFolder }),
    close: () => client.close(),
  };
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = overPg(pool);
  return {
    db,
    kind: 'postgres',
    migrate: async () => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migratePg(overPg(client), { migrationsFolder });
        await client.query('select pg_advisory_unlock($1)', [migrationLock]);
        client.release();
      } catch (cause) {
        client.release(true);
        throw cause;
      }
    },
    close: () => pool.end(),
  };
}
