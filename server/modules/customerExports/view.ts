import { and, desc, eq } from 'drizzle-orm';
import { timeZones } from '#contract/entities/client.ts';
import type { CustomerExport, CustomerExportView } from '#contract/entities/customerExport.ts';
import {
  canResume,
  exportRetentionHours,
  exportStatusAt,
  nextExportStatus,
} from '#machines/lifecycles/customerExport.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ClientUser } from '../../wire/handler.ts';
import { clientOf } from '../identity/index.ts';
import { type Permitted, readDepartments, readReach } from '../permissions/index.ts';
import { fileNameOf } from './fileTexts.ts';
import { customerExports, type ExportRow } from './tables.ts';

const exportPermissionKey = 'crm.company.export';

export const readExportPermission = (db: Database, caller: ClientUser): Promise<Permitted | null> =>
  readReach(db, caller, exportPermissionKey);

/** UTC if the client's region has several time zones. */
export async function readTimeZone(db: Database, caller: Pick<ClientUser, 'client_id'>): Promise<string> {
  const { use_zone } = await clientOf(db, caller);
  return timeZones[use_zone] ?? 'UTC';
}

/** The user's reach and latest export. */
export async function readExportView(
  db: Database,
  caller: ClientUser,
  { now }: Pick<Deps, 'now'>,
): Promise<CustomerExportView> {
  const at = now();
  const permitted = await readExportPermission(db, caller);
  const [row] = await db
    .select()
    .from(customerExports)
    .where(isExportOf(caller))
    .orderBy(desc(customerExports.created_at), desc(customerExports.export_id))
    .limit(1);
  return {
    as_of: at.toISOString(),
    time_zone: await readTimeZone(db, caller),
    reach: permitted && {
      scope: permitted.scope,
      departments: await readDepartments(db, caller.client_id, permitted.reach),
    },
    job: row === undefined ? null : jobOf(row, at),
  };
}

/** An export belongs to the user who began it, while the user is of the same client. */
export const isExportOf = ({ user_id, client_id }: ClientUser) =>
  and(eq(customerExports.user_id, user_id), eq(customerExports.client_id, client_id));

function jobOf(row: ExportRow, now: Date): CustomerExport {
  const status = exportStatusAt(row, now);
  return {
    export_id: row.export_id,
    status,
    failure: row.failure,
    request: row.request,
    rows_total: row.rows_total,
    rows_read: row.rows_read,
    rows_written: row.rows_written,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    file: status === 'ready' ? fileInfoOf(row) : null,
    can: { cancel: nextExportStatus(status, 'export.cancel') !== null, resume: canResume(row, now) },
  };
}

function fileInfoOf(row: ExportRow): CustomerExport['file'] {
  const { file_size, ended_at } = row;
  if (file_size === null || ended_at === null) throw new Error('an export that is ready has no file');
  const expires_at = new Date(ended_at.getTime() + exportRetentionHours * 3_600_000).toISOString();
  return { name: fileNameOf(row), size: file_size, expires_at };
}
