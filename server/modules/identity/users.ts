import { and, asc, count, desc, eq, or } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../wire/handler.ts';
import { clients, users } from './tables.ts';

export type User = typeof users.$inferSelect;

/** Throws for a client's user without a client. */
export function callerOf({
  user_id,
  client_id,
  is_admin,
  role,
}: Pick<User, 'user_id' | 'client_id' | 'is_admin' | 'role'>): Caller {
  if (role !== 'client') return { user_id, client_id: null, is_admin, role };
  if (client_id === null) throw new Error('a user of a client belongs to none');
  return { user_id, client_id, is_admin, role };
}

/** For joins of other modules, under an alias of its own for each user of a row. */
export const userProfiles = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      user_id: users.user_id,
      client_id: users.client_id,
      email: users.email,
      role: users.role,
      is_admin: users.is_admin,
      real_name: users.real_name,
      user_language: users.user_language,
    })
    .from(users)
    .as(alias);

/** For the user of a row: throws if there is none. */
export async function userOf(db: Database, { user_id }: Pick<User, 'user_id'>): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.user_id, user_id));
  if (user === undefined) throw new Error('what belongs to a user names none that exists');
  return user;
}

/** The user's current rights, without a session: for background work. */
export async function findUser(db: Database, userId: string): Promise<Caller | null> {
  const [row] = await db.select().from(users).where(eq(users.user_id, userId));
  return row === undefined ? null : callerOf(row);
}

/** The client is null for staff. */
export async function findUserWithClient(db: Database, userId: string) {
  const [row] = await db
    .select({ user: users, client: clients })
    .from(users)
    .leftJoin(clients, eq(clients.client_id, users.client_id))
    .where(eq(users.user_id, userId));
  return row ?? null;
}

/** Throws for staff. */
export async function readMemberWithClient(db: Database, { user_id }: Pick<User, 'user_id'>) {
  const { user, client = null } = (await findUserWithClient(db, user_id)) ?? {};
  if (user === undefined || client === null) throw new Error('a user of a client belongs to none');
  return { user, client };
}

export async function findMember(
  db: Database,
  { user_id, client_id }: { readonly user_id: string; readonly client_id: string },
): Promise<User | null> {
  const [member] = await db
    .select()
    .from(users)
    .where(and(eq(users.user_id, user_id), eq(users.client_id, client_id)));
  return member ?? null;
}

export function readMembers(
  db: Database,
  client_id: string,
  { by, limit }: { readonly by: 'name' | 'age'; readonly limit?: number },
): Promise<User[]> {
  const members = db
    .select()
    .from(users)
    .where(and(eq(users.client_id, client_id), eq(users.role, 'client')))
    .orderBy(desc(users.is_admin), by === 'name' ? users.real_name : asc(users.created_at), asc(users.user_id));
  return limit === undefined ? members : members.limit(limit);
}

/** Includes the user `also_user_id`. */
export function readMainAccounts(
  db: Database,
  { client_id, also_user_id }: { readonly client_id: string; readonly also_user_id?: string | undefined },
) {
  const isMain = eq(users.is_admin, true);
  const among = also_user_id === undefined ? isMain : or(isMain, eq(users.user_id, also_user_id));
  return db
    .select({ user_id: users.user_id, email: users.email, language: users.user_language, zone: clients.use_zone })
    .from(users)
    .innerJoin(clients, eq(clients.client_id, users.client_id))
    .where(and(eq(users.client_id, client_id), among));
}

/** The passwords of demo users are published. */
export async function hasDemoUsers(db: Database): Promise<boolean> {
  const [row] = await db.select({ demo: count() }).from(users).where(eq(users.is_demo, true));
  return (row?.demo ?? 0) > 0;
}
