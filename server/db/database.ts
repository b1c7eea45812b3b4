import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL inside this process (PGlite) or beside it: the SQL is the same. A transaction is a `Database` too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Waits for another process that is already migrating. */
  readonly migrate: () => Promise<void>;
  readonly close: () => Promise<void>;
}
