import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../identity/tables.ts';

/** A run of a flow, saved by a user or a tab. `order_id` is the order that it led to. */
export const flowDrafts = pgTable(
  'flow_drafts',
  {
    draft_id: text().primaryKey(),
    user_id: text().references(() => users.user_id),
    client_id: text(),
    /** In place of `user_id`: hash of the tab's secret, and `networkPseudonym` of its network. */
    tab_hash: text(),
    network: text(),
    flow: text().notNull(),
    /** Id of the subject; empty if the flow has none. */
    subject: text().notNull().default(''),
    key: text().notNull().unique(),
    snapshot: text(),
    /** The page that saved last, and the number of that save; null before the first save. */
    saved_by: text(),
    save_number: integer(),
    order_id: text(),
    opened_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    closed_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('flow_drafts_open').on(table.user_id, table.flow, table.subject).where(sql`${table.closed_at} is null`),
    uniqueIndex('flow_drafts_tab_open')
      .on(table.tab_hash, table.flow, table.subject)
      .where(sql`${table.tab_hash} is not null and ${table.closed_at} is null`),
    index('flow_drafts_closed').on(table.user_id, table.closed_at).where(sql`${table.closed_at} is not null`),
    index('flow_drafts_tab').on(table.tab_hash, table.updated_at).where(sql`${table.tab_hash} is not null`),
    index('flow_drafts_network').on(table.network, table.updated_at).where(sql`${table.network} is not null`),
    index('flow_drafts_idle').on(table.updated_at).where(sql`${table.tab_hash} is not null`),
    check('flow_drafts_holder', sql`num_nonnulls(${table.user_id}, ${table.tab_hash}) = 1`),
    check('flow_drafts_network_of_tab', sql`(${table.tab_hash} is null) = (${table.network} is null)`),
  ],
);
