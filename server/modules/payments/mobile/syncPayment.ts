import { and, eq, inArray } from 'drizzle-orm';
import type { PaymentView } from '#contract/entities/payment.ts';
import type { LocalizedText } from '#contract/languages.ts';
import { orderLinkOf } from '#contract/orderLink.ts';
import { isPaymentOpen, shouldClosePayment } from '#machines/lifecycles/mobilePayment.ts';
import type { Deps } from '../../../deps.ts';
import { ProviderFault } from '../../../providers/requestProvider.ts';
import { type Answer, type Caller, ok, refuse } from '../../../wire/handler.ts';
import { findOrder, findOrderById, type OrderClaim, type OrderRow, tokenOf } from '../../orders/index.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { mobilePayments } from '../tables.ts';
import { readPaymentView } from '../view.ts';
import { applyProviderAnswer, type PaymentActor, type ProviderAnswer, providerActor } from './apply.ts';
import type { MobilePaymentRow } from './view.ts';

export type SyncAction = 'close' | 'know';

/**
 * Opens the payment at its provider if that has not succeeded yet, closes it if it has expired or its order was paid
 * another way, else queries it; stores the answer. Locks no row during the request.
 */
export async function syncPayment(
  deps: Deps,
  row: MobilePaymentRow,
  { wish, by = providerActor }: { readonly wish: SyncAction; readonly by?: PaymentActor },
): Promise<void> {
  const { payment_id, provider: name } = row;
  const provider = deps.providers[name];
  const order = await findOrderById(deps.db, row.order_id);
  if (!isPaymentOpen(row) || order === null) return;
  const isOver = shouldClosePayment(row, order, deps.now());
  const isOpened = row.code_url !== null || row.wallet_url !== null;
  if (wish === 'know' && !isOver && !isOpened && provider !== undefined)
    return openAtProvider(deps, provider, { row, order });
  const answer = await unknownOnFault(async () => {
    // Whether a payment at a provider that is no longer configured was paid is unknown.
    if (provider === undefined) return { kind: 'unknown' };
    return wish === 'close' || isOver ? closeAtProvider(provider, payment_id) : provider.query(payment_id);
  });
  await applyProviderAnswer(deps, { provider: name, payment_id, answer, by });
}

/** A payment unknown to the provider counts as closed. If it is paid after all, the money is received. */
async function closeAtProvider(provider: PaymentProvider, paymentId: string): Promise<ProviderAnswer> {
  const answer = await provider.close(paymentId);
  return answer.kind === 'absent' ? { kind: 'closed' } : answer;
}

async function unknownOnFault(work: () => Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ProviderFault) return { kind: 'unknown' };
    throw cause;
  }
}

/** Opening a payment again results in the same payment. */
async function openAtProvider(
  deps: Deps,
  provider: PaymentProvider,
  { row, order }: { readonly row: MobilePaymentRow; readonly order: OrderRow },
): Promise<void> {
  const { payment_id, expires_at, device, network } = row;
  const still = and(eq(mobilePayments.payment_id, payment_id), inArray(mobilePayments.status, ['open', 'unknown']));
  const answer = await unknownOnFault(async () => {
    const opened = await provider.create({
      payment_id,
      order_no: order.order_no,
      description: descriptionOf(order.title, order.order_no),
      amount: { minor: row.amount, currency: row.currency },
      expires_at,
      device,
      return_to: returnAddressOf(order, deps),
      network: network ?? '',
    });
    if (opened.kind === 'refused') return { kind: 'declined' };
    const { code_url, wallet_url } = opened;
    const kept = await deps.db.update(mobilePayments).set({ code_url, wallet_url }).where(still).returning();
    // The payment ended here while the provider opened it.
    return kept.length === 0 ? closeAtProvider(provider, payment_id) : { kind: 'waiting' };
  });
  await applyProviderAnswer(deps, { provider: provider.name, payment_id, answer, by: providerActor });
}

/** In Chinese: it appears in wallets of mainland China. */
const descriptionOf = (title: LocalizedText, orderNo: string): string => `${title['zh-CN']} ${orderNo}`;

function returnAddressOf(order: OrderRow, { settings }: Deps): string {
  const { pages, public_url } = settings;
  const page = `${pages.base}/payment/success${orderLinkOf({ order_id: order.order_id, token: tokenOf({ settings }, order) })}`;
  return `${pages.origins[0] ?? public_url ?? ''}${page}`;
}

interface PaymentSyncRequest {
  readonly body: Omit<OrderClaim, 'caller'> & { readonly payment_id: string };
  readonly caller: Caller | null;
  readonly link_tab: string | null;
  readonly wish: SyncAction;
}

/** Answers with the order and its payment afterwards. */
export async function syncPaymentOfOrder(
  { body, caller, link_tab, wish }: PaymentSyncRequest,
  deps: Deps,
): Promise<Answer<PaymentView>> {
  const claim = { ...body, caller, link_tab };
  const found = await findOrder(deps.db, claim);
  if (found === null) return refuse('order_not_found');
  const ofOrder = and(eq(mobilePayments.payment_id, body.payment_id), eq(mobilePayments.order_id, found.row.order_id));
  const [row] = await deps.db.select().from(mobilePayments).where(ofOrder);
  if (row === undefined) return refuse('not_found');
  const user_id = found.as === 'client' ? (caller?.user_id ?? null) : null;
  await syncPayment(deps, row, { wish, by: { actor: found.as, user_id } });
  const after = await findOrder(deps.db, claim);
  return after === null ? refuse('order_not_found') : ok(await readPaymentView(deps.db, after, deps));
}
