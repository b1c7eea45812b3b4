import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type Handlers, ok } from '../../wire/handler.ts';
import { notices } from './tables.ts';

/** More than a user reads, few enough to load at once. */
const maxListed = 200;

export const noticeHandlers = {
  async noticeList({ caller }, { db }) {
    const rows = await db
      .select()
      .from(notices)
      .where(eq(notices.user_id, caller.user_id))
      .orderBy(desc(notices.time), desc(notices.notice_id))
      .limit(maxListed);
    return ok({
      notices: rows.map(({ notice_id, category, digest, detail, time, read_at, page }) => ({
        id: notice_id,
        category,
        digest,
        detail,
        time: time.toISOString(),
        read: read_at !== null,
        page,
      })),
      unread: await countUnread(db, caller.user_id),
    });
  },

  async noticeReadAll({ caller }, { db, now }) {
    await db
      .update(notices)
      .set({ read_at: now() })
      .where(and(eq(notices.user_id, caller.user_id), isNull(notices.read_at)));
    return ok({ unread: 0 });
  },
} satisfies Handlers;

async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(eq(notices.user_id, userId), isNull(notices.read_at)));
  return row?.unread ?? 0;
}
