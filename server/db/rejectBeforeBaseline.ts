import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** The commit whose migrations the baseline replaces: all of them, and no others. */
const lastBeforeBaseline = '2df26ec0';

/** Drizzle's journal of applied migrations; `created_at` is the migration's `when` in meta/_journal.json. */
const migrationsDone = pgSchema('drizzle').table('__drizzle_migrations', {
  created_at: bigint({ mode: 'number' }),
});

/**
 * Throws if the database has had migrations, but not all of those that the baseline replaces. Only reads. The baseline
 * has the `when` of the last one that it replaces, so that Drizzle runs it on a new database only.
 */
export async function rejectBeforeBaseline(db: Database, migrationsFolder: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder });
  if (baseline === undefined || !(await hasJournal(db))) return;
  const done = await db.select().from(migrationsDone);
  if (done.length === 0 || done.some((each) => each.created_at === baseline.folderMillis)) return;
  throw new Error(
    `The database is of an older version of Mallflow, from which this one cannot migrate. Nothing was changed. Start commit ${lastBeforeBaseline} of Mallflow on it once (the last one with the migration 0044_encrypt_tokens), then this one.`,
  );
}

async function hasJournal(db: Database): Promise<boolean> {
  const isJournal = sql`schemaname = 'drizzle' and tablename = '__drizzle_migrations'`;
  const found = await db.select({ name: sql<string>`tablename` }).from(sql`pg_tables`).where(isJournal);
  return found.length > 0;
}
