import type { Settings } from '../settings.ts';

/**
 * What pages may load: their own files, and pictures that the two hosts keep; and whom they may ask: their own origin and the two
 * hosts.
 * Styles may stand in attributes: layouts set sizes. A browser holds the way back from a form against the policy as well.
 */
const contentPolicy = ({ hosts, pages }: Settings): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...originsOf(hosts)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...originsOf(hosts)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...pages.origins].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

const originsOf = (hosts: Settings['hosts']) => new Set(Object.values(hosts).flatMap(originOf));

const originOf = (host: string): readonly string[] => (URL.canParse(host) ? [new URL(host).origin] : []);

const always: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
];

const secure: readonly (readonly [string, string])[] = [['strict-transport-security', 'max-age=31536000']];

/** The headers that every answer carries. */
export const securityHeaders = (settings: Settings): readonly (readonly [string, string])[] => [
  ['content-security-policy', contentPolicy(settings)],
  ...always,
  ...(settings.https ? secure : []),
];
