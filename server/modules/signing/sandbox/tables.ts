import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Signings as the sandbox knows them, in place of a provider: nothing else reads them. */
export const sandboxSignings = pgTable('sandbox_signings', {
  task_id: text().primaryKey(),
  /** Names the page on which it is signed, which nobody else finds; null before it has an address. Another address has another. */
  secret: text().unique(),
  status: text({ enum: ['waiting', 'opened', 'signed', 'rejected', 'cancelled'] }).notNull(),
  title: text().notNull(),
  return_to: text().notNull().default(''),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});

/** Enterprises as the sandbox knows them, in place of a provider: nothing else reads them. */
export const sandboxEnterprises = pgTable('sandbox_enterprises', {
  client_id: text().primaryKey(),
  /** Names the page on which it authorises, which nobody else finds. */
  secret: text().notNull().unique(),
  status: text({ enum: ['waiting', 'rejected', 'authorized', 'identified'] }).notNull(),
  full_name: text().notNull(),
  return_to: text().notNull(),
  link_expires_at: timestamp({ withTimezone: true }).notNull(),
});
