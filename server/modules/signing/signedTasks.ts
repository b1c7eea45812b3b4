import { and, eq, inArray, or, type SQLWrapper } from 'drizzle-orm';
import { type DocumentKind, documentKinds } from '#contract/entities/document.ts';
import type { Database } from '../../db/database.ts';
import { orderSummaries } from '../orders/index.ts';
import { signingTasks } from './tables.ts';

/** `order_id` may be a column of an outer query. */
export const signedTasks = (db: Database, order_id: SQLWrapper) =>
  db
    .select({ task_id: signingTasks.task_id })
    .from(signingTasks)
    .where(and(eq(signingTasks.order_id, order_id), eq(signingTasks.status, 'signed')));

export const tasksWithFile = (db: Database, file_id: SQLWrapper) =>
  db
    .select({ task_id: signingTasks.task_id })
    .from(signingTasks)
    .where(or(eq(signingTasks.file_id, file_id), eq(signingTasks.signed_file_id, file_id)));

/** Reads all orders in one query. */
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

/** The document or the signed copy. */
export async function isSigningFileOf(
  db: Database,
  { file_id, client_id }: { readonly file_id: string; readonly client_id: string },
): Promise<boolean> {
  const isOfTask = or(eq(signingTasks.file_id, file_id), eq(signingTasks.signed_file_id, file_id));
  const tasks = await db
    .select({ task_id: signingTasks.task_id })
    .from(signingTasks)
    .innerJoin(orderSummaries, eq(orderSummaries.order_id, signingTasks.order_id))
    .where(and(isOfTask, eq(orderSummaries.client_id, client_id)))
    .limit(1);
  return tasks.length > 0;
}
