import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type ExportRequest, exportFailures, exportStatuses } from '#contract/entities/customerExport.ts';
import type { Language } from '#contract/languages.ts';
import type { CustomerCursor } from '../customers/index.ts';
import { clients, users } from '../identity/tables.ts';
import type { Reach } from '../permissions/index.ts';

/** Stored customers, up to and including `last`. */
export interface ExportPart {
  /** Name in the file storage. */
  readonly name: string;
  readonly rows: number;
  readonly last: CustomerCursor;
}

export const rowCountOf = (parts: readonly ExportPart[]): number => parts.reduce((sum, { rows }) => sum + rows, 0);

const timeColumn = () => timestamp({ withTimezone: true });

/**
 * `due_at` is when a server may take the work, null when there is none; `worker` is the server that has it. A row names
 * every stored file before it is written, so that none is orphaned.
 */
export const customerExports = pgTable(
  'customer_exports',
  {
    export_id: text().primaryKey(),
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    user_id: text()
      .notNull()
      .references(() => users.user_id),
    request: jsonb().$type<ExportRequest>().notNull(),
    /** The chosen department and those below it, when the export began; null if none was chosen. */
    department_ids: jsonb().$type<readonly string[]>(),
    /** Reach of the permission when the export began. */
    reach: jsonb().$type<Reach>().notNull(),
    time_zone: text().notNull(),
    language: text().$type<Language>().notNull(),
    status: text({ enum: exportStatuses }).notNull(),
    failure: text({ enum: exportFailures }),
    rows_total: integer().notNull(),
    rows_read: integer().notNull().default(0),
    rows_written: integer().notNull().default(0),
    parts: jsonb().$type<readonly ExportPart[]>().notNull().default([]),
    /** Name of the file being written, or left behind by a crash. */
    writing: text(),
    file_id: text(),
    file_size: bigint({ mode: 'number' }),
    worker: text(),
    /** Attempts since the last progress. */
    attempts: integer().notNull().default(0),
    /** While a server works on it: when its lease expires. */
    due_at: timeColumn(),
    created_at: timeColumn().notNull(),
    ended_at: timeColumn(),
  },
  (table) => [
    index('customer_exports_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('customer_exports_user').on(table.user_id, table.created_at.desc()),
    index('customer_exports_client').on(table.client_id, table.created_at),
    index('customer_exports_stored')
      .on(table.ended_at)
      .where(sql`${table.file_id} is not null or ${table.writing} is not null or ${table.parts} <> '[]'`),
  ],
);
export type ExportRow = typeof customerExports.$inferSelect;
