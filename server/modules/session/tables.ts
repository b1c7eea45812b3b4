import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type Domain, domains } from '#contract/entities/domain.ts';
import { users } from '../identity/tables.ts';

/** A session; only the hash of what its cookie holds is stored. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    /** By which its user names it. */
    session_id: text().notNull().unique().default(sql`gen_random_uuid()::text`),
    user_id: text()
      .notNull()
      .references(() => users.user_id),
    created_at: timestamp({ withTimezone: true }).notNull(),
    seen_at: timestamp({ withTimezone: true }).notNull(),
    /** The names of the browser and of the system in which it was begun; null where they are not known. */
    browser: text(),
    system: text(),
    /** Whether it was begun in a browser that the account did not know, while the account was signed in elsewhere. */
    is_risky: boolean().notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_created').on(table.created_at)],
);

/** Sessions that their user ended in another browser, so that the browser that had one can be told why. */
export const endedSessions = pgTable(
  'ended_sessions',
  { token_hash: text().primaryKey(), ended_at: timestamp({ withTimezone: true }).notNull() },
  (table) => [index('ended_sessions_ended').on(table.ended_at)],
);

/** Passes by which sessions go over to another domain. Only hashes are stored of what is handed in. */
export const sessionPasses = pgTable(
  'session_passes',
  {
    code_hash: text().primaryKey(),
    /** Of what the tab has made up that goes over. */
    state_hash: text().notNull(),
    /** The session that goes over, by its hash. One that has ended or gone over has it no longer. */
    session_hash: text().notNull(),
    /** Where it is handed in. */
    domain: text({ enum: domains }).$type<Domain>().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('session_passes_expires').on(table.expires_at)],
);

/** Attempts to sign in that have not succeeded. `account` is a keyed hash of the e-mail address, and a known browser's name. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    attempt_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account: text().notNull(),
    attempted_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_account').on(table.account, table.attempted_at)],
);
