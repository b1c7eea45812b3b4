import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { documentKinds } from '#contract/entities/document.ts';
import { signingStatuses } from '#contract/entities/signing.ts';
import { authorisationStatuses } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import { files } from '../files/tables.ts';
import { clients, users } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

export const signingProviders = ['sandbox', 'fadada'] as const;
export type SigningProviderName = (typeof signingProviders)[number];

/** At most one per order is `waiting` or `opened`. */
export const signingTasks = pgTable(
  'signing_tasks',
  {
    task_id: text().primaryKey(),
    /** Ascending in the order of creation. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    order_id: text()
      .notNull()
      .references(() => orders.order_id),
    document: text({ enum: documentKinds }).notNull(),
    language: text().$type<Language>().notNull(),
    /** Documents with the same hash are printed once. */
    content_hash: text().notNull(),
    /** Null once purged, long after another signing replaced this one. */
    file_id: text().references(() => files.file_id),
    /** Null before the provider gives it out, or if it never does. */
    signed_file_id: text().references(() => files.file_id),
    provider: text({ enum: signingProviders }).notNull(),
    /** The provider's id of the signing; null before its answer. */
    reference: text(),
    status: text({ enum: signingStatuses }).notNull(),
    link: text(),
    link_expires_at: timestamp({ withTimezone: true }),
    /** Until when one request may create the address while others wait. */
    opening_until: timestamp({ withTimezone: true }),
    begun_at: timestamp({ withTimezone: true }).notNull(),
    begun_by: text()
      .notNull()
      .references(() => users.user_id),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** The last answer or notification of the provider, or our last query. */
    heard_at: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('signing_tasks_open').on(table.order_id).where(sql`${table.status} in ('waiting', 'opened')`),
    check('signing_tasks_file', sql`${table.file_id} is not null or ${table.ended_at} is not null`),
    index('signing_tasks_order').on(table.order_id, table.number),
    index('signing_tasks_uncopied')
      .on(table.heard_at)
      .where(sql`${table.status} = 'signed' and ${table.signed_file_id} is null`),
    index('signing_tasks_heard').on(table.heard_at).where(sql`${table.status} in ('waiting', 'opened')`),
  ],
);

export const enterpriseAuthorisations = pgTable('enterprise_authorisations', {
  client_id: text()
    .primaryKey()
    .references(() => clients.client_id),
  provider: text({ enum: signingProviders }).notNull(),
  status: text({ enum: authorisationStatuses }).notNull(),
  /** The provider's id of the enterprise; null before its answer. */
  reference: text(),
  link: text(),
  link_expires_at: timestamp({ withTimezone: true }),
  /** The last answer or notification of the provider, or our last query. */
  heard_at: timestamp({ withTimezone: true }).notNull(),
});

/** A second notification with the same id is a replay. */
export const signingMessages = pgTable(
  'signing_messages',
  {
    message_id: text().primaryKey(),
    taken_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('signing_messages_taken').on(table.taken_at)],
);
