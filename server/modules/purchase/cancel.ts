import { calls } from '#contract/calls/index.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { cancelReason } from '#machines/lifecycles/cancellation.ts';
import { nextOrderStatus, orderStatusAt } from '#machines/lifecycles/order.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type MainAccount, ok, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { addOrderEvent, changeOrder, lockOrder, readDetail } from '../orders/index.ts';
import { giveBackVouchers } from '../vouchers/index.ts';

/** Also returns to vouchers what the order took. */
export function cancelOrder(
  body: { order_id: string },
  key: string,
  caller: MainAccount,
  deps: Deps,
): Promise<Answer<OrderDetail>> {
  const { client_id } = caller;
  const { order_id } = body;
  const intent = { call: calls.orderCancel, scope: client_id, key, content: body };
  return runIdempotently(deps, intent, async (tx) => {
    const row = await lockOrder(tx, { order_id, client_id });
    if (row === null) return refuse('order_not_found');
    const now = deps.now();
    const standing = orderStatusAt(row, now);
    const status = nextOrderStatus(standing, { type: 'order.cancel' });
    const reason = cancelReason({ status: standing, payment_status: row.payment_status });
    if (status === null || reason !== null) return refuse('order_state_refuses');
    await changeOrder(tx, order_id, { status });
    await addOrderEvent(tx, { order_id, event: 'cancelled', at: now, user_id: caller.user_id });
    await giveBackVouchers(tx, { order_id, at: now });
    return ok(await readDetail(tx, { ...row, status }, { is_admin: true, now, settings: deps.settings }));
  });
}
