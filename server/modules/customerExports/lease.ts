import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ExportFailure } from '#contract/entities/customerExport.ts';
import { exportAfter } from '#machines/lifecycles/customerExport.ts';
import type { Deps } from '../../deps.ts';
import { customerExports, type ExportRow } from './tables.ts';

/** A server that has said nothing of an export for so long is taken for dead. */
const silentMs = 60_000;

/** How often an export is taken up without coming on before it has failed. */
const mostAttempts = 5;

/** The export was cancelled, or another server is at it by now. */
export class LeaseLost extends Error {}

type Changes = PgUpdateSetSource<typeof customerExports>;

/** The work on one export, for as long as it is this server's. */
export interface Lease {
  readonly row: ExportRow;
  /** Says that the work goes on, and what has come of it. Rejects with `LeaseLost` where it is another's by now. */
  readonly beat: (changes?: Changes) => Promise<void>;
  /** Gives the work away until it is due again; says whether it was this server's to the end. */
  readonly release: (changes: Changes & { readonly due_at: Date | null }) => Promise<boolean>;
}

type LeaseDeps = Pick<Deps, 'db' | 'now' | 'secret'>;

/** Takes up the export that has been due for longest; null where none is. One that broke off too often has failed. */
export async function takeExport(deps: LeaseDeps): Promise<Lease | null> {
  for (;;) {
    const taken = await takeFirst(deps);
    if (taken === null) return null;
    if (taken.attempts <= mostAttempts) return leaseOf(deps, taken);
    await failExport(leaseOf(deps, taken), 'interrupted', deps);
  }
}

/** The export has failed: nobody takes it up any more. */
export async function failExport({ row, release }: Lease, failure: ExportFailure, { now }: Pick<Deps, 'now'>) {
  const status = exportAfter(row.status, 'work.fail');
  if (status === null) throw new Error('an export failed that was not under way');
  await release({ status, failure, due_at: null, ended_at: now() });
}

const takeFirst = ({ db, now, secret }: LeaseDeps): Promise<ExportRow | null> =>
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
      due_at: new Date(now().getTime() + silentMs),
    } as const;
    await tx.update(customerExports).set(taken).where(eq(export_id, row.export_id));
    return { ...row, ...taken };
  });

function leaseOf({ db, now }: LeaseDeps, row: ExportRow): Lease {
  const { export_id, status, worker } = customerExports;
  const isMine = and(eq(export_id, row.export_id), eq(status, 'running'), eq(worker, row.worker ?? ''));
  const change = async (changes: Changes): Promise<boolean> => {
    const changed = await db.update(customerExports).set(changes).where(isMine).returning({ export_id });
    return changed.length === 1;
  };
  return {
    row,
    beat: async (changes = {}) => {
      const due_at = new Date(now().getTime() + silentMs);
      if (!(await change({ ...changes, due_at }))) throw new LeaseLost('an export is not ours any more');
    },
    release: (changes) => change({ ...changes, worker: null }),
  };
}
