import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { OrderType } from '#contract/entities/product.ts';
import { messagesIn } from '../../testing/messages.ts';
import { attachContract, lineOf, type PaidOrderOptions, paidOrder } from '../../testing/paidOrder.ts';
import { testBegin } from '../../testing/providedDatabase.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { clients } from '../identity/tables.ts';
import { invoices } from '../invoices/tables.ts';
import { notices } from '../notices/tables.ts';
import { orderEvents, orders } from '../orders/tables.ts';
import { outbox } from '../outbox/tables.ts';
import { orderProducts } from '../products/tables.ts';

let test: TestApp;
let owner: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@cn.example');
});
afterEach(() => test.close());

const newKey = () => randomBytes(16).toString('hex');

/** A paid order with nothing left that prevents activation. */
async function ready(of: PaidOrderOptions): Promise<{ readonly order_id: string; readonly order_no: string }> {
  const order = await paidOrder(test.deps.db, of, testBegin);
  await attachContract(test.deps.db, order.order_id, testBegin);
  return order;
}

const read = ({ order_id }: { readonly order_id: string }, by = owner) => by.ok(calls.activationRead, { order_id });
const activate = ({ order_id }: { readonly order_id: string }, body = {}) =>
  owner.call(calls.orderActivate, { order_id, ...body }, newKey());
const productOf = async (id = 'cn-product') =>
  (await test.deps.db.select().from(orderProducts).where(eq(orderProducts.order_product_id, id)))[0];
const changeOrder = ({ order_id }: { readonly order_id: string }, changes: Partial<typeof orders.$inferInsert>) =>
  test.deps.db.update(orders).set(changes).where(eq(orders.order_id, order_id));

/** Now is 2026-03-02 08:00 UTC; the demo's product began 150 days earlier, for one year. */
const [now, began, ends] = ['2026-03-02T08:00:00.000Z', '2025-10-03T08:00:00.000Z', '2026-10-03T08:00:00.000Z'];
const expectedAddons = [
  { addon_id: 'accounts', quantity: 10 },
  { addon_id: 'storage', quantity: 2 },
  { addon_id: 'edm', quantity: 4 },
];

interface ExpectedActivation {
  readonly period: readonly [from: string, until: string | null, days: number | null];
  readonly product: Record<string, unknown>;
  readonly addons: readonly Record<string, unknown>[];
}

/** What each order type brings, calculated by hand. */
const expectedByType: Readonly<Record<OrderType, readonly [PaidOrderOptions, ExpectedActivation]>> = {
  new: [
    {
      order_type: 'new',
      lines: [
        lineOf('plan', 'growth', 2_560_000, { years: 2 }),
        lineOf('addon', 'accounts', 192_000, { quantity: 2, years: 2 }),
        lineOf('discount', 'growth', -128_000),
        lineOf('client_voucher', 'voucher', -50_000),
      ],
    },
    {
      period: [now, '2028-03-02T08:00:00.000Z', 731],
      product: {
        plan_id: 'growth',
        starts_at: now,
        ends_at: '2028-03-02T08:00:00.000Z',
        term_years: 2,
        plan_term_value: 2_432_000,
        allowance: { accounts: 7, storage_gb: 200, edm: 50_000, api_calls: 0 },
      },
      addons: [{ addon_id: 'accounts', quantity: 2, term_value: 192_000 }],
    },
  ],
  append: [
    {
      order_type: 'append',
      lines: [
        lineOf('addon', 'accounts', 240_000, { quantity: 5, years: 1 }),
        lineOf('addon', 'api', 300_000, { quantity: 1, years: 1 }),
        lineOf('credit', 'accounts', -98_630),
      ],
    },
    {
      period: [now, ends, 215],
      product: {
        plan_id: 'growth',
        starts_at: began,
        ends_at: ends,
        term_years: 1,
        plan_term_value: 1_280_000,
        allowance: { accounts: 20, storage_gb: 400, edm: 250_000, api_calls: 300_000 },
      },
      addons: [
        expect.objectContaining({ addon_id: 'accounts', quantity: 15 }),
        expect.objectContaining(expectedAddons[1]),
        expect.objectContaining(expectedAddons[2]),
        { addon_id: 'api', quantity: 1, term_value: 300_000 },
      ],
    },
  ],
  renew: [
    {
      order_type: 'renew',
      lines: [
        lineOf('plan', 'growth', 1_280_000, { years: 1 }),
        lineOf('addon', 'accounts', 480_000, { quantity: 10, years: 1 }),
        lineOf('addon', 'storage', 60_000, { quantity: 2, years: 1 }),
        lineOf('addon', 'edm', 80_000, { quantity: 4, years: 1 }),
      ],
    },
    {
      period: [ends, '2027-10-03T08:00:00.000Z', 365],
      product: {
        plan_id: 'growth',
        starts_at: began,
        ends_at: '2027-10-03T08:00:00.000Z',
        term_years: 2,
        plan_term_value: 2_560_000,
        allowance: { accounts: 15, storage_gb: 400, edm: 250_000, api_calls: 0 },
      },
      addons: expectedAddons.map((each) => expect.objectContaining(each)),
    },
  ],
  upgrade: [
    {
      order_type: 'upgrade',
      lines: [lineOf('plan', 'professional', 2_680_000, { years: 1 }), lineOf('credit', 'cn-product', -700_000)],
    },
    {
      period: [now, ends, 215],
      product: {
        plan_id: 'professional',
        starts_at: began,
        ends_at: ends,
        term_years: 1,
        plan_term_value: 2_680_000,
        allowance: expect.objectContaining({ accounts: 20 }),
      },
      addons: expectedAddons.map((each) => expect.objectContaining(each)),
    },
  ],
  upgrade_renew: [
    {
      order_type: 'upgrade_renew',
      lines: [lineOf('plan', 'upgrade-renew', 1_990_000, { years: 2 }), lineOf('credit', 'cn-product', -700_000)],
    },
    {
      period: [now, '2028-03-02T08:00:00.000Z', 731],
      product: {
        plan_id: 'upgrade-renew',
        starts_at: now,
        ends_at: '2028-03-02T08:00:00.000Z',
        term_years: 2,
        plan_term_value: 1_990_000,
        allowance: { accounts: 10, storage_gb: 1024, edm: 200_000, api_calls: 0 },
      },
      addons: [],
    },
  ],
};

