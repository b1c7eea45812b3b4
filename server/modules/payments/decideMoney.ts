import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { DeskMoney } from '#contract/calls/deskPayments.ts';
import { calls } from '#contract/calls/index.ts';
import type { Settlement } from '#contract/entities/payment.ts';
import type { Money } from '#contract/money.ts';
import { canSettlementBecome, refundExtentOf, settlementOf } from '#machines/lifecycles/receivedMoney.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, ok, refuse, type StaffOf } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { holdClient } from '../identity/index.ts';
import { addOrderEvent, lockOrder, type OrderRow } from '../orders/index.ts';
import { payeeOf, settleOrder } from './money.ts';
import { readMoneyById } from './moneyQueue.ts';
import type { PaymentNotification } from './notification.ts';
import { notifyOfPayment } from './notify.ts';
import { receivedPayments } from './tables.ts';

type Body = z.output<typeof calls.deskMoneyDecide.body>;

const events = { to_refund: 'money_to_refund', refunded: 'money_refunded' } as const satisfies Partial<
  Record<Settlement, string>
>;

const notificationBySettlement = {
  matched: () => ({ kind: 'paid' }),
  to_refund: (amount) => ({ kind: 'money_to_refund', amount, why: 'decided' }),
  refunded: (amount) => ({ kind: 'money_refunded', amount }),
} as const satisfies Record<Body['settlement'], (amount: Money) => PaymentNotification>;

/** Settles the order only if the lifecycles allow it. */
export function decideMoney(
  body: Body,
  key: string,
  caller: StaffOf<'reviewer'>,
  deps: Deps,
): Promise<Answer<DeskMoney>> {
  const intent = { call: calls.deskMoneyDecide, scope: caller.user_id, key, content: body };
  const { received_id, settlement } = body;
  return runIdempotently(deps, intent, async (tx) => {
    const held = await lockOrderAndMoney(tx, received_id);
    if (held === null) return refuse('not_found');
    const { money, order } = held;
    if (!canSettlementBecome(money.settlement, settlement)) return refuse('already_decided');
    const at = deps.now();
    const by = { at, actor: 'staff', user_id: caller.user_id, subject: received_id } as const;
    const amount = { minor: money.amount, currency: money.currency };
    if (settlement === 'matched') {
      if (order === null || !(await isMatchingAmount(tx, order, { money, at }))) return refuse('order_state_refuses');
      await settleOrder(tx, order, by);
    } else if (order !== null) {
      await addOrderEvent(tx, { ...by, order_id: order.order_id, event: events[settlement] });
    }
    await tx
      .update(receivedPayments)
      .set({ settlement, decided_at: at, decided_by: caller.user_id })
      .where(eq(receivedPayments.received_id, received_id));
    if (order !== null)
      await notifyOfPayment(tx, { order, telling: notificationBySettlement[settlement](amount) }, deps);
    return ok(await readDecidedMoney(tx, received_id, at));
  });
}

async function readDecidedMoney(tx: Database, received_id: string, at: Date): Promise<DeskMoney> {
  const decided = await readMoneyById(tx, received_id, at);
  if (decided === null) throw new Error('money vanished while it was decided');
  return decided;
}

async function isMatchingAmount(tx: Database, order: OrderRow, { money, at }: MoneyCheck): Promise<boolean> {
  const amount = { minor: money.amount, currency: money.currency };
  return settlementOf(amount, await payeeOf(tx, order, at), refundExtentOf(amount, money.refunded)) === 'matched';
}

interface MoneyCheck {
  readonly money: typeof receivedPayments.$inferSelect;
  readonly at: Date;
}

/** Lock order: the order, its client, then the money. */
async function lockOrderAndMoney(tx: Database, receivedId: string) {
  const one = eq(receivedPayments.received_id, receivedId);
  const [named] = await tx.select({ order_id: receivedPayments.order_id }).from(receivedPayments).where(one);
  if (named === undefined) return null;
  const { order_id } = named;
  const order = order_id === null ? null : await lockOrder(tx, { order_id });
  if (order !== null) await holdClient(tx, order);
  const [money] = await tx.select().from(receivedPayments).where(one).for('no key update');
  return money === undefined ? null : { money, order };
}
