import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type ExportRequest, exportFailures, exportStatuses } from '#contract/entities/customerExport.ts';
import type { Language } from '#contract/languages.ts';
import type { CustomerCursor } from '../customers/index.ts';
import { clients, users } from '../identity/tables.ts';
import type { Reach } from '../permissions/index.ts';

/** Customers that have been read and stored, and where they end. */
export interface ExportPart {
  /** Under which they are in the storage. */
  readonly name: string;
  readonly rows: number;
  readonly last: CustomerCursor;
}

/** How many customers are in parts. */
export const rowsOf = (parts: readonly ExportPart[]): number => parts.reduce((sum, { rows }) => sum + rows, 0);

const moment = () => timestamp({ withTimezone: true });

/**
 * Exports, and with each the work that is left of it: `due_at` says when a server may take it, `worker` which one has. What is in
 * the storage for it stands in its row before it is written, so that nothing stays there that nobody knows of.
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
    /** The department that was asked for with those below it, as they were when the export was begun. */
    department_ids: jsonb().$type<readonly string[]>(),
    /** How far the permission reached when the export was begun. */
    reach: jsonb().$type<Reach>().notNull(),
    time_zone: text().notNull(),
    language: text().$type<Language>().notNull(),
    status: text({ enum: exportStatuses }).notNull(),
    failure: text({ enum: exportFailures }),
    rows_total: integer().notNull(),
    rows_read: integer().notNull().default(0),
    rows_written: integer().notNull().default(0),
    parts: jsonb().$type<readonly ExportPart[]>().notNull().default([]),
    /** What is being written into the storage, or was when its writer ended. */
    writing: text(),
    file_id: text(),
    file_size: bigint({ mode: 'number' }),
    worker: text(),
    /** How often the work was taken up since it has last come on. */
    attempts: integer().notNull().default(0),
    /** When the work may be taken up: what a server is at is not due before that server has been silent for long. */
    due_at: moment(),
    created_at: moment().notNull(),
    ended_at: moment(),
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
