import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const key = () => randomBytes(16).toString('base64url');

/** By order type: open, or the reason why not. */
async function typesOf(email: string): Promise<Record<string, string>> {
  const client = await app.signedIn(email);
  const { types } = await client.ok(calls.productTypeList, {});
  return Object.fromEntries(
    types.map(({ type, open, reasons }) => [type, open ? 'open' : reasons.map(({ reason }) => reason).join(' ')]),
  );
}

const upgradable = { new: 'has_active_plan', append: 'open', renew: 'open', upgrade: 'open', upgrade_renew: 'open' };

describe('demo data of the store', () => {
  test('the demo accounts together have every order type open, and closed for different reasons', async () => {
    expect({
      'owner@cn.example': await typesOf('owner@cn.example'),
      'member@cn.example': await typesOf('member@cn.example'),
      'new@cn.example': await typesOf('new@cn.example'),
      'owner@hk.example': await typesOf('owner@hk.example'),
      'owner@tw.example': await typesOf('owner@tw.example'),
      'owner@jp.example': await typesOf('owner@jp.example'),
    }).toEqual({
      'owner@cn.example': upgradable,
      'member@cn.example': upgradable,
      'new@cn.example': {
        new: 'open',
        append: 'no_plan_yet',
        renew: 'no_plan_yet',
        upgrade: 'no_plan_yet',
        upgrade_renew: 'no_plan_yet',
      },
      'owner@hk.example': { ...upgradable, upgrade: 'no_higher_version' },
      'owner@tw.example': {
        new: 'open',
        append: 'no_plan_yet',
        renew: 'open',
        upgrade: 'no_plan_yet',
        upgrade_renew: 'no_plan_yet',
      },
      'owner@jp.example': upgradable,
    });
  });

  test('the demo orders include every order status', async () => {
    const statuses = new Set<string>();
    for (const email of ['owner@cn.example', 'owner@hk.example', 'owner@tw.example', 'owner@jp.example']) {
      const client = await app.signedIn(email);
      const { orders } = await client.ok(calls.orderList, {});
      for (const { status } of orders) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual(['cancelled', 'completed', 'expired', 'paid', 'unpaid']);
  });

  test('plan prices are in the currency of each client [PRI-01]', async () => {
    const prices: unknown[] = [];
    for (const email of ['new@cn.example', 'owner@hk.example', 'owner@tw.example', 'owner@jp.example']) {
      const client = await app.signedIn(email);
      const { plans, currency_id } = await client.ok(calls.productTypeList, {});
      prices.push([currency_id, plans.find(({ plan_id }) => plan_id === 'growth')?.price]);
    }
    expect(prices).toEqual([
      [1, { minor: 1_280_000, currency: 'CNY' }],
      [2, { minor: 198_000, currency: 'USD' }],
      [3, { minor: 5_980_000, currency: 'TWD' }],
      [4, { minor: 288_000, currency: 'JPY' }],
    ]);
  });

  test('the demo main account in mainland China has a product, ad accounts, vouchers and a recommendation code', async () => {
    const client = await app.signedIn('owner@cn.example');
    const { products } = await client.ok(calls.productInfo, {});
    expect(products.map(({ plan_id, status, allowance }) => [plan_id, status, allowance])).toEqual([
      ['growth', 'active', { accounts: 15, storage_gb: 400, edm: 250_000, api_calls: 0 }],
    ]);
    const granted = await client.ok(calls.productCidList, { grant_status: 'granted' });
    expect(granted.cid_list.map(({ cid }) => cid)).toEqual(['482-193-7705']);
    expect((await client.ok(calls.productCidList, {})).cid_list).toHaveLength(3);
    const vouchers = await client.ok(calls.clientVouchers, { page_size: '9999', client_id: 'client-cn' });
    expect([vouchers.agency_vouchers.length, vouchers.client_vouchers.length]).toEqual([3, 9]);
    const own = await client.ok(calls.clientInviteCode, {});
    expect(own).toEqual({ invite_code: 'YUNFAN88', own: true, percent: 5, recommended_by: null });
  });
});

describe('the store over HTTP', () => {
  test('a recommendation code returns its discount and masked client name; the own and unknown codes are rejected', async () => {
    const client = await app.signedIn('new@cn.example');
    const answers = [];
    for (const code of [' harbour8 ', 'XINYA666', 'NOSUCHCODE'])
      answers.push(await client.call(calls.clientInviteCode, { code }));
    expect(answers.map(({ code }) => code)).toEqual(['ok', 'invite_code_own', 'invite_code_unknown']);
    expect(answers[0]?.data).toEqual({ invite_code: 'HARBOUR8', own: false, percent: 8, recommended_by: 'Ha***d' });
  });

  test('services are returned by plan, or for one product of the caller’s client', async () => {
    const client = await app.signedIn('owner@cn.example');
    const all = await client.ok(calls.productService, {});
    expect(Object.keys(all.services).sort()).toEqual([
      'crm-buyout',
      'flagship',
      'growth',
      'professional',
      'starter',
      'upgrade-renew',
    ]);
    const one = await client.ok(calls.productService, { order_product_id: 'cn-product' });
    expect(one.services).toEqual({ growth: all.services.growth });
    const foreign = await client.call(calls.productService, { order_product_id: 'hk-product' });
    expect(foreign.code).toBe('not_found');
  });

  test('the vouchers of another client are not_found [VOU-01]', async () => {
    const client = await app.signedIn('owner@cn.example');
    expect((await client.call(calls.clientVouchers, { client_id: 'client-hk' })).code).toBe('not_found');
  });

  test('the product and order lists are rejected for staff and visitors', async () => {
    const staff = await app.signedIn('support@desk.example');
    const visitor = app.visitor();
    const codes = [];
    for (const client of [staff, visitor]) {
      codes.push((await client.call(calls.productTypeList, {})).code, (await client.call(calls.orderList, {})).code);
    }
    expect(codes).toEqual(['not_permitted', 'not_permitted', 'not_signed_in', 'not_signed_in']);
  });

  test('an order is placed from a quote, found by its key, read with its token and cancelled', async () => {
    const client = await app.signedIn('new@cn.example');
    const { draft, asked } = await openPurchaseDraft(client);
    const quote = await client.ok(calls.orderPrice, { ...asked, addons: 'accounts:2,edm:1', services: 'training:1' });
    expect(quote.amount).toEqual({ minor: 1_870_000, currency: 'CNY' });
    const body = { quote_id: quote.quote_id, amount: quote.amount };
    const order = await client.ok(calls.orderAdd, body, draft.key);
    expect(await client.ok(calls.orderAdd, body, draft.key)).toEqual(order);
    const found = await client.ok(calls.orderByKey, { key: draft.key, draft_id: draft.draft_id });
    expect(found.order).toEqual(order);
    const { types, no_pay_order_number } = await client.ok(calls.productTypeList, {});
    expect([no_pay_order_number, types[0]?.reasons]).toEqual([
      1,
      [{ reason: 'unpaid_order_pending', order_id: order.order_id }],
    ]);
    const bearer = app.visitor();
    expect((await bearer.ok(calls.orderGet, { order_id: order.order_id, token: order.token })).order_no).toBe(
      order.order_no,
    );
    expect((await bearer.call(calls.orderGet, { order_id: order.order_id })).code).toBe('not_signed_in');
    await client.ok(calls.orderCancel, { order_id: order.order_id }, key());
    expect((await client.ok(calls.productTypeList, {})).types[0]?.open).toBe(true);
  });

  test('tampered price queries and orders are rejected, and no order is created [PRI-04]', async () => {
    const client = await app.signedIn('owner@tw.example');
    const { draft, asked } = await openPurchaseDraft(client);
    const before = await client.ok(calls.orderList, {});
    const priceOf = async (of: object) => (await client.call(calls.orderPrice, { ...asked, ...of })).code;
    const quote = await client.ok(calls.orderPrice, asked);
    const add = async (of: object) =>
      (await client.call(calls.orderAdd, { quote_id: quote.quote_id, amount: quote.amount, ...of }, draft.key)).code;
    expect({
      quantity: await priceOf({ addons: 'accounts:501' }),
      'no quantity': await priceOf({ addons: 'accounts:0' }),
      'negative quantity': await priceOf({ addons: 'accounts:-1' }),
      'unknown field': await priceOf({ amount: '1' }),
      client: await priceOf({ client_id: 'client-cn' }),
      'voucher of another': await priceOf({ vouchers: 'cn-welcome' }),
      'product of another': await priceOf({ order_type: 'renew', order_product_id: 'cn-product' }),
      plan: await priceOf({ plan_id: 'upgrade-renew' }),
      amount: await add({ amount: { minor: 1, currency: 'TWD' } }),
      'negative amount': await add({ amount: { minor: -quote.amount.minor, currency: 'TWD' } }),
      'extra field': await add({ discount: 1 }),
    }).toEqual({
      quantity: 'quantity_out_of_range',
      'no quantity': 'invalid_request',
      'negative quantity': 'invalid_request',
      'unknown field': 'unknown_field',
      client: 'not_found',
      'voucher of another': 'voucher_unknown',
      'product of another': 'choose_owned_product',
      plan: 'product_unavailable',
      amount: 'quote_changed',
      'negative amount': 'quote_changed',
      'extra field': 'unknown_field',
    });
    expect(await client.ok(calls.orderList, {})).toEqual(before);
  });

  test('reading or cancelling an order of another client gives the same answer as for an unknown order', async () => {
    const client = await app.signedIn('owner@jp.example');
    const answers = [
      await client.call(calls.orderGet, { order_id: 'cn-order-edm' }),
      await client.call(calls.orderGet, { order_id: 'no-such-order' }),
      await client.call(calls.orderCancel, { order_id: 'cn-order-edm' }, key()),
      await client.call(calls.orderCancel, { order_id: 'no-such-order' }, key()),
    ];
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['order_not_found']));
    expect(answers[0]).toEqual(answers[1]);
  });

  test('a child account can read orders and ask for quotes, but neither place nor cancel an order [PUR-12, CAN-06]', async () => {
    const member = await app.signedIn('member@cn.example');
    const { draft_id, key: draftKey } = await member.ok(calls.flowDraftOpen, { flow: 'purchase' });
    const asked = {
      client_id: 'client-cn',
      draft_id,
      order_type: 'append',
      order_product_id: 'cn-product',
      addons: 'edm:1',
    } as const;
    const quote = await member.ok(calls.orderPrice, asked);
    const body = { quote_id: quote.quote_id, amount: quote.amount };
    const answers = [
      await member.call(calls.orderAdd, body, draftKey),
      await member.call(calls.orderCancel, { order_id: 'cn-order-edm' }, key()),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['main_account_only', 'main_account_only']);
    const order = await member.ok(calls.orderGet, { order_id: 'cn-order-edm' });
    expect([order.status, order.can]).toEqual(['unpaid', { cancel: false, pay: true, activate: false }]);
  });
});

async function openPurchaseDraft(client: TestClient) {
  const { client_id } = await client.ok(calls.userRead, {});
  const draft = await client.ok(calls.flowDraftOpen, { flow: 'purchase' });
  const asked = {
    client_id: client_id ?? '',
    draft_id: draft.draft_id,
    order_type: 'new',
    plan_id: 'growth',
    years: '1',
  } as const;
  return { draft, asked };
}
