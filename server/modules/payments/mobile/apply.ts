import { and, eq } from 'drizzle-orm';
import type { MobilePaymentStatus, MobileProvider } from '#contract/entities/payment.ts';
import { isPaymentOpen, paymentOutcomeOf, type UnpaidStatus } from '#machines/lifecycles/mobilePayment.ts';
import { nextPaymentStatus, type PaymentEvent } from '#machines/lifecycles/payment.ts';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { addOrderEvent, changeOrder, lockOrder, type OrderActor, type OrderRow } from '../../orders/index.ts';
import { receiveMoney } from '../money.ts';
import type { ProviderStatus, ProviderTransaction } from '../providers/provider.ts';
import { mobilePayments } from '../tables.ts';
import type { MobilePaymentRow } from './view.ts';

export interface PaymentActor {
  readonly actor: OrderActor;
  readonly user_id: string | null;
}

export const providerActor = { actor: 'provider', user_id: null } as const satisfies PaymentActor;

/** `unknown`: the provider gave no certain answer. */
export type ProviderAnswer = ProviderStatus | { readonly kind: 'unknown' };

interface ProviderReport {
  readonly provider: MobileProvider;
  readonly payment_id: string;
  readonly answer: ProviderAnswer;
  readonly by: PaymentActor;
}

/** The transaction has locked the order. */
interface LockedPayment {
  readonly order: OrderRow;
  readonly row: MobilePaymentRow;
}

/** Answers may arrive in any order: a payment that is over stays over, but money is always received. */
export function applyProviderAnswer(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'settings'>,
  { provider, payment_id, answer, by }: ProviderReport,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const held = await lockOrderAndPayment(tx, provider, payment_id);
    if (answer.kind === 'paid') await receiveTransaction(tx, { provider, held, transaction: answer.transaction }, deps);
    else if (held !== null && isPaymentOpen(held.row))
      await applyUnpaidStatus(tx, held, { answer: answer.kind, by, at: deps.now() });
  });
}

/** Locks the order before it reads the payment, as for every change of a payment. */
async function lockOrderAndPayment(
  tx: Database,
  provider: MobileProvider,
  paymentId: string,
): Promise<LockedPayment | null> {
  const one = and(eq(mobilePayments.payment_id, paymentId), eq(mobilePayments.provider, provider));
  const named = tx.select({ order_id: mobilePayments.order_id }).from(mobilePayments).where(one);
  const order = await lockOrder(tx, { order_id: named });
  const [row] = await tx.select().from(mobilePayments).where(one);
  return order === null || row === undefined ? null : { order, row };
}

interface ReceivedTransaction {
  readonly provider: MobileProvider;
  readonly held: LockedPayment | null;
  readonly transaction: ProviderTransaction;
}

/** The money settles the order or waits for finance; the payment is over in both cases. */
async function receiveTransaction(
  tx: Database,
  { provider, held, transaction }: ReceivedTransaction,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const arrival = {
    means: provider,
    reference: transaction.transaction_id,
    amount: transaction.amount,
    refunds: transaction.refunds,
    payer: null,
    by_link: held !== null && held.row.begun_by === null,
    ...providerActor,
  };
  const settlement = await receiveMoney(tx, { arrival, order: held?.order ?? null }, deps);
  if (settlement === null || held === null) return;
  const { order, row } = held;
  // Finance decides about this money, so the order is released: nothing is in progress at the provider any more.
  if (settlement !== 'matched' && isPaymentOpen(row)) await movePaymentStatus(tx, order, 'mobile.closed');
  await writePaymentStatus(tx, row, 'paid', deps.now());
}

interface UnpaidReport {
  readonly answer: UnpaidStatus;
  readonly by: PaymentActor;
  readonly at: Date;
}

/** Adds to the history only if this is still the order's payment. */
async function applyUnpaidStatus(
  tx: Database,
  { order, row }: LockedPayment,
  { answer, by, at }: UnpaidReport,
): Promise<void> {
  const { status, event, happened } = paymentOutcomeOf(answer, row, at);
  await writePaymentStatus(tx, row, status, at);
  const hasMoved = await movePaymentStatus(tx, order, event);
  if (!hasMoved || happened === null) return;
  const who: PaymentActor = status === 'expired' ? { actor: 'time', user_id: null } : by;
  const { order_id } = order;
  await addOrderEvent(tx, { ...who, order_id, event: happened, at, subject: row.payment_id });
}

async function writePaymentStatus(
  tx: Database,
  row: MobilePaymentRow,
  status: MobilePaymentStatus,
  at: Date,
): Promise<void> {
  const over = isPaymentOpen({ status }) ? {} : { ended_at: row.ended_at ?? at, network: null };
  const one = eq(mobilePayments.payment_id, row.payment_id);
  await tx
    .update(mobilePayments)
    .set({ status, heard_at: at, ...over })
    .where(one);
}

/** False if the lifecycle does not allow the event. */
async function movePaymentStatus(tx: Database, order: OrderRow, type: PaymentEvent['type']): Promise<boolean> {
  const payment_status = nextPaymentStatus(order.payment_status, { type });
  if (payment_status === null) return false;
  await changeOrder(tx, order.order_id, { payment_status });
  return true;
}
