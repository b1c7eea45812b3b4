import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import { type Currency, currencies } from '#contract/money.ts';

export const clients = pgTable(
  'clients',
  {
    client_id: text().primaryKey(),
    full_name: text().notNull(),
    currency: text({ enum: currencies }).$type<Currency>().notNull(),
    use_zone: text({ enum: zones }).$type<Zone>().notNull(),
    is_oversea: boolean().notNull(),
    /** Whether the client also has Alibaba's CGS; written by the suite and only passed back to it. */
    ali_cgs: boolean().notNull().default(false),
    client_status: text({ enum: ['active', 'sandbox', 'closed'] })
      .notNull()
      .default('active'),
    could_buy: boolean().notNull().default(true),
    verification_status: text({ enum: verificationStatuses }).notNull().default('none'),
    /** Why verification was refused, or, if accepted provisionally, what is still missing. */
    verification_refusal: jsonb().$type<VerificationRefusal>(),
    verification_type: integer().notNull().default(1),
    /** The registration number of the verified enterprise, unique among clients. */
    enterprise_number: text(),
    sales_manager_id: text().references((): AnyPgColumn => users.user_id),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('clients_sales_manager').on(table.sales_manager_id),
    uniqueIndex('clients_enterprise_number').on(table.enterprise_number),
  ],
);

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
    /** The id of a file. */
    avatar: text(),
    user_language: text().$type<Language>(),
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
