import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';

export const channels = ['mail', 'sms'] as const;
export type Channel = (typeof channels)[number];

/**
 * Written in the transaction of the change that they report. `due_at` null: sent, or given up if `sent_at` is null too.
 */
export const outbox = pgTable(
  'outbox',
  {
    message_id: text().primaryKey(),
    channel: text({ enum: channels }).notNull(),
    address: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Empty for a channel without subjects. */
    subject: text().notNull(),
    /** Encrypted for this message: it can contain a code or a link that grants access. */
    sealed_body: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** The time of the next attempt. */
    due_at: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    sent_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('outbox_due').on(table.due_at, table.message_id),
    index('outbox_created').on(table.created_at.desc(), table.message_id),
    index('outbox_address').on(table.address, table.created_at.desc()),
  ],
);
