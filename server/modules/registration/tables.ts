import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RegistrationRegion } from '#contract/entities/registration.ts';
import type { Language } from '#contract/languages.ts';
import { clients } from '../identity/tables.ts';

/** Companies that want an account. One that has confirmed its address stays, as what it agreed to is told by it. */
export const registrations = pgTable(
  'registrations',
  {
    registration_id: text().primaryKey(),
    /** The user or the tab that has registered: see `holderName`. */
    holder: text().notNull(),
    region: text().$type<RegistrationRegion>().notNull(),
    company_name: text().notNull(),
    /** As it was entered, in the form in which numbers are kept. Nobody has checked whose it is. */
    enterprise_number: text().notNull(),
    contact_name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** E.164; it was proved by a code. */
    mobile: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The version of the terms that were agreed to, at the moment of `submitted_at`. */
    terms_version: text().notNull(),
    submitted_at: timestamp({ withTimezone: true }).notNull(),
    confirmed_at: timestamp({ withTimezone: true }),
    /** The user or the tab that has confirmed the address. */
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

/** The links of the mails that were sent, by hashes. To an address that has an account, the secret of its row goes to nobody. */
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
