import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

const dump = join(import.meta.dirname, '../../tests/databases/beforeBaseline.sql');

/** The last version before the baseline: its schema, rows of a few orders, and Drizzle's journal. */
export async function restoreBeforeBaseline(db: Database): Promise<void> {
  const statements = (await readFile(dump, 'utf8')).trimEnd().split(/;\n/);
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}

export const seededRows = {
  email: 'new@cn.example',
  session: 'RPucXkygvRxVJhFBSVas1D4r9uZTyueiLqJDjqW2B8o',
  order: { order_id: 'FnUzMWXWI1faFeaZ', token: 'PZFzJaBa4xxa4CoN6NCqWQ' },
  order_no: 'MF-20260302-000191',
  payment_id: '73d953daa735df32d5e87562',
  quote_id: 'uD9N5tkj13Htu9F_vHrC4g',
  draft_id: 'zRCU8OrqOzBp2PLOROtsOg',
  snapshot: '{"kept":"by the version before the baseline"}',
} as const;
