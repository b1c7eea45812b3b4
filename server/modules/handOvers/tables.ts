import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { HandedOverPurpose } from '#contract/entities/handOver.ts';
import { files } from '../files/tables.ts';
import { users } from '../identity/tables.ts';

/** Each row lets one tab send one file to one flow, for minutes. */
export const handOvers = pgTable(
  'hand_overs',
  {
    hand_over_id: text().primaryKey(),
    /** Only the hash of the secret is stored. */
    secret_hash: text().notNull(),
    user_id: text()
      .notNull()
      .references(() => users.user_id),
    /** Not a foreign key: the row of the session may be deleted first, which ends the hand-over. */
    session_hash: text().notNull(),
    flow: text().notNull(),
    /** As in the draft of the flow. */
    subject: text().notNull(),
    purpose: text().$type<HandedOverPurpose>().notNull(),
    check_code: text().notNull(),
    begun_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** The hash of the secret of the tab that opened it. */
    tab_hash: text(),
    opened_at: timestamp({ withTimezone: true }),
    ended_at: timestamp({ withTimezone: true }),
    done_at: timestamp({ withTimezone: true }),
    /** The file that the phone sent. Null again when an unused file is purged. */
    file_id: text().references(() => files.file_id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('hand_overs_secret').on(table.secret_hash),
    index('hand_overs_user').on(table.user_id),
    index('hand_overs_tab').on(table.tab_hash, table.opened_at),
    index('hand_overs_file').on(table.file_id),
    index('hand_overs_expires').on(table.expires_at),
  ],
);
