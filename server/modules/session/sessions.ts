import { eq, lt, or } from 'drizzle-orm';
import { sessionCookie } from '#contract/envelope.ts';
import type { Deps } from '../../deps.ts';
import { describeDefect } from '../../wire/defect.ts';
import type { Session } from '../../wire/dispatch.ts';
import type { Caller, SetCookie } from '../../wire/handler.ts';
import { hashOf } from '../../wire/secret.ts';
import { sessions, users } from './tables.ts';

const hour = 3_600_000;
/** How often the time of the last request is written down. */
const seenEvery = 5 * 60_000;

/** The moments after which a session has to have been begun and seen to count. */
function horizons({ now, settings }: Pick<Deps, 'now' | 'settings'>): { begun: Date; seen: Date } {
  const at = now().getTime();
  return {
    begun: new Date(at - settings.session.absolute_hours * hour),
    seen: new Date(at - settings.session.idle_hours * hour),
  };
}

/** The session that a cookie's token names, or null: there is none, or it has ended. */
export async function findSession(deps: Deps, token: string | undefined): Promise<Session | null> {
  if (!isToken(token)) return null;
  const hash = hashOf(token);
  const [row] = await deps.db
    .select({
      created_at: sessions.created_at,
      seen_at: sessions.seen_at,
      user_id: users.user_id,
      client_id: users.client_id,
      is_admin: users.is_admin,
      role: users.role,
      language: users.user_language,
    })
    .from(sessions)
    .innerJoin(users, eq(users.user_id, sessions.user_id))
    .where(eq(sessions.token_hash, hash));
  const { begun, seen } = horizons(deps);
  if (row === undefined || row.created_at <= begun || row.seen_at <= seen) return null;
  const now = deps.now();
  if (now.getTime() - row.seen_at.getTime() > seenEvery) {
    await deps.db
      .update(sessions)
      .set({ seen_at: now })
      .where(eq(sessions.token_hash, hash))
      // Who may only read, as the disk is full, reads on: it is written down with a later request.
      .catch((cause) => deps.log('defect', describeDefect(cause)));
  }
  return {
    hash,
    caller: callerOf(row),
    language: row.language,
  };
}

/**
 * Of whom the session was that a cookie's token names, where it has ended by its time; null where there was none. The
 * e-mail address is told to the browser that held the token, and only for as long as the session is not forgotten.
 */
export async function findEndedSession(
  deps: Deps,
  token: string | undefined,
): Promise<{ readonly email: string | null } | null> {
  if (!isToken(token) || (await findSession(deps, token)) !== null) return null;
  const [row] = await deps.db
    .select({ email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.user_id, sessions.user_id))
    .where(eq(sessions.token_hash, hashOf(token)));
  return { email: row?.email ?? null };
}

const isToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);

function callerOf({
  user_id,
  client_id,
  is_admin,
  role,
}: Pick<typeof users.$inferSelect, 'user_id' | 'client_id' | 'is_admin' | 'role'>): Caller {
  if (role !== 'client') return { user_id, client_id: null, is_admin, role };
  if (client_id === null) throw new Error('a user of a client belongs to none');
  return { user_id, client_id, is_admin, role };
}

/** Begins a session under a new token; the one that the browser had ends. */
export async function beginSession(deps: Deps, userId: string, former: string | null): Promise<SetCookie> {
  const token = deps.secret(256);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    if (former !== null) await tx.delete(sessions).where(eq(sessions.token_hash, former));
    await tx.insert(sessions).values({ token_hash: hashOf(token), user_id: userId, created_at: now, seen_at: now });
  });
  return cookieOf(token, deps);
}

/** Ends a session, in the database and in the browser. */
export async function endSession(deps: Deps, hash: string | null): Promise<SetCookie> {
  if (hash !== null) await deps.db.delete(sessions).where(eq(sessions.token_hash, hash));
  return cookieOf('', deps);
}

const cookieOf = (value: string, { settings }: Deps): SetCookie => ({
  name: sessionCookie,
  value,
  max_age_seconds: settings.session.absolute_hours * 3600,
  http_only: true,
});

/** Forgets sessions that have ended by their time. */
export async function forgetEndedSessions(deps: Deps): Promise<void> {
  const { begun, seen } = horizons(deps);
  await deps.db.delete(sessions).where(or(lt(sessions.created_at, begun), lt(sessions.seen_at, seen)));
}
