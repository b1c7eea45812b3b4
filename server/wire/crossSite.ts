import { sameSiteHeader } from '#contract/envelope.ts';

/**
 * Whether a request may come from a page of another site: it lacks the header that such a page cannot send, or the
 * browser says so. Calls change things by GET too, so that this holds for every one of them.
 */
export function isCrossSite(headers: Headers): boolean {
  if (headers.get(sameSiteHeader.name) !== sameSiteHeader.value) return true;
  return comesFromElsewhere(headers);
}

/** Whether the browser says that a page of another origin made the request. */
export function comesFromElsewhere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  return origin !== null && hostOf(origin) !== headers.get('host');
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
