import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RegistrationRegion } from '#contract/entities/registration.ts';
import type { Language } from '#contract/languages.ts';
import { clients } from '../identity/tables.ts';

/** Confirmed registrations stay, as they prove which terms were accepted. */
export const registrations = pgTable(
  'registrations',
  {
    registration_id: text().primaryKey(),
    /** See `ownerKey`. */
    holder: text().notNull(),
    region: text().$type<RegistrationRegion>().notNull(),
    company_name: text().notNull(),
    /** As entered, in stored form. Not verified. */
    enterprise_number: text().notNull(),
    contact_name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** In E.164, proved by a code. */
    mobile: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** As accepted at `submitted_at`. */
    terms_version: text().notNull(),
    submitted_at: timestamp({ withTimezone: true }).notNull(),
    confirmed_at: timestamp({ withTimezone: true }),
    /** See `ownerKey`. */
    confirmed_by: text(),
    client_id: text().references(() => clients.client_id),
  },
  (table) => [
    index('registrations_holder').on(table.holder, table.submitted_at),
    index('registrations_confirmed_by').on(table.confirmed_by, table.confirmed_at),
    index('registrations_submitted').on(table.submitted_at),
    uniqueIndex('registrations_client').on(table.client_id),
  ],
);

/** If an address has an account, its row is written but the secret is never mailed. */
export const registrationLinks = pgTable(
  'registration_links',
  {
    link_hash: text().primaryKey(),
    registration_id: text()
      .notNull()
      .references(() => registrations.registration_id, { onDelete: 'cascade' }),
    email: text().notNull(),
    sent_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('registration_links_of').on(table.registration_id, table.sent_at),
    index('registration_links_email').on(table.email, table.sent_at),
  ],
);
