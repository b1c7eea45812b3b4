import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Zone, zones } from '#contract/entities/client.ts';
import {
  mobilePaymentStatuses,
  mobileProviders,
  type PartRefusal,
  payDevices,
  paymentMethods,
  proofStatuses,
  settlements,
} from '#contract/entities/payment.ts';
import { type Currency, currencies } from '#contract/money.ts';
import type { Refunds } from '#machines/lifecycles/receivedMoney.ts';
import { files } from '../files/tables.ts';
import { users } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

/** At most one per order has the status `submitted`. */
export const transferProofs = pgTable(
  'transfer_proofs',
  {
    proof_id: text().primaryKey(),
    /** Ascending in the order of submission. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    order_id: text()
      .notNull()
      .references(() => orders.order_id),
    status: text({ enum: proofStatuses }).notNull(),
    payer: text().notNull(),
    payment_account: text().notNull(),
    file_id: text()
      .notNull()
      .references(() => files.file_id),
    submitted_at: timestamp({ withTimezone: true }).notNull(),
    /** Null if submitted by the order's link. */
    submitted_by: text().references(() => users.user_id),
    /** The hash of the tab, if submitted by the order's link. */
    submitted_tab: text(),
    decided_at: timestamp({ withTimezone: true }),
    decided_by: text().references(() => users.user_id),
    refusal: jsonb().$type<PartRefusal[]>().notNull().default([]),
  },
  (table) => [
    index('transfer_proofs_order').on(table.order_id, table.number),
    uniqueIndex('transfer_proofs_waiting').on(table.order_id).where(sql`${table.status} = 'submitted'`),
    index('transfer_proofs_queue').on(table.status, table.number),
    index('transfer_proofs_file').on(table.file_id),
  ],
);

/** Identified by `means` and `reference`, however often the money is reported. */
export const receivedPayments = pgTable(
  'received_payments',
  {
    received_id: text().primaryKey(),
    means: text({ enum: paymentMethods }).notNull(),
    reference: text().notNull(),
    /** Null if the money names no known order. */
    order_id: text().references(() => orders.order_id),
    currency: text({ enum: currencies }).$type<Currency>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    payer: text(),
    by_link: boolean().notNull(),
    received_at: timestamp({ withTimezone: true }).notNull(),
    settlement: text({ enum: settlements }).notNull(),
    /** Refunded amounts by the provider's refund id, and their sum, in minor units. */
    refunds: jsonb().$type<Refunds>().notNull().default({}),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    decided_at: timestamp({ withTimezone: true }),
    decided_by: text().references(() => users.user_id),
  },
  (table) => [
    uniqueIndex('received_payments_reference').on(table.means, table.reference),
    index('received_payments_refunded').on(table.received_at).where(sql`${table.refunded} > 0`),
    index('received_payments_order').on(table.order_id),
    index('received_payments_queue').on(table.settlement, table.received_at),
  ],
);

/** At most one per order is `open` or `unknown`. */
export const mobilePayments = pgTable(
  'mobile_payments',
  {
    payment_id: text().primaryKey(),
    /** Ascending in the order of creation. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    order_id: text()
      .notNull()
      .references(() => orders.order_id),
    provider: text({ enum: mobileProviders }).notNull(),
    device: text({ enum: payDevices }).notNull(),
    status: text({ enum: mobilePaymentStatuses }).notNull(),
    currency: text({ enum: currencies }).$type<Currency>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Null for the other device and before the provider opened the payment. */
    code_url: text(),
    wallet_url: text(),
    /** Required by providers; null once the payment is over. */
    network: text(),
    begun_at: timestamp({ withTimezone: true }).notNull(),
    /** Null if begun by the order's link. */
    begun_by: text().references(() => users.user_id),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** The last answer or notification of the provider, or our last query. */
    heard_at: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mobile_payments_order').on(table.order_id, table.number),
    uniqueIndex('mobile_payments_open').on(table.order_id).where(sql`${table.status} in ('open', 'unknown')`),
    index('mobile_payments_watched').on(table.heard_at).where(sql`${table.status} in ('open', 'unknown')`),
  ],
);

/** Bank holidays, and weekend days on which banks work. */
export const publicHolidays = pgTable(
  'public_holidays',
  {
    zone: text({ enum: zones }).$type<Zone>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    is_workday: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.zone, table.day] })],
);
