import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { signingTasks } from '../signing/tables.ts';
import { readDocuments } from './readDocuments.ts';

/** Which documents of an order are signed: those that its sales manager has attached, and those that were signed at the provider. */
export async function signedDocumentsOf(
  db: Database,
  order_id: string,
): Promise<{ readonly contract: boolean; readonly payment_by_others: boolean }> {
  const kinds = (await readDocuments(db, [order_id]))(order_id).map(({ kind }) => kind);
  const tasks = await db
    .select({ document: signingTasks.document })
    .from(signingTasks)
    .where(and(eq(signingTasks.order_id, order_id), eq(signingTasks.status, 'signed')));
  const signed = new Set([...kinds, ...tasks.map(({ document }) => document)]);
  return { contract: signed.has('contract'), payment_by_others: signed.has('payment_by_others') };
}
