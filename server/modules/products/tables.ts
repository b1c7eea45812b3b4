import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProductUsage } from '#contract/entities/actionItems.ts';
import type { AdAccount, Allowance } from '#contract/entities/product.ts';
import type { HeldAddon } from '#machines/lifecycles/activationResult.ts';
import { plans } from '../catalogue/tables.ts';
import { clients, users } from '../identity/tables.ts';

/** `allowance` includes that of the add-ons. */
export const orderProducts = pgTable(
  'order_products',
  {
    order_product_id: text().primaryKey(),
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    plan_id: text()
      .notNull()
      .references(() => plans.plan_id),
    starts_at: timestamp({ withTimezone: true }).notNull(),
    /** Null for a buyout, which has no term. */
    ends_at: timestamp({ withTimezone: true }),
    term_years: integer(),
    /** For the whole present term after the discount for several years, in minor units. */
    plan_term_value: bigint({ mode: 'number' }).notNull(),
    held_addons: jsonb().$type<readonly HeldAddon[]>().notNull(),
    allowance: jsonb().$type<Allowance>().notNull(),
    /** As the suite last reported it; null before the first report. */
    usage: jsonb().$type<ProductUsage>(),
    /** A user of the client; null before one is chosen. */
    administrator_id: text().references(() => users.user_id),
  },
  (table) => [index('order_products_client').on(table.client_id)],
);

export const adAccounts = pgTable(
  'ad_accounts',
  {
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    cid: text().notNull(),
    name: text().notNull(),
    grant_status: text({ enum: ['granted', 'pending', 'revoked'] })
      .$type<AdAccount['grant_status']>()
      .notNull(),
  },
  (table) => [primaryKey({ columns: [table.client_id, table.cid] })],
);
