import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../identity/tables.ts';

/** A flow that a user or a tab is in the middle of. `order_id` is set by the order that closes it. */
export const flowDrafts = pgTable(
  'flow_drafts',
  {
    draft_id: text().primaryKey(),
    user_id: text().references(() => users.user_id),
    client_id: text(),
    /** In place of a user: the hash of the secret of the tab, and the mark of the network in which the tab was. */
    tab_hash: text(),
    network: text(),
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
