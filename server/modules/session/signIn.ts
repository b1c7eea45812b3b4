import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { SetCookie } from '../../wire/handler.ts';
import { counterOf, makeKnown } from './knownBrowser.ts';
import { isPassword } from './password.ts';
import { beginSession } from './sessions.ts';
import { signInAttempts, users } from './tables.ts';

/** What came of an attempt to sign in. */
export type SignedIn =
  | { readonly kind: 'signed-in'; readonly user_id: string; readonly cookies: readonly SetCookie[] }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly retry_after_seconds: number };

/** What the browser brought: the session that it had, and the cookie by which it may be known. */
interface Browser {
  readonly session_hash: string | null;
  readonly known_browser: string | null;
}

/**
 * Signs in by e-mail address and password. An address that nobody has is answered as a wrong password is, in words
 * and in time. Attempts are counted before they are judged, so that many at once count as many.
 */
export async function signIn(
  deps: Deps,
  given: { readonly email: string; readonly password: string },
  browser: Browser,
): Promise<SignedIn> {
  const email = given.email.toLowerCase();
  const account = createHmac('sha256', deps.settings.secret).update(email).digest('base64url');
  const counter = counterOf(deps, account, browser.known_browser);
  const lockedFor = await countAttempt(deps, counter);
  if (lockedFor !== null) return { kind: 'locked', retry_after_seconds: lockedFor };
  const [user] = await deps.db
    .select({ user_id: users.user_id, password_hash: users.password_hash })
    .from(users)
    .where(eq(users.email, email));
  const fits = await isPassword(given.password, user?.password_hash ?? null, deps.settings.password_cost);
  if (user === undefined || !fits) return { kind: 'wrong' };
  await deps.db.delete(signInAttempts).where(eq(signInAttempts.account, counter));
  const session = await beginSession(deps, user.user_id, browser.session_hash);
  return { kind: 'signed-in', user_id: user.user_id, cookies: [session, makeKnown(deps, account)] };
}

/** Writes an attempt down, one at a time for a counter; answers null, or the seconds until another may be made. */
async function countAttempt(deps: Deps, counter: string): Promise<number | null> {
  const { attempts, window_minutes } = deps.settings.sign_in;
  const now = deps.now();
  const since = new Date(now.getTime() - window_minutes * 60_000);
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${counter}))`);
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

/** Forgets the attempts that no longer count. */
export async function forgetOldAttempts({ db, now, settings }: Deps): Promise<void> {
  const since = new Date(now().getTime() - settings.sign_in.window_minutes * 60_000);
  await db.delete(signInAttempts).where(lte(signInAttempts.attempted_at, since));
}
