import { desc, eq, sql } from 'drizzle-orm';
import type { SigningTask } from '#contract/entities/signing.ts';
import { isToBeSigned } from '#machines/lifecycles/signing.ts';
import type { Database } from '../../db/database.ts';
import { fileSummaries, storedFileOf } from '../files/index.ts';
import { signingTasks } from './tables.ts';

const documents = fileSummaries('documents');

export async function readLastSigning(db: Database, order_id: string, now: Date): Promise<SigningTask | null> {
  const [last] = await db
    .select({ task: signingTasks, file: documents._.selectedFields })
    .from(signingTasks)
    .innerJoin(documents, eq(documents.file_id, sql`coalesce(${signingTasks.signed_file_id}, ${signingTasks.file_id})`))
    .where(eq(signingTasks.order_id, order_id))
    .orderBy(desc(signingTasks.number))
    .limit(1);
  if (last === undefined) return null;
  const { task, file } = last;
  const status = isToBeSigned(task.status) && now >= task.expires_at ? 'expired' : task.status;
  const { link, link_expires_at } = task;
  const holds = isToBeSigned(status) && link !== null && link_expires_at !== null && now < link_expires_at;
  return {
    task_id: task.task_id,
    document: task.document,
    status,
    file: storedFileOf(file),
    link: holds ? { content: link, expires_at: link_expires_at.toISOString() } : null,
    begun_at: task.begun_at.toISOString(),
    expires_at: task.expires_at.toISOString(),
  };
}
