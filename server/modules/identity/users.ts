import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../wire/handler.ts';
import { users } from './tables.ts';

/** Whom a user's row lets act. Throws for a client's user without a client. */
export function callerOf({
  user_id,
  client_id,
  is_admin,
  role,
}: Pick<typeof users.$inferSelect, 'user_id' | 'client_id' | 'is_admin' | 'role'>): Caller {
  if (role !== 'client') return { user_id, client_id: null, is_admin, role };
  if (client_id === null) throw new Error('a user of a client belongs to none');
  return { user_id, client_id, is_admin, role };
}

/** A user as they are now, who need not be signed in: the server works for them in the background. Null where there is none. */
export async function findUser(db: Database, userId: string): Promise<Caller | null> {
  const [row] = await db.select().from(users).where(eq(users.user_id, userId));
  return row === undefined ? null : callerOf(row);
}
