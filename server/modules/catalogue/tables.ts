import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type Addon, type Allowance, addonKinds, type Plan } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Currency } from '#contract/money.ts';

/** Minor units. */
export type Prices = Readonly<Record<Currency, number>>;

/** `prices` are per year, or once for a buyout. */
export const plans = pgTable('plans', {
  plan_id: text().primaryKey(),
  name: jsonb().$type<LocalizedText>().notNull(),
  summary: jsonb().$type<LocalizedText>().notNull(),
  rank: integer().notNull(),
  is_buyout: boolean().notNull(),
  systems: jsonb().$type<Plan['systems']>().notNull(),
  modules: jsonb().$type<Plan['modules']>().notNull(),
  allowance: jsonb().$type<Allowance>().notNull(),
  prices: jsonb().$type<Prices>().notNull(),
  years: jsonb().$type<Plan['years']>().notNull(),
});

/** `prices` are per `unit_size` units, and per year if `per_year`. */
export const addons = pgTable('addons', {
  addon_id: text().primaryKey(),
  position: integer().notNull(),
  kind: text({ enum: addonKinds }).$type<Addon['kind']>().notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  unit_size: integer().notNull(),
  unit: jsonb().$type<LocalizedText>().notNull(),
  prices: jsonb().$type<Prices>().notNull(),
  per_year: boolean().notNull(),
  max_quantity: integer().notNull(),
});

/** Services by people; prices depend on the plan. */
export const services = pgTable(
  'services',
  {
    plan_id: text()
      .notNull()
      .references(() => plans.plan_id),
    service_id: text().notNull(),
    position: integer().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    summary: jsonb().$type<LocalizedText>().notNull(),
    prices: jsonb().$type<Prices>().notNull(),
    max_quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.plan_id, table.service_id] })],
);

/** Limits of one payment of advertising money; a single row. */
export const prepaidRange = pgTable('prepaid_range', {
  range_id: text().primaryKey(),
  minimum: jsonb().$type<Prices>().notNull(),
  maximum: jsonb().$type<Prices>().notNull(),
});
