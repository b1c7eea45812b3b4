import { eq } from 'drizzle-orm';
import { orderStatuses } from '#contract/entities/order.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/modules/orders/tables.ts';

/** The client with many orders, and how many. */
export const bulky = { email: 'owner@hk.example', client_id: 'client-hk', orders: 10_000 } as const;

const batch = 500;
const hourMs = 3_600_000;

/** Gives one client of the demo its many orders: copies of the one that it has, an hour apart, in every status. */
export async function addManyOrders(db: Database, now: Date): Promise<void> {
  const [like] = await db.select().from(orders).where(eq(orders.client_id, bulky.client_id)).limit(1);
  if (like === undefined) throw new Error(`${bulky.client_id} has no order to copy`);
  for (let made = 0; made < bulky.orders; made += batch) {
    await db.insert(orders).values(
      Array.from({ length: batch }, (_, index) => {
        const number = made + index;
        const created_at = new Date(now.getTime() - number * hourMs);
        return {
          ...like,
          order_id: `bench-order-${number}`,
          order_no: `BENCH-${number}`,
          draft_id: null,
          key: null,
          status: orderStatuses[number % orderStatuses.length] ?? 'unpaid',
          created_at,
          pay_until: new Date(created_at.getTime() + 15 * 24 * hourMs),
        };
      }),
    );
  }
}
