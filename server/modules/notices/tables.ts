import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { noticeCategories } from '#contract/entities/session.ts';
import type { LocalizedText } from '#contract/languages.ts';
import { users } from '../identity/tables.ts';

export const notices = pgTable(
  'notices',
  {
    notice_id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.user_id),
    category: text({ enum: noticeCategories }).notNull(),
    digest: jsonb().$type<LocalizedText>().notNull(),
    detail: jsonb().$type<LocalizedText>().notNull(),
    time: timestamp({ withTimezone: true }).notNull(),
    read_at: timestamp({ withTimezone: true }),
    /** Below the base path; null for no link. */
    page: text(),
  },
  (table) => [index('notices_user').on(table.user_id, table.time.desc(), table.notice_id.desc())],
);
