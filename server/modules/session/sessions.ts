import { and, desc, eq, gt, inArray, lt, ne, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { LoginRisk, SignInSession } from '#contract/entities/session.ts';
import { sessionCookie } from '#contract/envelope.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { describeDefect } from '../../wire/defect.ts';
import type { Session } from '../../wire/dispatch.ts';
import type { SetCookie } from '../../wire/handler.ts';
import { hashOf } from '../../wire/secret.ts';
import { callerOf, lockUserByPassword, type User, userProfiles } from '../identity/index.ts';
import { deviceOf } from './device.ts';
import { endedSessions, sessions } from './tables.ts';

const owners = userProfiles('owners');

const hourMs = 3_600_000;
/** The least time between writes of `seen_at`, in milliseconds. */
const seenWriteIntervalMs = 5 * 60_000;

/** A live session was begun and seen after these moments. */
function liveSince({ now, settings }: Pick<Deps, 'now' | 'settings'>): { begun: Date; seen: Date } {
  const at = now().getTime();
  return {
    begun: new Date(at - settings.session.absolute_hours * hourMs),
    seen: new Date(at - settings.session.idle_hours * hourMs),
  };
}

export function isLiveSession(deps: Pick<Deps, 'now' | 'settings'>): SQL | undefined {
  const { begun, seen } = liveSince(deps);
  return and(gt(sessions.created_at, begun), gt(sessions.seen_at, seen));
}

/** For joins of other modules by token hash. */
export const liveSessions = (deps: Pick<Deps, 'now' | 'settings'>) =>
  new QueryBuilder()
    .select({ token_hash: sessions.token_hash })
    .from(sessions)
    .where(isLiveSession(deps))
    .as('live_sessions');

/** Null for an unknown or ended session. */
export async function findSession(deps: Deps, token: string | undefined): Promise<Session | null> {
  if (!isToken(token)) return null;
  const hash = hashOf(token);
  const [row] = await deps.db
    .select({
      created_at: sessions.created_at,
      seen_at: sessions.seen_at,
      user_id: owners.user_id,
      client_id: owners.client_id,
      is_admin: owners.is_admin,
      role: owners.role,
      language: owners.user_language,
    })
    .from(sessions)
    .innerJoin(owners, eq(owners.user_id, sessions.user_id))
    .where(eq(sessions.token_hash, hash));
  const { begun, seen } = liveSince(deps);
  if (row === undefined || row.created_at <= begun || row.seen_at <= seen) return null;
  const now = deps.now();
  if (now.getTime() - row.seen_at.getTime() > seenWriteIntervalMs) {
    await deps.db
      .update(sessions)
      .set({ seen_at: now })
      .where(eq(sessions.token_hash, hash))
      // If the disk is full, the caller may still read: a later request writes the time.
      .catch((cause) => deps.log('defect', describeDefect(cause)));
  }
  return {
    hash,
    caller: callerOf(row),
    language: row.language,
  };
}

export type SessionEnd =
  | { readonly by: 'time'; readonly email: string }
  /** Without the e-mail address: the browser may be one that the user no longer has. */
  | { readonly by: 'user' };

/** Null if no session had this token, or if it is no longer stored. */
export async function findEndedSession(deps: Deps, token: string | undefined): Promise<SessionEnd | null> {
  if (!isToken(token) || (await findSession(deps, token)) !== null) return null;
  const hash = hashOf(token);
  const [row] = await deps.db
    .select({ email: owners.email })
    .from(sessions)
    .innerJoin(owners, eq(owners.user_id, sessions.user_id))
    .where(eq(sessions.token_hash, hash));
  if (row !== undefined) return { by: 'time', email: row.email };
  const [ended] = await deps.db.select().from(endedSessions).where(eq(endedSessions.token_hash, hash));
  return ended === undefined ? null : { by: 'user' };
}

const isToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);

interface NewSession {
  /** The hash of the browser's previous session. */
  readonly former: string | null;
  readonly user_agent: string;
  readonly isKnown: boolean;
}

/**
 * Ends the browser's previous session. Null if the password has changed since it was checked: that change has ended all
 * sessions.
 */
