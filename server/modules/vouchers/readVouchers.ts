import { asc, eq } from 'drizzle-orm';
import type { HeldVoucher, Voucher } from '#contract/entities/product.ts';
import type { Currency } from '#contract/money.ts';
import { orderStatusAt, type WrittenOrder } from '#machines/lifecycles/order.ts';
import { balanceOf, endOf } from '#machines/lifecycles/vouchers.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../orders/tables.ts';
import { voucherSpendings, vouchers } from './tables.ts';

type VoucherRow = typeof vouchers.$inferSelect;

/** What an order has taken of a voucher; `returned_at` is set where the order no longer needs it. */
interface Spending {
  readonly voucher_id: string;
  readonly order_id: string;
  readonly order_no: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly spent_at: Date;
  readonly returned_at: Date | null;
}

/** The vouchers of a client as a price needs them, those that end first before others. */
export async function readVouchers(db: Database, clientId: string, now: Date): Promise<Voucher[]> {
  const { rows, spendingsOf } = await readRows(db, clientId, now);
  return rows.map((row) => voucherOf(row, spendingsOf(row))).sort(byEnd);
}

/** The vouchers of a client with the orders that they pay for, those that end first before others. */
export async function readHeldVouchers(db: Database, clientId: string, now: Date): Promise<HeldVoucher[]> {
  const { rows, spendingsOf } = await readRows(db, clientId, now);
  return rows
    .map((row): HeldVoucher => {
      const spendings = spendingsOf(row);
      return {
        ...voucherOf(row, spendings),
        issued_by_order_id: row.issued_by_order_id,
        spent_on: spendings.filter(isHeld).map(({ order_id, order_no, amount, currency, spent_at }) => ({
          order_id,
          order_no,
          amount: { minor: amount, currency },
          at: spent_at.toISOString(),
        })),
      };
    })
    .sort(byEnd);
}

async function readRows(db: Database, clientId: string, now: Date) {
  const own = eq(vouchers.client_id, clientId);
  const rows = await db.select().from(vouchers).where(own).orderBy(asc(vouchers.valid_until), asc(vouchers.voucher_id));
  const spent = await db
    .select({
      voucher_id: voucherSpendings.voucher_id,
      order_id: voucherSpendings.order_id,
      amount: voucherSpendings.amount,
      spent_at: voucherSpendings.spent_at,
      returned_at: voucherSpendings.returned_at,
      order_no: orders.order_no,
      currency: orders.currency,
      order: { status: orders.status, payment_status: orders.payment_status, pay_until: orders.pay_until },
    })
    .from(voucherSpendings)
    .innerJoin(vouchers, eq(vouchers.voucher_id, voucherSpendings.voucher_id))
    .innerJoin(orders, eq(orders.order_id, voucherSpendings.order_id))
    .where(own)
    .orderBy(asc(voucherSpendings.spent_at), asc(voucherSpendings.order_id));
  const byVoucher = Map.groupBy(
    spent.map(
      ({ order, returned_at, ...spending }): Spending => ({
        ...spending,
        returned_at: returned_at ?? (isGivenUp(order, now) ? order.pay_until : null),
      }),
    ),
    ({ voucher_id }) => voucher_id,
  );
  return { rows, spendingsOf: ({ voucher_id }: VoucherRow) => byVoucher.get(voucher_id) ?? [] };
}

/** Whether an order no longer needs what it took of vouchers. */
function isGivenUp(order: WrittenOrder, now: Date): boolean {
  const status = orderStatusAt(order, now);
  return status === 'cancelled' || status === 'expired';
}

const isHeld = ({ returned_at }: Spending): boolean => returned_at === null;

/** By when they end, as it is now: what is given back may have moved it. */
const byEnd = (one: Voucher, other: Voucher): number => Date.parse(one.valid_until) - Date.parse(other.valid_until);

function voucherOf(row: VoucherRow, spendings: readonly Spending[]): Voucher {
  const held = spendings.filter(isHeld).map(({ amount }) => amount);
  const returned = spendings.flatMap(({ spent_at, returned_at }) =>
    returned_at === null ? [] : [{ spent_at, returned_at }],
  );
  return {
    voucher_id: row.voucher_id,
    holder: row.holder,
    name: row.name,
    worth: row.worth,
    minimum: row.minimum,
    order_types: row.order_types,
    plan_ids: row.plan_ids,
    valid_from: row.valid_from.toISOString(),
    valid_until: endOf(row, returned).toISOString(),
    spend: row.spend,
    ...balanceOf(row, held),
  };
}
