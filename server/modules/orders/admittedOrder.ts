import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../wire/handler.ts';
import type { OrderRow } from './present.ts';
import { orders } from './tables.ts';
import { isTokenOf } from './token.ts';

/** As a user of the order's client, or by the token of its link. */
export interface OrderClaim {
  readonly order_id: string;
  readonly token?: string | undefined;
  readonly caller: Caller | null;
  /** The hash of the secret of the tab in which the link was opened; null if the page named no tab. */
  readonly link_tab?: string | null;
}

/** A user of its client sees all of it, even by the link. */
export interface AdmittedOrder {
  readonly row: OrderRow;
  readonly as: 'client' | 'link';
  /** The hash of the tab in which the link was opened; null for the client, and if the page named no tab. */
  readonly link_tab: string | null;
}

/** Null for both an unknown order and one that the caller may not see: callers must not learn the difference. */
export async function findOrder(
  db: Database,
  { order_id, token, caller, link_tab = null }: OrderClaim,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<AdmittedOrder | null> {
  const query = db.select().from(orders).where(eq(orders.order_id, order_id));
  const [row] = await (lock ? query.for('no key update') : query);
  if (row === undefined) return null;
  if (caller !== null && caller.client_id === row.client_id) return { row, as: 'client', link_tab: null };
  return token !== undefined && isTokenOf(row, token) ? { row, as: 'link', link_tab } : null;
}
