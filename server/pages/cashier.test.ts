import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { languageCookie, languages } from '#contract/languages.ts';
import { type OrderToPay, orderToPay } from '../testing/orderToPay.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { textIn } from '../texts/textIn.ts';
import { cashierMessages } from './cashier.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Begun {
  readonly order: OrderToPay;
  readonly address: string;
}

async function beginPayment(): Promise<Begun> {
  const order = await orderToPay(test.deps.db, { minor: 500_000, currency: 'CNY' }, test.deps.now());
  const { order_id, token } = order;
  const body = { order_id, token, provider: 'wechat', device: 'computer' } as const;
  const key = randomBytes(16).toString('hex');
  const { mobile } = await test.visitor().ok(calls.paymentMobileBegin, body, key);
  return { order, address: mobile.payment?.code_url ?? '' };
}

const choose = (address: string, action: string, headers: Readonly<Record<string, string>> = {}) =>
  test.visitor().fetch(address, { method: 'POST', body: new URLSearchParams({ action }), headers });

const textOf = async (address: string) => (await test.visitor().fetch(address)).text();

async function readState({ order: { order_id, token } }: Begun) {
  const { order, mobile, received } = await test.visitor().ok(calls.paymentRead, { order_id, token });
  return [order.payment_status, mobile.payment?.status, ...received.map(({ settlement }) => settlement).toSorted()];
}

describe('cashier of the sandbox [PAY-15]', () => {
  it.each(languages)(
    'the sandbox cashier shows in %s the payment and the possible actions, without a script',
    async (language) => {
      const { address, order } = await beginPayment();
      const text = await textOf(`${address}?lang=${language}`);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(order.order_no);
      expect(text).toMatch(/CNY\s5,000\.00/);
      const { pay, pay_twice, pay_unheard, decline, end } = cashierMessages.actions;
      const names = [pay, pay_twice, pay_unheard, decline, end].map(({ name }) => textIn(language)(name));
      expect([...text.matchAll(/<button[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(names);
      expect(text).not.toContain('<script');
    },
  );

  it('the language chosen at the sandbox cashier does not change the language of the mall [LAN-82]', async () => {
    const { address } = await beginPayment();
    const visitor = test.visitor();
    expect(await (await visitor.fetch(`${address}?lang=en`)).text()).toContain('<html lang="en">');
    const chosen = { method: 'POST', body: new URLSearchParams({ action: 'decline' }) };
    const answer = await visitor.fetch(`${address}?lang=en`, chosen);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${address}?lang=en`]);
    expect(visitor.cookies.get(languageCookie.name)).toBeUndefined();
  });

  it.each([
    ['pay', ['received', 'paid', 'matched']],
    ['pay_twice', ['received', 'paid', 'matched', 'to_refund']],
    ['pay_unheard', ['processing', 'open']],
    ['decline', ['failed', 'failed']],
    ['end', ['processing', 'open']],
    ['nonsense', ['processing', 'open']],
  ] as const)('an action at the sandbox cashier redirects back and changes the payment: %s', async (action, stands) => {
    const payment = await beginPayment();
    const answer = await choose(payment.address, action);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, payment.address]);
    expect(await readState(payment)).toEqual(stands);
  });

  it('a payment ended at the sandbox cashier can be paid late, once', async () => {
    const payment = await beginPayment();
    await choose(payment.address, 'pay_late');
    expect(await readState(payment)).toEqual(['processing', 'open']);
    await choose(payment.address, 'end');
    expect(await textOf(payment.address)).toContain(textIn('zh-CN')(cashierMessages.actions.pay_late.name));
    await choose(payment.address, 'pay');
    await choose(payment.address, 'pay_late');
    await choose(payment.address, 'pay_late');
    expect(await readState(payment)).toEqual(['received', 'paid', 'matched']);
    expect(await textOf(payment.address)).toContain(textIn('zh-CN')(cashierMessages.statuses.paid));
  });

  it('the sandbox cashier rejects cross-site forms with 403, and an unknown link is 404 [WIR-04]', async () => {
    const payment = await beginPayment();
    const foreign = await choose(payment.address, 'pay', { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, await readState(payment)]).toEqual([403, ['processing', 'open']]);
    const elsewhere = await test.visitor().fetch(`${payment.address.slice(0, -1)}_`);
    expect(elsewhere.status).toBe(404);
  });
});
