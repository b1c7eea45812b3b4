import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { type MobileProvider, type PaymentView, paymentView } from '#contract/entities/payment.ts';
import type { Money } from '#contract/money.ts';
import { type SandboxMessage, sandboxKey } from '../../../providers/sandbox.ts';
import { type OrderToPay, orderToPay } from '../../../testing/orderToPay.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import type { TestAnswer } from '../../../testing/testClient.ts';
import { makeUnreliable, noTrouble, type ProviderTrouble } from '../../../testing/unreliableProviders.ts';
import { orderEvents, orders } from '../../orders/tables.ts';
import type { ProviderRefunds, ProviderStatus } from '../providers/provider.ts';
import { signNotification } from '../sandbox/messages.ts';
import type { SandboxAction } from '../sandbox/sandbox.ts';
import { sandboxPayments } from '../sandbox/tables.ts';
import { mobilePayments, receivedPayments } from '../tables.ts';
import { watchPayments } from './watch.ts';

const price: Money = { minor: 500_000, currency: 'CNY' };
const key = () => randomBytes(16).toString('hex');

let test: TestApp;
let trouble: ProviderTrouble;

beforeAll(async () => {
  trouble = noTrouble();
  test = await createTestApp({ providers: (providers) => makeUnreliable(providers, trouble) });
});
beforeEach(() => {
  Object.assign(trouble, noTrouble());
  // Refills the rate limit of the network for each test.
  test.pass({ minutes: 1 });
});
afterAll(() => test.close());

const createOrder = (amount = price) => orderToPay(test.deps.db, amount, test.deps.now());
const link = ({ order_id, token }: OrderToPay) => ({ order_id, token });

const begin = (of: OrderToPay, { intent = key(), provider = 'wechat' as 'wechat' | 'alipay' } = {}) =>
  test.visitor().call(calls.paymentMobileBegin, { ...link(of), provider, device: 'computer' }, intent);

const viewOf = ({ data }: TestAnswer): PaymentView => paymentView.parse(data);

async function beginPayment(of: OrderToPay, provider?: 'wechat' | 'alipay') {
  const { mobile } = viewOf(await begin(of, provider && { provider }));
  if (mobile.payment === null) throw new Error('no payment was begun');
  return mobile.payment;
}

const read = async (of: OrderToPay) => test.visitor().ok(calls.paymentRead, link(of));
const syncCall = async (call: typeof calls.paymentMobileCheck | typeof calls.paymentMobileClose, of: OrderToPay) => {
  const payment_id = (await read(of)).mobile.payment?.payment_id ?? '';
  return test.visitor().call(call, { ...link(of), payment_id });
};
const check = (of: OrderToPay) => syncCall(calls.paymentMobileCheck, of);
const close = (of: OrderToPay) => syncCall(calls.paymentMobileClose, of);

/** Acts at the sandbox. Its notifications go to the test, not to the server. */
async function actAtSandbox(paymentId: string, action: SandboxAction): Promise<readonly SandboxMessage[]> {
  const [row] = await test.deps.db.select().from(sandboxPayments).where(eq(sandboxPayments.payment_id, paymentId));
  return (await test.deps.sandbox?.act(row?.secret ?? '', action)) ?? [];
}

/** Sends a provider's notification to the server, without any session. */
const sendNotification = (message: SandboxMessage) =>
  test.app.request(message.path, { method: 'POST', headers: message.headers, body: message.body });

const readState = async (of: OrderToPay) => {
  const { order: paid, received, mobile } = await read(of);
  return {
    status: paid.status,
    payment_status: paid.payment_status,
    payment: mobile.payment?.status ?? null,
    received: received.map(({ settlement }) => settlement).toSorted(),
  };
};

const openState = { status: 'unpaid', payment_status: 'processing', payment: 'open', received: [] };
const paidState = { status: 'paid', payment_status: 'received', payment: 'paid', received: ['matched'] };

