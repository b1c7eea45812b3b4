import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CodePurpose } from '#contract/entities/oneTimeCode.ts';

/** Passed captchas. The unique challenge makes a solution count only once. */
export const captchas = pgTable(
  'captchas',
  {
    captcha_id: text().primaryKey(),
    /** See `ownerKey`. */
    holder: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    challenge: text().notNull().unique(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** Images drawn for it. */
    images: integer().notNull().default(0),
    /** When a code was sent for it, and to which number (E.164). */
    spent_at: timestamp({ withTimezone: true }),
    mobile: text(),
  },
  (table) => [
    index('captchas_expired').on(table.expires_at),
    index('captchas_holder').on(table.holder, table.purpose, table.mobile),
  ],
);

export const imageCodes = pgTable(
  'image_codes',
  {
    image_code_id: text().primaryKey(),
    captcha_id: text()
      .notNull()
      .references(() => captchas.captcha_id, { onDelete: 'cascade' }),
    answer_hash: text().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** Key of the request that tried it; null until tried. */
    tried_by: text(),
    was_right: boolean().notNull().default(false),
  },
  (table) => [index('image_codes_captcha').on(table.captcha_id)],
);

/** Hashes of sent codes. A row outlives its code, because the caps count it. */
export const messageCodes = pgTable(
  'message_codes',
  {
    code_id: text().primaryKey(),
    holder: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    /** `networkPseudonym` of the requester. */
    network: text().notNull(),
    code_hash: text().notNull(),
    /** Wrong tries while this was the newest code. */
    wrong_tries: integer().notNull().default(0),
    sent_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** When it or another code for the number was used, or when a new code replaced codes without tries left. */
    ended_at: timestamp({ withTimezone: true }),
    /** Key of the action that used it. */
    spent_by: text(),
  },
  (table) => [
    index('message_codes_holder').on(table.holder, table.purpose, table.sent_at),
    index('message_codes_mobile').on(table.mobile, table.sent_at),
    index('message_codes_network').on(table.network, table.sent_at),
    index('message_codes_sent').on(table.sent_at),
  ],
);
