import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import * as tables from '../db/tables.ts';

/** Every row of every table as one text, in which nothing may stand that is kept nowhere. */
export async function everythingKept(db: Database): Promise<string> {
  const kept: unknown[] = [];
  for (const table of Object.values(tables)) if (is(table, PgTable)) kept.push(await db.select().from(table));
  return JSON.stringify(kept);
}