const historyOf = async ({ order_id }: OrderToPay) =>
  (
    await test.deps.db
      .select({ event: orderEvents.event, actor: orderEvents.actor })
      .from(orderEvents)
      .where(eq(orderEvents.order_id, order_id))
      .orderBy(asc(orderEvents.event_id))
  ).map(({ event, actor }) => `${event} by ${actor}`);

describe('beginning a payment at a provider', () => {
  it('beginning a payment returns its code and expiry, and a second one gets payment_unsettled [PAY-08]', async () => {
    const of = await createOrder();
    const view = viewOf(await begin(of));
    const expires_at = new Date(test.deps.now().getTime() + 15 * 60_000).toISOString();
    expect(view.mobile).toEqual({
      payment: {
        payment_id: expect.stringMatching(/^[0-9a-f]{24}$/),
        provider: 'wechat',
        status: 'open',
        amount: price,
        code_url: expect.stringMatching(/^\/cashier\/[\w-]{22}$/),
        wallet_url: null,
        begun_at: test.deps.now().toISOString(),
        expires_at,
      },
      offers: [
        { provider: 'wechat', reason: null },
        { provider: 'alipay', reason: null },
      ],
      limits: { least: { minor: 100_000, currency: 'CNY' }, most: { minor: 3_940_000, currency: 'CNY' } },
    });
    expect(await readState(of)).toEqual(openState);
    expect((await begin(of)).code).toBe('payment_unsettled');
    expect(await historyOf(of)).toEqual(['payment_begun by link']);
  });

  it('beginning a payment on a phone returns the wallet URL, and the history names the client as its actor', async () => {
    const of = await createOrder();
    const owner = await test.signedIn('owner@cn.example');
    const body = { order_id: of.order_id, provider: 'alipay', device: 'phone' } as const;
    const { mobile } = await owner.ok(calls.paymentMobileBegin, body, key());
    expect(mobile.payment).toMatchObject({ code_url: null, wallet_url: expect.stringMatching(/^\/cashier\//) });
    expect(await historyOf(of)).toEqual(['payment_begun by client']);
  });

  it('beginning a payment several times at once creates one payment [PAY-08]', async () => {
    const of = await createOrder();
    const intent = key();
    const answers = await Promise.all([begin(of, { intent }), begin(of, { intent }), begin(of), begin(of)]);
    const opened = answers.filter(({ code }) => code === 'ok').map((answer) => viewOf(answer).mobile.payment);
    expect(answers.map(({ code }) => code).toSorted()).not.toContain('unavailable');
    expect(new Set(opened.map((payment) => payment?.payment_id)).size).toBe(1);
    const rows = await test.deps.db.select().from(mobilePayments).where(eq(mobilePayments.order_id, of.order_id));
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ minor: 99_999, currency: 'CNY' }, 'amount_out_of_range', 'payment_amount_out_of_range'],
    [{ minor: 100_000, currency: 'CNY' }, null, 'ok'],
    [{ minor: 3_940_000, currency: 'TWD' }, null, 'ok'],
    [{ minor: 3_940_001, currency: 'TWD' }, 'amount_out_of_range', 'payment_amount_out_of_range'],
    [{ minor: 500_000, currency: 'USD' }, 'currency_not_taken', 'payment_currency_not_taken'],
    [{ minor: 5000, currency: 'JPY' }, 'currency_not_taken', 'payment_currency_not_taken'],
  ] as const)(
    'a payment of %o is offered with the reason %s and answered with %s [PAY-09]',
    async (amount, reason, code) => {
      const of = await createOrder(amount);
      expect((await read(of)).mobile.offers).toEqual([
        { provider: 'wechat', reason },
        { provider: 'alipay', reason },
      ]);
      expect((await begin(of)).code).toBe(code);
    },
  );

  it('beginning a payment is limited to 100 times a day per order', async () => {
    const { db } = test.deps;
    const [other, of] = [await createOrder(), await createOrder()];
    await begin(other);
    const [begun] = await db.select().from(mobilePayments).where(eq(mobilePayments.order_id, other.order_id));
    if (begun === undefined) throw new Error('nothing was begun');
    const { number: _number, ...row } = begun;
    const closed = { ...row, order_id: of.order_id, status: 'closed' } as const;
    await db
      .insert(mobilePayments)
      .values(Array.from({ length: 100 }, (_, at) => ({ ...closed, payment_id: `${at}` })));
    expect((await begin(of)).code).toBe('too_many_requests');
    test.pass({ days: 1 });
    expect((await begin(of)).code).toBe('ok');
  });

  it('beginning a payment is rejected for a cancelled order and while a proof of payment is under review', async () => {
    const [cancelled, checked] = [await createOrder(), await createOrder()];
    const { db } = test.deps;
    await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.order_id, cancelled.order_id));
    await db.update(orders).set({ payment_status: 'proof_submitted' }).where(eq(orders.order_id, checked.order_id));
    expect((await begin(cancelled)).code).toBe('order_state_refuses');
    expect((await begin(checked)).code).toBe('payment_unsettled');
  });

  it('beginning, checking or closing a payment with another token is rejected with order_not_found [ORD-02]', async () => {
    const [of, other] = [await createOrder(), await createOrder()];
    const { payment_id } = await beginPayment(of);
    const [last] = of.token.slice(-1);
    const tampered = { ...of, token: `${of.token.slice(0, -1)}${last === 'A' ? 'Q' : 'A'}` };
    for (const claim of [tampered, { ...of, token: other.token }]) {
      expect((await begin(claim)).code).toBe('order_not_found');
      for (const call of [calls.paymentMobileCheck, calls.paymentMobileClose]) {
        expect((await test.visitor().call(call, { ...link(claim), payment_id })).code).toBe('order_not_found');
      }
    }
    const elsewhere = await test.visitor().call(calls.paymentMobileClose, { ...link(other), payment_id });
    expect(elsewhere.code).toBe('not_found');
    expect(await readState(of)).toEqual(openState);
  });

  it('no provider is offered and its calls are refused when none is configured', async () => {
    const none = await createTestApp({ settings: { sandbox_currencies: null } });
    const of = await orderToPay(none.deps.db, price, none.deps.now());
    const visitor = none.visitor();
    expect((await visitor.ok(calls.paymentRead, link(of))).mobile.offers).toEqual([]);
    const body = { ...link(of), provider: 'wechat', device: 'phone' } as const;
    expect((await visitor.call(calls.paymentMobileBegin, body, key())).code).toBe('not_offered');
    expect((await visitor.fetch('/oss/mall/payment/wechat-notify', { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await visitor.fetch('/cashier/any')).status).toBe(302);
    await none.close();
  });
});

describe('notifications of a payment provider', () => {
  it('a payment notification sent 50 times at once is recorded once [PAY-01]', async () => {
    const of = await createOrder();
    const [message] = await actAtSandbox((await beginPayment(of)).payment_id, 'pay');
    if (message === undefined) throw new Error('nothing was told');
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendNotification(message)));
    const texts = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
    expect(new Set(texts)).toEqual(new Set(['200 taken']));
    expect(await readState(of)).toEqual(paidState);
    expect(await historyOf(of)).toEqual(['payment_begun by link', 'paid by provider']);
  });

  it('a forged, changed or outdated notification is rejected with 403, and a check finds the payment later [PAY-10]', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    const [message] = await actAtSandbox(payment_id, 'pay');
    if (message === undefined) throw new Error('nothing was told');
    const unsigned = { ...message, headers: {} };
    const changed = { ...message, body: message.body.replace('500000', '100000') };
    const elsewhere = { ...message, path: message.path.replace('wechat', 'alipay') };
    expect(
      (await Promise.all([unsigned, changed, elsewhere].map(sendNotification))).map(({ status }) => status),
    ).toEqual([403, 403, 403]);
    test.pass({ minutes: 6 });
    expect((await sendNotification(message)).status).toBe(403);
    expect(await readState(of)).toEqual(openState);
    // A query finds a payment without a notification.
    expect((await check(of)).code).toBe('ok');
    expect(await readState(of)).toEqual(paidState);
  });

  it('a payment notification is logged with its result code and without its content [WIR-07]', async () => {
    const [message] = await actAtSandbox((await beginPayment(await createOrder())).payment_id, 'pay');
    if (message === undefined) throw new Error('nothing was told');
    const before = test.logged.length;
    await sendNotification({ ...message, headers: {} });
    await sendNotification(message);
    const facts = (code: string) => ({
      call: 'wechatNotify',
      code,
      ms: expect.any(Number),
      request_id: expect.any(String),
    });
    const refused = { account: null, event: 'access-refused', network: '', outcome: 'not_permitted' };
    expect(test.logged.slice(before)).toEqual([
      { event: 'security', facts: { ...refused, request_id: expect.any(String) } },
      { event: 'call', facts: facts('not_permitted') },
      { event: 'call', facts: facts('ok') },
    ]);
  });

  it('a declined notification after the paid one leaves the order paid', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    const [paid] = await actAtSandbox(payment_id, 'pay');
    if (paid === undefined) throw new Error('nothing was told');
    await sendNotification(paid);
    await sendNotification(notificationOf(payment_id, { kind: 'declined' }));
    expect(await readState(of)).toEqual(paidState);
  });

  it('a paid notification after a declined one marks the order as paid', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    await sendNotification(notificationOf(payment_id, { kind: 'declined' }));
    expect(await readState(of)).toEqual({ ...openState, payment_status: 'failed', payment: 'failed' });
    await sendNotification(notificationOf(payment_id, paidStatusOf(price)));
    expect(await readState(of)).toEqual(paidState);
    expect(await historyOf(of)).toEqual(['payment_begun by link', 'payment_failed by provider', 'paid by provider']);
  });

  it('a payment of another amount is left undecided for finance, and the order can be paid again [PAY-01]', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    await sendNotification(notificationOf(payment_id, paidStatusOf({ ...price, minor: price.minor - 1 })));
    expect(await readState(of)).toEqual({
      status: 'unpaid',
      payment_status: 'none',
      payment: 'paid',
      received: ['undecided'],
    });
    expect((await begin(of)).code).toBe('ok');
  });

  it('a payment of an order that was cancelled or paid before is settled as to_refund [PAY-01]', async () => {
    const [cancelled, twice] = [await createOrder(), await createOrder()];
    const { payment_id } = await beginPayment(cancelled);
    await close(cancelled);
    const { db } = test.deps;
    await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.order_id, cancelled.order_id));
    await sendNotification(notificationOf(payment_id, paidStatusOf(price)));
    expect(await readState(cancelled)).toEqual({
      status: 'cancelled',
      payment_status: 'none',
      payment: 'paid',
      received: ['to_refund'],
    });
    for (const message of await actAtSandbox((await beginPayment(twice)).payment_id, 'pay_twice'))
      await sendNotification(message);
    expect(await readState(twice)).toEqual({ ...paidState, received: ['matched', 'to_refund'] });
  });

  it('two payments notified at once pay the order once, and the second is settled as to_refund [PAY-01]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const of = await createOrder();
      const messages = await actAtSandbox((await beginPayment(of)).payment_id, 'pay_twice');
      await Promise.all([...messages, ...messages].map(sendNotification));
      expect(await readState(of)).toEqual({ ...paidState, received: ['matched', 'to_refund'] });
    }
  });

  it('a paid notification after the payment was closed and the order expired marks the order as paid', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    await close(of);
    test.pass({ days: 20 });
    expect((await readState(of)).status).toBe('expired');
    await sendNotification(notificationOf(payment_id, paidStatusOf(price)));
    expect(await readState(of)).toEqual(paidState);
  });

  it('a notification of one provider does not change a payment of another provider', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    await sendNotification(notificationOf(payment_id, { kind: 'declined' }, 'alipay'));
    await sendNotification(notificationOf(payment_id, paidStatusOf(price), 'alipay'));
    expect(await readState(of)).toEqual(openState);
  });

  it('money for an unknown payment id is recorded as undecided for finance', async () => {
    await sendNotification(notificationOf('0123456789abcdef', paidStatusOf(price, 'unknown-1')));
    const [row] = await test.deps.db.select().from(receivedPayments).where(eq(receivedPayments.reference, 'unknown-1'));
    expect(row).toMatchObject({ order_id: null, settlement: 'undecided', means: 'wechat' });
  });

  it('an unreadable notification is rejected with 403, and the names of its fields are logged [PAY-60]', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    const before = test.logged.length;
    expect((await sendNotification(notificationOf(payment_id, paidStatusOf({ ...price, minor: 0 })))).status).toBe(403);
    expect(test.logged.slice(before)[0]).toEqual({
      event: 'payment-notification-unreadable',
      facts: { provider: 'wechat', fields: 'standing.transaction.amount' },
    });
    expect(await readState(of)).toEqual(openState);
  });

  it('a payment first reported as fully refunded is recorded as refunded, and its order can be paid again [PAY-61]', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    await sendNotification(notificationOf(payment_id, refunded(price, [{ reference: 'total', minor: price.minor }])));
    expect(await readState(of)).toEqual({
      status: 'unpaid',
      payment_status: 'none',
      payment: 'paid',
      received: ['refunded'],
    });
    expect(await historyOf(of)).toEqual(['payment_begun by link', 'money_refunded by provider']);
    expect((await begin(of)).code).toBe('ok');
  });

  it.each([
    ['a part', [{ reference: 'refund-1', minor: 1 }]],
    ['something', 'unknown'],
  ] as const)(
    'a payment is left undecided for finance when %s of it was refunded before it was recorded [PAY-61]',
    async (_, refunds) => {
      const of = await createOrder();
      const { payment_id } = await beginPayment(of);
      await sendNotification(notificationOf(payment_id, refunded(price, refunds)));
      expect((await readState(of)).received).toEqual(['undecided']);
    },
  );

  it('refunds of a received payment are added up, each once, and the order stays paid [PAY-61]', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    const known = key();
    await sendNotification(notificationOf(payment_id, refunded(price, [], known)));
    const parts = [100_000, 150_000].map((minor, at) => [{ reference: `refund-${at}`, minor }]);
    for (const refunds of [...parts, ...parts])
      await sendNotification(notificationOf(payment_id, refunded(price, refunds, known)));
    const [row] = await test.deps.db.select().from(receivedPayments).where(eq(receivedPayments.reference, known));
    expect(row).toMatchObject({ settlement: 'matched', refunded: 250_000 });
    expect(await readState(of)).toEqual(paidState);
    const twice = ['money_refunded by provider', 'money_refunded by provider'];
    expect(await historyOf(of)).toEqual(['payment_begun by link', 'paid by provider', ...twice]);
  });

  it('a refund at the cashier marks all received money as refunded [PAY-61]', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    for (const message of await actAtSandbox(payment_id, 'pay_twice')) await sendNotification(message);
    for (const message of await actAtSandbox(payment_id, 'refund')) await sendNotification(message);
    expect(await readState(of)).toEqual({ ...paidState, received: ['matched', 'refunded'] });
    expect(await actAtSandbox(payment_id, 'refund')).toEqual([]);
    const reviewer = await test.signedIn('reviewer@desk.example');
    const { money } = await reviewer.ok(calls.deskMoneyList, { settlement: 'refunded' });
    const ofOrder = money.filter((each) => each.order?.order_id === of.order_id);
    expect(
      ofOrder
        .map(({ settlement, refunded: back }) => ({ settlement, back }))
        .toSorted((a, b) => a.settlement.localeCompare(b.settlement)),
    ).toEqual([
      { settlement: 'matched', back: price },
      { settlement: 'refunded', back: price },
    ]);
  });
});

