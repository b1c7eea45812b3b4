import type { Call } from '#contract/call.ts';
import { tabHeader, tabSecret } from '#contract/envelope.ts';
import { hashOf } from './secret.ts';

/** What a request says of its tab. What is no secret of a tab is never taken for no tab at all. */
export type TabSign =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'tab'; readonly hash: string };

/** The hash of the tab behind an order's link, where the page names one. It lets nobody in: it says who handed something in. */
export function readLinkTab({ access }: Pick<Call, 'access'>, headers: Headers): string | null {
  const given = access === 'order-token' ? headers.get(tabHeader) : null;
  return given !== null && tabSecret.safeParse(given).success ? hashOf(given) : null;
}

/** Reads the tab that makes a call, where the call can be made by one; elsewhere the header says nothing. */
export function readTab({ access }: Pick<Call, 'access'>, headers: Headers): TabSign {
  const given = access === 'session-or-tab' ? headers.get(tabHeader) : null;
  if (given === null) return { kind: 'none' };
  return tabSecret.safeParse(given).success ? { kind: 'tab', hash: hashOf(given) } : { kind: 'malformed' };
}
