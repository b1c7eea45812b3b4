import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Role } from '#contract/entities/client.ts';
import type { Rate } from '#contract/limits.ts';
import { takeAdvisoryLock } from '../../db/advisoryLock.ts';
import type { Deps } from '../../deps.ts';
import type { FairQueue } from '../../load/fairQueue.ts';
import type { RateLimitedKey } from '../../load/rateLimiter.ts';
import { logSecurity } from '../../securityLog.ts';
import type { SetCookie } from '../../wire/handler.ts';
import { ipv6SiteOf, networksPerSite, siteOrNetworkOf } from '../../wire/network.ts';
import { findUserByEmail, isPassword } from '../identity/index.ts';
import { accountPseudonym, attemptCounterOf, issueKnownBrowserCookie } from './knownBrowser.ts';
import { beginSession } from './sessions.ts';
import { signInAttempts } from './tables.ts';

/** The reason why the password was not checked. */
export type SignInRefusal = 'account' | 'network' | 'busy';

export type SignInResult =
  | {
      readonly kind: 'signed-in';
      readonly user_id: string;
      readonly role: Role;
      readonly cookies: readonly SetCookie[];
    }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'refused'; readonly why: SignInRefusal; readonly retry_after_seconds: number };

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface SignInBrowser {
  readonly session_hash: string | null;
  readonly known_browser: string | null;
  readonly network: string;
  readonly user_agent: string;
  readonly request_id: string;
}

/** `counter`: the account, or the account with the browser if it is known. */
interface Attempt {
  readonly account: string;
  readonly counter: string;
  readonly former: string | null;
  readonly user_agent: string;
}

/** Seconds; longer than it takes to work off a full queue. */
const busyRetrySeconds = 10;

/**
 * An unknown address is answered like a wrong password, in text and duration. Attempts of strangers never delay or lock
 * out a browser that the account knows.
 */
export async function signIn(deps: Deps, given: Credentials, browser: SignInBrowser): Promise<SignInResult> {
  const email = given.email.toLowerCase();
  const user = await findUserByEmail(deps.db, email);
  const came = await attemptSignIn(
    deps,
    { ...given, email },
    { ...browser, password_hash: user?.password_hash ?? null },
  );
  const { network, request_id } = browser;
  // Many failed attempts for one account indicate that its password is being guessed.
  const account = user?.user_id ?? null;
  logSecurity(deps.log, { event: 'sign-in', account, network, request_id, outcome: resultCodeOf(came) });
  return came;
}

export function resultCodeOf(came: SignInResult): 'ok' | 'wrong_credentials' | 'too_many_requests' | 'sign_in_locked' {
  if (came.kind === 'signed-in') return 'ok';
  if (came.kind === 'wrong') return 'wrong_credentials';
  return came.why === 'busy' ? 'too_many_requests' : 'sign_in_locked';
}

async function attemptSignIn(
  deps: Deps,
  given: Credentials,
  browser: SignInBrowser & { readonly password_hash: string | null },
): Promise<SignInResult> {
  const { email } = given;
  const account = accountPseudonym(deps, email);
  const counter = attemptCounterOf(deps, { email, password_hash: browser.password_hash }, browser.known_browser);
  const judge = () =>
    checkPassword(deps, given, { account, counter, former: browser.session_hash, user_agent: browser.user_agent });
  if (counter !== account) return attemptFromKnownBrowser(deps, account, judge);
  return attemptFromUnknownBrowser(deps, browser.network, judge);
}

async function inQueue(lane: FairQueue, key: string, work: () => Promise<SignInResult>): Promise<SignInResult> {
  return (await lane.run(key, work)) ?? busyFor(busyRetrySeconds);
}

const busyFor = (retry_after_seconds: number): SignInResult => ({ kind: 'refused', why: 'busy', retry_after_seconds });

/**
 * The limit of all attempts, as a multiple of the limit of failed ones. Successful ones are limited too: each costs
 * processor time and leaves a session.
 */
const attemptLimitFactor = 10;

/** `times` per window in which failed attempts count. */
const windowRate = ({ settings }: Pick<Deps, 'settings'>, times: number): Rate => ({
  times,
  seconds: settings.sign_in.window_minutes * 60,
});

