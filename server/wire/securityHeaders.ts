import type { Settings } from '../settings.ts';

/** What pages may load: their own files, nothing from elsewhere. Styles may stand in attributes: layouts set sizes. */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const always: readonly (readonly [string, string])[] = [
  ['content-security-policy', contentPolicy],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
];

/** The headers that every answer carries. */
export const securityHeaders = (settings: Settings): readonly (readonly [string, string])[] =>
  settings.https ? [...always, ['strict-transport-security', 'max-age=31536000']] : always;
