import { aliasedTable, and, eq, exists, gt, isNotNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { signingTasks } from './tables.ts';

const dayMs = 86_400_000;
/**
 * A cancelled signing may have been signed after all: its document stays as long as the provider is asked for the
 * signed copy.
 */
const retentionDays = 30;

/** The document of an older signing may be purged at any time. */
export const reusableAfter = (now: Date): Date => new Date(now.getTime() - (retentionDays - 1) * dayMs);

/** Applies to signings that ended unsigned and were replaced by another of their order. The rows stay. */
export async function dropReplacedDocuments(tx: Database, now: Date): Promise<void> {
  const later = aliasedTable(signingTasks, 'later');
  const isReplaced = tx
    .select({ task_id: later.task_id })
    .from(later)
    .where(and(eq(later.order_id, signingTasks.order_id), gt(later.number, signingTasks.number)));
  const hasLost = and(
    isNotNull(signingTasks.file_id),
    ne(signingTasks.status, 'signed'),
    lte(signingTasks.ended_at, new Date(now.getTime() - retentionDays * dayMs)),
  );
  await tx
    .update(signingTasks)
    .set({ file_id: null })
    .where(and(hasLost, exists(isReplaced)));
}
