import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { describeDefect } from '../../wire/defect.ts';
import { collectParts } from './collect.ts';
import { finishExport } from './finish.ts';
import { LeaseLost, takeExport } from './lease.ts';
import { customerExports } from './tables.ts';
import { type Portions, Stopping, usualPortions, type Working } from './working.ts';

/**
 * Works on what is due, one export after the other, until nothing is. Customers are read page by page, each a short question, and
 * stored in parts; once all of them have been read, the parts become the file. Whoever takes an export up goes on after its last part.
 */
export async function workOnExports(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'files' | 'log'>,
  isStopping: () => boolean,
  portions: Portions = usualPortions,
): Promise<void> {
  while (!isStopping()) {
    const lease = await takeExport(deps);
    if (lease === null) return;
    await work({ ...deps, lease, isStopping, portions });
  }
}

async function work(working: Working & Pick<Deps, 'log'>): Promise<void> {
  const { lease, now, log } = working;
  try {
    await removeLeftover(working);
    const parts = await collectParts(working);
    if (parts !== null) await finishExport(working, parts);
  } catch (cause) {
    if (cause instanceof LeaseLost) return;
    if (cause instanceof Stopping) {
      // What was begun in vain for the server's sake does not count against the export.
      await lease.release({ attempts: sql`greatest(${customerExports.attempts} - 1, 0)`, due_at: now() });
      return;
    }
    const { export_id, attempts } = lease.row;
    log('defect', { task: 'export', export_id, ...describeDefect(cause) });
    // Where this cannot be written down either, the export is due once this server has been silent for long.
    await lease.release({ due_at: new Date(now().getTime() + pauseMs(attempts)) });
  }
}

const pauseMs = (attempts: number): number => 1000 * 2 ** attempts;

/** What was being written when the server before this one ended is not known to be whole. */
async function removeLeftover({ files, lease: { row, beat } }: Pick<Working, 'files' | 'lease'>): Promise<void> {
  if (row.writing === null) return;
  await files.remove(row.writing);
  await beat({ writing: null });
}
