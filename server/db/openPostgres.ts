import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { rejectBeforeBaseline } from './rejectBeforeBaseline.ts';

const migrationLock = 7_301_554_215;

const secondMs = 1000;

/** Every wait has an end: PostgreSQL gives up first, then this side, in case PostgreSQL cannot be reached. */
const timeouts = {
  connectionTimeoutMillis: 10 * secondMs,
  statement_timeout: 20 * secondMs,
  idle_in_transaction_session_timeout: 20 * secondMs,
  query_timeout: 25 * secondMs,
  keepAlive: true,
};

const ignore = () => undefined;

/** A connection that breaks fails its current use only; the next use opens a new one. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 16, ...timeouts });
  // A broken connection also fails the statement on it. Without listeners, its `error` event would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBegun = false;
    try {
      return await drizzle(client).transaction((tx) => {
        isBegun = true;
        return work(tx);
      }, config);
    } finally {
      // Drizzle's own transaction over a pool leaks a connection that breaks at `begin`.
      client.release(!isBegun || client.getTransactionStatus() !== 'I');
    }
  };
  return { db, kind: 'postgres', migrate: () => migratePostgres(url), close: () => pool.end() };
}

/** Migrates over a connection without time limits: a migration may take long, and so may waiting for another's. */
async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', ignore);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client);
    await rejectBeforeBaseline(db, migrationsFolder);
    await migrate(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}
