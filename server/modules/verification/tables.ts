import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { verificationStatuses } from '#contract/entities/client.ts';
import { registryAnswers } from '#contract/entities/invoice.ts';
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import { files } from '../files/tables.ts';
import { clients, users } from '../identity/tables.ts';

/** At most one per client is `pending`. */
export const verifications = pgTable(
  'verifications',
  {
    verification_id: text().primaryKey(),
    /** Ascending in the order of submission. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    verification_type: integer().notNull(),
    status: text({ enum: verificationStatuses }).notNull(),
    /** Encrypted; null outside mainland China. */
    legal_person: text(),
    /** As of the submission; null outside mainland China. */
    is_authorised: boolean(),
    power_of_attorney: text().references(() => files.file_id),
    power_of_attorney_until: timestamp({ withTimezone: true }),
    company_name: text().notNull(),
    translated_name: text().notNull(),
    credit_code: text().notNull(),
    /** The register's answer at submission. */
    register: text({ enum: registryAnswers }).notNull(),
    business_license: text()
      .notNull()
      .references(() => files.file_id),
    mobile: text().notNull(),
    submitted_at: timestamp({ withTimezone: true }).notNull(),
    submitted_by: text()
      .notNull()
      .references(() => users.user_id),
    decided_at: timestamp({ withTimezone: true }),
    decided_by: text().references(() => users.user_id),
    refusal: jsonb().$type<VerificationRefusal>(),
  },
  (table) => [
    index('verifications_client').on(table.client_id, table.number),
    uniqueIndex('verifications_pending').on(table.client_id).where(sql`${table.status} = 'pending'`),
    index('verifications_queue').on(table.status, table.number),
    index('verifications_license').on(table.business_license),
    index('verifications_attorney').on(table.power_of_attorney),
  ],
);

/** Accesses of staff to personal data: to a document, or to the legal person if `file_id` is null. */
export const verificationAccesses = pgTable(
  'verification_looks',
  {
    look_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    verification_id: text()
      .notNull()
      .references(() => verifications.verification_id),
    file_id: text().references(() => files.file_id),
    user_id: text()
      .notNull()
      .references(() => users.user_id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('verification_looks_of').on(table.verification_id, table.at)],
);

/** The private half is encrypted. */
export const sealKeys = pgTable('seal_keys', {
  key_id: text().primaryKey(),
  /** SPKI, as base64. */
  public_key: text().notNull(),
  private_key: text().notNull(),
  made_at: timestamp({ withTimezone: true }).notNull(),
});
