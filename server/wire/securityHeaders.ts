import type { Settings } from '../settings/settings.ts';

/**
 * Pages may load their own files and the pictures of the two hosts, and may call their own origin and the two hosts.
 * Styles in attributes are allowed: layouts set sizes. `form-action` lists the origins of the pages because browsers
 * also check redirects after a form against it.
 * @param scripts sources that may run in the document itself, as in the policy (`'sha256-…'`).
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

const commonHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
];

const documentHeaders: readonly (readonly [string, string])[] = [
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
];

const httpsHeaders: readonly (readonly [string, string])[] = [['strict-transport-security', 'max-age=31536000']];

/** Types that a browser never runs as a document; a first page load has thirty of them, hence their short policy. */
const nonDocumentTypes = /^(application\/json|text\/(css|javascript|plain)|font\/|image\/(png|x-icon|webp))/;

/** Documents opened from such a response, and workers, may load nothing. */
const nonDocumentPolicy = "default-src 'none'; frame-ancestors 'none'";

type HeaderList = readonly (readonly [string, string])[];

/** Headers by media type; an unknown type gets those of a document. */
export function securityHeaders(settings: Settings): (type: string | null) => HeaderList {
  const common = [...commonHeaders, ...(settings.https ? httpsHeaders : [])];
  const document: HeaderList = [['content-security-policy', contentPolicy(settings)], ...common, ...documentHeaders];
  const part: HeaderList = [['content-security-policy', nonDocumentPolicy], ...common];
  return (type) => (type !== null && nonDocumentTypes.test(type) ? part : document);
}