const paidStatusOf = (amount: Money, transaction_id = key()): ProviderStatus => ({
  kind: 'paid',
  transaction: { transaction_id, amount, refunds: [] },
});

const refunded = (amount: Money, refunds: ProviderRefunds, transaction_id = key()): ProviderStatus => ({
  kind: 'paid',
  transaction: { transaction_id, amount, refunds },
});

function notificationOf(payment_id: string, standing: ProviderStatus, name: MobileProvider = 'wechat'): SandboxMessage {
  const by = { name, signing: sandboxKey(test.deps.settings), now: test.deps.now() } as const;
  return signNotification({ payment_id, standing }, by);
}

describe('closing a payment', () => {
  it('closing a payment closes it at the provider, and the order can be paid in another way [PAY-11]', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    expect(viewOf(await close(of)).mobile.payment).toMatchObject({ status: 'closed', code_url: null });
    expect(await readState(of)).toEqual({ ...openState, payment_status: 'none', payment: 'closed' });
    expect(await actAtSandbox(payment_id, 'pay')).toEqual([]);
    expect(await historyOf(of)).toEqual(['payment_begun by link', 'payment_closed by link']);
    expect((await close(of)).code).toBe('ok');
    expect((await beginPayment(of, 'alipay')).provider).toBe('alipay');
  });

  it('closing a payment that was paid without a notification marks the order as paid [PAY-11]', async () => {
    const of = await createOrder();
    await actAtSandbox((await beginPayment(of)).payment_id, 'pay_unheard');
    await close(of);
    expect(await readState(of)).toEqual(paidState);
  });

  it('closing and paying a payment at once leaves it in the state that the provider reports [PAY-11]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const of = await createOrder();
      const { payment_id } = await beginPayment(of);
      const pay = async () => Promise.all((await actAtSandbox(payment_id, 'pay')).map(sendNotification));
      const [told] = await Promise.all(round % 2 === 0 ? [pay(), close(of)] : [close(of).then(() => []), pay()]);
      await check(of);
      const [atProvider] = await test.deps.db
        .select({ status: sandboxPayments.status })
        .from(sandboxPayments)
        .where(eq(sandboxPayments.payment_id, payment_id));
      const closed = { ...openState, payment_status: 'none', payment: 'closed' };
      expect(await readState(of)).toEqual(atProvider?.status === 'paid' ? paidState : closed);
      expect(told).toBeDefined();
    }
  });
});

