import { and, eq, isNull } from 'drizzle-orm';
import { voucherLines } from '#machines/lifecycles/cancellation.ts';
import { uncoveredSpendings } from '#machines/lifecycles/spendings.ts';
import type { Database } from '../../db/database.ts';
import type { OrderRow } from '../orders/index.ts';
import { readVouchers } from './readVouchers.ts';
import { voucherSpendings } from './tables.ts';

type Order = Pick<OrderRow, 'order_id' | 'client_id' | 'lines' | 'created_at'>;

const spendingsOf = ({ lines }: Pick<Order, 'lines'>) =>
  voucherLines({ lines }).map(({ ref, amount }) => ({ voucher_id: ref, amount: 0 - amount.minor }));

/**
 * The transaction must have locked the client and priced the order, so that orders never take more of a voucher than it
 * holds.
 */
export async function spendVouchers(tx: Database, order: Order): Promise<void> {
  const { order_id, created_at } = order;
  const taken = spendingsOf(order).map((spending) => ({ ...spending, order_id, spent_at: created_at }));
  if (taken.length > 0) await tx.insert(voucherSpendings).values(taken);
}

export async function returnVouchers(
  tx: Database,
  { order_id, at }: { readonly order_id: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(voucherSpendings)
    .set({ returned_at: at })
    .where(and(eq(voucherSpendings.order_id, order_id), isNull(voucherSpendings.returned_at)));
}

/** How many vouchers no longer hold what an expired order took. The transaction must have locked the client. */
export async function countTakenVouchers(db: Database, order: Order, now: Date): Promise<number> {
  return uncoveredSpendings(spendingsOf(order), await readVouchers(db, order.client_id, now)).length;
}
