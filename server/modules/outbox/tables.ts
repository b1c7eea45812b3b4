import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';

/** By what a message can reach somebody. */
export const channels = ['mail', 'sms'] as const;
export type Channel = (typeof channels)[number];

/**
 * Messages to people outside of the mall, written in the transaction of what they tell of. One that is not due any more was sent, or
 * given up where `sent_at` is null.
 */
export const outbox = pgTable(
  'outbox',
  {
    message_id: text().primaryKey(),
    channel: text({ enum: channels }).notNull(),
    address: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Empty where the channel knows none. */
    subject: text().notNull(),
    /** The text, encrypted for this message: it can hold a code or a link that lets somebody in. */
    sealed_body: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** When it is to be sent, or sent once more. */
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
