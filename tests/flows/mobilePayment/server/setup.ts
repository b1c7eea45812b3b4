import { eq } from 'drizzle-orm';
import { paymentMobileCheck, paymentMobileClose } from '#contract/calls/payment.ts';
import { orders } from '#server/modules/orders/tables.ts';
import type { SandboxAction } from '#server/modules/payments/sandbox/sandbox.ts';
import { sandboxPayments } from '#server/modules/payments/sandbox/tables.ts';
import { mobilePayments } from '#server/modules/payments/tables.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import {
  type Setup as ArrangeOf,
  firstRow,
  inSequence,
  pressInSandbox,
  updateRows,
} from '../../../flowkit/server/setup.ts';
import { dataOrThrow } from '../../../flowkit/server/wireClient.ts';
import {
  cancel,
  expire,
  invalidateLink,
  payByTransfer,
  recordOrderEvent,
  subject,
  token,
} from '../../payments/server/order.ts';
import type { Environment, PaymentChoice } from './environment.ts';
import { beginFor, lastPayment, type MobileRun } from './run.ts';

export type FlowSetup = ArrangeOf<MobileRun>;

export const beginElsewhere =
  (as: PaymentChoice): FlowSetup =>
  async (run) => {
    await beginFor(run, { order_id: subject, token }, as);
  };

async function openedPayment(run: ServedRun) {
  const row = await lastPayment(run);
  if (row === null) throw new Error('no payment was begun');
  return row;
}

async function updatePayment(run: ServedRun, changes: Partial<typeof mobilePayments.$inferInsert>): Promise<void> {
  const { payment_id } = await openedPayment(run);
  await run.world.db.update(mobilePayments).set(changes).where(eq(mobilePayments.payment_id, payment_id));
}

const callElsewhere =
  (call: typeof paymentMobileCheck | typeof paymentMobileClose): FlowSetup =>
  async (run) => {
    const { payment_id } = await openedPayment(run);
    await dataOrThrow(run.api.call(call, { body: { order_id: subject, token, payment_id } }));
  };

const checkElsewhere = callElsewhere(paymentMobileCheck);

export const actAtCashier =
  (action: SandboxAction): FlowSetup =>
  async (run) => {
    const { world } = run;
    const { payment_id } = await openedPayment(run);
    const ofPayment = eq(sandboxPayments.payment_id, payment_id);
    const { secret } = firstRow(await world.db.select().from(sandboxPayments).where(ofPayment));
    await pressInSandbox(world, `/cashier/${secret}`, action);
  };

/** The provider declines the payment without a notification. */
export const declineUnnoticed: FlowSetup = async (run) => {
  const { payment_id } = await openedPayment(run);
  await run.world.db
    .update(sandboxPayments)
    .set({ status: 'declined' })
    .where(eq(sandboxPayments.payment_id, payment_id));
};

/** The payment expires without any clock moving. */
export const expirePayment: FlowSetup = (run) => updatePayment(run, { expires_at: run.world.now() });

/** The provider's next answer is lost: it does open the payment ("create") but closes none ("close"). */
export const loseNext =
  (ask: 'create' | 'query' | 'close'): FlowSetup =>
  async ({ world: { trouble } }) => {
    trouble.lost = { ask, done: ask === 'create', once: true };
  };

/** The provider has not sent a payment code or wallet link yet. */
const clearCode: FlowSetup = (run) => updatePayment(run, { code_url: null, wallet_url: null });

export const loseCheckElsewhere = inSequence(loseNext('query'), checkElsewhere);
export const expireElsewhere = inSequence(expirePayment, checkElsewhere);
export const giveUpElsewhere = callElsewhere(paymentMobileClose);

export const deletePayment: FlowSetup = async (run) => {
  await run.world.db.delete(mobilePayments).where(eq(mobilePayments.order_id, subject));
  await recordOrderEvent(run, 'payment_closed', { payment_status: 'none' });
};

/** Steps from an order without a payment to each status. */
export const paymentSetups: Readonly<
  Record<Exclude<Environment['payment'], 'none' | 'own code' | 'over' | 'paid'> | 'code of WeChat Pay', FlowSetup>
> = {
  code: beginElsewhere('code'),
  // Unlike the provider's codes, the sandbox's codes contain a path.
  'code of WeChat Pay': inSequence(beginElsewhere('code'), (run) =>
    updatePayment(run, { code_url: 'weixin://wxpay/bizpayurl?pr=abc' }),
  ),
  wallet: beginElsewhere('wallet'),
  preparing: inSequence(beginElsewhere('code'), clearCode),
  unknown: inSequence(beginElsewhere('code'), clearCode, loseNext('create'), checkElsewhere),
  declined: inSequence(beginElsewhere('code'), actAtCashier('decline')),
  expired: inSequence(beginElsewhere('code'), expireElsewhere),
  'given up': inSequence(beginElsewhere('code'), giveUpElsewhere),
};

/** Pays the order by its open payment, or by transfer if none is open. */
export const pay =
  (action: Extract<SandboxAction, 'pay' | 'pay_unheard'>): FlowSetup =>
  async (run) => {
    const row = await lastPayment(run);
    if (row === null || (row.status !== 'open' && row.status !== 'unknown')) return payByTransfer(run);
    if (row.expires_at <= run.world.now()) return actAtCashier('pay_late')(run);
    // The server does not query a payment without a code, but creates it again; so this one is announced.
    await actAtCashier(row.code_url === null && row.wallet_url === null ? 'pay' : action)(run);
  };

const updateOrder = updateRows(orders, eq(orders.order_id, subject));

/** Steps from an unpaid order to each status. */
export const orderSetups: Readonly<Record<Exclude<Environment['order'], 'unpaid'>, FlowSetup>> = {
  paid: pay('pay'),
  'paid twice': inSequence(beginElsewhere('code'), actAtCashier('pay_twice')),
  cancelled: cancel,
  expired: expire,
  proof: (run) => recordOrderEvent(run, 'proof_submitted', { payment_status: 'proof_submitted' }),
  'too dear': updateOrder({ amount: 3_940_001 }),
  'in another currency': updateOrder({ currency: 'USD' }),
  gone: invalidateLink,
};
