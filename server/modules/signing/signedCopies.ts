import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { fileSummaries, markFileUsed, storeMadePdf } from '../files/index.ts';
import { nullOnFault } from './syncSigning.ts';
import { signingTasks } from './tables.ts';

const documents = fileSummaries('documents');

/** Upper bound per run. */
const maxConcurrent = 5;
const retryAfterMs = 60_000;
/** Copies of signings that ended longer ago are not requested. `retentionDays` of `reusableDocuments.ts` must not be shorter. */
const maxAgeMs = 30 * 86_400_000;

/** Retries each minute while the provider has no copy. */
export async function fetchSignedCopies(deps: Deps): Promise<void> {
  const { db, signing: provider } = deps;
  if (provider === null || provider.signedCopy === null) return;
  const copyOf = provider.signedCopy;
  const now = deps.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isSigned = and(eq(signingTasks.status, 'signed'), eq(signingTasks.provider, provider.name));
  const lacksCopy = and(isNull(signingTasks.signed_file_id), isNotNull(signingTasks.reference));
  const isDue = and(lte(signingTasks.heard_at, ago(retryAfterMs)), gt(signingTasks.ended_at, ago(maxAgeMs)));
  const due = await db
    .select({ task: signingTasks, file: documents._.selectedFields })
    .from(signingTasks)
    .innerJoin(documents, eq(documents.file_id, signingTasks.file_id))
    .where(and(isSigned, lacksCopy, isDue))
    .orderBy(asc(signingTasks.heard_at))
    .limit(maxConcurrent);
  for (const { task, file } of due) {
    const ofTask = eq(signingTasks.task_id, task.task_id);
    const asIs = and(ofTask, eq(signingTasks.heard_at, task.heard_at));
    const claimed = await db.update(signingTasks).set({ heard_at: now }).where(asIs).returning();
    const { reference } = task;
    if (claimed.length === 0 || reference === null) continue;
    const bytes = await nullOnFault(() => copyOf(reference));
    if (bytes === null) continue;
    const { holder_kind, holder_id, user_id, purpose, name } = file;
    const signed_file_id = await storeMadePdf(deps, bytes, { holder_kind, holder_id, user_id, purpose, name });
    await db.transaction(async (tx) => {
      const isFirst = and(ofTask, isNull(signingTasks.signed_file_id));
      const written = await tx.update(signingTasks).set({ signed_file_id }).where(isFirst).returning();
      if (written.length > 0) await markFileUsed(tx, signed_file_id, deps.now());
    });
  }
}
