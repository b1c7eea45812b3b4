import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { maxOrderCount } from '#contract/calls/order.ts';
import type { OrderDetail, OrderFilter, PayableOrder } from '#contract/entities/order.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { clientOf } from '../identity/index.ts';
import { type OrderRow, orderDetailOf, payableOf, type SummaryRow } from './present.ts';
import { isClosed, isPastPaymentTerm, isStillToPay } from './statusConditions.ts';
import { orderEvents, orders } from './tables.ts';

export interface Cursor {
  readonly created_at: Date;
  readonly order_id: string;
}

const conditionByFilter = {
  unpaid: isStillToPay,
  paid: () => eq(orders.status, 'paid'),
  completed: () => eq(orders.status, 'completed'),
  historical: isClosed,
} satisfies Record<OrderFilter, (now: Date) => SQL | undefined>;

/** Only the columns of a list: a page can hold all orders of a client. */
export const summaryColumns = {
  order_id: orders.order_id,
  order_no: orders.order_no,
  order_type: orders.order_type,
  status: orders.status,
  payment_status: orders.payment_status,
  title: orders.title,
  amount: orders.amount,
  currency: orders.currency,
  created_at: orders.created_at,
  pay_until: orders.pay_until,
} satisfies Record<keyof SummaryRow, unknown>;

/** Newest first. */
export function readOrders(
  db: Database,
  of: { client_id: string; filter: OrderFilter | null; after: Cursor | null; limit: number; now: Date },
): Promise<SummaryRow[]> {
  const { filter, after } = of;
  return db
    .select(summaryColumns)
    .from(orders)
    .where(
      and(
        eq(orders.client_id, of.client_id),
        filter === null ? undefined : conditionByFilter[filter](of.now),
        after === null
          ? undefined
          : sql`(${orders.created_at}, ${orders.order_id}) < (${after.created_at.toISOString()}::timestamptz, ${after.order_id})`,
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.order_id))
    .limit(of.limit);
}

/** Doubles from `first` to `most`, so that the first rows are sent without waiting for the others. */
const batchSizes = { first: 100, most: 1000 } as const;

/** One short query per batch. Returns the cursor of the next page, null at the end of the list. */
export async function* readInBatches(
  db: Database,
  of: Parameters<typeof readOrders>[1],
): AsyncGenerator<SummaryRow[], Cursor | null> {
  let { after, limit: left } = of;
  let size: number = batchSizes.first;
  while (left > 0) {
    const wanted = Math.min(size, left);
    // One more row than needed shows whether there are others.
    const read = await readOrders(db, { ...of, after, limit: wanted + 1 });
    const batch = read.slice(0, wanted);
    if (batch.length > 0) yield batch;
    if (read.length <= wanted) return null;
    after = batch.at(-1) ?? after;
    left -= wanted;
    size = Math.min(2 * size, batchSizes.most);
  }
  return after;
}

/** The counts stop at `maxOrderCount`. */
export async function countOrders(db: Database, clientId: string, now: Date): Promise<Record<OrderFilter, number>> {
  const counted = (...conditions: readonly (SQL | undefined)[]) => {
    const some = db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.client_id, clientId), ...conditions))
      .limit(maxOrderCount);
    return sql<number>`(select count(*) from ${some} as counted)`.mapWith(Number);
  };
  const [row] = await db
    .select({
      unpaid: counted(isStillToPay(now)).as('unpaid'),
      paid: counted(eq(orders.status, 'paid')).as('paid'),
      completed: counted(eq(orders.status, 'completed')).as('completed'),
      closed: counted(inArray(orders.status, ['cancelled', 'expired'])).as('closed'),
      over: counted(isPastPaymentTerm(now)).as('over'),
    })
    .from(sql`(select 1) as one`);
  if (row === undefined) throw new Error('orders were not counted');
  const { closed, over, ...counts } = row;
  return { ...counts, historical: Math.min(closed + over, maxOrderCount) };
}

export async function readDetail(
  db: Database,
  row: OrderRow,
  at: { is_admin: boolean; now: Date; settings: Deps['settings'] },
): Promise<OrderDetail> {
  const events = await db
    .select({ event: orderEvents.event, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.order_id, row.order_id))
    .orderBy(asc(orderEvents.at), asc(orderEvents.event_id));
  return orderDetailOf(row, events, { client: await clientOf(db, row), ...at });
}

export async function readPayable(
  db: Database,
  row: OrderRow,
  at: { now: Date; settings: Deps['settings'] },
): Promise<PayableOrder> {
  return payableOf(row, { full_name: (await clientOf(db, row)).full_name, ...at });
}

export const cursorText = ({ created_at, order_id }: Cursor): string =>
  Buffer.from(`${created_at.toISOString()} ${order_id}`).toString('base64url');

/** Null if the text is no cursor. */
export function readCursor(text: string): Cursor | null {
  const [time = '', order_id = '', ...rest] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const created_at = parseInstant(time);
  if (created_at === null || !/^[\w-]{1,64}$/.test(order_id) || rest.length > 0) return null;
  return { created_at, order_id };
}

/** Accepts only the format of `toISOString`. Rejects the year 0, which PostgreSQL does not have. */
function parseInstant(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) || text.startsWith('0000')) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
