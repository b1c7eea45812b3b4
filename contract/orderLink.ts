/** An order and its token, which lets a holder of the link see and pay it. */
export interface OrderLink {
  readonly order_id: string;
  readonly token: string;
}

/**
 * What an address of a payment page says after its path. The token stands behind the `#`: browsers send that to no server, so that
 * no log and no `Referer` has it.
 */
export function orderLinkOf({ order_id, token }: OrderLink, query: Readonly<Record<string, string>> = {}): string {
  const fields = Object.entries({ order_id, ...query }).map((field) => field.map(encodeURIComponent).join('='));
  return `?${fields.join('&')}#token=${encodeURIComponent(token)}`;
}

/** The token in what stands behind the `#` of an address; null where there is none. */
export const tokenIn = (fragment: string): string | null => /^#(?:.*&)?token=([^&]*)/.exec(fragment)?.[1] ?? null;