describe('a provider without a certain answer', () => {
  const doubted = { ...openState, payment_status: 'unknown', payment: 'unknown' };

  it.each([true, false])(
    'a payment whose creation has no certain answer is unknown until checked, and blocks another payment [PAY-12]',
    async (done) => {
      const of = await createOrder();
      trouble.lost = { ask: 'create', done };
      expect(viewOf(await begin(of)).mobile.payment).toMatchObject({ status: 'unknown', code_url: null });
      expect(await readState(of)).toEqual(doubted);
      expect((await begin(of)).code).toBe('payment_unsettled');
      expect((await begin(of, { provider: 'alipay' })).code).toBe('payment_unsettled');
      trouble.lost = null;
      expect(viewOf(await check(of)).mobile.payment).toMatchObject({
        status: 'open',
        code_url: expect.stringMatching(/^\/cashier\//),
      });
      expect(await readState(of)).toEqual(openState);
    },
  );

  it.each([true, false])(
    'a payment whose closing has no certain answer is unknown until it is closed again [PAY-12]',
    async (done) => {
      const of = await createOrder();
      await beginPayment(of);
      trouble.lost = { ask: 'close', done };
      await close(of);
      expect(await readState(of)).toEqual(doubted);
      trouble.lost = null;
      await close(of);
      expect(await readState(of)).toEqual({ ...openState, payment_status: 'none', payment: 'closed' });
    },
  );

  it('a payment whose query fails is unknown, and a later paid notification still counts [PAY-12]', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    trouble.lost = { ask: 'query', done: false };
    await check(of);
    expect(await readState(of)).toEqual(doubted);
    for (const message of await actAtSandbox(payment_id, 'pay')) await sendNotification(message);
    expect(await readState(of)).toEqual(paidState);
  });

  it('beginning a payment again with the same key returns its code when the first answer was not recorded', async () => {
    const of = await createOrder();
    const intent = key();
    await begin(of, { intent });
    const { db } = test.deps;
    await db.update(mobilePayments).set({ code_url: null }).where(eq(mobilePayments.order_id, of.order_id));
    expect(viewOf(await begin(of, { intent })).mobile.payment?.code_url).toMatch(/^\/cashier\//);
  });

  it('a payment closed by the user while it was being created is closed at the provider too', async () => {
    const of = await createOrder();
    trouble.before = async (ask) => {
      if (ask === 'create') await close(of);
    };
    await begin(of);
    expect(trouble.asked).toEqual({ create: 1, query: 0, close: 2 });
    expect(await readState(of)).toEqual({ ...openState, payment_status: 'none', payment: 'closed' });
    const { mobile } = await read(of);
    const payment_id = mobile.payment?.payment_id ?? '';
    expect(await actAtSandbox(payment_id, 'pay')).toEqual([]);
  });
});

describe('polling payments at the provider', () => {
  it('a payment that was paid without a notification is found by polling after a minute [PAY-13]', async () => {
    const of = await createOrder();
    await actAtSandbox((await beginPayment(of)).payment_id, 'pay_unheard');
    await watchPayments(test.deps);
    expect(await readState(of)).toEqual(openState);
    test.pass({ minutes: 1 });
    await watchPayments(test.deps);
    expect(await readState(of)).toEqual(paidState);
  });

  it('an expired payment is closed at the provider, and a late paid notification still pays the order [PAY-13]', async () => {
    const of = await createOrder();
    const { payment_id } = await beginPayment(of);
    test.pass({ minutes: 15 });
    expect((await read(of)).mobile.payment).toMatchObject({ status: 'open', code_url: null });
    await watchPayments(test.deps);
    expect(await readState(of)).toEqual({ ...openState, payment_status: 'expired', payment: 'expired' });
    expect(await historyOf(of)).toEqual(['payment_begun by link', 'payment_expired by time']);
    for (const message of await actAtSandbox(payment_id, 'pay_late')) await sendNotification(message);
    expect(await readState(of)).toEqual(paidState);
  });

  it('each open payment is polled once a minute, however many processes poll', async () => {
    await beginPayment(await createOrder());
    const all = await test.deps.db.select().from(mobilePayments);
    const open = all.filter(({ status }) => status === 'open' || status === 'unknown');
    test.pass({ minutes: 1 });
    const before = { ...trouble.asked };
    const since = () => {
      const { create, query, close: closes } = trouble.asked;
      return create - before.create + (query - before.query) + (closes - before.close);
    };
    await Promise.all([1, 2, 3].map(() => watchPayments(test.deps)));
    expect(since()).toBe(open.length);
    await watchPayments(test.deps);
    expect(since()).toBe(open.length);
  });

  it('an open payment is closed by polling when the order was paid by another payment', async () => {
    const of = await createOrder();
    const first = await beginPayment(of);
    await close(of);
    await beginPayment(of);
    await sendNotification(notificationOf(first.payment_id, paidStatusOf(price)));
    expect(await readState(of)).toEqual({ ...paidState, payment: 'open' });
    test.pass({ minutes: 1 });
    await watchPayments(test.deps);
    expect(await readState(of)).toEqual({ ...paidState, payment: 'closed' });
  });
});