describe('the effects of an activation', () => {
  it.each(Object.entries(expectedByType))(
    'activating an order of the type %s gives the calculated period, product and add-ons [ACT-02]',
    async (type, [of, expected]) => {
      const order = await ready(of);
      const { terms } = await read(order);
      const [from, until, days] = expected.period;
      expect([terms?.starts_at, terms?.ends_at, terms?.days]).toEqual([from, until, days]);
      expect((await activate(order, { revision: terms?.revision })).code).toBe('ok');
      const [row] = await test.deps.db.select().from(orders).where(eq(orders.order_id, order.order_id));
      expect([row?.status, row?.period]).toEqual(['completed', { starts_at: from, ends_at: until }]);
      const product = await productOf(row?.order_product_id ?? '');
      const { starts_at, ends_at, held_addons, ...rest } = product ?? {};
      expect({ ...rest, starts_at: starts_at?.toISOString(), ends_at: ends_at?.toISOString() }).toMatchObject({
        ...expected.product,
        administrator_id: 'user-owner-cn',
      });
      expect(held_addons).toEqual(expected.addons);
      expect(row?.order_product_id === 'cn-product').toBe(type !== 'new');
    },
  );

  it('an add-on bought outright stays in the product after an upgrade with renewal [ACT-02]', async () => {
    const connector = { addon_id: 'connector-buyout', quantity: 1, term_value: 0 };
    const accounts = { addon_id: 'accounts', quantity: 10, term_value: 1_200_000 };
    const having = { held_addons: [accounts, connector] };
    await test.deps.db.update(orderProducts).set(having).where(eq(orderProducts.order_product_id, 'cn-product'));
    const more = lineOf('addon', 'accounts', 480_000, { quantity: 2, years: 2 });
    const order = await ready({
      order_type: 'upgrade_renew',
      lines: [lineOf('plan', 'upgrade-renew', 1_990_000, { years: 2 }), more],
    });
    expect((await activate(order)).code).toBe('ok');
    expect((await productOf())?.held_addons).toEqual([
      connector,
      { addon_id: 'accounts', quantity: 2, term_value: 480_000 },
    ]);
  });

  it('a plan bought outright has no end date after its activation [ACT-02]', async () => {
    const order = await ready({ order_type: 'new', lines: [lineOf('plan', 'crm-buyout', 5_000_000)] });
    expect((await activate(order)).code).toBe('ok');
    expect((await read(order)).activated).toMatchObject({ starts_at: now, ends_at: null, days: null });
  });

  it('renewing an ended product starts a new term, and an order that adds to it cannot be activated', async () => {
    const past = { ends_at: new Date('2026-02-01T00:00:00Z') };
    await test.deps.db.update(orderProducts).set(past).where(eq(orderProducts.order_product_id, 'cn-product'));
    const added = await ready({ order_type: 'append' });
    expect((await read(added)).reasons).toEqual(['nothing_to_activate']);
    expect((await activate(added)).code).toBe('activation_failed');
    const renewed = await ready({ order_type: 'renew' });
    expect((await activate(renewed)).code).toBe('ok');
    expect((await productOf())?.ends_at?.toISOString()).toBe('2027-03-02T08:00:00.000Z');
  });

  it('activating outdated terms is refused (activation_changed); the passing of time does not outdate them [ACT-05]', async () => {
    const renewal = await ready({ order_type: 'renew' });
    const { terms } = await read(renewal);
    expect((await activate(await ready({ order_type: 'append' }))).code).toBe('ok');
    expect((await activate(renewal, { revision: terms?.revision })).code).toBe('activation_changed');
    const first = await ready({ order_type: 'new' });
    const shown = await read(first);
    test.pass({ hours: 3 });
    expect((await activate(first, { revision: shown.terms?.revision })).code).toBe('ok');
  });
});

