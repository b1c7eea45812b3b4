import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CodePurpose } from '#contract/entities/code.ts';

/** Captchas that were passed. The challenge is kept, so that its solution is taken once. */
export const captchas = pgTable(
  'captchas',
  {
    captcha_id: text().primaryKey(),
    /** The user or the tab: see `holderName`. */
    holder: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    challenge: text().notNull().unique(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** How many images were drawn for it. */
    images: integer().notNull().default(0),
    /** When a code was sent for it, and to which number, as E.164. */
    spent_at: timestamp({ withTimezone: true }),
    mobile: text(),
  },
  (table) => [
    index('captchas_expired').on(table.expires_at),
    index('captchas_holder').on(table.holder, table.purpose, table.mobile),
  ],
);

/** Images to be read, each once. */
export const imageCodes = pgTable(
  'image_codes',
  {
    image_code_id: text().primaryKey(),
    captcha_id: text()
      .notNull()
      .references(() => captchas.captcha_id, { onDelete: 'cascade' }),
    answer_hash: text().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** The key of the code for which it was answered, and whether it was answered rightly. */
    tried_by: text(),
    was_right: boolean().notNull().default(false),
  },
  (table) => [index('image_codes_captcha').on(table.captcha_id)],
);

/** Codes that were sent, by hashes. A row stays for the caps when its code has ended. */
export const messageCodes = pgTable(
  'message_codes',
  {
    code_id: text().primaryKey(),
    holder: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    /** The mark of the network from which it was asked for. */
    network: text().notNull(),
    code_hash: text().notNull(),
    /** How often another was entered in its place. */
    wrong_tries: integer().notNull().default(0),
    sent_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** When it, or another for the same number, was used, or a code followed one that was entered wrongly too often. */
    ended_at: timestamp({ withTimezone: true }),
    /** The key of what it was used for. */
    spent_by: text(),
  },
  (table) => [
    index('message_codes_holder').on(table.holder, table.purpose, table.sent_at),
    index('message_codes_mobile').on(table.mobile, table.sent_at),
    index('message_codes_network').on(table.network, table.sent_at),
    index('message_codes_sent').on(table.sent_at),
  ],
);
