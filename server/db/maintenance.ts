import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { reservedBytes } from './disk.ts';

/** Writes between two rounds of maintenance. */
const writesPerMaintenance = 50;
const megabyte = 1024 * 1024;

/** What an embedded database needs of its host. `failed` receives errors of background work, which no caller awaits. */
export interface MaintenanceDeps {
  readonly freeBytes: () => number;
  readonly failed: (cause: unknown) => void;
}

interface Maintenance {
  readonly written: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Vacuum and checkpoints, for which PGlite has no background processes: without them, dead rows and the WAL grow for
 * ever. Runs after the triggering write is answered; what fails is tried again next time.
 */
export function maintainAfterWrites(client: PGlite, { freeBytes, failed }: MaintenanceDeps): Maintenance {
  let writes = 0;
  let tending: Promise<void> | null = null;
  let isOver = false;
  const tend = async () => {
    await setImmediate();
    if (!isOver) await maintainDatabase(client, freeBytes);
  };
  return {
    written: () => {
      writes += 1;
      if (writes < writesPerMaintenance || tending !== null) return;
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

/** Vacuums by the thresholds of PostgreSQL's autovacuum, and checkpoints to free the WAL. */
async function maintainDatabase(client: PGlite, freeBytes: () => number): Promise<void> {
  // Makes the statistics visible after this statement; otherwise they are flushed at most once a second.
  await client.query('select pg_stat_force_next_flush()');
  const { rows: tables } = await client.query<{ name: string }>(
    'select relid::regclass::text as name from pg_stat_all_tables where n_dead_tup > 50 + 0.2 * n_live_tup',
  );
  for (const { name } of tables) {
    if (freeBytes() >= 2 * reservedBytes) await client.exec(`vacuum ${name}`);
  }
  const { rows: logs } = await client.query<{ written: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float as written from pg_control_checkpoint()',
  );
  if (logs.some(({ written }) => written > 16 * megabyte)) await client.exec('checkpoint');
}
