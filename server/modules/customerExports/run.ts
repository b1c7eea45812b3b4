import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { describeDefect } from '../../wire/defect.ts';
import { collectParts } from './collect.ts';
import { type BatchSizes, defaultBatchSizes, type ExportWork, ServerStopping } from './exportWork.ts';
import { finishExport } from './finish.ts';
import { claimDueExport, LeaseLost } from './lease.ts';
import { customerExports } from './tables.ts';

/**
 * Works on due exports until none is left. Reads customers in short queries, page by page, stores them in parts, and
 * then makes the file from the parts. After a takeover, work continues after the last part.
 */
export async function workOnExports(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'files' | 'log'>,
  isStopping: () => boolean,
  portions: BatchSizes = defaultBatchSizes,
): Promise<void> {
  while (!isStopping()) {
    const lease = await claimDueExport(deps);
    if (lease === null) return;
    await work({ ...deps, lease, isStopping, portions });
  }
}

async function work(working: ExportWork & Pick<Deps, 'log'>): Promise<void> {
  const { lease, now, log } = working;
  try {
    await removeLeftover(working);
    const parts = await collectParts(working);
    if (parts !== null) await finishExport(working, parts);
  } catch (cause) {
    if (cause instanceof LeaseLost) return;
    if (cause instanceof ServerStopping) {
      // An attempt that the server's stop cut short does not count.
      await lease.release({ attempts: sql`greatest(${customerExports.attempts} - 1, 0)`, due_at: now() });
      return;
    }
    const { export_id, attempts } = lease.row;
    log('defect', { task: 'export', export_id, ...describeDefect(cause) });
    // If this write fails too, the export becomes due when its lease expires.
    await lease.release({ due_at: new Date(now().getTime() + retryDelayMs(attempts)) });
  }
}

const retryDelayMs = (attempts: number): number => 1000 * 2 ** attempts;

/** A file in `writing` may be incomplete: its server ended while writing it. */
async function removeLeftover({ files, lease: { row, beat } }: Pick<ExportWork, 'files' | 'lease'>): Promise<void> {
  if (row.writing === null) return;
  await files.remove(row.writing);
  await beat({ writing: null });
}
