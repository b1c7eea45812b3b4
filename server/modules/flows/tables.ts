import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../session/tables.ts';

/** A flow that a user is in the middle of. `order_id` is set by the order that closes it. */
export const flowDrafts = pgTable(
  'flow_drafts',
  {
    draft_id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.user_id),
    client_id: text(),
    flow: text().notNull(),
    /** What the run is about, by its id; empty where the flow is about nothing. */
    subject: text().notNull().default(''),
    key: text().notNull().unique(),
    snapshot: text(),
    /** The page that saved last and its number for that save; both null before the first. */
    saved_by: text(),
    save_number: integer(),
    order_id: text(),
    opened_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    closed_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('flow_drafts_open').on(table.user_id, table.flow, table.subject).where(sql`${table.closed_at} is null`),
  ],
);
