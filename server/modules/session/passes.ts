import { and, eq, lt, ne } from 'drizzle-orm';
import { domainOfHost, domainToGoTo, switchPath } from '#contract/entities/domain.ts';
import { passSeconds } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { SetCookie } from '../../wire/handler.ts';
import { hashOf } from '../../wire/secret.ts';
import { clientOf, userOf } from '../identity/index.ts';
import { makeKnown } from './knownBrowser.ts';
import { isLive, sessionCookieOf } from './sessions.ts';
import { sessionPasses, sessions } from './tables.ts';

/** Whose session goes over, from which host, and what the tab has made up that goes over with it. */
interface GoingOver {
  readonly client_id: string;
  readonly session_hash: string;
  readonly host: string;
  readonly state: string;
}

/**
 * Writes a pass out for the domain of the client's region. Answers the address where it is handed in, or null where the
 * client need not go over. The address is one of the deployment's own, whatever the request says; the code stands behind
 * a `#`, which browsers send to nobody.
 */
export async function issuePass(
  deps: Deps,
  { client_id, session_hash, host, state }: GoingOver,
): Promise<string | null> {
  const { domains, pages } = deps.settings;
  const { use_zone } = await clientOf(deps.db, { client_id });
  const domain = domainToGoTo(use_zone, host, domains);
  if (domain === null || domains === null) return null;
  const code = deps.secret(256);
  await deps.db.insert(sessionPasses).values({
    code_hash: hashOf(code),
    state_hash: hashOf(state),
    session_hash,
    domain,
    expires_at: new Date(deps.now().getTime() + passSeconds * 1000),
  });
  return `${domains[domain]}${pages.base}${switchPath}#code=${code}`;
}

/** A pass that is handed in: where, by which tab, and which session the browser has there already. */
interface Arrival {
  readonly code: string;
  readonly state: string;
  readonly host: string;
  readonly former: string | null;
}

/**
 * Takes a pass: the session goes on under a new token in the browser that hands it in, and its former cookie means nothing
 * any more. It stays one session, with its own beginning and end. Answers null where the pass does not hold; it is spent
 * all the same, so that nobody tries it a second time.
 */
export async function arrive(deps: Deps, arrival: Arrival): Promise<readonly SetCookie[] | null> {
  const token = deps.secret(256);
  const user = await deps.db.transaction(async (tx) => {
    const [pass] = await tx
      .delete(sessionPasses)
      .where(eq(sessionPasses.code_hash, hashOf(arrival.code)))
      .returning();
    if (pass === undefined || !holds(deps, pass, arrival)) return null;
    return goOn(deps, tx, { from: pass.session_hash, to: hashOf(token), former: arrival.former });
  });
  if (user === null) return null;
  return [sessionCookieOf(token, deps), makeKnown(deps, user)];
}

const holds = (
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  pass: typeof sessionPasses.$inferSelect,
  { state, host }: Arrival,
): boolean =>
  pass.expires_at > now() && pass.state_hash === hashOf(state) && pass.domain === domainOfHost(host, settings.domains);

interface Tokens {
  readonly from: string;
  readonly to: string;
  /** Of the session that the browser has there, of whomever it is: it ends, as with signing in. */
  readonly former: string | null;
}

/** Gives a session another token; answers its user, or null where it has ended or gone over before. */
async function goOn(deps: Deps, tx: Database, { from, to, former }: Tokens) {
  const [session] = await tx
    .select({ user_id: sessions.user_id })
    .from(sessions)
    .where(and(eq(sessions.token_hash, from), isLive(deps)))
    .for('update');
  if (session === undefined) return null;
  if (former !== null)
    await tx.delete(sessions).where(and(eq(sessions.token_hash, former), ne(sessions.token_hash, from)));
  await tx.update(sessions).set({ token_hash: to, seen_at: deps.now() }).where(eq(sessions.token_hash, from));
  return userOf(tx, session);
}

/** Forgets the passes that nobody has handed in. */
export async function forgetOldPasses({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(sessionPasses).where(lt(sessionPasses.expires_at, now()));
}
