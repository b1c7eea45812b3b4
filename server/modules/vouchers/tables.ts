import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { type OrderType, type Voucher, voucherSpends } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';
import { clients } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

/** Vouchers. What orders take of them is in `voucherSpendings`. */
export const vouchers = pgTable(
  'vouchers',
  {
    voucher_id: text().primaryKey(),
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    holder: text({ enum: ['agency', 'client'] })
      .$type<Voucher['holder']>()
      .notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    worth: jsonb().$type<Voucher['worth']>().notNull(),
    minimum: jsonb().$type<Money>(),
    order_types: jsonb().$type<OrderType[]>().notNull(),
    plan_ids: jsonb().$type<string[]>().notNull(),
    valid_from: timestamp({ withTimezone: true }).notNull(),
    valid_until: timestamp({ withTimezone: true }).notNull(),
    spend: text({ enum: voucherSpends }).$type<Voucher['spend']>().notNull(),
    /** The order whose remaining credit it holds: an order issues one at most. */
    issued_by_order_id: text()
      .unique()
      .references(() => orders.order_id),
  },
  (table) => [index('vouchers_client').on(table.client_id, table.valid_until, table.voucher_id)],
);

/**
 * What orders take of vouchers. A row counts for as long as its order does: not once that is cancelled (`returned_at`) or its
 * term to pay has passed, which nobody writes down.
 */
export const voucherSpendings = pgTable(
  'voucher_spendings',
  {
    voucher_id: text()
      .notNull()
      .references(() => vouchers.voucher_id),
    order_id: text()
      .notNull()
      .references(() => orders.order_id),
    /** In minor units of the currency of the order. */
    amount: bigint({ mode: 'number' }).notNull(),
    spent_at: timestamp({ withTimezone: true }).notNull(),
    returned_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.voucher_id, table.order_id] }),
    index('voucher_spendings_order').on(table.order_id),
  ],
);

/** A voucher as a code gives it, until it is somebody's. */
export type VoucherOfCode = Pick<
  typeof vouchers.$inferInsert,
  'holder' | 'name' | 'worth' | 'minimum' | 'order_types' | 'plan_ids' | 'spend'
>;

/** Codes that are handed out, each worth one voucher for whoever redeems it first. */
export const voucherCodes = pgTable('voucher_codes', {
  /** Without hyphens and blanks, in capitals. */
  code: text().primaryKey(),
  /** Who alone may redeem it; null where anybody may. */
  client_id: text().references(() => clients.client_id),
  voucher: jsonb().$type<VoucherOfCode>().notNull(),
  /** When the voucher can be used, once it was redeemed. */
  valid_from: timestamp({ withTimezone: true }).notNull(),
  valid_until: timestamp({ withTimezone: true }).notNull(),
  redeem_from: timestamp({ withTimezone: true }).notNull(),
  redeem_until: timestamp({ withTimezone: true }).notNull(),
  redeemed_by: text().references(() => clients.client_id),
  redeemed_at: timestamp({ withTimezone: true }),
  /** The voucher that came of it. */
  voucher_id: text().references(() => vouchers.voucher_id),
});

/** What each client recommends with, and what it takes off for the client that it recommends. */
export const inviteCodes = pgTable('invite_codes', {
  code: text().primaryKey(),
  client_id: text()
    .notNull()
    .unique()
    .references(() => clients.client_id),
  percent: integer().notNull(),
});
