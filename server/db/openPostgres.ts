import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { rejectOlder } from './rejectOlder.ts';

/** Names the advisory lock under which one process at a time migrates. */
const migrationLock = 7_301_554_215;

const second = 1000;

/** Nothing is waited for without end: PostgreSQL gives up first, then this side, where PostgreSQL cannot be heard. */
const bounds = {
  connectionTimeoutMillis: 10 * second,
  statement_timeout: 20 * second,
  idle_in_transaction_session_timeout: 20 * second,
  query_timeout: 25 * second,
  keepAlive: true,
};

const ignore = () => undefined;

/** Opens the PostgreSQL at `url`. A connection that breaks fails what it was used for, and the next takes a new one. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 16, ...bounds });
  // Whoever uses a connection is told when it breaks. Without listeners, idle or in use, it would end the process.
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
      // Drizzle's own way over the pool keeps a connection for ever that breaks at `begin`.
      client.release(!isBegun || client.getTransactionStatus() !== 'I');
    }
  };
  return { db, kind: 'postgres', migrate: () => migratePostgres(url), close: () => pool.end() };
}

/** Migrates over a connection without bounds: a migration takes its time, and so does waiting for another's. */
async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', ignore);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client);
    await rejectOlder(db, migrationsFolder);
    await migrate(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}
