/** The token lets the link's holder see and pay the order. */
export interface OrderLink {
  readonly order_id: string;
  readonly token: string;
}

/**
 * The query and fragment of a payment link. The token is in the fragment, which browsers do not send: so it appears in
 * no log and no `Referer`.
 */
export function orderLinkOf({ order_id, token }: OrderLink, query: Readonly<Record<string, string>> = {}): string {
  const fields = Object.entries({ order_id, ...query }).map((field) => field.map(encodeURIComponent).join('='));
  return `?${fields.join('&')}#token=${encodeURIComponent(token)}`;
}

/** The token in a fragment (`#…`); null if it has none. */
export const tokenIn = (fragment: string): string | null => /^#(?:.*&)?token=([^&]*)/.exec(fragment)?.[1] ?? null;
