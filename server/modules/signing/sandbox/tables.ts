import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Signings as the sandbox knows them, in place of a provider: nothing else reads them. */
export const sandboxSignings = pgTable('sandbox_signings', {
  task_id: text().primaryKey(),
  /** Names the page on which it is signed, which nobody else finds. Another address has another. */
  secret: text().notNull().unique(),
  status: text({ enum: ['waiting', 'opened', 'signed', 'rejected', 'cancelled'] }).notNull(),
  title: text().notNull(),
  return_to: text().notNull(),
  link_expires_at: timestamp({ withTimezone: true }).notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});
