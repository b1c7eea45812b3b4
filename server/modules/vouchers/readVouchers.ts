import { asc, eq } from 'drizzle-orm';
import type { HeldVoucher, Voucher } from '#contract/entities/product.ts';
import type { Currency } from '#contract/money.ts';
import { isSpent, returnedAt, type Spending, voucherWithSpendings } from '#machines/lifecycles/spendings.ts';
import type { Database } from '../../db/database.ts';
import { orderSummaries } from '../orders/index.ts';
import { voucherSpendings, vouchers } from './tables.ts';

type VoucherRow = typeof vouchers.$inferSelect;

interface OrderSpending extends Spending {
  readonly voucher_id: string;
  readonly order_id: string;
  readonly order_no: string;
  readonly currency: Currency;
}

/** Earliest end first. */
export async function readVouchers(db: Database, clientId: string, now: Date): Promise<Voucher[]> {
  const { rows, spendingsOf } = await readRows(db, clientId, now);
  return rows.map((row) => voucherOf(row, spendingsOf(row))).sort(compareByEnd);
}

/** Earliest end first. */
export async function readHeldVouchers(db: Database, clientId: string, now: Date): Promise<HeldVoucher[]> {
  const { rows, spendingsOf } = await readRows(db, clientId, now);
  return rows
    .map((row): HeldVoucher => {
      const spendings = spendingsOf(row);
      return {
        ...voucherOf(row, spendings),
        issued_by_order_id: row.issued_by_order_id,
        spent_on: spendings.filter(isSpent).map(({ order_id, order_no, amount, currency, spent_at }) => ({
          order_id,
          order_no,
          amount: { minor: amount, currency },
          at: spent_at.toISOString(),
        })),
      };
    })
    .sort(compareByEnd);
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
      order_no: orderSummaries.order_no,
      currency: orderSummaries.currency,
      order: {
        status: orderSummaries.status,
        payment_status: orderSummaries.payment_status,
        pay_until: orderSummaries.pay_until,
      },
    })
    .from(voucherSpendings)
    .innerJoin(vouchers, eq(vouchers.voucher_id, voucherSpendings.voucher_id))
    .innerJoin(orderSummaries, eq(orderSummaries.order_id, voucherSpendings.order_id))
    .where(own)
    .orderBy(asc(voucherSpendings.spent_at), asc(voucherSpendings.order_id));
  const byVoucher = Map.groupBy(
    spent.map(
      ({ order, ...spending }): OrderSpending => ({ ...spending, returned_at: returnedAt(spending, order, now) }),
    ),
    ({ voucher_id }) => voucher_id,
  );
  return { rows, spendingsOf: ({ voucher_id }: VoucherRow) => byVoucher.get(voucher_id) ?? [] };
}

/** By the current end, which a return may have moved. */
const compareByEnd = (one: Voucher, other: Voucher): number =>
  Date.parse(one.valid_until) - Date.parse(other.valid_until);

function voucherOf(row: VoucherRow, spendings: readonly Spending[]): Voucher {
  const { valid_until, ...left } = voucherWithSpendings(row, spendings);
  return {
    voucher_id: row.voucher_id,
    holder: row.holder,
    name: row.name,
    worth: row.worth,
    minimum: row.minimum,
    order_types: row.order_types,
    plan_ids: row.plan_ids,
    valid_from: row.valid_from.toISOString(),
    valid_until: valid_until.toISOString(),
    spend: row.spend,
    ...left,
  };
}
