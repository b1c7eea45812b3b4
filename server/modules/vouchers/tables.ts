import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderType, Voucher } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';
import { clients } from '../session/tables.ts';

/** Vouchers, each good for one order. */
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
    /** The order that it is spent on; taken back when that order is cancelled or expires. */
    used_by_order_id: text(),
  },
  (table) => [
    index('vouchers_client').on(table.client_id, table.valid_until, table.voucher_id),
    index('vouchers_order').on(table.used_by_order_id),
  ],
);

/** A voucher as a code gives it, until it is somebody's. */
export type VoucherOfCode = Pick<
  typeof vouchers.$inferInsert,
  'holder' | 'name' | 'worth' | 'minimum' | 'order_types' | 'plan_ids'
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
