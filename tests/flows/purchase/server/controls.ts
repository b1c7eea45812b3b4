import { eq, sql } from 'drizzle-orm';
import { orderAdd } from '#contract/calls/order.ts';
import { orderPrice } from '#contract/calls/product.ts';
import type { Quote } from '#contract/entities/order.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { priceQueryOf } from '#machines/lifecycles/selection.ts';
import { addons, plans } from '#server/modules/catalogue/tables.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { quotes } from '#server/modules/purchase/tables.ts';
import { voucherSpendings, vouchers } from '#server/modules/vouchers/tables.ts';
import { storedTokenFor } from '#server/testing/orderTokens.ts';
import { closeUnfinishedWork, type World } from '../../../browser/world.ts';
import { openDraftOf } from '../../../flowkit/server/drafts.ts';
import { firstRow, fromNow } from '../../../flowkit/server/setup.ts';
import { dataOrThrow } from '../../../flowkit/server/wireClient.ts';
import { otherWindowPrice } from './expectedPrices.ts';
import { type PurchaseRun, pricedAnswer } from './run.ts';

interface HasDatabase {
  readonly world: Pick<World, 'db'>;
}

export const openDraft = (run: PurchaseRun) => openDraftOf(run, { flow: 'purchase', subject: '' });

const withdrawnAddonId = 'withdrawn-accounts';
/** Withdrawn by moving it to another client. */
const whereWithdrawnVoucher = eq(vouchers.voucher_id, 'new-welcome');

/** Restores the catalogue and cancels every unpaid order, which would block another. */
export async function resetStore({ world: { db } }: HasDatabase): Promise<void> {
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.status, 'unpaid'));
  await db.update(addons).set({ addon_id: 'accounts' }).where(eq(addons.addon_id, withdrawnAddonId));
  await db.update(vouchers).set({ client_id: 'client-new' }).where(whereWithdrawnVoucher);
}

/** Resets the world before each path: no requests under way, nothing to pay, list prices. */
export async function tidy(inWorld: HasDatabase): Promise<void> {
  await resetStore(inWorld);
  await closeUnfinishedWork(inWorld.world.db);
  await setGrowth(inWorld, 1_280_000);
}

const setGrowth = async ({ world: { db } }: HasDatabase, minor: number): Promise<void> => {
  await db
    .update(plans)
    .set({ prices: sql`jsonb_set(${plans.prices}, '{CNY}', ${String(minor)}::jsonb)` })
    .where(eq(plans.plan_id, 'growth'));
};

export const raisePrice = (inWorld: HasDatabase): Promise<void> => setGrowth(inWorld, 1_380_000);

export async function withdrawAccounts({ world: { db } }: HasDatabase): Promise<void> {
  await db.update(addons).set({ addon_id: withdrawnAddonId }).where(eq(addons.addon_id, 'accounts'));
}

export async function withdrawVoucher({ world: { db } }: HasDatabase): Promise<void> {
  await db.update(vouchers).set({ client_id: 'client-jp' }).where(whereWithdrawnVoucher);
}

let elsewhereCount = 0;

/** Adds an unpaid order of a new plan, placed elsewhere, which must be paid first. */
export async function addUnpaidOrder({ world, client_id }: Pick<PurchaseRun, 'world' | 'client_id'>): Promise<void> {
  const { db, now } = world;
  const model = firstRow(await db.select().from(orders).where(eq(orders.order_id, 'cn-order-first')));
  elsewhereCount += 1;
  const order_id = `elsewhere-${elsewhereCount}`;
  const pay_until = fromNow(world, 86_400_000);
  const placed = { status: 'unpaid', created_at: now(), pay_until, draft_id: null, key: null } as const;
  await db.insert(orders).values({ ...model, ...placed, ...storedTokenFor(order_id), order_no: order_id, client_id });
}

/** Places the last price shown on the page, for this purchase, from another window. */
export async function placeQuoteElsewhere(run: PurchaseRun): Promise<void> {
  const headers = { [sameSiteHeader.name]: sameSiteHeader.value };
  const address = `${run.world.origin}/oss${orderPrice.path}${run.lastQuery()}`;
  const priced = await run.context.request.get(address, { headers });
  await placeQuote(run, pricedAnswer.parse(await priced.json()).data);
}

export async function placeOther(run: PurchaseRun): Promise<void> {
  const { draft_id } = await openDraft(run);
  const about = { client_id: run.client_id, draft_id, invite_verified: false };
  const query = priceQueryOf(otherWindowPrice.selection, about);
  await placeQuote(run, await dataOrThrow(run.api.call(orderPrice, { query })));
}

async function placeQuote(run: PurchaseRun, { quote_id, amount, reduced_version_hints }: Quote): Promise<void> {
  const { key } = await openDraft(run);
  const acknowledged_hints = reduced_version_hints.map(({ hint_id }) => hint_id);
  await dataOrThrow(run.api.call(orderAdd, { body: { quote_id, amount, acknowledged_hints }, key }));
}

export async function cancelElsewhere(run: PurchaseRun): Promise<void> {
  const { draft_id } = await openDraft(run);
  await run.world.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.draft_id, draft_id));
}

export async function purgeQuote({ world, quotes: told }: PurchaseRun): Promise<void> {
  await world.db.delete(quotes).where(eq(quotes.quote_id, told.at(-1)?.quote_id ?? ''));
}

const afterQuoteTermMs = 16 * 60_000;

/** Moves the server's clock past the price's expiry; the page's clock stays behind. */
export const expireQuote = ({ world }: PurchaseRun): void => world.passes(afterQuoteTermMs / 60_000);

/** Pauses ordering with a maintenance window, which ends after it has refused one order. */
export const pauseOrdering = ({ world }: PurchaseRun): void => world.pauseOrdering(pauseMinutes);

const pauseMinutes = 10;

export const passQuoteTerm = ({ clock }: PurchaseRun): Promise<void> => clock.passes(afterQuoteTermMs);

export async function readEffects({ world: { db }, client_id }: Pick<PurchaseRun, 'world' | 'client_id'>) {
  const placed = await db.select().from(orders).where(eq(orders.client_id, client_id)).orderBy(orders.order_id);
  const ofClient = eq(vouchers.client_id, client_id);
  const held = await db.select().from(vouchers).where(ofClient).orderBy(vouchers.voucher_id);
  const spent = await db
    .select({
      voucher_id: voucherSpendings.voucher_id,
      order_id: voucherSpendings.order_id,
      amount: voucherSpendings.amount,
      returned_at: voucherSpendings.returned_at,
    })
    .from(voucherSpendings)
    .innerJoin(vouchers, eq(vouchers.voucher_id, voucherSpendings.voucher_id))
    .where(ofClient)
    .orderBy(voucherSpendings.voucher_id, voucherSpendings.order_id);
  const drafts = await db
    .select({ draft_id: flowDrafts.draft_id, order_id: flowDrafts.order_id, closed_at: flowDrafts.closed_at })
    .from(flowDrafts)
    .where(eq(flowDrafts.client_id, client_id))
    .orderBy(flowDrafts.draft_id);
  return { orders: placed, vouchers: held, spent, drafts };
}