describe('reasons against an activation', () => {
  it('activationRead lists all reasons against an activation, and orderActivate is refused with the first [ACT-01]', async () => {
    const order = await paidOrder(test.deps.db, { order_type: 'renew', invoice_flag: true }, testBegin);
    await changeOrder(order, { status: 'unpaid', payment_status: 'proof_submitted' });
    await test.deps.db
      .update(clients)
      .set({ verification_status: 'trial_pass' })
      .where(eq(clients.client_id, 'client-cn'));
    expect((await read(order)).reasons).toEqual(['receipt_incomplete', 'unverified', 'without_invoice', 'unsigned']);
    const answer = await activate(order);
    expect([answer.code, answer.data]).toEqual([
      'receipt_incomplete',
      { reasons: ['receipt_incomplete', 'unverified', 'without_invoice', 'unsigned'] },
    ]);
    await changeOrder(order, { status: 'paid', payment_status: 'received' });
    expect((await activate(order)).code).toBe('activation_unverified');
    await test.deps.db.update(clients).set({ verification_status: 'pass' }).where(eq(clients.client_id, 'client-cn'));
    expect((await activate(order)).code).toBe('activation_without_invoice');
    await changeOrder(order, { invoice_flag: false });
    expect((await activate(order)).code).toBe('activation_unsigned');
  });

  it.each(['unpaid', 'cancelled', 'completed'] as const)(
    'activating an order that is %s is refused and does not extend the product [ACT-01]',
    async (status) => {
      const order = await ready({ order_type: 'renew' });
      await changeOrder(order, { status, payment_status: 'none' });
      expect((await activate(order)).code).toBe('order_state_refuses');
      expect((await productOf())?.ends_at?.toISOString()).toBe(ends);
    },
  );

  it('a requested invoice without an application is a reason against activation (without_invoice) [ACT-01]', async () => {
    const order = await ready({ order_type: 'renew', invoice_flag: true });
    expect(await test.deps.db.select().from(invoices).where(eq(invoices.order_id, order.order_id))).toEqual([]);
    expect((await read(order)).reasons).toEqual(['without_invoice']);
  });

  it('a child account cannot activate an order (main_account_only), and another client gets order_not_found [ACT-06]', async () => {
    const order = await ready({ order_type: 'renew' });
    const member = await test.signedIn('member@cn.example');
    expect((await read(order, member)).reasons).toEqual(['main_account_only']);
    expect((await member.call(calls.orderActivate, order_id(order), newKey())).code).toBe('main_account_only');
    const other = await test.signedIn('owner@hk.example');
    expect((await other.call(calls.activationRead, order_id(order))).code).toBe('order_not_found');
    expect((await other.call(calls.orderActivate, order_id(order), newKey())).code).toBe('order_not_found');
  });
});

const order_id = (order: { readonly order_id: string }) => ({ order_id: order.order_id });

