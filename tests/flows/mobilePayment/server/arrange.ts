import { eq } from 'drizzle-orm';
import { paymentMobileCheck, paymentMobileClose } from '#contract/calls/payment.ts';
import { orders } from '#server/modules/orders/tables.ts';
import type { SandboxAction } from '#server/modules/payments/sandbox/sandbox.ts';
import { sandboxPayments } from '#server/modules/payments/sandbox/tables.ts';
import { mobilePayments } from '#server/modules/payments/tables.ts';
import {
  type Arrange as ArrangeOf,
  changing,
  inTurn,
  pressInSandbox,
  theRow,
} from '../../../flowkit/server/arranging.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { answered } from '../../../flowkit/server/wireClient.ts';
import { cancel, expire, happen, payByTransfer, subject, token, withdraw } from '../../payments/server/order.ts';
import type { Environment, Wanted } from './environment.ts';
import { beginFor, lastPayment, type MobileRun } from './run.ts';

export type Arrange = ArrangeOf<MobileRun>;

export const beginElsewhere =
  (as: Wanted): Arrange =>
  async (run) => {
    await beginFor(run, { order_id: subject, token }, as);
  };

async function openedPayment(run: ServedRun) {
  const row = await lastPayment(run);
  if (row === null) throw new Error('no payment was begun');
  return row;
}

async function changePayment(run: ServedRun, changes: Partial<typeof mobilePayments.$inferInsert>): Promise<void> {
  const { payment_id } = await openedPayment(run);
  await run.world.db.update(mobilePayments).set(changes).where(eq(mobilePayments.payment_id, payment_id));
}

const askElsewhere =
  (call: typeof paymentMobileCheck | typeof paymentMobileClose): Arrange =>
  async (run) => {
    const { payment_id } = await openedPayment(run);
    await answered(run.api.call(call, { body: { order_id: subject, token, payment_id } }));
  };

const checkElsewhere = askElsewhere(paymentMobileCheck);

export const atCashier =
  (action: SandboxAction): Arrange =>
  async (run) => {
    const { world } = run;
    const { payment_id } = await openedPayment(run);
    const ofPayment = eq(sandboxPayments.payment_id, payment_id);
    const { secret } = theRow(await world.db.select().from(sandboxPayments).where(ofPayment));
    await pressInSandbox(world, `/cashier/${secret}`, action);
  };

/** The provider declines the payment without a notification. */
export const declineUnheard: Arrange = async (run) => {
  const { payment_id } = await openedPayment(run);
  await run.world.db
    .update(sandboxPayments)
    .set({ status: 'declined' })
    .where(eq(sandboxPayments.payment_id, payment_id));
};

/** The payment expires without any clock moving. */
export const passTime: Arrange = (run) => changePayment(run, { expires_at: run.world.now() });

/** The provider's next answer is lost: it does open the payment ("create") but closes none ("close"). */
export const loseNext =
  (ask: 'create' | 'query' | 'close'): Arrange =>
  async ({ world: { trouble } }) => {
    trouble.lost = { ask, done: ask === 'create', once: true };
  };

/** The provider has not sent a payment code or wallet link yet. */
const forgetCode: Arrange = (run) => changePayment(run, { code_url: null, wallet_url: null });

export const doubtElsewhere = inTurn(loseNext('query'), checkElsewhere);
export const expireElsewhere = inTurn(passTime, checkElsewhere);
export const giveUpElsewhere = askElsewhere(paymentMobileClose);

export const loseRecord: Arrange = async (run) => {
  await run.world.db.delete(mobilePayments).where(eq(mobilePayments.order_id, subject));
  await happen(run, 'payment_closed', { payment_status: 'none' });
};

/** Steps from an order without a payment to each status. */
export const paymentStands: Readonly<
  Record<Exclude<Environment['payment'], 'none' | 'own code' | 'over' | 'paid'> | 'code of WeChat Pay', Arrange>
> = {
  code: beginElsewhere('code'),
  // Unlike the provider's codes, the sandbox's codes contain a path.
  'code of WeChat Pay': inTurn(beginElsewhere('code'), (run) =>
    changePayment(run, { code_url: 'weixin://wxpay/bizpayurl?pr=abc' }),
  ),
  wallet: beginElsewhere('wallet'),
  preparing: inTurn(beginElsewhere('code'), forgetCode),
  unknown: inTurn(beginElsewhere('code'), forgetCode, loseNext('create'), checkElsewhere),
  declined: inTurn(beginElsewhere('code'), atCashier('decline')),
  expired: inTurn(beginElsewhere('code'), expireElsewhere),
  'given up': inTurn(beginElsewhere('code'), giveUpElsewhere),
};

/** Pays the order by its open payment, or by transfer if none is open. */
export const pay =
  (action: Extract<SandboxAction, 'pay' | 'pay_unheard'>): Arrange =>
  async (run) => {
    const row = await lastPayment(run);
    if (row === null || (row.status !== 'open' && row.status !== 'unknown')) return payByTransfer(run);
    if (row.expires_at <= run.world.now()) return atCashier('pay_late')(run);
    // The server does not query a payment without a code, but creates it again; so this one is announced.
    await atCashier(row.code_url === null && row.wallet_url === null ? 'pay' : action)(run);
  };

const change = changing(orders, eq(orders.order_id, subject));

/** Steps from an unpaid order to each status. */
export const orderStands: Readonly<Record<Exclude<Environment['order'], 'unpaid'>, Arrange>> = {
  paid: pay('pay'),
  'paid twice': inTurn(beginElsewhere('code'), atCashier('pay_twice')),
  cancelled: cancel,
  expired: expire,
  proof: (run) => happen(run, 'proof_submitted', { payment_status: 'proof_submitted' }),
  'too dear': change({ amount: 3_940_001 }),
  'in another currency': change({ currency: 'USD' }),
  gone: withdraw,
};
