import { z } from 'zod/mini';
import { day, instant, itemId } from '../codecs.ts';
import { customerColumn, customerColumns, customerStage, customerStages } from './customer.ts';
import { scope } from './suite.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export const exportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormat>;

export const exportMediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;
export type ExportMediaType = (typeof exportMediaTypes)[ExportFormat];

export const exportStatuses = ['queued', 'running', 'ready', 'cancelled', 'failed', 'expired'] as const;
const exportStatus = z.enum(exportStatuses);
export type ExportStatus = (typeof exportStatuses)[number];

/**
 * Why an export ended without a file. `interrupted`: it was broken off repeatedly. `permission_changed`: its user can
 * access other customers than when it began.
 */
export const exportFailures = ['interrupted', 'permission_changed'] as const;
const exportFailure = z.enum(exportFailures);
export type ExportFailure = z.infer<typeof exportFailure>;

/** Days are in the client's time zone, both ends included. */
export const exportRequest = z.strictObject({
  format: exportFormat,
  columns: z.array(customerColumn).check(z.minLength(1), z.maxLength(customerColumns.length)),
  /** Empty means every stage. */
  stages: z._default(z.array(customerStage).check(z.maxLength(customerStages.length)), []),
  /** Includes its subdepartments. */
  department_id: z.optional(itemId),
  created_from: z.optional(day),
  created_to: z.optional(day),
});
export type ExportRequest = Readonly<z.infer<typeof exportRequest>>;

/** `depth`: levels below the top departments. */
const department = z.object({ department_id: itemId, name: z.string(), depth: z.int().check(z.minimum(0)) });
export type Department = Readonly<z.infer<typeof department>>;

export const customerExport = z.object({
  export_id: itemId,
  status: exportStatus,
  failure: z.nullable(exportFailure),
  request: exportRequest,
  rows_total: z.int().check(z.minimum(0)),
  rows_read: z.int().check(z.minimum(0)),
  rows_written: z.int().check(z.minimum(0)),
  created_at: instant,
  ended_at: z.nullable(instant),
  /** Null unless it can be downloaded. */
  file: z.nullable(z.object({ name: z.string(), size: z.int().check(z.minimum(0)), expires_at: instant })),
  can: z.object({ cancel: z.boolean(), resume: z.boolean() }),
});
export type CustomerExport = Readonly<z.infer<typeof customerExport>>;

/** `job` is the user's last export. */
export const customerExportView = z.object({
  as_of: instant,
  /** The time zone of days and of the times in the file. */
  time_zone: z.string(),
  /** The accessible customers; null without the permission to export. */
  reach: z.nullable(z.object({ scope, departments: z.array(department) })),
  job: z.nullable(customerExport),
});
export type CustomerExportView = Readonly<z.infer<typeof customerExportView>>;
