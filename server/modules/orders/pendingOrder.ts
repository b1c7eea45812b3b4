import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { orderTypes } from '#contract/entities/product.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import type { Database } from '../../db/database.ts';
import { isStillToPay } from './statusConditions.ts';
import { orders } from './tables.ts';

/** Prevents other orders of the exclusive types. */
export interface PendingOrder {
  readonly order_id: string;
  /** `unpaid`: to be paid; `being_paid`: a payment is in progress; `paid`: to be activated. */
  readonly standing: 'unpaid' | 'being_paid' | 'paid';
}

const exclusiveTypes = orderTypes.filter((type) => orderTypeRules[type].exclusive);

export async function pendingOrder(db: Database, clientId: string, now: Date): Promise<PendingOrder | null> {
  const [pending] = await db
    .select({ order_id: orders.order_id, status: orders.status, payment_status: orders.payment_status })
    .from(orders)
    .where(
      and(
        eq(orders.client_id, clientId),
        or(isStillToPay(now), eq(orders.status, 'paid')),
        inArray(orders.order_type, exclusiveTypes),
        // Repeats the condition of the index `orders_client_pending`, so that the database can use it.
        ne(orders.order_type, 'append'),
        inArray(orders.status, ['unpaid', 'paid']),
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.order_id))
    .limit(1);
  if (pending === undefined) return null;
  const { order_id, status, payment_status } = pending;
  if (status === 'paid') return { order_id, standing: 'paid' };
  return { order_id, standing: isUnderWay(payment_status) ? 'being_paid' : 'unpaid' };
}
