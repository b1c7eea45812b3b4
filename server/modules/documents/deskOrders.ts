import { and, asc, count, desc, eq, exists, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { DeskOrder, DeskOrderFilter } from '#contract/calls/deskOrders.ts';
import { hasRequiredSignature, takesDocuments } from '#machines/lifecycles/documents.ts';
import { containsText } from '../../db/containsText.ts';
import type { Database } from '../../db/database.ts';
import type { StaffOf } from '../../wire/handler.ts';
import { clientProfiles } from '../identity/index.ts';
import { isClosed, type OrderRow, summaryOf } from '../orders/index.ts';
import { orders } from '../orders/tables.ts';
import { readSignedOnline, signedTasks } from '../signing/index.ts';
import { readDocuments, signedKindsOf } from './readDocuments.ts';
import { documentsOfOrders } from './tables.ts';

export interface ManagedOrder {
  readonly order: OrderRow;
  readonly full_name: string;
}

/** All that a sales manager may see: orders of the overseas clients whom they look after. */
const isManagedBy = ({ user_id }: StaffOf<'sales'>): SQL | undefined =>
  and(eq(clientProfiles.sales_manager_id, user_id), eq(clientProfiles.is_oversea, true));

const readRows = (db: Database) =>
  db
    .select({ order: orders, full_name: clientProfiles.full_name })
    .from(orders)
    .innerJoin(clientProfiles, eq(clientProfiles.client_id, orders.client_id));

/** Orders with a signed document of either kind, attached or signed online: enough for activation. */
const hasSignedDocument = (db: Database): SQL => {
  const attached = db
    .select({ document_id: documentsOfOrders.document_id })
    .from(documentsOfOrders)
    .where(and(eq(documentsOfOrders.order_id, orders.order_id), isNull(documentsOfOrders.removed_at)));
  return sql`(${exists(attached)} or ${exists(signedTasks(db, orders.order_id))})`;
};

function conditionByList(db: Database, now: Date): Record<DeskOrderFilter, SQL> {
  const closed = sql`(${isClosed(now)})`;
  const signed = hasSignedDocument(db);
  return {
    missing: sql`(not ${closed} and ${not(signed)})`,
    complete: sql`(not ${closed} and ${signed})`,
    closed,
  };
}

const searchedColumns = [orders.order_no, clientProfiles.full_name];

interface DeskOrderQuery {
  readonly list: DeskOrderFilter;
  readonly search: string;
  readonly limit: number;
  readonly caller: StaffOf<'sales'>;
  readonly now: Date;
}

/** `missing` oldest first, the other lists newest first. */
export async function readDeskOrders(
  db: Database,
  { list, search, limit, caller, now }: DeskOrderQuery,
): Promise<DeskOrder[]> {
  const by = list === 'missing' ? asc : desc;
  const rows = await readRows(db)
    .where(and(isManagedBy(caller), conditionByList(db, now)[list], containsText(searchedColumns, search)))
    .orderBy(by(orders.created_at), by(orders.order_id))
    .limit(limit);
  const signedOf = await readSignedDocuments(
    db,
    rows.map(({ order }) => order.order_id),
  );
  return rows.map((row) => deskOrderOf(row, signedOf(row.order.order_id), now));
}

export async function countDeskOrders(
  db: Database,
  { caller, now }: Pick<DeskOrderQuery, 'caller' | 'now'>,
): Promise<Record<DeskOrderFilter, number>> {
  const inList = conditionByList(db, now);
  const [counts] = await db
    .select({
      missing: countOf(inList.missing),
      complete: countOf(inList.complete),
      closed: countOf(inList.closed),
    })
    .from(orders)
    .innerJoin(clientProfiles, eq(clientProfiles.client_id, orders.client_id))
    .where(isManagedBy(caller));
  return counts ?? { missing: 0, complete: 0, closed: 0 };
}

const countOf = (condition: SQL) => sql`${count()} filter (where ${condition})`.mapWith(Number);

/** Null if there is none, or it is not this sales manager's: the two are not distinguished. */
export async function findManagedOrder(
  db: Database,
  { order_id, caller }: { readonly order_id: string; readonly caller: StaffOf<'sales'> },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ManagedOrder | null> {
  const query = readRows(db).where(and(eq(orders.order_id, order_id), isManagedBy(caller)));
  const [row] = await (lock ? query.for('no key update', { of: orders }) : query);
  return row ?? null;
}

export async function readDeskOrder(db: Database, found: ManagedOrder, now: Date): Promise<DeskOrder> {
  const { order_id } = found.order;
  return deskOrderOf(found, (await readSignedDocuments(db, [order_id]))(order_id), now);
}

type SignedDocuments = Pick<DeskOrder, 'documents' | 'signed_online'>;

/** Reads for all orders at once; the result answers per order. */
async function readSignedDocuments(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => SignedDocuments> {
  const documentsOf = await readDocuments(db, orderIds);
  const signedOnlineOf = await readSignedOnline(db, orderIds);
  return (orderId) => ({ documents: documentsOf(orderId), signed_online: signedOnlineOf(orderId) });
}

function deskOrderOf({ order, full_name }: ManagedOrder, signed: SignedDocuments, now: Date): DeskOrder {
  const summary = summaryOf(order, now);
  const is_complete = hasRequiredSignature(signedKindsOf(signed.documents, signed.signed_online));
  const can = { change_documents: takesDocuments(summary.status) };
  return { ...summary, full_name, placed_by: order.placed_by, ...signed, is_complete, can };
}
