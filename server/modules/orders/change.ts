import { and, eq, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { OrderRow } from './present.ts';
import { orderEvents, orders } from './tables.ts';

/** An order by its id or by a query that selects it; with `client_id`, only where the order is that client's. */
interface NamedOrder {
  readonly order_id: string | SQLWrapper;
  readonly client_id?: string;
}

/** Locks an order until the transaction ends; null where there is none. An order is locked before what belongs to it is read. */
export async function lockOrder(tx: Database, { order_id, client_id }: NamedOrder): Promise<OrderRow | null> {
  const isNamed = eq(orders.order_id, order_id);
  const isMeant = client_id === undefined ? isNamed : and(isNamed, eq(orders.client_id, client_id));
  const [order] = await tx.select().from(orders).where(isMeant).for('no key update');
  return order ?? null;
}

/** Stores a new order. */
export async function addOrder(tx: Database, order: typeof orders.$inferInsert): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (row === undefined) throw new Error('an order was not written');
  return row;
}

/** What changes of an order after it was placed. */
type OrderChanges = Partial<
  Pick<OrderRow, 'status' | 'payment_status' | 'pay_until' | 'order_product_id' | 'period' | 'activation'>
>;

/** Changes an order that the transaction has locked. Whether the lifecycle allows it is decided by the caller. */
export async function changeOrder(tx: Database, order_id: string, changes: OrderChanges): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.order_id, order_id));
}

type OrderEvent = Omit<typeof orderEvents.$inferInsert, 'event_id'>;

/** Adds an event to the history of an order. Call it in the transaction of the change. */
export async function addOrderEvent(tx: Database, event: OrderEvent): Promise<void> {
  await tx.insert(orderEvents).values(event);
}
