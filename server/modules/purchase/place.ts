import { and, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import type { Selection } from '#contract/entities/selection.ts';
import { isInMaintenance } from '#contract/entities/session.ts';
import type { Money } from '#contract/money.ts';
import { initialOrderStatus, isFree } from '#machines/lifecycles/order.ts';
import { selectionOf } from '#machines/lifecycles/selection.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type MainAccount, ok, type Refused, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { linkDraftToOrder, lockDraft } from '../flows/index.ts';
import { holdClient, memberWithClient } from '../identity/index.ts';
import { addOrder, addOrderEvent, type OrderRow, readDetail, storedToken } from '../orders/index.ts';
import { notifyClient, settle } from '../payments/index.ts';
import { asksForInvoice, isQuoteOver, payEnd, placingRefusal } from '../pricing/index.ts';
import { type ClientStore, readStore } from '../products/index.ts';
import { spendVouchers } from '../vouchers/index.ts';
import { nextOrderNo } from './orderNo.ts';
import { quotes } from './tables.ts';
import { planNameOf, titleOf } from './title.ts';

type Body = z.output<typeof calls.orderAdd.body>;
type QuoteRow = typeof quotes.$inferSelect;

/** The transaction locks the client's row, so that two orders of one client never decide on the same facts. */
export function placeOrder(body: Body, key: string, caller: MainAccount, deps: Deps): Promise<Answer<OrderDetail>> {
  const { client_id } = caller;
  const intent = { call: calls.orderAdd, scope: client_id, key, content: body };
  return runIdempotently(deps, intent, async (tx) => {
    await holdClient(tx, caller);
    const [quote] = await tx
      .select()
      .from(quotes)
      .where(and(eq(quotes.quote_id, body.quote_id), eq(quotes.client_id, client_id)));
    if (quote === undefined) return refuse('quote_unknown');
    const draft = await lockDraft(tx, quote.draft_id);
    if (draft === null) return refuse('quote_unknown');
    if (draft.order_id !== null) return refuse('already_placed', { order_id: draft.order_id });
    // The user has discarded this purchase, perhaps in another tab.
    if (draft.closed_at !== null) return refuse('draft_closed');

    const now = deps.now();
    const late = refusalByTime(quote, deps.settings, now);
    if (late !== null) return late;
    const selection = selectionOf(quote.asked);
    const store = await readStore(tx, { client_id, now, invite_code: selection.invite_code });
    const refusal = placingRefusal(body, quote, { selection, facts: store });
    if (refusal !== null) return refuse(refusal.error, refusal.data);

    const placed = await insertOrder(tx, { quote, key, caller, store, selection }, deps);
    const { amount, remaining_credit } = quote.content;
    const row = isFree(amount) ? await settleFree(tx, placed) : placed;
    await notifyOfPlacedOrder(tx, { order: placed, amount, credit: remaining_credit }, deps);
    return ok(await readDetail(tx, row, { is_admin: true, now, settings: deps.settings }));
  });
}

/** Rejects only new orders: repeated requests of earlier orders are still answered, and quotes are still made. */
function refusalByTime(quote: QuoteRow, { maintenance }: Deps['settings'], now: Date): Refused | null {
  if (maintenance?.pauses_ordering === true && isInMaintenance(maintenance, now)) {
    const { ends_at: until } = maintenance;
    const retry_after_seconds = Math.ceil((Date.parse(until) - now.getTime()) / 1000);
    return refuse('ordering_paused', { until, retry_after_seconds });
  }
  return isQuoteOver(quote, now) ? refuse('quote_expired') : null;
}

interface OrderPlacement {
  readonly quote: QuoteRow;
  readonly key: string;
  readonly caller: MainAccount;
  readonly store: ClientStore;
  readonly selection: Selection;
}

async function insertOrder(tx: Database, placing: OrderPlacement, deps: Deps): Promise<OrderRow> {
  const { quote, caller, store, selection } = placing;
  const { content } = quote;
  const { now, client } = store;
  const { user } = await memberWithClient(tx, caller);
  const product = store.products.find(({ order_product_id }) => order_product_id === selection.order_product_id);
  const plan = planNameOf(content.lines) ?? product?.name;
  if (plan === undefined) throw new Error('an order is about no plan');
  const order_id = deps.secret(96);
  const row = await addOrder(tx, {
    order_no: await nextOrderNo(tx, now),
    ...storedToken(deps, { order_id, token: deps.secret(128) }),
    client_id: client.client_id,
    user_id: caller.user_id,
    placed_by: user.real_name,
    draft_id: quote.draft_id,
    key: placing.key,
    order_type: selection.order_type,
    order_product_id: product?.order_product_id ?? null,
    status: initialOrderStatus(),
    payment_status: 'none',
    title: titleOf(selection.order_type, plan),
    currency: content.amount.currency,
    amount: content.amount.minor,
    original_amount: content.original_amount.minor,
    remaining_credit: content.remaining_credit?.minor ?? null,
    lines: content.lines,
    asked: quote.asked,
    period: content.period,
    invoice_flag: asksForInvoice(client, content.amount),
    created_at: now,
    pay_until: payEnd(now, deps.settings.pay_days),
  });
  await addOrderEvent(tx, { order_id, event: 'placed', at: now, user_id: caller.user_id });
  await linkDraftToOrder(tx, { draft_id: quote.draft_id, order_id });
  await spendVouchers(tx, row);
  return row;
}

/** A free order is paid at once: a transfer of nothing could not be proved. */
async function settleFree(tx: Database, order: OrderRow): Promise<OrderRow> {
  const paid = await settle(tx, order, {
    at: order.created_at,
    actor: 'client',
    user_id: order.user_id,
    subject: null,
  });
  return { ...order, ...paid };
}

function notifyOfPlacedOrder(
  tx: Database,
  { order, amount, credit }: { readonly order: OrderRow; readonly amount: Money; readonly credit: Money | null },
  deps: Deps,
): Promise<void> {
  const toPay = { kind: 'placed', amount, until: order.pay_until, credit } as const;
  return notifyClient(tx, { order, telling: isFree(amount) ? { kind: 'nothing_to_pay', credit } : toPay }, deps);
}
