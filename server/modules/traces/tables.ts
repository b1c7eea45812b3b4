import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../session/tables.ts';

/** Traces that people have sent for support. Redacted before they came; deleted when they are old. */
export const flowTraces = pgTable(
  'flow_traces',
  {
    code: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.user_id),
    flow: text().notNull(),
    trace: text().notNull(),
    stored_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('flow_traces_user').on(table.user_id, table.stored_at),
    index('flow_traces_stored').on(table.stored_at),
  ],
);
