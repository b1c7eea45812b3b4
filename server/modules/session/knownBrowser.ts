import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { SetCookie } from '../../wire/handler.ts';

/** The cookie of a browser in which an account has signed in before. It grants no access. */
export const knownBrowserCookie = 'mallflow_known';

const maxAgeSeconds = 180 * 86_400;

/** A keyed hash: without the server's secret it reveals no address. */
export const accountPseudonym = ({ settings }: Pick<Deps, 'settings'>, email: string): string =>
  createHmac('sha256', settings.secret).update(email).digest('base64url');

interface KnownUser {
  readonly email: string;
  /** Null if no user has the address, or no password is set. */
  readonly password_hash: string | null;
}

type SignatureDeps = Pick<Deps, 'settings'>;

const signatureOf = (deps: SignatureDeps, { email, password_hash }: KnownUser, name: string): string =>
  createHmac('sha256', deps.settings.secret)
    .update(`known browser ${accountPseudonym(deps, email)} ${password_hash ?? ''} ${name}`)
    .digest('base64url');

/** Signed for the account and its password, so the cookie is invalid once the password changes. */
export function issueKnownBrowserCookie(deps: SignatureDeps & Pick<Deps, 'secret'>, user: KnownUser): SetCookie {
  const name = deps.secret(128);
  const value = `${name}.${signatureOf(deps, user, name)}`;
  return { name: knownBrowserCookie, value, max_age_seconds: maxAgeSeconds, http_only: true };
}

/**
 * A known browser has a counter of its own, all others share that of the account. So an attacker who knows only the
 * address uses up the attempts of strangers and does not lock the owner out.
 */
export function attemptCounterOf(deps: SignatureDeps, user: KnownUser, cookie: string | null): string {
  const account = accountPseudonym(deps, user.email);
  const [name = '', signature = ''] = (cookie ?? '').split('.');
  const expected = Buffer.from(signatureOf(deps, user, name));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? `${account}.${name}` : account;
}
