import { eq } from 'drizzle-orm';
import { orderLinkOf } from '#contract/orderLink.ts';
import { orderEvents, orders } from '#server/modules/orders/tables.ts';
import { receivedPayments } from '#server/modules/payments/tables.ts';
import { storedTokenFor } from '#server/testing/orderTokens.ts';
import type { World } from '../../../browser/world.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { firstRow, fromNow, updateRows } from '../../../flowkit/server/setup.ts';

/** The demo order to pay, with a token fit for the page's address. */
export const subject = 'cn-order-edm';
export const token = 'token-of-the-payment-01';

export const link = orderLinkOf({ order_id: subject, token });

const whereOrder = eq(orders.order_id, subject);

type OrderRow = typeof orders.$inferSelect;
type Changes = Partial<OrderRow>;

export async function resetToUnpaid(world: World, changes: Changes = {}): Promise<void> {
  const { db } = world;
  const { token_hash, sealed_token } = storedTokenFor(subject, token);
  const unpaid = { status: 'unpaid', payment_status: 'none', token_hash, sealed_token } as const;
  const pay_until = fromNow(world, 86_400_000);
  await db
    .update(orders)
    .set({ ...unpaid, pay_until, ...changes })
    .where(whereOrder);
}

export const orderRow = async (db: World['db']): Promise<OrderRow> =>
  firstRow(await db.select().from(orders).where(whereOrder));

/** Changes the order outside the page, with an entry in its history. */
export async function recordOrderEvent(
  { world: { db, now } }: ServedRun,
  event: (typeof orderEvents.$inferInsert)['event'],
  changes: Changes,
): Promise<void> {
  await db.update(orders).set(changes).where(whereOrder);
  await db.insert(orderEvents).values({ order_id: subject, event, at: now() });
}

export const payer = 'Example Trading';

let transfers = 0;

export async function receive({ world: { db, now } }: ServedRun, settlement: 'matched' | 'to_refund'): Promise<void> {
  const { amount, currency } = await orderRow(db);
  transfers += 1;
  const names = { received_id: `money-${transfers}`, means: 'transfer', reference: `transfer-${transfers}` } as const;
  const whose = { order_id: subject, payer, by_link: settlement === 'matched' };
  await db.insert(receivedPayments).values({ ...names, ...whose, amount, currency, received_at: now(), settlement });
}

export async function payByTransfer(run: ServedRun): Promise<void> {
  await receive(run, 'matched');
  await recordOrderEvent(run, 'paid', { status: 'paid', payment_status: 'received' });
}

export const cancel = (run: ServedRun): Promise<void> => recordOrderEvent(run, 'cancelled', { status: 'cancelled' });

export const expire = (run: ServedRun): Promise<void> =>
  updateRows(orders, whereOrder)({ pay_until: fromNow(run.world, -60_000) })(run);

/** Makes the link lead to no order. */
export const invalidateLink = (run: ServedRun): Promise<void> =>
  recordOrderEvent(run, 'payment_closed', { token_hash: 'of-a-token-that-nobody-has' });

export async function settlementsOf(db: World['db']): Promise<readonly string[]> {
  const received = await db.select().from(receivedPayments).where(eq(receivedPayments.order_id, subject));
  return received.map(({ settlement }) => settlement).toSorted();
}
