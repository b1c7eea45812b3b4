import type { CustomerExport, ExportFailure, ExportStatus } from '#contract/entities/customerExport.ts';

/** What can happen to an export. */
export type ExportEvent = 'export.cancel' | 'export.resume' | 'file.finish' | 'work.fail';

const after: Readonly<Record<ExportStatus, Partial<Record<ExportEvent, ExportStatus>>>> = {
  queued: { 'export.cancel': 'cancelled', 'work.fail': 'failed' },
  running: { 'export.cancel': 'cancelled', 'file.finish': 'ready', 'work.fail': 'failed' },
  ready: {},
  cancelled: { 'export.resume': 'queued' },
  failed: { 'export.resume': 'queued' },
  expired: {},
};

/** In which status an export is after something has happened, or null where that cannot happen. */
export const exportAfter = (status: ExportStatus, event: ExportEvent): ExportStatus | null =>
  after[status][event] ?? null;

/** For how many hours the file of an export can be downloaded, and one that has ended without a file can go on. */
export const exportHours = 24;

/** The most customers that one file takes: a sheet of a workbook holds 1,048,576 rows. */
export const mostExported = 1_000_000;

/** Why an export failed decides whether it can go on from where it was. */
const goesOn = { interrupted: true, permission_changed: false } as const satisfies Record<ExportFailure, boolean>;

interface Ended {
  readonly status: ExportStatus;
  readonly failure: ExportFailure | null;
  readonly ended_at: Date | null;
}

/** The status of an export at a moment: what was read or written for it is kept for some hours. */
export const exportStatusAt = ({ status, ended_at }: Omit<Ended, 'failure'>, now: Date): ExportStatus =>
  status === 'ready' && isPast(ended_at, now) ? 'expired' : status;

/** Whether an export can go on from where it was. */
export const canResume = ({ status, failure, ended_at }: Ended, now: Date): boolean =>
  exportAfter(status, 'export.resume') !== null && !isPast(ended_at, now) && (failure === null || goesOn[failure]);

const isPast = (ended_at: Date | null, now: Date): boolean =>
  ended_at !== null && ended_at.getTime() + exportHours * 3_600_000 <= now.getTime();

/** How far an export is, in whole percent: it reads all customers, and then writes them. */
export function exportPercent({
  rows_total,
  rows_read,
  rows_written,
}: Pick<CustomerExport, 'rows_total' | 'rows_read' | 'rows_written'>): number {
  if (rows_total === 0) return 0;
  return Math.min(100, Math.floor(((rows_read + rows_written) * 50) / rows_total));
}
