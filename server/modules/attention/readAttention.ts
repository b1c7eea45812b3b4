import { and, asc, desc, eq, gte, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { maxOrderCount } from '#contract/calls/order.ts';
import {
  type ActionItemOrder,
  type ActionItemOrders,
  type ActionItems,
  maxOrdersPerItem,
} from '#contract/entities/actionItems.ts';
import { paymentsUnderWay } from '#machines/lifecycles/order.ts';
import type { Database } from '../../db/database.ts';
import type { ClientUser } from '../../wire/handler.ts';
import { openDraftSavedAt } from '../flows/index.ts';
import { clientOf } from '../identity/index.ts';
import { invoices } from '../invoices/tables.ts';
import {
  type OpensTokens,
  type StoredToken,
  type SummaryRow,
  summaryColumns,
  summaryOf,
  tokenOf,
} from '../orders/index.ts';
import { orders } from '../orders/tables.ts';
import { receivedPayments } from '../payments/tables.ts';
import { readUsage } from '../products/index.ts';

/** How many of a client's newest orders are searched for refused invoices and for money that paid no order. */
const maxSearchedOrders = 1000;

interface AttentionRequest {
  readonly caller: Pick<ClientUser, 'client_id' | 'user_id'>;
  readonly now: Date;
  readonly settings: OpensTokens['settings'];
}

const summaryColumnsWithToken = { ...summaryColumns, sealed_token: orders.sealed_token };

const attentionOrderOf = (
  row: SummaryRow & Pick<StoredToken, 'sealed_token'>,
  { now, settings }: AttentionRequest,
): ActionItemOrder => ({
  ...summaryOf(row, now),
  token: tokenOf({ settings }, row),
});

/** Each part uses an index and counts no further than lists do. */
export async function readAttention(db: Database, asking: AttentionRequest): Promise<ActionItems> {
  const { now } = asking;
  const unpaid = (...conditions: readonly (SQL | undefined)[]) =>
    readGroup(db, asking, { where: and(eq(orders.status, 'unpaid'), ...conditions), first: asc(orders.pay_until) });
  const inTerm = gte(orders.pay_until, now);
  return {
    draft: await readPurchaseDraft(db, asking),
    verification: await readPendingVerification(db, asking),
    to_pay: await unpaid(inTerm, notInArray(orders.payment_status, ['failed', ...paymentsUnderWay])),
    payment_refused: await unpaid(inTerm, eq(orders.payment_status, 'failed')),
    being_paid: await unpaid(inArray(orders.payment_status, [...paymentsUnderWay])),
    invoice_refused: await readRefusedInvoices(db, asking),
    other_money: await readUnmatchedMoney(db, asking),
    to_activate: await readGroup(db, asking, { where: eq(orders.status, 'paid'), first: asc(orders.created_at) }),
    usage: await readUsage(db, asking.caller),
  };
}

async function readGroup(
  db: Database,
  asking: AttentionRequest,
  of: { readonly where: SQL | undefined; readonly first: SQL },
): Promise<ActionItemOrders> {
  const where = and(eq(orders.client_id, asking.caller.client_id), of.where);
  const rows = await db
    .select(summaryColumnsWithToken)
    .from(orders)
    .where(where)
    .orderBy(of.first)
    .limit(maxOrdersPerItem);
  // A group that is listed completely needs no count.
  const count =
    rows.length < maxOrdersPerItem
      ? rows.length
      : (await db.select({ one: sql`1` }).from(orders).where(where).limit(maxOrderCount)).length;
  return { orders: rows.map((row) => attentionOrderOf(row, asking)), count };
}

/** Orders whose latest invoice application was refused. */
async function readRefusedInvoices(db: Database, asking: AttentionRequest): Promise<ActionItemOrders> {
  const { caller } = asking;
  const newest = db
    .select(summaryColumnsWithToken)
    .from(orders)
    .where(and(eq(orders.client_id, caller.client_id), inArray(orders.status, ['paid', 'completed'])))
    .orderBy(desc(orders.created_at), desc(orders.order_id))
    .limit(maxSearchedOrders)
    .as('newest');
  const last = db
    .select({ status: sql<string>`${invoices.status}`.as('last_status') })
    .from(invoices)
    .where(eq(invoices.order_id, newest.order_id))
    .orderBy(desc(invoices.number))
    .limit(1)
    .as('last');
  const rows = await db
    .select({ order: newest._.selectedFields })
    .from(newest)
    .innerJoinLateral(last, eq(last.status, 'refused'))
    .orderBy(desc(newest.created_at), desc(newest.order_id));
  return {
    orders: rows.slice(0, maxOrdersPerItem).map(({ order }) => attentionOrderOf(order, asking)),
    count: rows.length,
  };
}

/** Payments that arrived but paid no order: undecided, or to be refunded. */
async function readUnmatchedMoney(db: Database, asking: AttentionRequest): Promise<ActionItems['other_money']> {
  const { caller } = asking;
  const newest = db
    .select(summaryColumnsWithToken)
    .from(orders)
    .where(eq(orders.client_id, caller.client_id))
    .orderBy(desc(orders.created_at), desc(orders.order_id))
    .limit(maxSearchedOrders)
    .as('newest');
  const { received_at, received_id, amount, currency, settlement } = receivedPayments;
  const rows = await db
    .select({ order: newest._.selectedFields, received_at, minor: amount, currency, settlement })
    .from(newest)
    .innerJoin(receivedPayments, eq(receivedPayments.order_id, newest.order_id))
    .where(inArray(settlement, ['undecided', 'to_refund']))
    .orderBy(desc(received_at), desc(received_id))
    .limit(maxOrdersPerItem);
  return rows.map((row) => ({
    order: attentionOrderOf(row.order, asking),
    amount: { minor: row.minor, currency: row.currency },
    at: row.received_at.toISOString(),
    settlement: row.settlement === 'to_refund' ? 'to_refund' : 'undecided',
  }));
}

/** Null once passed. */
async function readPendingVerification(
  db: Database,
  { caller }: AttentionRequest,
): Promise<ActionItems['verification']> {
  const { verification_status: status, verification_type } = await clientOf(db, caller);
  return status === 'pass' ? null : { status, verification_type };
}

/** The user's saved purchase draft that has not become an order; null if there is none. */
async function readPurchaseDraft(db: Database, { caller }: AttentionRequest): Promise<ActionItems['draft']> {
  const saved_at = await openDraftSavedAt(db, { user_id: caller.user_id, flow: 'purchase' });
  return saved_at && { saved_at: saved_at.toISOString() };
}
