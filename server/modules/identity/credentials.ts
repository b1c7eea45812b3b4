import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from './tables.ts';
import type { User } from './users.ts';

/** The address must be in lower case, as it is stored. */
export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<Pick<User, 'user_id' | 'role' | 'password_hash'> | null> {
  const { user_id, role, password_hash } = users;
  const [user] = await db.select({ user_id, role, password_hash }).from(users).where(eq(users.email, email));
  return user ?? null;
}

const hasPassword = ({ user_id, password_hash }: Pick<User, 'user_id' | 'password_hash'>) =>
  and(eq(users.user_id, user_id), eq(users.password_hash, password_hash));

/** Locks the user until the transaction ends; false if the password has changed meanwhile. */
export async function lockUserByPassword(
  tx: Database,
  judged: Pick<User, 'user_id' | 'password_hash'>,
): Promise<boolean> {
  const locked = await tx
    .select({ user_id: users.user_id })
    .from(users)
    .where(hasPassword(judged))
    .for('no key update');
  return locked.length > 0;
}

/** False if the password has changed meanwhile. */
export async function replacePassword(
  tx: Database,
  judged: Pick<User, 'user_id' | 'password_hash'>,
  password_hash: string,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ password_hash })
    .where(hasPassword(judged))
    .returning({ user_id: users.user_id });
  return changed.length > 0;
}
