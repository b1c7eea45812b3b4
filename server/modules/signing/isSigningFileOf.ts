import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderSummaries } from '../orders/index.ts';
import { signingTasks } from './tables.ts';

/** Whether a file was made to be signed for an order of a client, or is the signed copy of one. */
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