/** A known browser counts only against its account. */
async function attemptFromKnownBrowser(
  deps: Deps,
  account: string,
  attempt: () => Promise<SignInResult>,
): Promise<SignInResult> {
  const { load, settings } = deps;
  const wait = load.signIns.take(account, windowRate(deps, settings.sign_in.attempts * attemptLimitFactor), deps.now());
  return wait === null ? inQueue(load.known, account, attempt) : busyFor(wait);
}

/** Counts before the check; an attempt that does not fail is taken off the failed ones. */
async function attemptFromUnknownBrowser(
  deps: Deps,
  network: string,
  attempt: () => Promise<SignInResult>,
): Promise<SignInResult> {
  const { load, settings } = deps;
  const turns = (each: number): readonly RateLimitedKey[] => {
    const site = ipv6SiteOf(network);
    const ofSite = site === null ? [] : [{ key: site, rate: windowRate(deps, each * networksPerSite) }];
    return [...ofSite, { key: network, rate: windowRate(deps, each) }];
  };
  const { network_attempts } = settings.sign_in;
  const wait = load.signIns.takeEach(turns(network_attempts * attemptLimitFactor), deps.now());
  if (wait !== null) return busyFor(wait);
  const failing = turns(network_attempts);
  const locked = load.networks.takeEach(failing, deps.now());
  if (locked !== null) return { kind: 'refused', why: 'network', retry_after_seconds: locked };
  let failed = false;
  try {
    const came = await inQueue(load.strangers, siteOrNetworkOf(network), attempt);
    failed = came.kind === 'wrong' || (came.kind === 'refused' && came.why === 'account');
    return came;
  } finally {
    if (!failed) for (const { key, rate } of failing) load.networks.giveBack(key, rate);
  }
}

/** Counts against the account before the check, so that concurrent attempts are counted. */
async function checkPassword(deps: Deps, { email, password }: Credentials, attempt: Attempt): Promise<SignInResult> {
  const lockedFor = await countAttempt(deps, attempt.counter);
  if (lockedFor !== null) return { kind: 'refused', why: 'account', retry_after_seconds: lockedFor };
  const user = await findUserByEmail(deps.db, email);
  const fits = await isPassword(password, user?.password_hash ?? null, deps.settings.password_cost);
  if (user === null || !fits) return { kind: 'wrong' };
  await deps.db.delete(signInAttempts).where(eq(signInAttempts.account, attempt.counter));
  const { former, user_agent } = attempt;
  const isKnown = attempt.counter !== attempt.account;
  const session = await beginSession(deps, user, { former, user_agent, isKnown });
  if (session === null) return { kind: 'wrong' };
  const known = issueKnownBrowserCookie(deps, { email, password_hash: user.password_hash });
  return { kind: 'signed-in', user_id: user.user_id, role: user.role, cookies: [session, known] };
}

/** Serialised by counter. Answers the seconds until the next attempt is allowed; null if this one is. */
async function countAttempt(deps: Deps, counter: string): Promise<number | null> {
  const { attempts, window_minutes } = deps.settings.sign_in;
  const now = deps.now();
  const since = new Date(now.getTime() - window_minutes * 60_000);
  return deps.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, counter);
    const recent = await tx
      .select({ attempted_at: signInAttempts.attempted_at })
      .from(signInAttempts)
      .where(and(eq(signInAttempts.account, counter), gt(signInAttempts.attempted_at, since)))
      .orderBy(asc(signInAttempts.attempted_at));
    const oldest = recent[0];
    if (oldest !== undefined && recent.length >= attempts) {
      return Math.max(1, Math.ceil((oldest.attempted_at.getTime() - since.getTime()) / 1000));
    }
    await tx.insert(signInAttempts).values({ account: counter, attempted_at: now });
    return null;
  });
}

export async function purgeOldAttempts({ db, now, settings }: Deps): Promise<void> {
  const since = new Date(now().getTime() - settings.sign_in.window_minutes * 60_000);
  await db.delete(signInAttempts).where(lte(signInAttempts.attempted_at, since));
}
