import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { clients, users } from '../identity/tables.ts';

/** Rows are only added; the last one of a service is its state. */
export const serviceSwitchings = pgTable(
  'service_switchings',
  {
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    service_id: text().notNull(),
    /** From 1. As part of the key it lets only one of two concurrent switches through. */
    revision: integer().notNull(),
    enabled: boolean().notNull(),
    switched_at: timestamp({ withTimezone: true }).notNull(),
    switched_by: text()
      .notNull()
      .references(() => users.user_id),
  },
  (table) => [primaryKey({ columns: [table.client_id, table.service_id, table.revision] })],
);
