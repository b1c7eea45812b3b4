import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Serialises transactions by name: waits until earlier ones with this name have ended. */
export const takeAdvisoryLock = (tx: Database, name: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
