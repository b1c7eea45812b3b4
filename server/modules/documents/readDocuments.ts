import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DocumentKind, OrderDocument } from '#contract/entities/document.ts';
import type { Database } from '../../db/database.ts';
import { fileSummaries, storedFileOf } from '../files/index.ts';
import { clientProfiles, userProfiles } from '../identity/index.ts';
import { orderSummaries } from '../orders/index.ts';
import { readSignedOnline } from '../signing/index.ts';
import { documentsOfOrders } from './tables.ts';

const attachedFile = fileSummaries('attached');
const attachers = userProfiles('attaching');

/** Reads for all orders in one query; the result answers per order. */
export async function readDocuments(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderDocument[]> {
  const rows = await db
    .select({ document: documentsOfOrders, file: attachedFile._.selectedFields, attached_by: attachers.real_name })
    .from(documentsOfOrders)
    .innerJoin(attachedFile, eq(attachedFile.file_id, documentsOfOrders.file_id))
    .innerJoin(attachers, eq(attachers.user_id, documentsOfOrders.attached_by))
    .where(and(inArray(documentsOfOrders.order_id, [...orderIds]), isNull(documentsOfOrders.removed_at)))
    .orderBy(asc(documentsOfOrders.number));
  return (orderId) =>
    rows
      .filter(({ document }) => document.order_id === orderId)
      .map(({ document: { document_id, kind, attached_at }, file, attached_by }) => ({
        document_id,
        kind,
        file: storedFileOf(file),
        attached_at: attached_at.toISOString(),
        attached_by,
      }));
}

/** Attached by the sales manager, or signed online. */
export function signedKindsOf(
  attached: readonly Pick<OrderDocument, 'kind'>[],
  online: readonly DocumentKind[],
): Record<DocumentKind, boolean> {
  const signed = new Set([...attached.map(({ kind }) => kind), ...online]);
  return { contract: signed.has('contract'), payment_by_others: signed.has('payment_by_others') };
}

export async function signedDocumentsOf(db: Database, order_id: string): Promise<Record<DocumentKind, boolean>> {
  const attached = (await readDocuments(db, [order_id]))(order_id);
  return signedKindsOf(attached, (await readSignedOnline(db, [order_id]))(order_id));
}

export interface DocumentFileOwner {
  readonly client_id: string;
  readonly sales_manager_id: string | null;
}

/** The client of the order that a file is attached to; null if it is not attached. */
export async function findDocumentFile(db: Database, file_id: string): Promise<DocumentFileOwner | null> {
  const [document] = await db
    .select({ client_id: orderSummaries.client_id, sales_manager_id: clientProfiles.sales_manager_id })
    .from(documentsOfOrders)
    .innerJoin(orderSummaries, eq(orderSummaries.order_id, documentsOfOrders.order_id))
    .innerJoin(clientProfiles, eq(clientProfiles.client_id, orderSummaries.client_id))
    .where(and(eq(documentsOfOrders.file_id, file_id), isNull(documentsOfOrders.removed_at)));
  return document ?? null;
}
