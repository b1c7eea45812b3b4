import { aliasedTable, and, eq, exists, gt, isNotNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { signingTasks } from './tables.ts';

const dayMs = 86_400_000;
/** What was taken back may have been signed all the same: for as long as its provider is asked for the signed copy its document is kept. */
const keptDays = 30;

/** After this moment a signing has to have ended for its document to be signed once more: later it may be forgotten at any time. */
export const reusableAfter = (now: Date): Date => new Date(now.getTime() - (keptDays - 1) * dayMs);

/**
 * Lets go of the documents of signings that were not signed, and whose place another one of their order has taken long ago. That there
 * was a signing stays.
 */
export async function dropLostDocuments(tx: Database, now: Date): Promise<void> {
  const later = aliasedTable(signingTasks, 'later');
  const isReplaced = tx
    .select({ task_id: later.task_id })
    .from(later)
    .where(and(eq(later.order_id, signingTasks.order_id), gt(later.number, signingTasks.number)));
  const hasLost = and(
    isNotNull(signingTasks.file_id),
    ne(signingTasks.status, 'signed'),
    lte(signingTasks.ended_at, new Date(now.getTime() - keptDays * dayMs)),
  );
  await tx
    .update(signingTasks)
    .set({ file_id: null })
    .where(and(hasLost, exists(isReplaced)));
}
