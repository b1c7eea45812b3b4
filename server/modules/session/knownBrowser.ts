import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { SetCookie } from '../../wire/handler.ts';

/** The cookie of a browser in which somebody has signed in before. It lets nobody in. */
export const knownBrowserCookie = 'mallflow_known';

const maxAgeSeconds = 180 * 86_400;

/** An account as it is counted: nobody without the server's secret can tell whose address it is. */
export const accountMark = ({ settings }: Pick<Deps, 'settings'>, email: string): string =>
  createHmac('sha256', settings.secret).update(email).digest('base64url');

/** An account as its browsers know it: as it is counted, and by the password that it has. */
export interface KnownTo {
  readonly account: string;
  /** Null where nobody has such an account, or it has no password. */
  readonly password_hash: string | null;
}

const signatureOf = (secret: string, { account, password_hash }: KnownTo, name: string): string =>
  createHmac('sha256', secret)
    .update(`known browser ${account} ${password_hash ?? ''} ${name}`)
    .digest('base64url');

/** Makes a browser known to an account until its password changes: a name for it, signed for that account and password alone. */
export function makeKnown({ secret, settings }: Pick<Deps, 'secret' | 'settings'>, known: KnownTo): SetCookie {
  const name = secret(128);
  const value = `${name}.${signatureOf(settings.secret, known, name)}`;
  return { name: knownBrowserCookie, value, max_age_seconds: maxAgeSeconds, http_only: true };
}

/**
 * Under what the attempts of a browser count: those of a known one apart from all others. So whoever knows no more
 * than an address uses up the attempts of strangers, and does not lock its owner out.
 */
export function counterOf({ settings }: Pick<Deps, 'settings'>, known: KnownTo, cookie: string | null): string {
  const { account } = known;
  const [name = '', signature = ''] = (cookie ?? '').split('.');
  const expected = Buffer.from(signatureOf(settings.secret, known, name));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? `${account}.${name}` : account;
}
