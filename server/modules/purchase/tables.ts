import { index, jsonb, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PriceQuery } from '#contract/calls/product.ts';
import { clients } from '../identity/tables.ts';
import type { PriceContent } from '../pricing/index.ts';

/** An order is placed at the price of its quote. */
export const quotes = pgTable(
  'quotes',
  {
    quote_id: text().primaryKey(),
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    user_id: text().notNull(),
    draft_id: text().notNull(),
    asked: jsonb().$type<PriceQuery>().notNull(),
    content: jsonb().$type<PriceContent>().notNull(),
    quoted_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('quotes_expires').on(table.expires_at), index('quotes_user').on(table.user_id, table.quoted_at)],
);

export const orderNumbers = pgSequence('order_numbers');
