import { and, eq } from 'drizzle-orm';
import type { PaymentView } from '#contract/entities/payment.ts';
import type { Deps } from '../../../deps.ts';
import { type Answer, type Caller, ok, refuse } from '../../../wire/handler.ts';
import { findOrder, type OrderClaim } from '../../orders/index.ts';
import { mobilePayments } from '../tables.ts';
import { readPaymentView } from '../view.ts';
import { ask, type Wish } from './ask.ts';

interface Wishing {
  readonly body: Omit<OrderClaim, 'caller'> & { readonly payment_id: string };
  readonly caller: Caller | null;
  readonly link_tab: string | null;
  readonly wish: Wish;
}

/** Asks the provider what somebody wishes of the payment of an order, and answers how the order stands then. */
export async function wishOf({ body, caller, link_tab, wish }: Wishing, deps: Deps): Promise<Answer<PaymentView>> {
  const claim = { ...body, caller, link_tab };
  const found = await findOrder(deps.db, claim);
  if (found === null) return refuse('order_not_found');
  const ofOrder = and(eq(mobilePayments.payment_id, body.payment_id), eq(mobilePayments.order_id, found.row.order_id));
  const [row] = await deps.db.select().from(mobilePayments).where(ofOrder);
  if (row === undefined) return refuse('not_found');
  const user_id = found.as === 'client' ? (caller?.user_id ?? null) : null;
  await ask(deps, row, { wish, by: { actor: found.as, user_id } });
  const after = await findOrder(deps.db, claim);
  return after === null ? refuse('order_not_found') : ok(await readPaymentView(deps.db, after, deps));
}
