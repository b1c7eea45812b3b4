import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookingStatuses, cancellers, messengers, type Questionnaire } from '#contract/entities/appointment.ts';
import { type Zone, zones } from '#contract/entities/client.ts';
import type { Language, LocalizedText } from '#contract/languages.ts';
import { clients, users } from '../identity/tables.ts';

/** `use_zone` decides which public holidays apply. */
export const consultants = pgTable('consultants', {
  user_id: text()
    .primaryKey()
    .references(() => users.user_id),
  /** IANA. */
  time_zone: text().notNull(),
  use_zone: text({ enum: zones }).$type<Zone>().notNull(),
});

/** Minutes after midnight by the consultant's own clock; weekday 1 is Monday. */
export const consultantHours = pgTable(
  'consultant_hours',
  {
    user_id: text()
      .notNull()
      .references(() => consultants.user_id),
    weekday: integer().notNull(),
    from_minute: integer().notNull(),
    to_minute: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.weekday, table.from_minute] })],
);

/** A tree; only its leaves can be booked. */
export const appointmentCategories = pgTable('appointment_categories', {
  category_id: text().primaryKey(),
  /** Null at the top. */
  parent_id: text(),
  name: jsonb().$type<LocalizedText>().notNull(),
  /** Duration; null for inner nodes. */
  minutes: integer(),
  position: integer().notNull(),
});

export const questionnaireChoices = pgTable('questionnaire_choices', {
  choice_id: text().primaryKey(),
  kind: text({ enum: ['industry', 'goal'] }).notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  position: integer().notNull(),
});

export const questionnaires = pgTable('questionnaires', {
  client_id: text()
    .primaryKey()
    .references(() => clients.client_id),
  answers: jsonb().$type<Questionnaire>().notNull(),
  answered_at: timestamp({ withTimezone: true }).notNull(),
});

/** Read through `cancellationsAt`: a freeze that is over resets the count. */
export const appointmentCancellations = pgTable('appointment_cancellations', {
  client_id: text()
    .primaryKey()
    .references(() => clients.client_id),
  cancelled_count: integer().notNull(),
  frozen_until: timestamp({ withTimezone: true }),
});

/** A consultant is in one appointment at a time. */
export const appointments = pgTable(
  'appointments',
  {
    appointment_id: text().primaryKey(),
    /** Order of booking. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    status: text({ enum: bookingStatuses }).notNull(),
    cancelled_by: text({ enum: cancellers }),
    /** What we wrote to the client when we cancelled it. */
    cancel_words: text(),
    category_id: text()
      .notNull()
      .references(() => appointmentCategories.category_id),
    consultant_id: text()
      .notNull()
      .references(() => consultants.user_id),
    starts_at: timestamp({ withTimezone: true }).notNull(),
    ends_at: timestamp({ withTimezone: true }).notNull(),
    company: text().notNull(),
    contact: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    messenger: text({ enum: messengers }).notNull(),
    messenger_id: text().notNull(),
    language: text().$type<Language>().notNull(),
    booked_at: timestamp({ withTimezone: true }).notNull(),
    /** How often the time was changed; becomes the SEQUENCE in calendars. */
    moves: integer().notNull().default(0),
    /** Null until the reminder is sent. */
    reminded_at: timestamp({ withTimezone: true }),
    /** When it was cancelled, kept or missed, and by which staff member (null if not by staff). */
    settled_at: timestamp({ withTimezone: true }),
    settled_by: text().references(() => users.user_id),
  },
  (table) => [
    index('appointments_client').on(table.client_id, table.number),
    uniqueIndex('appointments_time')
      .on(table.consultant_id, table.starts_at)
      .where(sql`${table.status} <> 'cancelled'`),
    index('appointments_agenda').on(table.consultant_id, table.status, table.starts_at),
    index('appointments_unreminded').on(table.starts_at).where(sql`${table.reminded_at} is null`),
  ],
);
