import { asc, count, desc, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import type { DeskMoney, MoneyFilter } from '#contract/calls/deskPayments.ts';
import { refundExtentOf, settlementOf } from '#machines/lifecycles/receivedMoney.ts';
import type { Database } from '../../db/database.ts';
import { clientProfiles, userProfiles } from '../identity/index.ts';
import { orders } from '../orders/tables.ts';
import { payeeOf } from './money.ts';
import { receivedPayments } from './tables.ts';

const deciders = userProfiles('deciders');

const readRows = (db: Database) =>
  db
    .select({
      money: receivedPayments,
      order: orders,
      full_name: clientProfiles.full_name,
      decided_by: deciders.real_name,
    })
    .from(receivedPayments)
    .leftJoin(orders, eq(orders.order_id, receivedPayments.order_id))
    .leftJoin(clientProfiles, eq(clientProfiles.client_id, orders.client_id))
    .leftJoin(deciders, eq(deciders.user_id, receivedPayments.decided_by));

type Row = Awaited<ReturnType<typeof readRows>>[number];

async function moneyOf(db: Database, { money, order, full_name, decided_by }: Row, now: Date): Promise<DeskMoney> {
  const amount = { minor: money.amount, currency: money.currency };
  const payee = order && (await payeeOf(db, order, now));
  return {
    received_id: money.received_id,
    means: money.means,
    reference: money.reference,
    amount,
    payer: money.payer,
    received_at: money.received_at.toISOString(),
    settlement: money.settlement,
    refunded: money.refunded === 0 ? null : { minor: money.refunded, currency: money.currency },
    decided_at: money.decided_at?.toISOString() ?? null,
    decided_by,
    order: order && {
      order_id: order.order_id,
      order_no: order.order_no,
      full_name: full_name ?? '',
      amount: { minor: order.amount, currency: order.currency },
    },
    can_match:
      money.settlement === 'undecided' &&
      settlementOf(amount, payee, refundExtentOf(amount, money.refunded)) === 'matched',
  };
}

/** `refunded` includes refunds of orders that stay paid. */
const conditionOfList = (settlement: MoneyFilter): SQL | undefined => {
  const isSo = eq(receivedPayments.settlement, settlement);
  return settlement === 'refunded' ? or(isSo, gt(receivedPayments.refunded, 0)) : isSo;
};

/** Oldest first; refunded money newest first. */
export async function readMoney(
  db: Database,
  { settlement, limit, now }: { readonly settlement: MoneyFilter; readonly limit: number; readonly now: Date },
): Promise<DeskMoney[]> {
  const order = settlement === 'refunded' ? desc : asc;
  const rows = await readRows(db)
    .where(conditionOfList(settlement))
    .orderBy(order(receivedPayments.received_at), order(receivedPayments.received_id))
    .limit(limit);
  return Promise.all(rows.map((row) => moneyOf(db, row, now)));
}

export async function readMoneyById(db: Database, receivedId: string, now: Date): Promise<DeskMoney | null> {
  const [row] = await readRows(db).where(eq(receivedPayments.received_id, receivedId));
  return row === undefined ? null : moneyOf(db, row, now);
}

export async function countMoney(db: Database): Promise<Record<MoneyFilter, number>> {
  const rows = await db
    .select({ settlement: receivedPayments.settlement, sums: count() })
    .from(receivedPayments)
    .where(inArray(receivedPayments.settlement, ['undecided', 'to_refund']))
    .groupBy(receivedPayments.settlement);
  const of = (filter: MoneyFilter) => rows.find(({ settlement }) => settlement === filter)?.sums ?? 0;
  const refunded = await db.$count(receivedPayments, conditionOfList('refunded'));
  return { undecided: of('undecided'), to_refund: of('to_refund'), refunded };
}
