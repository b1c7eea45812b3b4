import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PriceLine } from '#contract/entities/order.ts';
import { vouchersFreed } from '#machines/lifecycles/cancellation.ts';
import type { Database } from '../../db/database.ts';
import { readVouchers } from './readVouchers.ts';
import { vouchers } from './tables.ts';

interface WithVouchers {
  readonly order_id: string;
  readonly client_id: string;
  readonly lines: PriceLine[];
}

/** The vouchers that an order was priced with. */
export const vouchersOf = ({ client_id, lines }: Pick<WithVouchers, 'client_id' | 'lines'>): SQL | undefined =>
  and(
    eq(vouchers.client_id, client_id),
    inArray(
      vouchers.voucher_id,
      vouchersFreed({ lines }).map(({ ref }) => ref),
    ),
  );

/** How many of an order's vouchers another order uses by now. */
export async function vouchersTakenElsewhere(db: Database, order: WithVouchers, now: Date): Promise<number> {
  const own = new Set(vouchersFreed(order).map(({ ref }) => ref));
  const held = await readVouchers(db, order.client_id, now);
  return held.filter(
    ({ voucher_id, used_by_order_id }) =>
      own.has(voucher_id) && used_by_order_id !== null && used_by_order_id !== order.order_id,
  ).length;
}
