import { eq, exists, type SQLWrapper, sql } from 'drizzle-orm';
import { documentKinds } from '#contract/entities/document.ts';
import type { Deps } from '../../deps.ts';
import { releaseUnused } from '../files/index.ts';
import { dropLostDocuments, tasksWithFile } from '../signing/index.ts';
import { documentsOfOrders } from './tables.ts';

/** Releases documents that no signing and no order uses any more; the purge of unused files then deletes them. */
export async function releaseUnusedDocuments({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    await dropLostDocuments(tx, now());
    const documentsWithFile = (file_id: SQLWrapper) =>
      tx
        .select({ document_id: documentsOfOrders.document_id })
        .from(documentsOfOrders)
        .where(eq(documentsOfOrders.file_id, file_id));
    await releaseUnused(
      tx,
      documentKinds,
      (file_id) => sql`(${exists(tasksWithFile(tx, file_id))} or ${exists(documentsWithFile(file_id))})`,
    );
  });
}
