import { and, asc, count, eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import type { OrderRow } from './present.ts';
import { summaryColumns } from './readOrders.ts';
import { orderEvents, orders } from './tables.ts';

/** For joins of other modules. */
export const orderSummaries = new QueryBuilder()
  .select({ ...summaryColumns, client_id: orders.client_id, user_id: orders.user_id })
  .from(orders)
  .as('order_summaries');

/** Finds an order of any client: the caller must have checked the permission. */
export async function findOrderById(db: Database, order_id: string): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.order_id, order_id));
  return order ?? null;
}

interface OrderOfClient {
  readonly order_id: string;
  readonly client_id: string;
}

export async function isOrderOfClient(db: Database, { order_id, client_id }: OrderOfClient): Promise<boolean> {
  const own = and(eq(orders.order_id, order_id), eq(orders.client_id, client_id));
  return (await db.select({ order_id: orders.order_id }).from(orders).where(own)).length === 1;
}

export function idsOfOrdersOfSameClient(db: Database, order_id: string) {
  const client = db.select({ client_id: orders.client_id }).from(orders).where(eq(orders.order_id, order_id));
  return db.select({ order_id: orders.order_id }).from(orders).where(eq(orders.client_id, client));
}

export async function oldestOrderToActivate(db: Database, client_id: string): Promise<string | null> {
  const [order] = await db
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(and(eq(orders.client_id, client_id), eq(orders.status, 'paid')))
    .orderBy(asc(orders.created_at))
    .limit(1);
  return order?.order_id ?? null;
}

/** Grows with each change, so pages use it as a revision. */
export async function countOrderEvents(db: Database, order_id: string): Promise<number> {
  const [happened] = await db.select({ events: count() }).from(orderEvents).where(eq(orderEvents.order_id, order_id));
  return happened?.events ?? 0;
}
