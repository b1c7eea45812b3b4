import type { Database } from '../../db/database.ts';
import { readDocuments } from './readDocuments.ts';

/** Which documents of an order are signed: those that its sales manager has attached. */
export async function signedDocumentsOf(
  db: Database,
  order_id: string,
): Promise<{ readonly contract: boolean; readonly payment_by_others: boolean }> {
  const kinds = (await readDocuments(db, [order_id]))(order_id).map(({ kind }) => kind);
  return { contract: kinds.includes('contract'), payment_by_others: kinds.includes('payment_by_others') };
}
