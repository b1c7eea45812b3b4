import type { Settings } from '../settings/settings.ts';

/**
 * What pages may load: their own files, and pictures that the two hosts keep; and whom they may ask: their own origin and the two
 * hosts.
 * Styles may stand in attributes: layouts set sizes. A browser holds the way back from a form against the policy as well.
 * @param scripts what may run in the document itself, as the policy names it (`'sha256-…'`).
 */
export const contentPolicy = (
  { hosts, pages }: Pick<Settings, 'hosts' | 'pages'>,
  scripts: readonly string[] = [],
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
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

/** What every answer carries. */
const always: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
];

const ofDocuments: readonly (readonly [string, string])[] = [
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
];

const secure: readonly (readonly [string, string])[] = [['strict-transport-security', 'max-age=31536000']];

/** What a browser never shows as a document in which something runs. A first page is made of thirty such answers. */
const parts = /^(application\/json|text\/(css|javascript|plain)|font\/|image\/(png|x-icon|webp))/;

/** Nothing that is opened from such an answer may load anything; a worker begins with one as well. */
const partsPolicy = "default-src 'none'; frame-ancestors 'none'";

type Headers = readonly (readonly [string, string])[];

/** The headers of an answer, by its type: what is not known to be a part of a page carries those of a document. */
export function securityHeaders(settings: Settings): (type: string | null) => Headers {
  const common = [...always, ...(settings.https ? secure : [])];
  const document: Headers = [['content-security-policy', contentPolicy(settings)], ...common, ...ofDocuments];
  const part: Headers = [['content-security-policy', partsPolicy], ...common];
  return (type) => (type !== null && parts.test(type) ? part : document);
}
