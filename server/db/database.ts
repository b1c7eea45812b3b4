import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database as modules see it: the same SQL whether PostgreSQL runs inside this process (PGlite) or beside it.
 * A transaction is a `Database` too, so that a service does not care whether it runs inside one.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A database that this process has opened. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Brings the tables up to date; waits for another process that is doing the same. */
  readonly migrate: () => Promise<void>;
  readonly close: () => Promise<void>;
}
