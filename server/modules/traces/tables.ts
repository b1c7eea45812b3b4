import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/tables.ts';

/** Traces that people have sent for support. Redacted before they came; deleted when they are old. */
export const flowTraces = pgTable(
  'flow_traces',
  {
    code: text().primaryKey(),
    /** Who has sent it, or null where nobody was signed in. */
    user_id: text().references(() => users.user_id),
    /** The mark of the network from which it came, where nobody was signed in. */
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
