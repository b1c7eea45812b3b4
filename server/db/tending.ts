import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { reserve } from './disk.ts';

/** After how many writes the database is tended. */
const every = 50;
const megabyte = 1024 * 1024;

/** The machine that an embedded database is on, and who hears what went wrong when nobody waited for it. */
export interface Surroundings {
  readonly freeBytes: () => number;
  readonly failed: (cause: unknown) => void;
}

/** Hears of each write, and tends the database after every so many of them. */
interface Tending {
  readonly written: () => void;
  /** Ends it, once what is under way is done. */
  readonly stop: () => Promise<void>;
}

/**
 * What other processes of PostgreSQL do beside its work, and PGlite has none: without it, rows that were replaced and
 * the log of what was written stay for ever. The write that is one too many is answered first. What could not be done
 * is done the next time.
 */
export function tendAfterWrites(client: PGlite, { freeBytes, failed }: Surroundings): Tending {
  let writes = 0;
  let tending: Promise<void> | null = null;
  let isOver = false;
  const tend = async () => {
    await setImmediate();
    if (!isOver) await tendDatabase(client, freeBytes);
  };
  return {
    written: () => {
      writes += 1;
      if (writes < every || tending !== null) return;
      writes = 0;
      tending = tend()
        .catch(failed)
        .finally(() => {
          tending = null;
        });
    },
    stop: async () => {
      isOver = true;
      await tending;
    },
  };
}

/** Frees the room of rows that are gone, by the measure of PostgreSQL's autovacuum, and the log behind a checkpoint. */
async function tendDatabase(client: PGlite, freeBytes: () => number): Promise<void> {
  // What was counted is seen at the end of a statement after this one, not only once a second.
  await client.query('select pg_stat_force_next_flush()');
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
