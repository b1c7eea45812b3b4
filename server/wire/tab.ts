import type { Call } from '#contract/call.ts';
import { tabHeader, tabSecret } from '#contract/envelope.ts';
import { hashOf } from './secret.ts';

/** A malformed secret is an error, never the same as no tab. */
export type RequestTab =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'tab'; readonly hash: string };

/** Hash of the tab secret behind an order link, if sent. Grants no access: it records who submitted something. */
export function readLinkTab({ access }: Pick<Call, 'access'>, headers: Headers): string | null {
  const given = access === 'order-token' ? headers.get(tabHeader) : null;
  return given !== null && tabSecret.safeParse(given).success ? hashOf(given) : null;
}

/** Reads the tab of a call; the header is ignored for calls that no tab can make. */
export function readTab({ access }: Pick<Call, 'access'>, headers: Headers): RequestTab {
  const given = access === 'session-or-tab' ? headers.get(tabHeader) : null;
  if (given === null) return { kind: 'none' };
  return tabSecret.safeParse(given).success ? { kind: 'tab', hash: hashOf(given) } : { kind: 'malformed' };
}
