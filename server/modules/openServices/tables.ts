import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { clients, users } from '../identity/tables.ts';

/** Each switching of an optional service. The last one says how it stands; none is taken away. */
export const serviceSwitchings = pgTable(
  'service_switchings',
  {
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    service_id: text().notNull(),
    /** The how-manieth switching it is. Of two at once, one is written. */
    revision: integer().notNull(),
    enabled: boolean().notNull(),
    switched_at: timestamp({ withTimezone: true }).notNull(),
    switched_by: text()
      .notNull()
      .references(() => users.user_id),
  },
  (table) => [primaryKey({ columns: [table.client_id, table.service_id, table.revision] })],
);
