import { paymentMobileBegin, paymentMobileCheck, paymentMobileClose } from '#contract/calls/payment.ts';
import type { ErrorName } from '#contract/codes.ts';
import { orderToPay } from '#server/testing/orderToPay.ts';
import { sentKey } from '../../../flowkit/server/drafts.ts';
import { type Code, newKey, type Probe, probe } from '../../../flowkit/server/probe.ts';
import { type At, isIn } from '../../../flowkit/server/servedFlow.ts';
import { subject, token } from '../../payments/server/order.ts';
import { type Environment, wanted } from './environment.ts';
import { lastPayment, type MobileRun, price } from './run.ts';

const begun = { order_id: subject, token, ...wanted.code };
const foreignToken = 'A'.repeat(22);

const beginning = (name: string, code: Code, by: Readonly<Record<string, unknown>> = {}): Probe<MobileRun> =>
  probe(name, code, ({ api }) => api.call(paymentMobileBegin, { body: { ...begun, ...by }, key: newKey() }));

const wishing = (
  name: string,
  code: Code,
  about: (run: MobileRun) => Promise<{ readonly payment_id: string; readonly token: string }>,
): readonly Probe<MobileRun>[] =>
  [paymentMobileCheck, paymentMobileClose].map((call) =>
    probe(`${name}: ${call.path}`, code, async (run) =>
      run.api.call(call, { body: { order_id: subject, ...(await about(run)) } }),
    ),
  );

const lastWith = (by: string) => async (run: MobileRun) => ({
  payment_id: (await lastPayment(run))?.payment_id ?? 'no-payment',
  token: by,
});

/** Begins under the key with which the page began the open payment. */
const underItsKey = (
  name: string,
  code: Code,
  attempt: number,
  bodyOf: (run: MobileRun) => Promise<typeof begun | (Omit<typeof begun, 'provider'> & { provider: 'alipay' })>,
): Probe<MobileRun> =>
  probe(name, code, async (run) => {
    const key = await sentKey(run, { flow: 'mobilePayment', subject }, attempt);
    return run.api.call(paymentMobileBegin, { body: await bodyOf(run), key });
  });

async function anotherOrder({ world: { db, now } }: MobileRun) {
  const { order_id, token: own } = await orderToPay(db, { minor: price.amount, currency: price.currency }, now());
  return { ...begun, order_id, token: own };
}

const isSettled = isIn('watching', 'paid', 'absent');

const againstOrder = {
  paid: 'order_state_refuses',
  'paid twice': 'order_state_refuses',
  cancelled: 'order_state_refuses',
  expired: 'order_state_refuses',
  proof: 'payment_unsettled',
  'too dear': 'payment_amount_out_of_range',
  'in another currency': 'payment_currency_not_taken',
} as const satisfies Record<Exclude<Environment['order'], 'unpaid' | 'gone'>, ErrorName>;

const isIdle = (payment: Environment['payment']): boolean =>
  ['none', 'declined', 'expired', 'given up'].includes(payment);

export function probesAt({ snapshot, environment: { payment, order } }: At<Environment>): readonly Probe<MobileRun>[] {
  if (!isSettled(snapshot)) return [];
  if (order === 'gone') {
    return [
      beginning('by a link that leads to no order any more', 'order_not_found'),
      ...wishing('of an order that is gone', 'order_not_found', lastWith(token)),
    ];
  }
  const ofOthers = [
    beginning('without the token of the link', 'order_not_found', { token: foreignToken }),
    ...wishing('without the token of the link', 'order_not_found', lastWith(foreignToken)),
    ...wishing('the payment of another order', 'not_found', async ({ other: { payment_id } }) => ({
      payment_id,
      token,
    })),
  ];
  if (order !== 'unpaid') return [...ofOthers, beginning('what cannot be paid', againstOrder[order])];
  if (isIdle(payment)) {
    return [...ofOthers, beginning('for an amount of one’s own', 'unknown_field', { amount: 100 })];
  }
  const beside = [
    beginning('beside a payment that is open', 'payment_unsettled'),
    beginning('by another provider, beside a payment that is open', 'payment_unsettled', wanted.wallet),
  ];
  if (payment !== 'own code') return [...ofOthers, ...beside];
  const attempt = snapshot.context.attempt - 1;
  return [
    ...ofOthers,
    ...beside,
    underItsKey('once more', 'ok', attempt, async () => begun),
    underItsKey('by another provider under the same key', 'idempotency_key_reused', attempt, async () => ({
      ...begun,
      provider: 'alipay',
    })),
    underItsKey('another order under the same key', 'ok', attempt, anotherOrder),
  ];
}
