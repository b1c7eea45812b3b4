import type { PGlite } from '@electric-sql/pglite';
import { reserve } from './disk.ts';

/** After how many writes the database is tended. */
const every = 50;
const megabyte = 1024 * 1024;

/**
 * What other processes of PostgreSQL do beside its work, and PGlite has none: without it, rows that were replaced and
 * the log of what was written stay for ever. Answers what has to hear of each write; every so many of them the
 * database is tended after they are answered. What could not be done is done the next time.
 */
export function tendAfterWrites(client: PGlite, freeBytes: () => number): () => void {
  let writes = 0;
  let isTending = false;
  const tend = () =>
    tendDatabase(client, freeBytes)
      .catch(() => undefined)
      .finally(() => {
        isTending = false;
      });
  return () => {
    writes += 1;
    if (writes < every || isTending) return;
    writes = 0;
    isTending = true;
    setImmediate(tend);
  };
}

/** Frees the room of rows that are gone, by the measure of PostgreSQL's autovacuum, and the log behind a checkpoint. */
async function tendDatabase(client: PGlite, freeBytes: () => number): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    'select relid::regclass::text as name from pg_stat_all_tables where n_dead_tup > 50 + 0.2 * n_live_tup',
  );
  for (const { name } of tables) {
    if (freeBytes() >= 2 * reserve) await client.exec(`vacuum ${name}`);
  }
  const { rows: logs } = await client.query<{ written: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float as written from pg_control_checkpoint()',
  );
  if (logs.some(({ written }) => written > 16 * megabyte)) await client.exec('checkpoint');
}
