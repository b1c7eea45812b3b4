import type { DocumentKind, OrderDocument } from '#contract/entities/document.ts';
import type { Database } from '../../db/database.ts';
import { readSignedOnline } from '../signing/index.ts';
import { readDocuments } from './readDocuments.ts';

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
