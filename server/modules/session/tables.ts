import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type Domain, domains } from '#contract/entities/domain.ts';
import { users } from '../identity/tables.ts';

/** Only the hash of the cookie's token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    /** The id by which the user refers to it. */
    session_id: text().notNull().unique().default(sql`gen_random_uuid()::text`),
    user_id: text()
      .notNull()
      .references(() => users.user_id),
    created_at: timestamp({ withTimezone: true }).notNull(),
    seen_at: timestamp({ withTimezone: true }).notNull(),
    /** Null if unknown. */
    browser: text(),
    system: text(),
    /** Whether it began in a browser unknown to the account while the account was signed in elsewhere. */
    is_risky: boolean().notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_created').on(table.created_at)],
);

/** Sessions that their user ended in another browser, so that their own browser can say why. */
export const endedSessions = pgTable(
  'ended_sessions',
  { token_hash: text().primaryKey(), ended_at: timestamp({ withTimezone: true }).notNull() },
  (table) => [index('ended_sessions_ended').on(table.ended_at)],
);

/** Only hashes of code and state are stored. */
export const sessionPasses = pgTable(
  'session_passes',
  {
    code_hash: text().primaryKey(),
    state_hash: text().notNull(),
    /** Once the session ended or moved, no session has this hash. */
    session_hash: text().notNull(),
    domain: text({ enum: domains }).$type<Domain>().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('session_passes_expires').on(table.expires_at)],
);

/** Only unsuccessful ones. `account` is a keyed hash of the e-mail address, with the name of a known browser. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    attempt_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account: text().notNull(),
    attempted_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_account').on(table.account, table.attempted_at)],
);
