import { and, asc, count, desc, eq, exists, ilike, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { DeskOrder, DeskOrderFilter } from '#contract/calls/deskOrders.ts';
import type { DocumentKind } from '#contract/entities/document.ts';
import { takesDocuments } from '#machines/lifecycles/documents.ts';
import { containing } from '../../db/containing.ts';
import type { Database } from '../../db/database.ts';
import type { StaffOf } from '../../wire/handler.ts';
import { type OrderRow, summaryOf } from '../orders/present.ts';
import { orders } from '../orders/tables.ts';
import { isClosed } from '../orders/terms.ts';
import { clients } from '../session/tables.ts';
import { readDocuments } from './readDocuments.ts';
import { orderDocuments } from './tables.ts';

/** An order that a sales manager may see, with what it says of its client. */
export interface LookedAfter {
  readonly order: OrderRow;
  readonly full_name: string;
}

/** The orders from outside mainland China of the clients whom a sales manager looks after: there are no others for them. */
const isLookedAfterBy = ({ user_id }: StaffOf<'sales'>): SQL | undefined =>
  and(eq(clients.sales_manager_id, user_id), eq(clients.is_oversea, true));

const readRows = (db: Database) =>
  db
    .select({ order: orders, full_name: clients.full_name })
    .from(orders)
    .innerJoin(clients, eq(clients.client_id, orders.client_id));

const has = (db: Database, kind: DocumentKind): SQL =>
  exists(
    db
      .select({ document_id: orderDocuments.document_id })
      .from(orderDocuments)
      .where(
        and(
          eq(orderDocuments.order_id, orders.order_id),
          eq(orderDocuments.kind, kind),
          isNull(orderDocuments.removed_at),
        ),
      ),
  );

/** Which orders are in each list. */
function lists(db: Database, now: Date): Record<DeskOrderFilter, SQL> {
  const closed = sql`(${isClosed(now)})`;
  const [contract, others] = [has(db, 'contract'), has(db, 'payment_by_others')];
  return {
    contract: sql`(not ${closed} and ${not(contract)})`,
    payment_by_others: sql`(not ${closed} and ${not(others)})`,
    complete: sql`(not ${closed} and ${contract} and ${others})`,
    closed,
  };
}

const inSearch = (search: string): SQL | undefined =>
  search === ''
    ? undefined
    : or(ilike(orders.order_no, containing(search)), ilike(clients.full_name, containing(search)));

interface Asked {
  readonly list: DeskOrderFilter;
  readonly search: string;
  readonly limit: number;
  readonly caller: StaffOf<'sales'>;
  readonly now: Date;
}

/** A list of orders: those that lack something by age, the others newest first. */
export async function readDeskOrders(db: Database, { list, search, limit, caller, now }: Asked): Promise<DeskOrder[]> {
  const isMissing = list === 'contract' || list === 'payment_by_others';
  const by = isMissing ? asc : desc;
  const rows = await readRows(db)
    .where(and(isLookedAfterBy(caller), lists(db, now)[list], inSearch(search)))
    .orderBy(by(orders.created_at), by(orders.order_id))
    .limit(limit);
  const documentsOf = await readDocuments(
    db,
    rows.map(({ order }) => order.order_id),
  );
  return rows.map((row) => deskOrderOf(row, documentsOf(row.order.order_id), now));
}

/** How many orders there are in each list. */
export async function countDeskOrders(
  db: Database,
  { caller, now }: Pick<Asked, 'caller' | 'now'>,
): Promise<Record<DeskOrderFilter, number>> {
  const inList = lists(db, now);
  const [counts] = await db
    .select({
      contract: countOf(inList.contract),
      payment_by_others: countOf(inList.payment_by_others),
      complete: countOf(inList.complete),
      closed: countOf(inList.closed),
    })
    .from(orders)
    .innerJoin(clients, eq(clients.client_id, orders.client_id))
    .where(isLookedAfterBy(caller));
  return counts ?? { contract: 0, payment_by_others: 0, complete: 0, closed: 0 };
}

const countOf = (condition: SQL) => sql`${count()} filter (where ${condition})`.mapWith(Number);

/** Finds an order for a sales manager; null where there is none for them, which they are not told apart. */
export async function findLookedAfter(
  db: Database,
  { order_id, caller }: { readonly order_id: string; readonly caller: StaffOf<'sales'> },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<LookedAfter | null> {
  const query = readRows(db).where(and(eq(orders.order_id, order_id), isLookedAfterBy(caller)));
  const [row] = await (lock ? query.for('no key update', { of: orders }) : query);
  return row ?? null;
}

/** An order as the desk shows it, with the documents that it has now. */
export async function readDeskOrder(db: Database, found: LookedAfter, now: Date): Promise<DeskOrder> {
  const { order_id } = found.order;
  return deskOrderOf(found, (await readDocuments(db, [order_id]))(order_id), now);
}

function deskOrderOf({ order, full_name }: LookedAfter, documents: DeskOrder['documents'], now: Date): DeskOrder {
  const summary = summaryOf(order, now);
  const can = { change_documents: takesDocuments(summary.status) };
  return { ...summary, full_name, placed_by: order.placed_by, documents, can };
}
