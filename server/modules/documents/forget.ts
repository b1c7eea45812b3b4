import { and, eq, inArray, isNotNull, notExists, or } from 'drizzle-orm';
import { documentKinds } from '#contract/entities/document.ts';
import type { Deps } from '../../deps.ts';
import { files } from '../files/tables.ts';
import { dropLostDocuments } from '../signing/index.ts';
import { signingTasks } from '../signing/tables.ts';
import { orderDocuments } from './tables.ts';

/** Lets go of the documents that no signing and no order has any more. Their files are forgotten with those that nothing has used. */
export async function forgetLostDocuments({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    await dropLostDocuments(tx, now());
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
