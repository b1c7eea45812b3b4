import { z } from 'zod/mini';
import { day, instant, itemId } from '../codecs.ts';
import { customerColumn, customerColumns, customerStage, customerStages } from './customer.ts';
import { scope } from './suite.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export const exportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormat>;

/** The media types of exported files. */
export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;
export type ExportType = (typeof exportTypes)[ExportFormat];

export const exportStatuses = ['queued', 'running', 'ready', 'cancelled', 'failed', 'expired'] as const;
const exportStatus = z.enum(exportStatuses);
export type ExportStatus = (typeof exportStatuses)[number];

/**
 * Why an export has ended without a file. `interrupted`: it broke off again and again. `permission_changed`: whoever began it reaches
 * other customers by now than when it began.
 */
export const exportFailures = ['interrupted', 'permission_changed'] as const;
const exportFailure = z.enum(exportFailures);
export type ExportFailure = z.infer<typeof exportFailure>;

/** What is exported. Days are those of the client's time zone, the first and the last included. */
export const exportRequest = z.strictObject({
  format: exportFormat,
  columns: z.array(customerColumn).check(z.minLength(1), z.maxLength(customerColumns.length)),
  /** Where none is named, customers in every stage. */
  stages: z._default(z.array(customerStage).check(z.maxLength(customerStages.length)), []),
  /** A department with those below it. */
  department_id: z.optional(itemId),
  created_from: z.optional(day),
  created_to: z.optional(day),
});
export type ExportRequest = Readonly<z.infer<typeof exportRequest>>;

/** A department, and how far it is below those at the top. */
const department = z.object({ department_id: itemId, name: z.string(), depth: z.int().check(z.minimum(0)) });
export type Department = Readonly<z.infer<typeof department>>;

/** An export of a user. */
export const customerExport = z.object({
  export_id: itemId,
  status: exportStatus,
  failure: z.nullable(exportFailure),
  request: exportRequest,
  rows_total: z.int().check(z.minimum(0)),
  /** How many customers have been read, and how many have been written into the file. */
  rows_read: z.int().check(z.minimum(0)),
  rows_written: z.int().check(z.minimum(0)),
  created_at: instant,
  ended_at: z.nullable(instant),
  /** The file, while it can be downloaded. */
  file: z.nullable(z.object({ name: z.string(), size: z.int().check(z.minimum(0)), expires_at: instant })),
  can: z.object({ cancel: z.boolean(), resume: z.boolean() }),
});
export type CustomerExport = Readonly<z.infer<typeof customerExport>>;

/** What a user can export, and the export that they began last. */
export const customerExportView = z.object({
  as_of: instant,
  /** The time zone by which days count and in which the file says times. */
  time_zone: z.string(),
  /** Which customers are within reach; null where the user may not export. */
  reach: z.nullable(z.object({ scope, departments: z.array(department) })),
  job: z.nullable(customerExport),
});
export type CustomerExportView = Readonly<z.infer<typeof customerExportView>>;
