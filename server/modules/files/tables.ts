import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ActiveContentKind, FilePurpose } from '#contract/files.ts';
import { fileTypes } from '#contract/limits.ts';
import { users } from '../identity/tables.ts';

/** `order`: uploaded with an order's token. */
const fileOwnerKinds = ['client', 'staff', 'order'] as const;

/** The bytes are in the file storage, under the id. */
export const files = pgTable(
  'files',
  {
    file_id: text().primaryKey(),
    holder_kind: text({ enum: fileOwnerKinds }).notNull(),
    /** Id of the client, the user or the order. */
    holder_id: text().notNull(),
    /** Null if uploaded with a token. */
    user_id: text().references(() => users.user_id),
    upload_key: text().notNull(),
    purpose: text().$type<FilePurpose>().notNull(),
    name: text().notNull(),
    /** Announced size until the file is complete. */
    size: integer().notNull(),
    type: text({ enum: fileTypes }).notNull(),
    sha256: text(),
    began_at: timestamp({ withTimezone: true }).notNull(),
    /** When it was complete; null until then, for ever if the upload broke off. */
    kept_at: timestamp({ withTimezone: true }),
    /** When something first used it; an unused file is purged after a day. */
    used_at: timestamp({ withTimezone: true }),
    /** Active parts of a PDF. */
    active: jsonb().$type<readonly ActiveContentKind[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('files_key')
      .on(table.holder_kind, table.holder_id, table.upload_key)
      .where(sql`${table.kept_at} is not null`),
    index('files_waiting').on(table.holder_kind, table.holder_id).where(sql`${table.used_at} is null`),
    index('files_unused').on(table.began_at).where(sql`${table.used_at} is null`),
    check('files_kept', sql`(${table.kept_at} is null) = (${table.sha256} is null)`),
  ],
);
