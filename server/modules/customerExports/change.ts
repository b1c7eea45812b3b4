import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { CustomerExportView } from '#contract/entities/customerExport.ts';
import { canResume, nextExportStatus } from '#machines/lifecycles/customerExport.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type ClientUser, ok, refuse } from '../../wire/handler.ts';
import { checkExportLimits } from './begin.ts';
import { customerExports, rowCountOf } from './tables.ts';
import { isExportOf, readExportPermission, readExportView } from './view.ts';

interface OwnExport {
  readonly export_id: string;
  readonly caller: ClientUser;
}

/** The server that works on the export notices at its next `beat`. */
export function cancelExport({ export_id, caller }: OwnExport, deps: Deps): Promise<Answer<CustomerExportView>> {
  return deps.db.transaction(async (tx) => {
    const isIt = and(eq(customerExports.export_id, export_id), isExportOf(caller));
    const [row] = await tx.select().from(customerExports).where(isIt).for('update');
    if (row === undefined) return refuse('not_found');
    const status = nextExportStatus(row.status, 'export.cancel');
    if (status === null) return refuse('export_state_refuses');
    const ended = { status, worker: null, due_at: null, ended_at: deps.now() };
    await tx.update(customerExports).set(ended).where(isIt);
    return ok(await readExportView(tx, caller, deps));
  });
}

/** Continues a failed or cancelled export after its stored parts, if its owner's permission has the same reach. */
export function resumeExport({ export_id, caller }: OwnExport, deps: Deps): Promise<Answer<CustomerExportView>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const refused = await checkExportLimits(tx, caller, now, 'resumed');
    const isIt = and(eq(customerExports.export_id, export_id), isExportOf(caller));
    const [row] = await tx.select().from(customerExports).where(isIt).for('update');
    if (row === undefined) return refuse('not_found');
    if (refused !== null) return refused;
    const status = nextExportStatus(row.status, 'export.resume');
    if (status === null || !canResume(row, now)) return refuse('export_state_refuses');
    const permitted = await readExportPermission(tx, caller);
    if (!isDeepStrictEqual(permitted?.reach, row.reach)) return refuse('not_permitted');
    const rows_read = rowCountOf(row.parts);
    const again = { status, failure: null, ended_at: null, attempts: 0, due_at: now, rows_read, rows_written: 0 };
    await tx.update(customerExports).set(again).where(isIt);
    return ok(await readExportView(tx, caller, deps));
  });
}
