import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

/** A completely uploaded file; null if there is none. */
export async function findFile(db: Database, file_id: string): Promise<FileRow | null> {
  const isThere = and(eq(files.file_id, file_id), isNotNull(files.kept_at));
  const [row] = await db.select().from(files).where(isThere);
  return row ?? null;
}
