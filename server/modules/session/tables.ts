import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Role, roles, verificationStatuses, type Zone, zones } from '#contract/entities/client.ts';
import { type Domain, domains } from '#contract/entities/domain.ts';
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import { type Currency, currencies } from '#contract/money.ts';

/** A company that buys. */
export const clients = pgTable(
  'clients',
  {
    client_id: text().primaryKey(),
    full_name: text().notNull(),
    currency: text({ enum: currencies }).$type<Currency>().notNull(),
    use_zone: text({ enum: zones }).$type<Zone>().notNull(),
    is_oversea: boolean().notNull(),
    /** Whether the client also has Alibaba's CGS; written by the suite and only handed on to it. */
    ali_cgs: boolean().notNull().default(false),
    client_status: text({ enum: ['active', 'sandbox', 'closed'] })
      .notNull()
      .default('active'),
    could_buy: boolean().notNull().default(true),
    verification_status: text({ enum: verificationStatuses }).notNull().default('none'),
    /** Why it was refused, or what is still to come where it was accepted for now. */
    verification_refusal: jsonb().$type<VerificationRefusal>(),
    verification_type: integer().notNull().default(1),
    /** By which the authorities know the enterprise, once it is verified. No two clients have the same. */
    enterprise_number: text(),
    /** Who of the sales staff looks after the client. */
    sales_manager_id: text().references((): AnyPgColumn => users.user_id),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('clients_sales_manager').on(table.sales_manager_id),
    uniqueIndex('clients_enterprise_number').on(table.enterprise_number),
  ],
);

/** A person: a user of a client, or staff. Staff belong to no client. */
export const users = pgTable(
  'users',
  {
    user_id: text().primaryKey(),
    client_id: text().references(() => clients.client_id),
    /** In lower case. */
    email: text().notNull().unique(),
    password_hash: text().notNull(),
    is_admin: boolean().notNull().default(false),
    role: text({ enum: roles }).$type<Role>().notNull().default('client'),
    nickname: text().notNull(),
    real_name: text().notNull(),
    family_name: text().notNull(),
    second_name: text().notNull(),
    /** The file of the picture that stands for the user. */
    avatar: text(),
    user_language: text().$type<Language>(),
    /** The hints of the guide that the user has closed, and whether all of them are hidden. */
    guide_dismissed: text().array().notNull().default([]),
    guide_hidden: boolean().notNull().default(false),
    is_demo: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('users_client').on(table.client_id),
    check('users_client_or_staff', sql`(${table.role} = 'client') = (${table.client_id} is not null)`),
  ],
);

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
