import { and, eq, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { OrderRow } from './present.ts';
import { orderEvents, orders } from './tables.ts';

/** With `client_id`: only an order of that client. */
interface OrderKey {
  readonly order_id: string | SQLWrapper;
  readonly client_id?: string;
}

/** Locks an order until the transaction ends. Lock it before reading anything that belongs to it. */
export async function lockOrder(tx: Database, { order_id, client_id }: OrderKey): Promise<OrderRow | null> {
  const isNamed = eq(orders.order_id, order_id);
  const isMeant = client_id === undefined ? isNamed : and(isNamed, eq(orders.client_id, client_id));
  const [order] = await tx.select().from(orders).where(isMeant).for('no key update');
  return order ?? null;
}

export async function addOrder(tx: Database, order: typeof orders.$inferInsert): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (row === undefined) throw new Error('an order was not written');
  return row;
}

type OrderChanges = Partial<
  Pick<OrderRow, 'status' | 'payment_status' | 'pay_until' | 'order_product_id' | 'period' | 'activation'>
>;

/** The transaction must have locked the order, and the caller must have checked its lifecycle. */
export async function changeOrder(tx: Database, order_id: string, changes: OrderChanges): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.order_id, order_id));
}

type OrderEvent = Omit<typeof orderEvents.$inferInsert, 'event_id'>;

/** Call it in the transaction of the change. */
export async function addOrderEvent(tx: Database, event: OrderEvent): Promise<void> {
  await tx.insert(orderEvents).values(event);
}
