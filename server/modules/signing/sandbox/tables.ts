import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** In place of a provider's data: nothing else reads it. */
export const sandboxSignings = pgTable('sandbox_signings', {
  task_id: text().primaryKey(),
  /**
   * Part of the address of the page, which cannot be guessed; null before the first address. A new address has a new
   * secret.
   */
  secret: text().unique(),
  status: text({ enum: ['waiting', 'opened', 'signed', 'rejected', 'cancelled'] }).notNull(),
  title: text().notNull(),
  return_to: text().notNull().default(''),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});

/** In place of a provider's data: nothing else reads it. */
export const sandboxEnterprises = pgTable('sandbox_enterprises', {
  client_id: text().primaryKey(),
  /** Part of the address of the page, which cannot be guessed. */
  secret: text().notNull().unique(),
  status: text({ enum: ['waiting', 'rejected', 'authorized', 'identified'] }).notNull(),
  full_name: text().notNull(),
  return_to: text().notNull(),
  link_expires_at: timestamp({ withTimezone: true }).notNull(),
});
