import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/tables.ts';

/** Traces that users sent to support. Redacted before they are sent. */
export const flowTraces = pgTable(
  'flow_traces',
  {
    code: text().primaryKey(),
    /** Null if sent without a session. */
    user_id: text().references(() => users.user_id),
    /** A keyed mark of the network, if sent without a session. */
    network: text(),
    flow: text().notNull(),
    trace: text().notNull(),
    stored_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('flow_traces_user').on(table.user_id, table.stored_at),
    index('flow_traces_network').on(table.network, table.stored_at).where(sql`${table.network} is not null`),
    index('flow_traces_stored').on(table.stored_at),
    check('flow_traces_sender', sql`num_nonnulls(${table.user_id}, ${table.network}) = 1`),
  ],
);
