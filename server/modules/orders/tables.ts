import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PriceQuery } from '#contract/calls/product.ts';
import type { ActivationView } from '#contract/entities/activation.ts';
import {
  type OrderDetail,
  type OrderHistoryEvent,
  type OrderStatus,
  orderHistoryEvents,
  orderStatuses,
  type PriceLine,
  paymentStatuses,
} from '#contract/entities/order.ts';
import { type OrderType, orderTypes } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import { type Currency, currencies } from '#contract/money.ts';
import { clients, users } from '../identity/tables.ts';

/** A copy of the quote, and the state of the order. */
export const orders = pgTable(
  'orders',
  {
    order_id: text().primaryKey(),
    order_no: text().notNull().unique(),
    /** The token of the order's link: a hash to compare with, and the encrypted token for new links. */
    token_hash: text().notNull(),
    sealed_token: text().notNull(),
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    user_id: text().notNull(),
    /** The name of the user, for display. */
    placed_by: text().notNull(),
    /**
     * The draft and the idempotency key of the placement: each makes one order. Null if the order was not placed from a
     * draft.
     */
    draft_id: text().unique(),
    key: text(),
    order_type: text({ enum: orderTypes }).$type<OrderType>().notNull(),
    order_product_id: text(),
    status: text({ enum: orderStatuses }).$type<OrderStatus>().notNull(),
    payment_status: text({ enum: paymentStatuses }).$type<OrderDetail['payment_status']>().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    currency: text({ enum: currencies }).$type<Currency>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    original_amount: bigint({ mode: 'number' }).notNull(),
    /**
     * The rest of a credit for unused time, in minor units; null if none. Activating the order issues it as a voucher.
     */
    remaining_credit: bigint({ mode: 'number' }),
    lines: jsonb().$type<PriceLine[]>().notNull(),
    asked: jsonb().$type<PriceQuery>(),
    period: jsonb().$type<OrderDetail['period']>(),
    invoice_flag: boolean().notNull(),
    activation: jsonb().$type<NonNullable<ActivationView['activated']>>(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    pay_until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // Nulls first, though the columns are not null: otherwise the index does not match `order by … desc` and each page
    // is sorted again.
    index('orders_client').on(
      table.client_id,
      table.created_at.desc().nullsFirst(),
      table.order_id.desc().nullsFirst(),
    ),
    index('orders_client_status').on(table.client_id, table.status, table.pay_until),
    index('orders_client_list').on(
      table.client_id,
      table.status,
      table.created_at.desc().nullsFirst(),
      table.order_id.desc().nullsFirst(),
    ),
    /** Few orders of a client prevent others from being placed; each placement looks up the newest. */
    index('orders_client_pending')
      .on(table.client_id, table.created_at.desc().nullsFirst(), table.order_id.desc().nullsFirst())
      .where(sql`${table.status} in ('unpaid', 'paid') and ${table.order_type} <> 'append'`),
    /** Unpaid orders with any payment status but `none`: few among all orders. */
    index('orders_client_payment')
      .on(table.client_id, table.payment_status, table.pay_until)
      .where(sql`${table.status} = 'unpaid' and ${table.payment_status} <> 'none'`),
    index('orders_key').on(table.key),
    index('orders_unpaid').on(table.pay_until).where(sql`${table.status} = 'unpaid'`),
  ],
);

const orderActors = ['client', 'link', 'staff', 'provider', 'time'] as const;
export type OrderActor = (typeof orderActors)[number];

/** Rows are added, never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    event_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_id: text()
      .notNull()
      .references(() => orders.order_id),
    event: text({ enum: orderHistoryEvents }).$type<OrderHistoryEvent>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text({ enum: orderActors }).$type<OrderActor>().notNull().default('client'),
    /** Null for a visitor by the order's link, for a provider and for events of time. */
    user_id: text().references(() => users.user_id),
    /** The id of the payment or proof. */
    subject: text(),
  },
  (table) => [index('order_events_order').on(table.order_id, table.event_id)],
);
