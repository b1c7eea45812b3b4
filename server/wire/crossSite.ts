import type { CallKind } from '#contract/call.ts';
import { sameSiteHeader } from '#contract/envelope.ts';

/**
 * Whether a call may come from another site: it lacks the header that only our pages can send, or the browser names
 * another origin. Holds for GET too, since some GET calls change data. Configured page origins replace the server's own
 * origin.
 */
function isCrossSite(headers: Headers, origins: readonly string[]): boolean {
  if (headers.get(sameSiteHeader.name) !== sameSiteHeader.value) return true;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (origin !== null && origins.includes(origin)) return !isOneOf(site, [null, 'same-origin', 'same-site']);
  if (!isOneOf(site, [null, 'same-origin'])) return true;
  // Browsers send no origin for same-origin reads.
  return origin !== null && (origins.length > 0 || !isOwnOrigin(origin, headers));
}

/**
 * Whether a page of another site embeds a file. Images and links cannot send our header, so that only `sec-fetch-site`
 * counts; without it, the SameSite cookie keeps the session from other sites.
 */
function isEmbeddedElsewhere(headers: Headers, origins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  return !isOneOf(
    site,
    origins.length > 0 ? [null, 'same-origin', 'same-site', 'none'] : [null, 'same-origin', 'none'],
  );
}

/** By kind of call: whether a page makes it that may not. A notification is checked by its signature alone. */
export const isForeignByKind = {
  fields: isCrossSite,
  rows: isCrossSite,
  upload: isCrossSite,
  file: isEmbeddedElsewhere,
  notification: () => false,
} as const satisfies Record<CallKind, (headers: Headers, origins: readonly string[]) => boolean>;

/** Whether the browser says that a form was not sent by the server's own page. */
export function isForeignForm(headers: Headers, origins: readonly string[]): boolean {
  if (!isOneOf(headers.get('sec-fetch-site'), [null, 'same-origin', 'none'])) return true;
  const origin = headers.get('origin');
  // Behind a proxy that changes the host, the browser knows this server by a configured origin.
  return origin !== null && !isOwnOrigin(origin, headers) && !origins.includes(origin);
}

const isOneOf = (site: string | null, allowed: readonly (string | null)[]): boolean => allowed.includes(site);

const isOwnOrigin = (origin: string, headers: Headers): boolean =>
  URL.canParse(origin) && new URL(origin).host === headers.get('host');
