import { desc, eq } from 'drizzle-orm';
import { paymentMobileBegin, paymentMobileCheck, paymentMobileClose, paymentRead } from '#contract/calls/payment.ts';
import { sandboxPayments } from '#server/modules/payments/sandbox/tables.ts';
import { mobilePayments } from '#server/modules/payments/tables.ts';
import { type OrderToPay, orderToPay } from '#server/testing/orderToPay.ts';
import { noTrouble } from '#server/testing/unreliableProviders.ts';
import type { World } from '../../../browser/world.ts';
import { newKey } from '../../../flowkit/server/probe.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { dataOrThrow } from '../../../flowkit/server/wireClient.ts';
import { orderRow, resetToUnpaid, settlementsOf, subject } from '../../payments/server/order.ts';
import { type PaymentChoice, paymentChoices } from './environment.ts';

export interface MobileRun extends ServedRun {
  readonly other: OrderToPay & { readonly payment_id: string };
}

const portCalls = {
  readPayment: paymentRead,
  beginPayment: paymentMobileBegin,
  checkOutcome: paymentRead,
  watchPayment: paymentRead,
  checkPayment: paymentMobileCheck,
  closePayment: paymentMobileClose,
};

export const price = { amount: 500_000, original_amount: 600_000, currency: 'CNY' } as const;

/** Opens the order's payment link signed out, with the order unpaid and nothing begun. */
export async function openPhone(world: World): Promise<MobileRun> {
  const { db, now, trouble } = world;
  Object.assign(trouble, noTrouble());
  await resetToUnpaid(world, price);
  const run = await openServedRun(world, { email: null, calls: portCalls });
  const other = await orderToPay(db, { minor: price.amount, currency: price.currency }, now());
  const { payment_id } = await beginFor(run, other, 'code');
  return { ...run, other: { ...other, payment_id } };
}

export async function beginFor(
  { api }: ServedRun,
  { order_id, token }: Pick<OrderToPay, 'order_id' | 'token'>,
  as: PaymentChoice,
) {
  const body = { order_id, token, ...paymentChoices[as] };
  const { mobile } = await dataOrThrow(api.call(paymentMobileBegin, { body, key: newKey() }));
  if (mobile.payment === null) throw new Error('no payment was begun');
  return mobile.payment;
}

export async function lastPayment({ world: { db } }: ServedRun) {
  const [row] = await db
    .select()
    .from(mobilePayments)
    .where(eq(mobilePayments.order_id, subject))
    .orderBy(desc(mobilePayments.number))
    .limit(1);
  return row ?? null;
}

export async function readEffects(run: MobileRun) {
  const { db } = run.world;
  const { status, payment_status } = await orderRow(db);
  const begun = await db.select().from(mobilePayments).where(eq(mobilePayments.order_id, subject));
  const last = await lastPayment(run);
  const [asked] = await db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.payment_id, last?.payment_id ?? ''));
  const [other] = await db.select().from(mobilePayments).where(eq(mobilePayments.payment_id, run.other.payment_id));
  return {
    status,
    payment_status,
    last: last && { status: last.status, provider: last.provider, device: last.device, amount: asked?.amount },
    open: begun.filter((one) => one.status === 'open' || one.status === 'unknown').length,
    received: await settlementsOf(db),
    other: other?.status ?? null,
  };
}
