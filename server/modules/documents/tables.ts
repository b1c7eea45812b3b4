import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { documentKinds } from '#contract/entities/document.ts';
import { files } from '../files/tables.ts';
import { users } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

/** An order has at most one current document of a kind; removed ones stay as rows. */
export const documentsOfOrders = pgTable(
  'order_documents',
  {
    document_id: text().primaryKey(),
    /** Order of attachment. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    order_id: text()
      .notNull()
      .references(() => orders.order_id),
    kind: text({ enum: documentKinds }).notNull(),
    /** Unique: the order determines whose file it is. */
    file_id: text()
      .notNull()
      .unique()
      .references(() => files.file_id),
    attached_at: timestamp({ withTimezone: true }).notNull(),
    attached_by: text()
      .notNull()
      .references(() => users.user_id),
    /** When it was removed or replaced: from then on it is unreadable. */
    removed_at: timestamp({ withTimezone: true }),
    removed_by: text().references(() => users.user_id),
  },
  (table) => [
    uniqueIndex('order_documents_attached').on(table.order_id, table.kind).where(sql`${table.removed_at} is null`),
  ],
);
