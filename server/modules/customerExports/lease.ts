import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ExportFailure } from '#contract/entities/customerExport.ts';
import { nextExportStatus } from '#machines/lifecycles/customerExport.ts';
import type { Deps } from '../../deps.ts';
import { customerExports, type ExportRow } from './tables.ts';

/** A server without a beat for so long is presumed dead. */
const leaseTimeoutMs = 60_000;

/** Attempts without progress before an export fails. */
const maxAttempts = 5;

/** The export was cancelled, or another server has taken it over. */
export class LeaseLost extends Error {}

type Changes = PgUpdateSetSource<typeof customerExports>;

/** A server's exclusive work on one export. */
export interface Lease {
  readonly row: ExportRow;
  /** Extends the lease and saves changes. Rejects with `LeaseLost` if it is no longer this server's. */
  readonly beat: (changes?: Changes) => Promise<void>;
  /** Ends the lease; `due_at` is when the work may be taken again. False if it was no longer this server's. */
  readonly release: (changes: Changes & { readonly due_at: Date | null }) => Promise<boolean>;
}

type LeaseDeps = Pick<Deps, 'db' | 'now' | 'secret'>;

/** Takes the export that has been due longest; null if none is due. Fails those with too many attempts. */
export async function claimDueExport(deps: LeaseDeps): Promise<Lease | null> {
  for (;;) {
    const taken = await claimFirstDue(deps);
    if (taken === null) return null;
    if (taken.attempts <= maxAttempts) return createLease(deps, taken);
    await failExport(createLease(deps, taken), 'interrupted', deps);
  }
}

/** Final for the servers: none takes it again unless its owner resumes it. */
export async function failExport({ row, release }: Lease, failure: ExportFailure, { now }: Pick<Deps, 'now'>) {
  const status = nextExportStatus(row.status, 'work.fail');
  if (status === null) throw new Error('an export failed that was not under way');
  await release({ status, failure, due_at: null, ended_at: now() });
}

const claimFirstDue = ({ db, now, secret }: LeaseDeps): Promise<ExportRow | null> =>
  db.transaction(async (tx) => {
    const { status, due_at, export_id } = customerExports;
    const isDue = and(inArray(status, ['queued', 'running']), lte(due_at, now()));
    const first = tx.select().from(customerExports).where(isDue).orderBy(asc(due_at), asc(export_id)).limit(1);
    const [row] = await first.for('update', { skipLocked: true });
    if (row === undefined) return null;
    const taken = {
      status: 'running',
      worker: secret(96),
      attempts: row.attempts + 1,
      due_at: new Date(now().getTime() + leaseTimeoutMs),
    } as const;
    await tx.update(customerExports).set(taken).where(eq(export_id, row.export_id));
    return { ...row, ...taken };
  });

function createLease({ db, now }: LeaseDeps, row: ExportRow): Lease {
  const { export_id, status, worker } = customerExports;
  const isMine = and(eq(export_id, row.export_id), eq(status, 'running'), eq(worker, row.worker ?? ''));
  const change = async (changes: Changes): Promise<boolean> => {
    const changed = await db.update(customerExports).set(changes).where(isMine).returning({ export_id });
    return changed.length === 1;
  };
  return {
    row,
    beat: async (changes = {}) => {
      const due_at = new Date(now().getTime() + leaseTimeoutMs);
      if (!(await change({ ...changes, due_at }))) throw new LeaseLost('an export is not ours any more');
    },
    release: (changes) => change({ ...changes, worker: null }),
  };
}
