import { and, eq } from 'drizzle-orm';
import type { PaymentMethod, Settlement } from '#contract/entities/payment.ts';
import type { Money } from '#contract/money.ts';
import { nextOrderStatus, orderStatusAt } from '#machines/lifecycles/order.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import { nextPaymentStatus } from '#machines/lifecycles/payment.ts';
import {
  canReopen,
  mergeRefunds,
  moneyArrivalOf,
  type OrderToSettle,
  refundExtentOf,
  refundedMinor,
  settlementOf,
} from '#machines/lifecycles/receivedMoney.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { holdClient } from '../identity/index.ts';
import { addOrderEvent, changeOrder, type OrderActor, type OrderRow, pendingOrder } from '../orders/index.ts';
import { vouchersTaken } from '../vouchers/index.ts';
import { notifyOfPayment } from './notify.ts';
import type { ProviderRefunds } from './providers/provider.ts';
import { recordRefunds } from './refunds.ts';
import { receivedPayments } from './tables.ts';

export interface IncomingPayment {
  readonly means: PaymentMethod;
  /** Unique at the bank or the provider: reported twice, the money is received once. */
  readonly reference: string;
  readonly amount: Money;
  readonly refunds: ProviderRefunds;
  readonly payer: string | null;
  readonly by_link: boolean;
  readonly actor: Extract<OrderActor, 'staff' | 'provider'>;
  readonly user_id: string | null;
}

/**
 * The transaction must have locked `order`; null if the money names no order. Answers null if the money was stored
 * before: only new refunds are added then.
 */
export async function receiveMoney(
  tx: Database,
  { arrival, order }: { readonly arrival: IncomingPayment; readonly order: OrderRow | null },
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<Settlement | null> {
  const now = deps.now();
  const { means, reference, amount, payer, by_link, actor, user_id } = arrival;
  const notified = arrival.refunds === 'unknown' ? [] : arrival.refunds;
  const refunds = mergeRefunds({}, notified);
  const refunded = arrival.refunds === 'unknown' ? 'some' : refundExtentOf(amount, refundedMinor(refunds));
  // A paid order that had expired uses its vouchers again, which a concurrent order of the client may want.
  if (order !== null) await holdClient(tx, order);
  const payee = order && (await payeeOf(tx, order, now));
  const settlement = settlementOf(amount, payee, refunded);
  const received_id = deps.secret(96);
  const [written] = await tx
    .insert(receivedPayments)
    .values({
      received_id,
      means,
      reference,
      order_id: order?.order_id ?? null,
      currency: amount.currency,
      amount: amount.minor,
      payer,
      by_link,
      received_at: now,
      settlement,
      refunds,
      refunded: refundedMinor(refunds),
    })
    .onConflictDoNothing()
    .returning({ received_id: receivedPayments.received_id });
  if (written === undefined) {
    await recordRefunds(tx, { means, reference, notified, order }, deps);
    return null;
  }
  if (order === null || payee === null) return settlement;
  const by = { at: now, actor, user_id, subject: received_id };
  const arrived = moneyArrivalOf(settlement, payee, refunded);
  if (arrived.kind === 'paid') await settleOrder(tx, order, by);
  else await addOrderEvent(tx, { ...by, order_id: order.order_id, event: arrived.kind });
  await notifyOfPayment(tx, { order, telling: arrived.kind === 'paid' ? arrived : { ...arrived, amount } }, deps);
  return settlement;
}

export async function payeeOf(tx: Database, order: OrderRow, now: Date): Promise<OrderToSettle> {
  const status = orderStatusAt(order, now);
  const amount = { minor: order.amount, currency: order.currency };
  const { payment_status } = order;
  if (status !== 'expired') return { status, payment_status, amount, canReturn: true };
  const { exclusive } = orderTypeRules[order.order_type];
  const is_excluded = exclusive && (await pendingOrder(tx, order.client_id, now)) !== null;
  const vouchers_taken = await vouchersTaken(tx, order, now);
  return { status, payment_status, amount, canReturn: canReopen({ status, is_excluded, vouchers_taken }) };
}

interface SettledBy {
  readonly at: Date;
  readonly actor: OrderActor;
  readonly user_id: string | null;
  /** The id of the received payment; null if nothing was due. */
  readonly subject: string | null;
}

/** If the order's term had passed, its vouchers count as spent again. Answers the new status. */
export async function settleOrder(
  tx: Database,
  order: OrderRow,
  by: SettledBy,
): Promise<Pick<OrderRow, 'status' | 'payment_status'>> {
  const { order_id } = order;
  const status = nextOrderStatus(orderStatusAt(order, by.at), { type: 'payment.received' });
  const payment_status = nextPaymentStatus(order.payment_status, { type: 'money.received' });
  if (status === null || payment_status === null) throw new Error('money settles an order that cannot be paid');
  await changeOrder(tx, order_id, { status, payment_status });
  await addOrderEvent(tx, { ...by, order_id, event: 'paid' });
  return { status, payment_status };
}

/** Null if the payer is not known. */
export async function payerOf(db: Database, order_id: string): Promise<string | null> {
  const isPaid = and(eq(receivedPayments.order_id, order_id), eq(receivedPayments.settlement, 'matched'));
  const [received] = await db.select({ payer: receivedPayments.payer }).from(receivedPayments).where(isPaid);
  return received?.payer ?? null;
}
