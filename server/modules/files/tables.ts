import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ActivePart, FilePurpose } from '#contract/files.ts';
import { fileTypes } from '#contract/limits.ts';
import { users } from '../identity/tables.ts';

/** Whose a file can be: a client's, one's of the staff, or an order's, when it came with the order's token. */
const holderKinds = ['client', 'staff', 'order'] as const;

/** Files that were uploaded, or are being. Their bytes are in the storage, under their id. */
export const files = pgTable(
  'files',
  {
    file_id: text().primaryKey(),
    holder_kind: text({ enum: holderKinds }).notNull(),
    /** Of the client, the user or the order. */
    holder_id: text().notNull(),
    /** Who uploaded it; null where it came with a token. */
    user_id: text().references(() => users.user_id),
    upload_key: text().notNull(),
    purpose: text().$type<FilePurpose>().notNull(),
    name: text().notNull(),
    /** What was announced, until all of it has come. */
    size: integer().notNull(),
    type: text({ enum: fileTypes }).notNull(),
    sha256: text(),
    began_at: timestamp({ withTimezone: true }).notNull(),
    /** When its last byte had come; null before, and for good where it never came. */
    kept_at: timestamp({ withTimezone: true }),
    /** When something was handed in with it; until then it is forgotten after a day. */
    used_at: timestamp({ withTimezone: true }),
    /** What a PDF holds beside its pages. */
    active: jsonb().$type<readonly ActivePart[]>().notNull().default([]),
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
