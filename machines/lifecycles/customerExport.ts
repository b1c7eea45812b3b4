import type { CustomerExport, ExportFailure, ExportStatus } from '#contract/entities/customerExport.ts';

export type ExportChange = 'export.cancel' | 'export.resume' | 'file.finish' | 'work.fail';

const nextStatuses: Readonly<Record<ExportStatus, Partial<Record<ExportChange, ExportStatus>>>> = {
  queued: { 'export.cancel': 'cancelled', 'work.fail': 'failed' },
  running: { 'export.cancel': 'cancelled', 'file.finish': 'ready', 'work.fail': 'failed' },
  ready: {},
  cancelled: { 'export.resume': 'queued' },
  failed: { 'export.resume': 'queued' },
  expired: {},
};

/** Null if the event is rejected in this status. */
export const nextExportStatus = (status: ExportStatus, event: ExportChange): ExportStatus | null =>
  nextStatuses[status][event] ?? null;

/** Hours for which a file can be downloaded, and a cancelled or failed export resumed. */
export const exportRetentionHours = 24;

/** Upper bound of customers per file: a worksheet holds 1,048,576 rows. */
export const maxExportedCustomers = 1_000_000;

const resumableFailures = { interrupted: true, permission_changed: false } as const satisfies Record<
  ExportFailure,
  boolean
>;

interface EndedExport {
  readonly status: ExportStatus;
  readonly failure: ExportFailure | null;
  readonly ended_at: Date | null;
}

/** A stored `ready` counts as expired after `exportRetentionHours`. */
export const exportStatusAt = ({ status, ended_at }: Omit<EndedExport, 'failure'>, now: Date): ExportStatus =>
  status === 'ready' && isRetentionOver(ended_at, now) ? 'expired' : status;

export const canResume = ({ status, failure, ended_at }: EndedExport, now: Date): boolean =>
  nextExportStatus(status, 'export.resume') !== null &&
  !isRetentionOver(ended_at, now) &&
  (failure === null || resumableFailures[failure]);

const isRetentionOver = (ended_at: Date | null, now: Date): boolean =>
  ended_at !== null && ended_at.getTime() + exportRetentionHours * 3_600_000 <= now.getTime();

/** Whole percent: reading all customers is the first half, writing them the second. */
export function exportPercent({
  rows_total,
  rows_read,
  rows_written,
}: Pick<CustomerExport, 'rows_total' | 'rows_read' | 'rows_written'>): number {
  if (rows_total === 0) return 0;
  return Math.min(100, Math.floor(((rows_read + rows_written) * 50) / rows_total));
}
