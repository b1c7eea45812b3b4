import { asc, eq } from 'drizzle-orm';
import type { Voucher } from '#contract/entities/product.ts';
import { orderStatusAt, type WrittenOrder } from '#machines/lifecycles/order.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../orders/tables.ts';
import { vouchers } from './tables.ts';

const standing = { status: orders.status, payment_status: orders.payment_status, pay_until: orders.pay_until };

/**
 * The vouchers of a client, those that end first before others. One that an order has used is free again as soon as
 * that order is cancelled or its term to pay has passed, written down or not.
 */
export async function readVouchers(db: Database, clientId: string, now: Date): Promise<Voucher[]> {
  const rows = await db
    .select({ voucher: vouchers, order: standing })
    .from(vouchers)
    .leftJoin(orders, eq(orders.order_id, vouchers.used_by_order_id))
    .where(eq(vouchers.client_id, clientId))
    .orderBy(asc(vouchers.valid_until), asc(vouchers.voucher_id));
  return rows.map(({ voucher, order }) => voucherOf(voucher, order !== null && isGivenUp(order, now)));
}

/** Whether an order no longer needs what was used for it. */
export function isGivenUp(order: WrittenOrder, now: Date): boolean {
  const status = orderStatusAt(order, now);
  return status === 'cancelled' || status === 'expired';
}

const voucherOf = (row: typeof vouchers.$inferSelect, isFreeAgain: boolean): Voucher => ({
  voucher_id: row.voucher_id,
  holder: row.holder,
  name: row.name,
  worth: row.worth,
  minimum: row.minimum,
  order_types: row.order_types,
  plan_ids: row.plan_ids,
  valid_from: row.valid_from.toISOString(),
  valid_until: row.valid_until.toISOString(),
  used_by_order_id: isFreeAgain ? null : row.used_by_order_id,
});
