import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { SetCookie } from '../../wire/handler.ts';

/** The cookie of a browser in which somebody has signed in before. It lets nobody in. */
export const knownBrowserCookie = 'mallflow_known';

const maxAgeSeconds = 180 * 86_400;

/** An account as it is counted: nobody without the server's secret can tell whose address it is. */
export const accountMark = ({ settings }: Pick<Deps, 'settings'>, email: string): string =>
  createHmac('sha256', settings.secret).update(email).digest('base64url');

/** Whom a browser knows: an address, and the password that it has. */
interface KnownUser {
  readonly email: string;
  /** Null where nobody has the address, or no password is set. */
  readonly password_hash: string | null;
}

type Signing = Pick<Deps, 'settings'>;

const signatureOf = (deps: Signing, { email, password_hash }: KnownUser, name: string): string =>
  createHmac('sha256', deps.settings.secret)
    .update(`known browser ${accountMark(deps, email)} ${password_hash ?? ''} ${name}`)
    .digest('base64url');

/** Makes a browser known to an account until its password changes: a name for it, signed for that account and password alone. */
export function makeKnown(deps: Signing & Pick<Deps, 'secret'>, user: KnownUser): SetCookie {
  const name = deps.secret(128);
  const value = `${name}.${signatureOf(deps, user, name)}`;
  return { name: knownBrowserCookie, value, max_age_seconds: maxAgeSeconds, http_only: true };
}

/**
 * Under what the attempts of a browser count: those of a known one apart from all others. So whoever knows no more
 * than an address uses up the attempts of strangers, and does not lock its owner out.
 */
export function counterOf(deps: Signing, user: KnownUser, cookie: string | null): string {
  const account = accountMark(deps, user.email);
  const [name = '', signature = ''] = (cookie ?? '').split('.');
  const expected = Buffer.from(signatureOf(deps, user, name));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? `${account}.${name}` : account;
}
