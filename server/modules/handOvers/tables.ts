import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { HandedOverPurpose } from '#contract/entities/handOver.ts';
import { files } from '../files/tables.ts';
import { users } from '../identity/tables.ts';

/** What computers have handed over to phones: each row lets one tab send one file to one flow, for minutes. */
export const handOvers = pgTable(
  'hand_overs',
  {
    hand_over_id: text().primaryKey(),
    /** Of what the code holds, and nothing else is kept of it. */
    secret_hash: text().notNull(),
    user_id: text()
      .notNull()
      .references(() => users.user_id),
    /** The session that has begun it, by its hash. It holds no longer than that, and the row of a session goes first. */
    session_hash: text().notNull(),
    flow: text().notNull(),
    /** What the flow is about, as its draft says it. */
    subject: text().notNull(),
    purpose: text().$type<HandedOverPurpose>().notNull(),
    check_code: text().notNull(),
    begun_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** The tab that has opened it, by the hash of its secret. */
    tab_hash: text(),
    opened_at: timestamp({ withTimezone: true }),
    ended_at: timestamp({ withTimezone: true }),
    done_at: timestamp({ withTimezone: true }),
    /** What the phone has sent. A file that nothing used is forgotten. */
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
