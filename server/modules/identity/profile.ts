import { and, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from './tables.ts';
import type { User } from './users.ts';

export async function setUserLanguage(
  db: Database,
  { user_id, user_language }: Pick<User, 'user_id' | 'user_language'>,
): Promise<void> {
  await db.update(users).set({ user_language }).where(eq(users.user_id, user_id));
}

export async function hideGuide(db: Database, { user_id }: Pick<User, 'user_id'>): Promise<void> {
  await db.update(users).set({ guide_hidden: true }).where(eq(users.user_id, user_id));
}

export async function dismissHint(
  db: Database,
  { user_id, hint }: Pick<User, 'user_id'> & { readonly hint: string },
): Promise<void> {
  await db
    .update(users)
    .set({ guide_dismissed: sql`array_append(${users.guide_dismissed}, ${hint})` })
    .where(and(eq(users.user_id, user_id), not(sql`${hint} = any(${users.guide_dismissed})`)));
}

type Profile = Pick<User, 'real_name' | 'nickname' | 'avatar'>;

/** Answers the previous avatar. Call it in a transaction: it locks the user's row. */
export async function replaceProfile(
  tx: Database,
  { user_id, ...profile }: Profile & Pick<User, 'user_id'>,
): Promise<string | null> {
  const own = eq(users.user_id, user_id);
  const [before] = await tx.select({ avatar: users.avatar }).from(users).where(own).for('no key update');
  await tx.update(users).set(profile).where(own);
  return before?.avatar ?? null;
}

export const isAvatar = async (db: Database, file_id: string): Promise<boolean> =>
  (await db.$count(users, eq(users.avatar, file_id))) > 0;
