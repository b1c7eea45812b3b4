import { and, eq, gt, inArray, isNotNull, not, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { FilePurpose, StoredFile } from '#contract/files.ts';
import { unusedFileLimits } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../wire/handler.ts';
import { mayClaim } from './fileOwner.ts';
import { storedFileOf } from './storedFileOf.ts';
import { files } from './tables.ts';

interface FileClaim {
  readonly file_id: string;
  readonly purpose: FilePurpose;
  readonly caller: Caller | null;
  readonly token: string | null;
}

/**
 * Takes an uploaded file for its purpose, so that it is not purged; null if the caller may not take it. Call it in the
 * transaction of what uses it. A file can be taken again, so that it can be resubmitted after a refusal.
 */
export async function claimFile(deps: Pick<Deps, 'db' | 'now'>, taking: FileClaim): Promise<StoredFile | null> {
  const { file_id, purpose } = taking;
  const at = deps.now();
  const horizon = new Date(at.getTime() - unusedFileLimits.hours * 3_600_000);
  const isThere = and(eq(files.file_id, file_id), eq(files.purpose, purpose), isNotNull(files.kept_at));
  const isLasting = or(isNotNull(files.used_at), gt(files.began_at, horizon));
  const [row] = await deps.db.select().from(files).where(and(isThere, isLasting)).for('update');
  if (row === undefined || !(await mayClaim(deps, row, taking))) return null;
  await deps.db
    .update(files)
    .set({ used_at: row.used_at ?? at })
    .where(eq(files.file_id, file_id));
  return storedFileOf(row);
}

/** Marks a file as unused, so that the purge deletes it. */
export async function releaseFile(
  db: Database,
  { file_id, purpose }: Pick<FileClaim, 'file_id' | 'purpose'>,
): Promise<void> {
  await db
    .update(files)
    .set({ used_at: null })
    .where(and(eq(files.file_id, file_id), eq(files.purpose, purpose)));
}

/** Releases clients' files for these purposes that nothing uses any more. `isUsed` is a condition on the file's id. */
export async function releaseUnusedFiles(
  tx: Database,
  purposes: readonly FilePurpose[],
  isUsed: (file_id: SQLWrapper) => SQL,
): Promise<void> {
  const isMeant = and(eq(files.holder_kind, 'client'), inArray(files.purpose, [...purposes]));
  await tx
    .update(files)
    .set({ used_at: null })
    .where(and(isMeant, isNotNull(files.used_at), not(isUsed(files.file_id))));
}
