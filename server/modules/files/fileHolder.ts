import { and, eq, type SQL } from 'drizzle-orm';
import type { FilePurpose } from '#contract/files.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../wire/handler.ts';
import { isSameSecret } from '../../wire/secret.ts';
import { orders } from '../orders/tables.ts';
import { files } from './tables.ts';

/** Whose a file is, and in which columns that stands. */
export type FileHolder = Pick<typeof files.$inferSelect, 'holder_kind' | 'holder_id'>;

/** Files of a client are its users' in common, as its orders are; those of staff are each one's own. */
export const holderOf = ({ client_id, user_id }: Caller): FileHolder =>
  client_id === null ? { holder_kind: 'staff', holder_id: user_id } : { holder_kind: 'client', holder_id: client_id };

export const isHeldBy = ({ holder_kind, holder_id }: FileHolder): SQL | undefined =>
  and(eq(files.holder_kind, holder_kind), eq(files.holder_id, holder_id));

/** The order that a token opens, or null: no order, or another token. */
export async function orderOfToken(
  { db }: Pick<Deps, 'db'>,
  order_id: string,
  token: string,
): Promise<FileHolder | null> {
  const [order] = await db.select({ token: orders.token }).from(orders).where(eq(orders.order_id, order_id));
  const fits = order !== undefined && isSameSecret(token, order.token);
  return fits ? { holder_kind: 'order', holder_id: order_id } : null;
}

/** What reviewers look at once it was handed in. */
const reviewed: ReadonlySet<FilePurpose> = new Set(['bank_receipt']);

/**
 * Whether a file may be seen by whoever asks: by its holder, one of an order by the users of the order's client too, and what
 * was handed in by those who review it.
 */
export async function maySee(
  deps: Pick<Deps, 'db'>,
  { holder_kind, holder_id, purpose, used_at }: FileHolder & Pick<typeof files.$inferSelect, 'purpose' | 'used_at'>,
  { caller, token }: { readonly caller: Caller | null; readonly token: string | null },
): Promise<boolean> {
  if (caller?.role === 'reviewer' && used_at !== null && reviewed.has(purpose)) return true;
  if (holder_kind === 'order') {
    if (token !== null && (await orderOfToken(deps, holder_id, token)) !== null) return true;
    return caller?.client_id != null && (await isOrderOf(deps, holder_id, caller.client_id));
  }
  if (caller === null) return false;
  const own = holderOf(caller);
  return own.holder_kind === holder_kind && own.holder_id === holder_id;
}

async function isOrderOf({ db }: Pick<Deps, 'db'>, order_id: string, client_id: string): Promise<boolean> {
  const own = and(eq(orders.order_id, order_id), eq(orders.client_id, client_id));
  return (await db.select({ order_id: orders.order_id }).from(orders).where(own)).length === 1;
}
