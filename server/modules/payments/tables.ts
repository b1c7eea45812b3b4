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
  mobileMeans,
  mobilePaymentStatuses,
  type PartRefusal,
  payDevices,
  paymentMeans,
  proofStatuses,
  settlements,
} from '#contract/entities/payment.ts';
import { type Currency, currencies } from '#contract/money.ts';
import type { Refunds } from '#machines/lifecycles/money.ts';
import { files } from '../files/tables.ts';
import { users } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

/** What was handed in to show that an order was paid by transfer. At most one of an order waits to be decided. */
export const transferProofs = pgTable(
  'transfer_proofs',
  {
    proof_id: text().primaryKey(),
    /** Which came after which. */
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
    /** Null where it came by the order's link. */
    submitted_by: text().references(() => users.user_id),
    /** The hash of the tab in which it was handed in by the order's link. */
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

/** Money that has arrived. What names it at the bank or the provider makes it one, however often it is told of. */
export const receivedPayments = pgTable(
  'received_payments',
  {
    received_id: text().primaryKey(),
    means: text({ enum: paymentMeans }).notNull(),
    reference: text().notNull(),
    /** Null where it names no order that there is. */
    order_id: text().references(() => orders.order_id),
    currency: text({ enum: currencies }).$type<Currency>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    payer: text(),
    /** Whether the payer came by the order's link. */
    by_link: boolean().notNull(),
    received_at: timestamp({ withTimezone: true }).notNull(),
    settlement: text({ enum: settlements }).notNull(),
    /** What its provider has refunded of it, by the names of the refunds there, and their sum in minor units. */
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

/** Payments at providers, by the name under which a provider knows them. At most one of an order is open. */
export const mobilePayments = pgTable(
  'mobile_payments',
  {
    payment_id: text().primaryKey(),
    /** Which came after which. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    order_id: text()
      .notNull()
      .references(() => orders.order_id),
    provider: text({ enum: mobileMeans }).notNull(),
    device: text({ enum: payDevices }).notNull(),
    status: text({ enum: mobilePaymentStatuses }).notNull(),
    currency: text({ enum: currencies }).$type<Currency>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Null until the provider has opened it, and always for the other device. */
    code_url: text(),
    wallet_url: text(),
    /** The network from which it was begun, as providers ask for it; forgotten when the payment is over. */
    network: text(),
    begun_at: timestamp({ withTimezone: true }).notNull(),
    /** Null where it was begun by the order's link. */
    begun_by: text().references(() => users.user_id),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** When the provider was last heard of or asked. */
    heard_at: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mobile_payments_order').on(table.order_id, table.number),
    uniqueIndex('mobile_payments_open').on(table.order_id).where(sql`${table.status} in ('open', 'unknown')`),
    index('mobile_payments_watched').on(table.heard_at).where(sql`${table.status} in ('open', 'unknown')`),
  ],
);

/** Days on which banks of a region do not work, and weekend days on which they do. */
export const publicHolidays = pgTable(
  'public_holidays',
  {
    zone: text({ enum: zones }).$type<Zone>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    is_workday: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.zone, table.day] })],
);
