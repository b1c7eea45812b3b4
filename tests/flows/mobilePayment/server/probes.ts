import { paymentMobileBegin, paymentMobileCheck, paymentMobileClose } from '#contract/calls/payment.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { orderToPay } from '#server/testing/orderToPay.ts';
import { sentKey } from '../../../flowkit/server/drafts.ts';
import { newKey, type Probe, type ProbeCode, probe } from '../../../flowkit/server/probe.ts';
import { matchesAny, type ServedState } from '../../../flowkit/server/servedFlow.ts';
import { subject, token } from '../../payments/server/order.ts';
import { type Environment, paymentChoices } from './environment.ts';
import { lastPayment, type MobileRun, price } from './run.ts';

const beginBody = { order_id: subject, token, ...paymentChoices.code };
const foreignToken = 'A'.repeat(22);

const beginProbe = (name: string, code: ProbeCode, by: Readonly<Record<string, unknown>> = {}): Probe<MobileRun> =>
  probe(name, code, ({ api }) => api.call(paymentMobileBegin, { body: { ...beginBody, ...by }, key: newKey() }));

const commandProbe = (
  name: string,
  code: ProbeCode,
  about: (run: MobileRun) => Promise<{ readonly payment_id: string; readonly token: string }>,
): readonly Probe<MobileRun>[] =>
  [paymentMobileCheck, paymentMobileClose].map((call) =>
    probe(`${name}: ${call.path}`, code, async (run) =>
      run.api.call(call, { body: { order_id: subject, ...(await about(run)) } }),
    ),
  );

const lastPaymentBody = (by: string) => async (run: MobileRun) => ({
  payment_id: (await lastPayment(run))?.payment_id ?? 'no-payment',
  token: by,
});

/** Begins under the key with which the page began the open payment. */
const repeatedBeginProbe = (
  name: string,
  code: ProbeCode,
  attempt: number,
  bodyOf: (run: MobileRun) => Promise<typeof beginBody | (Omit<typeof beginBody, 'provider'> & { provider: 'alipay' })>,
): Probe<MobileRun> =>
  probe(name, code, async (run) => {
    const key = await sentKey(run, { flow: 'mobilePayment', subject }, attempt);
    return run.api.call(paymentMobileBegin, { body: await bodyOf(run), key });
  });

async function anotherOrder({ world: { db, now } }: MobileRun) {
  const { order_id, token: own } = await orderToPay(db, { minor: price.amount, currency: price.currency }, now());
  return { ...beginBody, order_id, token: own };
}

const isProbed = matchesAny('watching', 'paid', 'notFound');

const orderRefusalCodes = {
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

export function probesAt({
  snapshot,
  environment: { payment, order },
}: ServedState<Environment>): readonly Probe<MobileRun>[] {
  if (!isProbed(snapshot)) return [];
  if (order === 'gone') {
    return [
      beginProbe('by a link that leads to no order any more', 'order_not_found'),
      ...commandProbe('of an order that is gone', 'order_not_found', lastPaymentBody(token)),
    ];
  }
  const ofOthers = [
    beginProbe('without the token of the link', 'order_not_found', { token: foreignToken }),
    ...commandProbe('without the token of the link', 'order_not_found', lastPaymentBody(foreignToken)),
    ...commandProbe('the payment of another order', 'not_found', async ({ other: { payment_id } }) => ({
      payment_id,
      token,
    })),
  ];
  if (order !== 'unpaid') return [...ofOthers, beginProbe('what cannot be paid', orderRefusalCodes[order])];
  if (isIdle(payment)) {
    return [...ofOthers, beginProbe('for an amount of one’s own', 'unknown_field', { amount: 100 })];
  }
  const beside = [
    beginProbe('beside a payment that is open', 'payment_unsettled'),
    beginProbe('by another provider, beside a payment that is open', 'payment_unsettled', paymentChoices.wallet),
  ];
  if (payment !== 'own code') return [...ofOthers, ...beside];
  const attempt = snapshot.context.attempt - 1;
  return [
    ...ofOthers,
    ...beside,
    repeatedBeginProbe('once more', 'ok', attempt, async () => beginBody),
    repeatedBeginProbe('by another provider under the same key', 'idempotency_key_reused', attempt, async () => ({
      ...beginBody,
      provider: 'alipay',
    })),
    repeatedBeginProbe('another order under the same key', 'ok', attempt, anotherOrder),
  ];
}
