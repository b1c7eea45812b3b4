import { and, eq } from 'drizzle-orm';
import type { PaymentMethod } from '#contract/entities/payment.ts';
import {
  mergeRefunds,
  refundExtentOf,
  refundedMinor,
  settlementAfterRefund,
} from '#machines/lifecycles/receivedMoney.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { addOrderEvent, type OrderRow } from '../orders/index.ts';
import { notifyOfPayment } from './notify.ts';
import type { Refund } from './providers/provider.ts';
import { receivedPayments } from './tables.ts';

interface NotifiedRefunds {
  readonly means: PaymentMethod;
  readonly reference: string;
  readonly notified: readonly Refund[];
  /** The transaction has locked it. */
  readonly order: OrderRow | null;
}

/** Notifies the client of each refund, unless finance has already marked the money as refunded. */
export async function recordRefunds(
  tx: Database,
  { means, reference, notified, order }: NotifiedRefunds,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const one = and(eq(receivedPayments.means, means), eq(receivedPayments.reference, reference));
  const [money] = await tx.select().from(receivedPayments).where(one).for('no key update');
  if (money === undefined) return;
  const refunds = mergeRefunds(money.refunds, notified);
  const refunded = refundedMinor(refunds);
  if (refunded === money.refunded) return;
  const { received_id, currency } = money;
  const at = deps.now();
  const settlement = settlementAfterRefund(
    money.settlement,
    refundExtentOf({ minor: money.amount, currency }, refunded),
  );
  const isDecided = settlement !== money.settlement;
  await tx
    .update(receivedPayments)
    .set({ refunds, refunded, settlement, ...(isDecided && { decided_at: at, decided_by: null }) })
    .where(eq(receivedPayments.received_id, received_id));
  if (order === null || money.settlement === 'refunded') return;
  const { order_id } = order;
  const happened = { event: 'money_refunded', actor: 'provider', user_id: null, subject: received_id } as const;
  await addOrderEvent(tx, { ...happened, order_id, at });
  const amount = { minor: refunded - money.refunded, currency };
  await notifyOfPayment(tx, { order, telling: { kind: 'money_refunded', amount } }, deps);
}
