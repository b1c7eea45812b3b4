import { and, eq, inArray } from 'drizzle-orm';
import { type DocumentKind, documentKinds, type OrderDocument } from '#contract/entities/document.ts';
import type { Database } from '../../db/database.ts';
import { signingTasks } from '../signing/tables.ts';
import { readDocuments } from './readDocuments.ts';

/** Which documents of orders were signed at the provider, in one question however many they are: answers those of each. */
export async function readSignedOnline(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => DocumentKind[]> {
  const tasks = await db
    .selectDistinct({ order_id: signingTasks.order_id, document: signingTasks.document })
    .from(signingTasks)
    .where(and(inArray(signingTasks.order_id, [...orderIds]), eq(signingTasks.status, 'signed')));
  return (orderId) =>
    documentKinds.filter((kind) => tasks.some(({ order_id, document }) => order_id === orderId && document === kind));
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
