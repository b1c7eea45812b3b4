import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { type OrderType, type Voucher, voucherSpendModes } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';
import { clients } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

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
    spend: text({ enum: voucherSpendModes }).$type<Voucher['spend']>().notNull(),
    /** The order whose remaining credit it is; at most one voucher per order. */
    issued_by_order_id: text()
      .unique()
      .references(() => orders.order_id),
  },
  (table) => [index('vouchers_client').on(table.client_id, table.valid_until, table.voucher_id)],
);

/** A row stops counting when its order is cancelled (`returned_at`) or expires, which is not recorded here. */
export const voucherSpendings = pgTable(
  'voucher_spendings',
  {
    voucher_id: text()
      .notNull()
      .references(() => vouchers.voucher_id),
    order_id: text()
      .notNull()
      .references(() => orders.order_id),
    /** In minor units of the order's currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    spent_at: timestamp({ withTimezone: true }).notNull(),
    returned_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.voucher_id, table.order_id] }),
    index('voucher_spendings_order').on(table.order_id),
  ],
);

/** A voucher before a client redeems its code. */
export type VoucherOfCode = Pick<
  typeof vouchers.$inferInsert,
  'holder' | 'name' | 'worth' | 'minimum' | 'order_types' | 'plan_ids' | 'spend'
>;

/** For the first client that redeems it. */
export const voucherCodes = pgTable('voucher_codes', {
  /** Upper case, without hyphens and blanks. */
  code: text().primaryKey(),
  /** The only client that may redeem it; null for any client. */
  client_id: text().references(() => clients.client_id),
  voucher: jsonb().$type<VoucherOfCode>().notNull(),
  /** The validity of the voucher. */
  valid_from: timestamp({ withTimezone: true }).notNull(),
  valid_until: timestamp({ withTimezone: true }).notNull(),
  redeem_from: timestamp({ withTimezone: true }).notNull(),
  redeem_until: timestamp({ withTimezone: true }).notNull(),
  redeemed_by: text().references(() => clients.client_id),
  redeemed_at: timestamp({ withTimezone: true }),
  voucher_id: text().references(() => vouchers.voucher_id),
});

/** `percent`: the discount for a recommended client. */
export const recommendationCodes = pgTable('invite_codes', {
  code: text().primaryKey(),
  client_id: text()
    .notNull()
    .unique()
    .references(() => clients.client_id),
  percent: integer().notNull(),
});