export async function beginSession(
  deps: Deps,
  { user_id, password_hash }: Pick<User, 'user_id' | 'password_hash'>,
  { former, user_agent, isKnown }: NewSession,
): Promise<SetCookie | null> {
  const token = deps.secret(256);
  const now = deps.now();
  const isBegun = await deps.db.transaction(async (tx) => {
    // Serialises sign-ins of one user, so that concurrent ones are counted.
    if (!(await lockUserByPassword(tx, { user_id, password_hash }))) return false;
    if (former !== null) await tx.delete(sessions).where(eq(sessions.token_hash, former));
    const is_risky = !isKnown && (await tx.$count(sessions, isLiveSessionOf(deps, user_id))) > 0;
    await tx.insert(sessions).values({
      token_hash: hashOf(token),
      session_id: deps.secret(128),
      user_id,
      created_at: now,
      seen_at: now,
      ...deviceOf(user_agent),
      is_risky,
    });
    await endIdlestSessions(tx, user_id, hashOf(token));
    return true;
  });
  return isBegun ? sessionCookieOf(token, deps) : null;
}

const isLiveSessionOf = (deps: Pick<Deps, 'now' | 'settings'>, user_id: string) =>
  and(eq(sessions.user_id, user_id), isLiveSession(deps));

/** More than a user needs, few enough to list all of them. */
const maxPerUser = 100;

/** Ends the least recently used ones, never the new one. */
async function endIdlestSessions(tx: Database, user_id: string, fresh: string): Promise<void> {
  const idlest = tx
    .select({ token_hash: sessions.token_hash })
    .from(sessions)
    .where(eq(sessions.user_id, user_id))
    .orderBy(desc(eq(sessions.token_hash, fresh)), desc(sessions.seen_at), desc(sessions.session_id))
    .offset(maxPerUser);
  await tx.delete(sessions).where(inArray(sessions.token_hash, idlest));
}

/** The own session first, then the most recently used ones. */
export async function listSessions(deps: Deps, user_id: string, own: string | null): Promise<readonly SignInSession[]> {
  const rows = await deps.db
    .select()
    .from(sessions)
    .where(isLiveSessionOf(deps, user_id))
    .orderBy(desc(eq(sessions.token_hash, own ?? '')), desc(sessions.seen_at), desc(sessions.session_id))
    .limit(maxPerUser);
  return rows.map(({ token_hash, session_id, browser, system, is_risky, created_at, seen_at }) => ({
    session_id,
    is_current: token_hash === own,
    is_risky,
    browser,
    system,
    began_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
  }));
}

/** Ends the named session, or all; never the own one. */
export async function endOtherSessions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user_id: string,
  { own, session_id }: { readonly own: string | null; readonly session_id?: string | undefined },
): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.user_id, user_id),
        ne(sessions.token_hash, own ?? ''),
        ...(session_id === undefined ? [] : [eq(sessions.session_id, session_id)]),
      ),
    )
    .returning({ token_hash: sessions.token_hash });
  if (ended.length === 0) return;
  const rows = ended.map(({ token_hash }) => ({ token_hash, ended_at: now() }));
  await db.insert(endedSessions).values(rows).onConflictDoNothing();
}

/** Null if the browser's session has ended. */
export async function loginRiskOf(deps: Deps, user_id: string, own: string | null): Promise<LoginRisk | null> {
  const all = await listSessions(deps, user_id, own);
  const current = all.find(({ is_current }) => is_current);
  if (current === undefined) return null;
  return {
    loginTime: current.began_at,
    customData: { risk: current.is_risky ? 1 : 0 },
    loginRiskCount: all.filter(({ is_current, is_risky }) => is_risky && !is_current).length,
  };
}

/** Answers the cookie that ends it in the browser. */
export async function endSession(deps: Deps, hash: string | null): Promise<SetCookie> {
  if (hash !== null) await deps.db.delete(sessions).where(eq(sessions.token_hash, hash));
  return sessionCookieOf('', deps);
}

/** An empty value ends the session in the browser. */
export const sessionCookieOf = (value: string, { settings }: Pick<Deps, 'settings'>): SetCookie => ({
  name: sessionCookie,
  value,
  max_age_seconds: settings.session.absolute_hours * 3600,
  http_only: true,
});

export async function purgeEndedSessions(deps: Deps): Promise<void> {
  const { begun, seen } = liveSince(deps);
  await deps.db.delete(sessions).where(or(lt(sessions.created_at, begun), lt(sessions.seen_at, seen)));
  await deps.db.delete(endedSessions).where(lt(endedSessions.ended_at, begun));
}
