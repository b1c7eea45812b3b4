import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { documentKinds } from '#contract/entities/document.ts';
import { signingStatuses } from '#contract/entities/signing.ts';
import { fadadaStatuses } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import { files } from '../files/tables.ts';
import { clients, users } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

/** Who can be asked to have documents signed. */
export const signingProviders = ['sandbox', 'fadada'] as const;
export type SigningProviderName = (typeof signingProviders)[number];

/** Documents of orders that are signed at a provider, or were. Of an order one at a time is to be signed. */
export const signingTasks = pgTable(
  'signing_tasks',
  {
    task_id: text().primaryKey(),
    /** Which came after which. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    order_id: text()
      .notNull()
      .references(() => orders.order_id),
    document: text({ enum: documentKinds }).notNull(),
    language: text().$type<Language>().notNull(),
    /** Of what stands in the document: the same is not made twice. */
    content_hash: text().notNull(),
    /** What is to be signed; null once it was forgotten, long after another signing had taken its place. */
    file_id: text().references(() => files.file_id),
    /** As it was signed; null before its provider has given it out, or where it gives none. */
    signed_file_id: text().references(() => files.file_id),
    provider: text({ enum: signingProviders }).notNull(),
    /** What the provider calls it; null until it has answered. */
    reference: text(),
    status: text({ enum: signingStatuses }).notNull(),
    /** Where it is signed, and until when that holds. */
    link: text(),
    link_expires_at: timestamp({ withTimezone: true }),
    /** Until when somebody has the provider make the address: one at a time does. */
    opening_until: timestamp({ withTimezone: true }),
    begun_at: timestamp({ withTimezone: true }).notNull(),
    begun_by: text()
      .notNull()
      .references(() => users.user_id),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** When the provider was last asked, or told something. */
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

/** How far the enterprise of each client has come at the provider of signatures. */
export const enterpriseAuthorisations = pgTable('enterprise_authorisations', {
  client_id: text()
    .primaryKey()
    .references(() => clients.client_id),
  provider: text({ enum: signingProviders }).notNull(),
  status: text({ enum: fadadaStatuses }).notNull(),
  /** What the provider calls the enterprise; null until it has said so. */
  reference: text(),
  /** Where the enterprise authorises, and until when that holds. */
  link: text(),
  link_expires_at: timestamp({ withTimezone: true }),
  /** When the provider was last asked, or told something. */
  heard_at: timestamp({ withTimezone: true }).notNull(),
});

/** Messages of providers that were taken: told once more they are replays. */
export const signingMessages = pgTable(
  'signing_messages',
  {
    message_id: text().primaryKey(),
    taken_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('signing_messages_taken').on(table.taken_at)],
);
