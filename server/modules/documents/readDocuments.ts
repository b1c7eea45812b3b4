import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DocumentKind, OrderDocument } from '#contract/entities/document.ts';
import type { Database } from '../../db/database.ts';
import { fileSummaries, storedFileOf } from '../files/index.ts';
import { clientProfiles, userProfiles } from '../identity/index.ts';
import { orderSummaries } from '../orders/index.ts';
import { readSignedOnline } from '../signing/index.ts';
import { orderDocuments } from './tables.ts';

const attachedFile = fileSummaries('attached');
const attaching = userProfiles('attaching');

/** What orders have, in one question however many they are: answers the documents of each. */
export async function readDocuments(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderDocument[]> {
  const rows = await db
    .select({ document: orderDocuments, file: attachedFile._.selectedFields, attached_by: attaching.real_name })
    .from(orderDocuments)
    .innerJoin(attachedFile, eq(attachedFile.file_id, orderDocuments.file_id))
    .innerJoin(attaching, eq(attaching.user_id, orderDocuments.attached_by))
    .where(and(inArray(orderDocuments.order_id, [...orderIds]), isNull(orderDocuments.removed_at)))
    .orderBy(asc(orderDocuments.number));
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

/** Which documents are signed: those that the sales manager has attached, and those that were signed at the provider. */
export function signedAmong(
  attached: readonly Pick<OrderDocument, 'kind'>[],
  online: readonly DocumentKind[],
): Record<DocumentKind, boolean> {
  const signed = new Set([...attached.map(({ kind }) => kind), ...online]);
  return { contract: signed.has('contract'), payment_by_others: signed.has('payment_by_others') };
}

/** Which documents of an order are signed. */
export async function signedDocumentsOf(db: Database, order_id: string): Promise<Record<DocumentKind, boolean>> {
  const attached = (await readDocuments(db, [order_id]))(order_id);
  return signedAmong(attached, (await readSignedOnline(db, [order_id]))(order_id));
}

/** Whose a document is that an order has. */
export interface DocumentFile {
  readonly client_id: string;
  readonly sales_manager_id: string | null;
}

/** The client of the order that a file is attached to; null where it is attached to none. */
export async function findDocumentFile(db: Database, file_id: string): Promise<DocumentFile | null> {
  const [document] = await db
    .select({ client_id: orderSummaries.client_id, sales_manager_id: clientProfiles.sales_manager_id })
    .from(orderDocuments)
    .innerJoin(orderSummaries, eq(orderSummaries.order_id, orderDocuments.order_id))
    .innerJoin(clientProfiles, eq(clientProfiles.client_id, orderSummaries.client_id))
    .where(and(eq(orderDocuments.file_id, file_id), isNull(orderDocuments.removed_at)));
  return document ?? null;
}
