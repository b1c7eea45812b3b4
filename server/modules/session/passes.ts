import { and, eq, lt, ne } from 'drizzle-orm';
import { domainOfHost, redirectDomain, switchPath } from '#contract/entities/domain.ts';
import { sessionPassSeconds } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { SetCookie } from '../../wire/handler.ts';
import { hashOf } from '../../wire/secret.ts';
import { clientOf, userOf } from '../identity/index.ts';
import { issueKnownBrowserCookie } from './knownBrowser.ts';
import { isLiveSession, sessionCookieOf } from './sessions.ts';
import { sessionPasses, sessions } from './tables.ts';

/** `state`: made up by the tab. */
interface PassRequest {
  readonly client_id: string;
  readonly session_hash: string;
  readonly host: string;
  readonly state: string;
}

/**
 * Null if the client is on the right domain already. The address is always one of the deployment's own. The code is in
 * the fragment, which browsers do not send.
 */
export async function issueSessionPass(
  deps: Deps,
  { client_id, session_hash, host, state }: PassRequest,
): Promise<string | null> {
  const { domains, pages } = deps.settings;
  const { use_zone } = await clientOf(deps.db, { client_id });
  const domain = redirectDomain(use_zone, host, domains);
  if (domain === null || domains === null) return null;
  const code = deps.secret(256);
  await deps.db.insert(sessionPasses).values({
    code_hash: hashOf(code),
    state_hash: hashOf(state),
    session_hash,
    domain,
    expires_at: new Date(deps.now().getTime() + sessionPassSeconds * 1000),
  });
  return `${domains[domain]}${pages.base}${switchPath}#code=${code}`;
}

/** `former`: the session that the browser already has at this domain. */
interface PassRedemption {
  readonly code: string;
  readonly state: string;
  readonly host: string;
  readonly former: string | null;
}

/**
 * The session continues with a new token in this browser; its old cookie is void, and its beginning stays the same.
 * Null if the pass is invalid; it is spent in any case, so that it cannot be tried again.
 */
export async function redeemSessionPass(deps: Deps, arrival: PassRedemption): Promise<readonly SetCookie[] | null> {
  const token = deps.secret(256);
  const user = await deps.db.transaction(async (tx) => {
    const [pass] = await tx
      .delete(sessionPasses)
      .where(eq(sessionPasses.code_hash, hashOf(arrival.code)))
      .returning();
    if (pass === undefined || !isPassValid(deps, pass, arrival)) return null;
    return moveSession(deps, tx, { from: pass.session_hash, to: hashOf(token), former: arrival.former });
  });
  if (user === null) return null;
  return [sessionCookieOf(token, deps), issueKnownBrowserCookie(deps, user)];
}

const isPassValid = (
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  pass: typeof sessionPasses.$inferSelect,
  { state, host }: PassRedemption,
): boolean =>
  pass.expires_at > now() && pass.state_hash === hashOf(state) && pass.domain === domainOfHost(host, settings.domains);

interface SessionMove {
  readonly from: string;
  readonly to: string;
  /** Of any user: it ends, as with a sign-in. */
  readonly former: string | null;
}

/** Null if the session has ended or was moved before. */
async function moveSession(deps: Deps, tx: Database, { from, to, former }: SessionMove) {
  const [session] = await tx
    .select({ user_id: sessions.user_id })
    .from(sessions)
    .where(and(eq(sessions.token_hash, from), isLiveSession(deps)))
    .for('update');
  if (session === undefined) return null;
  if (former !== null)
    await tx.delete(sessions).where(and(eq(sessions.token_hash, former), ne(sessions.token_hash, from)));
  await tx.update(sessions).set({ token_hash: to, seen_at: deps.now() }).where(eq(sessions.token_hash, from));
  return userOf(tx, session);
}

export async function purgeExpiredPasses({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(sessionPasses).where(lt(sessionPasses.expires_at, now()));
}
