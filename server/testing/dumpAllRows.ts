import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Without those of PostgreSQL and of the migrations. */
export async function tableNames(db: Database): Promise<readonly string[]> {
  const rows = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`)
    .orderBy(sql`tablename`);
  return rows.map(({ name }) => name);
}

/** Every row of every table as one text: what it does not contain is stored nowhere. */
export async function dumpAllRows(db: Database): Promise<string> {
  const kept: unknown[] = [];
  for (const name of await tableNames(db)) {
    kept.push(await db.select({ row: sql`to_jsonb(kept)` }).from(sql`${sql.identifier(name)} as kept`));
  }
  return JSON.stringify(kept);
}
