import type { CallKind } from '#contract/call.ts';
import { sameSiteHeader } from '#contract/envelope.ts';

/**
 * Whether a call may come from a page that must not make it: it lacks the header that such a page cannot send, or the
 * browser names another page. Calls change things by GET too, so that this holds for every one of them. Where origins are
 * configured for the pages, they are what may call, in place of the server's own.
 */
function isCrossSite(headers: Headers, origins: readonly string[]): boolean {
  if (headers.get(sameSiteHeader.name) !== sameSiteHeader.value) return true;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (origin !== null && origins.includes(origin)) return !isOneOf(site, [null, 'same-origin', 'same-site']);
  if (!isOneOf(site, [null, 'same-origin'])) return true;
  // A browser names no origin when a page reads from its own.
  return origin !== null && (origins.length > 0 || !isOwn(origin, headers));
}

/**
 * Whether a file is asked for by a page that must not show it. An image or a link sends no header of ours, so that only the
 * browser's word counts; a browser that gives none keeps the session from other sites by its cookie.
 */
function isShownElsewhere(headers: Headers, origins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  return !isOneOf(
    site,
    origins.length > 0 ? [null, 'same-origin', 'same-site', 'none'] : [null, 'same-origin', 'none'],
  );
}

/** Whether a call of each kind is made from where it must not be; what a provider tells is proved by its signature alone. */
export const isForeign = {
  fields: isCrossSite,
  rows: isCrossSite,
  upload: isCrossSite,
  file: isShownElsewhere,
  notification: () => false,
} as const satisfies Record<CallKind, (headers: Headers, origins: readonly string[]) => boolean>;

/** Whether the browser says that a form was not sent by the server's own page. */
export function isForeignForm(headers: Headers, origins: readonly string[]): boolean {
  if (!isOneOf(headers.get('sec-fetch-site'), [null, 'same-origin', 'none'])) return true;
  const origin = headers.get('origin');
  // Behind a proxy that changes the host, a configured origin is what the browser calls this server.
  return origin !== null && !isOwn(origin, headers) && !origins.includes(origin);
}

const isOneOf = (site: string | null, allowed: readonly (string | null)[]): boolean => allowed.includes(site);

const isOwn = (origin: string, headers: Headers): boolean =>
  URL.canParse(origin) && new URL(origin).host === headers.get('host');