describe('activating an order once', () => {
  it('two concurrent activations with the same key both succeed and extend the product once [ACT-03]', async () => {
    const order = await ready({ order_type: 'renew' });
    const key = newKey();
    const answers = await Promise.all([1, 2].map(() => owner.call(calls.orderActivate, order_id(order), key)));
    expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok']);
    expect((await productOf())?.ends_at?.toISOString()).toBe('2027-10-03T08:00:00.000Z');
  });

  it('of two concurrent activations with different keys, one succeeds and one gets order_state_refuses [ACT-03]', async () => {
    const order = await ready({ order_type: 'renew' });
    const answers = await Promise.all([activate(order), activate(order)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ok', 'order_state_refuses']);
    expect((await productOf())?.ends_at?.toISOString()).toBe('2027-10-03T08:00:00.000Z');
  });

  it('an activation is recorded in the order history and sent to the client as a notice and a mail [ACT-04]', async () => {
    const order = await ready({ order_type: 'renew' });
    await activate(order);
    const events = await test.deps.db.select().from(orderEvents).where(eq(orderEvents.order_id, order.order_id));
    expect(events.map(({ event }) => event)).toEqual(['activated']);
    const [notice] = await test.deps.db
      .select()
      .from(notices)
      .where(and(eq(notices.user_id, 'user-owner-cn'), eq(notices.time, testBegin)));
    expect(notice?.digest.en).toBe(`Order ${order.order_no} activated`);
    const [mail] = await messagesIn(test.deps.db, eq(outbox.address, 'owner@cn.example'));
    expect(mail?.body).toContain(`/mall/order/detail/${order.order_id}`);
  });
});

describe('the administrator of a product', () => {
  it('an activation makes the chosen member administrator, and refuses a user of another client [ACT-04]', async () => {
    const { gid, members } = await owner.ok(calls.orderGidMember, {});
    expect([gid, members.map(({ member_id, is_admin }) => [member_id, is_admin])]).toEqual([
      'client-cn',
      [
        ['user-owner-cn', true],
        ['user-member-cn', false],
      ],
    ]);
    const order = await ready({ order_type: 'renew' });
    expect((await activate(order, { member_id: 'user-owner-hk' })).code).toBe('member_unknown');
    expect((await activate(order, { member_id: 'user-member-cn' })).code).toBe('ok');
    expect((await productOf())?.administrator_id).toBe('user-member-cn');
  });
});

it('a paid plan order blocks an upgrade until it is activated (paid_order_pending) [ACT-07]', async () => {
  const order = await ready({ order_type: 'renew' });
  const closed = async () =>
    (await owner.ok(calls.productTypeList, {})).types.find(({ type }) => type === 'upgrade')?.reasons;
  expect(await closed()).toEqual([{ reason: 'paid_order_pending', order_id: order.order_id }]);
  await activate(order);
  expect(await closed()).toEqual([]);
});

it('the first activation ends the trial of its client, and a refused activation does not [ACT-40]', async () => {
  const own = eq(clients.client_id, 'client-cn');
  await test.deps.db.update(clients).set({ client_status: 'sandbox' }).where(own);
  const isTrial = async () => (await owner.ok(calls.userRead, {})).is_trial;
  const order = await paidOrder(test.deps.db, { order_type: 'renew' }, testBegin);
  expect([(await activate(order)).code, await isTrial()]).toEqual(['activation_unsigned', 1]);
  await attachContract(test.deps.db, order.order_id, testBegin);
  expect([(await activate(order)).code, await isTrial()]).toEqual(['ok', 0]);
  expect(await owner.ok(calls.checkSandboxClient, {})).toEqual({ is_sandbox: false, client_status: 'active' });
});

describe('the remaining credit of an order', () => {
  const offer: PaidOrderOptions = {
    order_type: 'upgrade_renew',
    lines: [lineOf('plan', 'upgrade-renew', 3_980_000, { years: 2 }), lineOf('credit', 'cn-product', -3_980_000)],
  };
  const remaining = { minor: 910_156, currency: 'CNY' } as const;
  const issued = async (order_id: string) =>
    (await owner.ok(calls.clientVouchers, {})).client_vouchers.filter((one) => one.issued_by_order_id === order_id);

  it('remaining credit is shown before activation, and four concurrent activations issue it as one voucher [PRI-09]', async () => {
    const order = await ready(offer);
    await changeOrder(order, { remaining_credit: remaining.minor });
    expect([(await read(order)).remaining_credit, await issued(order.order_id)]).toEqual([remaining, []]);
    const key = newKey();
    const body = { order_id: order.order_id };
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => owner.call(calls.orderActivate, body, at < 2 ? key : newKey())),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      'ok',
      'ok',
      'order_state_refuses',
      'order_state_refuses',
    ]);
    expect((await read(order)).remaining_credit).toEqual(remaining);
    expect(await issued(order.order_id)).toMatchObject([
      {
        holder: 'client',
        name: { en: `Remaining credit from order ${order.order_no}` },
        worth: { kind: 'amount', amount: remaining },
        balance: remaining,
        is_used_up: false,
        spend: 'in_parts',
        minimum: null,
        order_types: [],
        plan_ids: [],
        valid_from: now,
        valid_until: '2027-03-02T08:00:00.000Z',
        spent_on: [],
      },
    ]);
    const mails = await messagesIn(test.deps.db, eq(outbox.address, 'owner@cn.example'));
    expect(mails.map(({ body: text }) => text)).toContainEqual(
      expect.stringContaining('剩余抵扣额 CNY\u00a09,101.56 已以优惠券形式发放，可分次使用，有效期至 2027年3月2日'),
    );
  });

  it('activating an order without remaining credit issues no voucher', async () => {
    const order = await ready(offer);
    expect((await activate(order)).code).toBe('ok');
    expect([(await read(order)).remaining_credit, await issued(order.order_id)]).toEqual([null, []]);
  });
});
