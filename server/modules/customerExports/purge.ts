import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { exportRetentionHours } from '#machines/lifecycles/customerExport.ts';
import type { Deps } from '../../deps.ts';
import { customerExports } from './tables.ts';

const retentionDays = 30;

/** Removes the files of ended exports an hour after the last possible download, and the rows after `retentionDays`. */
export async function purgeOldExports({ db, now, files }: Pick<Deps, 'db' | 'now' | 'files'>): Promise<void> {
  const { ended_at, file_id, writing, parts, export_id } = customerExports;
  const before = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
  const isStored = sql`(${file_id} is not null or ${writing} is not null or ${parts} <> '[]')`;
  const over = await db
    .select({ export_id, file_id, writing, parts })
    .from(customerExports)
    .where(and(lte(ended_at, before(exportRetentionHours + 1)), isStored));
  for (const row of over) {
    const names = [row.file_id, row.writing, ...row.parts.map(({ name }) => name)];
    for (const name of names) if (name !== null) await files.remove(name);
    const forgotten = { file_id: null, writing: null, parts: [] };
    await db.update(customerExports).set(forgotten).where(eq(export_id, row.export_id));
  }
  const isNothing = and(isNull(file_id), isNull(writing), eq(parts, []));
  await db.delete(customerExports).where(and(lte(ended_at, before(retentionDays * 24)), isNothing));
}
