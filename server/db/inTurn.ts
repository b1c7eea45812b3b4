import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Makes transactions that name the same go on one at a time: whoever comes later waits here until the one before has ended. */
export const inTurn = (tx: Database, name: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
