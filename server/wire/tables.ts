import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** `scope` is the user or the client within which a key is unique. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    content_hash: text().notNull(),
    /** Encrypted, since it can contain an order's token. Null until the work is done. */
    sealed_answer: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
