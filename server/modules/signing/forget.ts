import { aliasedTable, and, eq, exists, gt, inArray, isNotNull, lte, ne, notExists, or } from 'drizzle-orm';
import { documentKinds } from '#contract/entities/document.ts';
import type { Deps } from '../../deps.ts';
import { orderDocuments } from '../documents/tables.ts';
import { files } from '../files/tables.ts';
import { signingTasks } from './tables.ts';

const dayMs = 86_400_000;
/** What was taken back may have been signed all the same: for as long as its provider is asked for the signed copy its document is kept. */
const keptDays = 30;

/** After this moment a signing has to have ended for its document to be signed once more: later it may be forgotten at any time. */
export const reusableAfter = (now: Date): Date => new Date(now.getTime() - (keptDays - 1) * dayMs);

/**
 * Lets go of the documents of signings that were not signed, and whose place another one of their order has taken long ago. That there
 * was a signing stays. The files are forgotten with those that nothing has used.
 */
export async function forgetLostDocuments({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const later = aliasedTable(signingTasks, 'later');
  const isReplaced = db
    .select({ task_id: later.task_id })
    .from(later)
    .where(and(eq(later.order_id, signingTasks.order_id), gt(later.number, signingTasks.number)));
  const hasLost = and(
    isNotNull(signingTasks.file_id),
    ne(signingTasks.status, 'signed'),
    lte(signingTasks.ended_at, new Date(now().getTime() - keptDays * dayMs)),
  );
  await db.transaction(async (tx) => {
    await tx
      .update(signingTasks)
      .set({ file_id: null })
      .where(and(hasLost, exists(isReplaced)));
    const ofSigning = tx
      .select({ task_id: signingTasks.task_id })
      .from(signingTasks)
      .where(or(eq(signingTasks.file_id, files.file_id), eq(signingTasks.signed_file_id, files.file_id)));
    const ofOrder = tx
      .select({ document_id: orderDocuments.document_id })
      .from(orderDocuments)
      .where(eq(orderDocuments.file_id, files.file_id));
    const isMade = and(eq(files.holder_kind, 'client'), inArray(files.purpose, [...documentKinds]));
    await tx
      .update(files)
      .set({ used_at: null })
      .where(and(isMade, isNotNull(files.used_at), notExists(ofSigning), notExists(ofOrder)));
  });
}
