import { eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { addons, plans } from '#server/modules/catalogue/tables.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { vouchers } from '#server/modules/vouchers/tables.ts';
import { beginAnew, type World } from '../../browser/world.ts';

const withdrawn = 'withdrawn-accounts';
const withdrawnVoucher = 'withdrawn-voucher';

/** The catalogue is whole again, and no order of anybody stands in the way of another. */
export async function openStore(db: Database): Promise<void> {
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.status, 'unpaid'));
  await db.update(addons).set({ addon_id: 'accounts' }).where(eq(addons.addon_id, withdrawn));
  await db.update(vouchers).set({ voucher_id: 'new-welcome' }).where(eq(vouchers.voucher_id, withdrawnVoucher));
}

/** The world as each path finds it: nothing under way, nothing to pay, the prices as they are listed. */
export async function tidy(db: Database): Promise<void> {
  await openStore(db);
  await beginAnew(db);
  await setGrowth(db, 1_280_000);
}

const setGrowth = (db: Database, minor: number) =>
  db
    .update(plans)
    .set({ prices: sql`jsonb_set(${plans.prices}, '{CNY}', ${String(minor)}::jsonb)` })
    .where(eq(plans.plan_id, 'growth'));

export const raisePrice = (db: Database) => setGrowth(db, 1_380_000);

export const withdrawAccounts = (db: Database) =>
  db.update(addons).set({ addon_id: withdrawn }).where(eq(addons.addon_id, 'accounts'));

export const withdrawVoucher = (db: Database) =>
  db.update(vouchers).set({ voucher_id: withdrawnVoucher }).where(eq(vouchers.voucher_id, 'new-welcome'));

let elsewhere = 0;

/** Places an order of a new plan for a client, as if somebody had done it in another way. */
export async function orderElsewhere({ db, now }: Pick<World, 'db' | 'now'>, client_id: string): Promise<void> {
  const [model] = await db.select().from(orders).where(eq(orders.order_id, 'cn-order-first'));
  if (model === undefined) throw new Error('the demo has no first order');
  elsewhere += 1;
  const order_id = `elsewhere-${elsewhere}`;
  const pay_until = new Date(now().getTime() + 86_400_000);
  await db.insert(orders).values({
    ...model,
    order_id,
    order_no: order_id,
    client_id,
    draft_id: null,
    key: null,
    status: 'unpaid',
    created_at: now(),
    pay_until,
  });
}

/** The open purchase of a user. */
export async function openDraft(db: Database, user_id: string) {
  const open = await db.select().from(flowDrafts).where(isNull(flowDrafts.closed_at));
  const [draft] = open.filter((one) => one.user_id === user_id);
  if (draft === undefined) throw new Error(`${user_id} has no purchase under way`);
  return draft;
}

/** Cancels what was placed for the purchase that is under way. */
export async function cancelPlaced(db: Database, user_id: string): Promise<void> {
  const { draft_id } = await openDraft(db, user_id);
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.draft_id, draft_id));
}

/** All that placing an order can change for a client. */
export async function effects(db: Database, client_id: string) {
  const placed = await db.select().from(orders).where(eq(orders.client_id, client_id)).orderBy(orders.order_id);
  const held = await db.select().from(vouchers).where(eq(vouchers.client_id, client_id)).orderBy(vouchers.voucher_id);
  const drafts = await db
    .select({ draft_id: flowDrafts.draft_id, order_id: flowDrafts.order_id, closed_at: flowDrafts.closed_at })
    .from(flowDrafts)
    .where(eq(flowDrafts.client_id, client_id))
    .orderBy(flowDrafts.draft_id);
  return { orders: placed, vouchers: held, drafts };
}
