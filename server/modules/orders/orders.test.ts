import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { calls } from '#contract/calls/index.ts';
import type { PriceQuery } from '#contract/calls/product.ts';
import { verificationStatuses } from '#contract/entities/client.ts';
import { isForClient, type OrderDetail, orderDetail, type Quote } from '#contract/entities/order.ts';
import type { Voucher } from '#contract/entities/product.ts';
import { voucherLines } from '#machines/lifecycles/cancellation.ts';
import { nextOrderStatus } from '#machines/lifecycles/order.ts';
import type { Deps } from '../../deps.ts';
import { messagesIn } from '../../testing/messages.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { type Answer, type ClientUser, type MainAccount, type Owner, ok } from '../../wire/handler.ts';
import { flowHandlers } from '../flows/handlers.ts';
import { flowDrafts } from '../flows/tables.ts';
import { clients, users } from '../identity/tables.ts';
import { notices } from '../notices/tables.ts';
import { outbox } from '../outbox/tables.ts';
import { orderProducts } from '../products/tables.ts';
import { purchaseHandlers } from '../purchase/handlers.ts';
import { voucherHandlers } from '../vouchers/handlers.ts';
import { recommendationCodes, vouchers } from '../vouchers/tables.ts';
import { orderHandlers } from './handlers.ts';
import { orders } from './tables.ts';

const handlers = { ...orderHandlers, ...purchaseHandlers, ...voucherHandlers, ...flowHandlers };

const start = new Date('2026-06-01T08:00:00.000Z');
const minuteMs = 60_000;
const dayMs = 86_400_000;

const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');
let app: TestApp;
let clock = start;
let deps: Deps;

beforeAll(async () => {
  app = await createTestApp();
  deps = { ...app.deps, now: () => clock };
});

afterAll(() => app.close());

type Shop = Awaited<ReturnType<typeof openShop>>;

/** `minor` is in fen. */
async function voucherOf({ client_id }: Shop, minor: number, spend: Voucher['spend'] = 'in_parts'): Promise<string> {
  const voucher_id = `voucher-${secret(48)}`;
  await deps.db.insert(vouchers).values({
    voucher_id,
    client_id,
    holder: 'client',
    name: { en: 'v', 'zh-CN': 'v', 'zh-TW': 'v', ja: 'v' },
    worth: { kind: 'amount', amount: { minor, currency: 'CNY' } },
    order_types: [],
    plan_ids: [],
    spend,
    valid_from: start,
    valid_until: new Date(start.getTime() + 90 * dayMs),
  });
  return voucher_id;
}

async function readVouchersOf(shop: Shop) {
  const answer = await handlers.clientVouchers(callRequest({ query: {}, body: null, caller: shop.owner }), deps);
  return data(answer).client_vouchers;
}

const balances = async (shop: Shop) =>
  (await readVouchersOf(shop)).map(
    ({ balance, spent_on }) =>
      [balance?.minor, spent_on.map(({ order_id, amount }) => [order_id, amount.minor])] as const,
  );

function data<Data>(answer: Answer<Data>): Data {
  if (answer.kind !== 'ok') throw new Error(`refused: ${answer.kind}`);
  return answer.data;
}

const cancelOrder = (shop: Shop, order_id: string) =>
  handlers.orderCancel(callRequest({ query: {}, body: { order_id }, caller: shop.owner, key: secret(128) }), deps);

/** A client of its own for each test, with a main and a child account. */
async function openShop(has: { plan?: string; addons?: Record<string, number> } = {}) {
  clock = start;
  const client_id = `client-${secret(48)}`;
  const at = { created_at: start };
  await deps.db
    .insert(clients)
    .values({ client_id, full_name: 'Example Trading', currency: 'CNY', use_zone: 'CN', is_oversea: false, ...at });
  const person = (): Omit<ClientUser, 'is_admin'> => ({ user_id: `user-${secret(48)}`, client_id, role: 'client' });
  const owner: MainAccount = { ...person(), is_admin: true };
  const member: ClientUser = { ...person(), is_admin: false };
  const names = { password_hash: 'x', nickname: 'n', real_name: 'Lin Xiao', family_name: 'f', second_name: 's', ...at };
  await deps.db
    .insert(users)
    .values([owner, member].map((of) => ({ ...of, email: `${of.user_id}@x.example`, ...names })));
  const product_id = `product-${secret(48)}`;
  if (has.plan !== undefined) {
    await deps.db.insert(orderProducts).values({
      order_product_id: product_id,
      client_id,
      plan_id: has.plan,
      starts_at: new Date(start.getTime() - 73 * dayMs),
      ends_at: new Date(start.getTime() + 292 * dayMs),
      term_years: 1,
      plan_term_value: 1_280_000,
      held_addons: [],
      allowance: { accounts: 15, storage_gb: 200, edm: 50_000, api_calls: 0 },
    });
  }
  return { client_id, owner, member, product_id };
}

const callRequest = <Query, Body, By>(of: { query: Query; body: Body; caller: By; key?: string }) => ({
  query: of.query,
  body: of.body,
  caller: of.caller,
  key: of.key ?? '',
  language: 'en' as const,
  session_hash: null,
  known_browser: null,
  host: 'localhost',
  user_agent: '',
  bytes: null,
  link_tab: null,
  request_id: 'request',
  network: '192.0.2.1',
});

/** Of another flow, as each user has one open draft per flow. */
async function anotherDraft({ user_id, client_id }: ClientUser, flow: string) {
  const at = deps.now();
  const fresh = { draft_id: deps.secret(128), key: deps.secret(128), opened_at: at, updated_at: at };
  const [made] = await deps.db
    .insert(flowDrafts)
    .values({ ...fresh, user_id, client_id, flow })
    .onConflictDoNothing()
    .returning();
  if (made === undefined) throw new Error(`${flow} has an open draft already`);
  return made;
}

const holderOf = (user: ClientUser): Owner => ({ kind: 'user', user });

async function openDraft(caller: ClientUser) {
  const body = { flow: 'purchase', subject: '' } as const;
  const answer = await handlers.flowDraftOpen(callRequest({ query: {}, body, caller: holderOf(caller) }), deps);
  if (answer.kind !== 'ok') throw new Error('no draft');
  return answer.data;
}

const discard = (caller: ClientUser, draft_id: string) =>
  handlers.flowDraftDiscard(callRequest({ query: {}, body: { draft_id }, caller: holderOf(caller) }), deps);

const askPrice = (caller: ClientUser, query: PriceQuery): Promise<Answer<Quote>> =>
  handlers.orderPrice(callRequest({ query, body: null, caller }), deps);

async function quoteFor(caller: ClientUser, query: PriceQuery): Promise<Quote> {
  const answer = await askPrice(caller, query);
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data;
}

const newPlan = (shop: Shop, draft_id: string, of: Partial<PriceQuery> = {}): PriceQuery => ({
  client_id: shop.client_id,
  draft_id,
  order_type: 'new',
  ...((of.order_type ?? 'new') === 'new' && { plan_id: 'growth', years: 1 }),
  ...of,
});

const place = (
  caller: MainAccount,
  quote: Pick<Quote, 'quote_id' | 'amount'>,
  of: { key: string; acknowledged_hints?: string[] },
): Promise<Answer<OrderDetail>> => {
  const { quote_id, amount } = quote;
  const body = { quote_id, amount, acknowledged_hints: of.acknowledged_hints ?? [] };
  return handlers.orderAdd(callRequest({ query: {}, body, caller, key: of.key }), deps);
};

async function quotedDraft(shop: Shop, of: Partial<PriceQuery> = {}, flow = 'purchase') {
  const draft = flow === 'purchase' ? await openDraft(shop.owner) : await anotherDraft(shop.owner, flow);
  const quote = await quoteFor(shop.owner, newPlan(shop, draft.draft_id, of));
  return { draft, quote };
}

async function placed(shop: Shop, of: Partial<PriceQuery> = {}, flow = 'purchase'): Promise<OrderDetail> {
  const { draft, quote } = await quotedDraft(shop, of, flow);
  const answer = await place(shop.owner, quote, { key: draft.key });
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data;
}

const ordersOf = ({ client_id }: Shop) => deps.db.select().from(orders).where(eq(orders.client_id, client_id));

/** The code of the refusal, or `ok`. */
const codeOfAnswer = (answer: { readonly kind: string; readonly error?: string }): string =>
  answer.error ?? answer.kind;

/** Collects a streamed answer. */
async function wholeOf({ head, rows }: Extract<Awaited<ReturnType<typeof handlers.orderList>>, { kind: 'rows' }>) {
  const orders = [];
  let step = await rows.next();
  for (; step.done !== true; step = await rows.next()) orders.push(...step.value);
  return { counts: head.counts, orders, next: step.value.next ?? null };
}

const cursorOf = (text: string): string => Buffer.from(text).toString('base64url');

describe('quotes', () => {
  test('a quote for another client, or for a draft that is not the caller’s own, is not_found [PRI-03]', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const { draft_id } = await openDraft(shop.owner);
    const foreign = await openDraft(other.owner);
    const endings = await Promise.all([
      askPrice(shop.owner, newPlan(other, draft_id)),
      askPrice(shop.owner, newPlan(shop, foreign.draft_id)),
      askPrice(shop.member, newPlan(shop, draft_id)),
      askPrice(shop.owner, newPlan(shop, 'no-such-draft')),
    ]);
    expect(endings.map(codeOfAnswer)).toEqual(['not_found', 'not_found', 'not_found', 'not_found']);
  });

  test('a quote for a discarded draft is not_found, and for a draft with an order already_placed', async () => {
    const shop = await openShop();
    const draft = await openDraft(shop.owner);
    await discard(shop.owner, draft.draft_id);
    expect(codeOfAnswer(await askPrice(shop.owner, newPlan(shop, draft.draft_id)))).toBe('not_found');
    const second = await quotedDraft(shop);
    const order = await place(shop.owner, second.quote, { key: second.draft.key });
    const order_id = order.kind === 'ok' ? order.data.order_id : '';
    expect(await askPrice(shop.owner, newPlan(shop, second.draft.draft_id))).toEqual({
      kind: 'refused',
      error: 'already_placed',
      data: { order_id },
    });
  });

  test('a quote expires 15 minutes after it was requested [PRI-03]', async () => {
    const { quote } = await quotedDraft(await openShop());
    expect(quote.expires_at).toBe('2026-06-01T08:15:00.000Z');
  });

  test('a quote for a closed order type is rejected with type_closed and the reasons', async () => {
    const shop = await openShop({ plan: 'growth' });
    const draft = await openDraft(shop.owner);
    expect(await askPrice(shop.owner, newPlan(shop, draft.draft_id))).toEqual({
      kind: 'refused',
      error: 'type_closed',
      data: { reasons: ['type_closed', 'has_active_plan'] },
    });
  });

  test('a quote applies the recommendation code of another client, and rejects the own and an unknown code [PRI-05]', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const [mine, theirs] = [secret(48).toUpperCase(), secret(48).toUpperCase()];
    await deps.db.insert(recommendationCodes).values([
      { code: mine, client_id: shop.client_id, percent: 5 },
      { code: theirs, client_id: other.client_id, percent: 10 },
    ]);
    const { draft_id } = await openDraft(shop.owner);
    const ask = (invite_code: string) => askPrice(shop.owner, newPlan(shop, draft_id, { invite_code }));
    expect([codeOfAnswer(await ask(mine)), codeOfAnswer(await ask('NOBODYS'))]).toEqual([
      'invite_code_own',
      'invite_code_unknown',
    ]);
    const answer = await ask(theirs.toLowerCase());
    expect(answer.kind === 'ok' && answer.data.amount).toEqual({ minor: 1_152_000, currency: 'CNY' });
  });
});

describe('placing an order', () => {
  test('placing an order creates exactly the order that was quoted [PRI-04]', async () => {
    const shop = await openShop();
    const { draft, quote } = await quotedDraft(shop, { years: 2, services: [{ id: 'training', quantity: 1 }] });
    const answer = await place(shop.owner, quote, { key: draft.key });
    if (answer.kind !== 'ok') throw new Error(codeOfAnswer(answer));
    const { order_id, order_no, token, ...order } = answer.data;
    expect([order_id, token].map((text) => /^[\w-]{16,22}$/.test(text))).toEqual([true, true]);
    expect(order_no).toMatch(/^MF-20260601-\d{6}$/);
    expect(order).toEqual({
      order_type: 'new',
      status: 'unpaid',
      payment_status: 'none',
      title: { en: 'Growth', 'zh-CN': '成长版', 'zh-TW': '成長版', ja: 'グロース' },
      amount: { minor: 2_632_000, currency: 'CNY' },
      original_amount: { minor: 2_760_000, currency: 'CNY' },
      discount_amount: { minor: 128_000, currency: 'CNY' },
      remaining_credit: null,
      currency_id: 1,
      currency_label: 'CNY',
      created_at: '2026-06-01T08:00:00.000Z',
      pay_until: '2026-06-16T08:00:00.000Z',
      full_name: 'Example Trading',
      is_oversea: 0,
      lines: quote.lines,
      period: { starts_at: '2026-06-01T08:00:00.000Z', ends_at: '2028-06-01T08:00:00.000Z' },
      placed_by: 'Lin Xiao',
      invoice_flag: true,
      needs_verification: true,
      transfer_account: { ...deps.settings.transfer_account, reference: order_no },
      can: { cancel: true, pay: true, activate: false },
      history: [{ event: 'placed', at: '2026-06-01T08:00:00.000Z' }],
    });
    expect(z.parse(orderDetail, answer.data)).toEqual(answer.data);
  });

  test('placing an unknown quote, or one of another client, is rejected with quote_unknown', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const { quote } = await quotedDraft(other);
    const unknown = await place(shop.owner, { ...quote, quote_id: 'made-up' }, { key: secret(128) });
    const foreign = await place(shop.owner, quote, { key: secret(128) });
    expect([codeOfAnswer(unknown), codeOfAnswer(foreign)]).toEqual(['quote_unknown', 'quote_unknown']);
  });

  test('placing an order is rejected with ordering_paused during maintenance that pauses ordering [PUR-31]', async () => {
    const shop = await openShop();
    const { draft, quote } = await quotedDraft(shop);
    const { quote_id, amount } = quote;
    const text = { en: 'm', 'zh-CN': 'm', 'zh-TW': 'm', ja: 'm' };
    const [starts_at, ends_at] = [1, 3].map((minutes) => new Date(start.getTime() + minutes * minuteMs).toISOString());
    if (starts_at === undefined || ends_at === undefined) throw new Error('a window has two ends');
    const placeAt = async (at: number, pauses_ordering = true) => {
      clock = new Date(at);
      const maintenance = { starts_at, ends_at, text, pauses_ordering };
      const body = { quote_id, amount: { ...amount, minor: amount.minor + 1 }, acknowledged_hints: [] };
      const settings = { ...deps.settings, maintenance };
      return handlers.orderAdd(callRequest({ query: {}, body, caller: shop.owner, key: draft.key }), {
        ...deps,
        settings,
      });
    };
    const [from, until] = [Date.parse(starts_at), Date.parse(ends_at)];
    // The check of the amount comes last, so `quote_changed` shows that the pause is not in force.
    expect([
      codeOfAnswer(await placeAt(from - 1)),
      await placeAt(from),
      await placeAt(until - 1),
      codeOfAnswer(await placeAt(from, false)),
      codeOfAnswer(await placeAt(until)),
    ]).toEqual([
      'quote_changed',
      { kind: 'refused', error: 'ordering_paused', data: { until: ends_at, retry_after_seconds: 120 } },
      { kind: 'refused', error: 'ordering_paused', data: { until: ends_at, retry_after_seconds: 1 } },
      'quote_changed',
      'quote_changed',
    ]);
    expect(await ordersOf(shop)).toEqual([]);
    expect(codeOfAnswer(await place(shop.owner, quote, { key: draft.key }))).toBe('ok');
  });

  test('placing an expired quote gets quote_expired; until its expiry it is accepted, past midnight too [PRI-03]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const append = {
      order_type: 'append',
      order_product_id: shop.product_id,
      addons: [{ id: 'edm', quantity: 1 }],
    } as const;
    clock = new Date('2026-06-01T23:59:00.000Z');
    const { draft, quote } = await quotedDraft(shop, { ...append, addons: [...append.addons] });
    clock = new Date(new Date(quote.expires_at).getTime() + 1);
    expect(codeOfAnswer(await place(shop.owner, quote, { key: draft.key }))).toBe('quote_expired');
    clock = new Date(quote.expires_at);
    expect(codeOfAnswer(await place(shop.owner, quote, { key: draft.key }))).toBe('ok');
  });

  test('placing an order with another amount or currency than quoted is rejected with quote_changed [PRI-04]', async () => {
    const shop = await openShop();
    const { draft, quote } = await quotedDraft(shop);
    const amounts = [
      { minor: quote.amount.minor - 1, currency: 'CNY' },
      { minor: 1, currency: 'CNY' },
      { minor: quote.amount.minor, currency: 'JPY' },
    ] as const;
    const endings = [];
    for (const amount of amounts)
      endings.push(codeOfAnswer(await place(shop.owner, { ...quote, amount }, { key: draft.key })));
    expect(endings).toEqual(['quote_changed', 'quote_changed', 'quote_changed']);
    expect(await ordersOf(shop)).toEqual([]);
  });

  test('placing a quote is rejected with quote_changed when its product has changed since [PRI-03]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const { draft, quote } = await quotedDraft(shop, { order_type: 'renew', order_product_id: shop.product_id });
    const term = { held_addons: [{ addon_id: 'edm', quantity: 1, term_value: 150_000 }] };
    await deps.db.update(orderProducts).set(term).where(eq(orderProducts.order_product_id, shop.product_id));
    expect(codeOfAnswer(await place(shop.owner, quote, { key: draft.key }))).toBe('quote_changed');
  });

  test('placing an order is rejected with hints_unacknowledged until every hint is acknowledged [PUR-07]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const of = { order_type: 'upgrade_renew', order_product_id: shop.product_id, plan_id: 'upgrade-renew' } as const;
    const { draft, quote } = await quotedDraft(shop, of);
    const hints = quote.reduced_version_hints.map(({ hint_id }) => hint_id);
    expect(hints).toEqual(['module_lost-social_publishing', 'module_lost-trade_shows', 'accounts_reduced-15-10']);
    const some = await place(shop.owner, quote, { key: draft.key, acknowledged_hints: hints.slice(1) });
    expect(some).toEqual({ kind: 'refused', error: 'hints_unacknowledged', data: { reasons: hints.slice(0, 1) } });
    expect(codeOfAnswer(await place(shop.owner, quote, { key: draft.key, acknowledged_hints: hints }))).toBe('ok');
  });

  test('an unpaid order closes the exclusive order types until it expires, while add-ons can still be ordered [PUR-03]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const renew = { order_type: 'renew', order_product_id: shop.product_id } as const;
    const later = await quotedDraft(shop, renew, 'later');
    const first = await placed(shop, renew);
    expect(await place(shop.owner, later.quote, { key: later.draft.key })).toEqual({
      kind: 'refused',
      error: 'type_closed',
      data: { reasons: ['unpaid_order_pending'], order_id: first.order_id },
    });
    const append = {
      order_type: 'append',
      order_product_id: shop.product_id,
      addons: [{ id: 'edm', quantity: 1 }],
    } as const;
    for (const flow of ['a', 'b'])
      expect(await placed(shop, { ...append, addons: [...append.addons] }, flow)).toMatchObject({ status: 'unpaid' });
    clock = new Date(start.getTime() + 16 * dayMs);
    expect(codeOfAnswer(await askPrice(shop.owner, newPlan(shop, later.draft.draft_id, renew)))).toBe('ok');
  });
});

describe('idempotent placing and vouchers', () => {
  const pages = 'http://127.0.0.1:4300/mall';
  const mailsTo = async ({ owner }: Awaited<ReturnType<typeof openShop>>) => {
    const mails = await messagesIn(deps.db, eq(outbox.address, `${owner.user_id}@x.example`));
    return mails.map(({ subject, body }) => ({ subject, body }));
  };

  test('placing an order twice at once with one idempotency key creates one order and gives equal answers [PUR-08]', async () => {
    const shop = await openShop();
    const { draft, quote } = await quotedDraft(shop);
    const [one, two] = await Promise.all([1, 2].map(() => place(shop.owner, quote, { key: draft.key })));
    expect(one).toEqual(two);
    expect(await ordersOf(shop)).toHaveLength(1);
  });

  test('placing the quote of a discarded draft is rejected with draft_closed and creates no order', async () => {
    const shop = await openShop();
    const { draft, quote } = await quotedDraft(shop);
    await discard(shop.owner, draft.draft_id);
    expect(codeOfAnswer(await place(shop.owner, quote, { key: draft.key }))).toBe('draft_closed');
    expect(await ordersOf(shop)).toEqual([]);
  });

  test('a placed order is announced once by notice and mail, with amount, payment deadline and payment link [PUR-23]', async () => {
    const shop = await openShop();
    const { draft, quote } = await quotedDraft(shop);
    const placed = await place(shop.owner, quote, { key: draft.key });
    await place(shop.owner, quote, { key: draft.key });
    if (placed.kind !== 'ok') throw new Error('it was not placed');
    const { order_id, order_no, token } = placed.data;
    const link = `${pages}/payment?order_id=${order_id}&lang=zh-CN#token=${token}`;
    expect(await mailsTo(shop)).toEqual([
      {
        subject: `订单 ${order_no} 已提交`,
        body: [
          `订单 ${order_no} 已提交，金额 CNY\u00a012,800，付款截止时间：2026年6月16日 16:00（GMT+8）。`,
          '打开付款链接即可查看付款方式，您也可以将链接转发给付款方。',
          `付款链接：${link}`,
          `查看订单：${pages}/order/detail/${order_id}`,
        ].join('\n\n'),
      },
    ]);
    const told = await deps.db
      .select({ category: notices.category, digest: notices.digest, detail: notices.detail })
      .from(notices)
      .where(eq(notices.user_id, shop.owner.user_id));
    expect(told).toEqual([
      {
        category: 'order',
        digest: expect.objectContaining({ en: `Order ${order_no} placed` }),
        detail: expect.objectContaining({
          en: `We’ve received your order ${order_no} for CNY\u00a012,800. Payment is due by June 16, 2026 at 16:00 (GMT+8).`,
        }),
      },
    ]);
  });

  test('placing a draft twice at once with two keys creates one order; the other call gets already_placed [PUR-08]', async () => {
    const shop = await openShop();
    const { quote } = await quotedDraft(shop);
    const answers = await Promise.all([1, 2].map(() => place(shop.owner, quote, { key: secret(128) })));
    const [order] = await ordersOf(shop);
    expect(answers.map(codeOfAnswer).sort()).toEqual(['already_placed', 'ok']);
    const refusal = answers.find(({ kind }) => kind === 'refused');
    expect(refusal).toMatchObject({ data: { order_id: order?.order_id } });
  });

  test('an idempotency key used again with another quote is rejected with idempotency_key_reused', async () => {
    const shop = await openShop();
    const { draft, quote } = await quotedDraft(shop);
    const other = await quoteFor(shop.owner, newPlan(shop, draft.draft_id, { years: 2 }));
    await place(shop.owner, quote, { key: draft.key });
    expect(codeOfAnswer(await place(shop.owner, other, { key: draft.key }))).toBe('idempotency_key_reused');
    expect(await ordersOf(shop)).toHaveLength(1);
  });

  test('an order that a voucher covers completely is paid when it is placed, once, and announced by mail [PUR-21]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const voucher_id = await voucherOf(shop, 100_000_000);
    const append = {
      order_type: 'append',
      order_product_id: shop.product_id,
      vouchers: [voucher_id],
      addons: [{ id: 'accounts', quantity: 1 }],
    } as const;
    const { draft, quote } = await quotedDraft(shop, { ...append, vouchers: [voucher_id], addons: [...append.addons] });
    expect(quote.amount).toEqual({ minor: 0, currency: 'CNY' });
    const placed = await place(shop.owner, quote, { key: draft.key });
    expect(placed).toMatchObject({
      kind: 'ok',
      data: {
        status: 'paid',
        payment_status: 'received',
        invoice_flag: false,
        can: { cancel: false, pay: false },
        history: [{ event: 'placed' }, { event: 'paid' }],
      },
    });
    expect(await place(shop.owner, quote, { key: draft.key })).toEqual(placed);
    expect(await ordersOf(shop)).toHaveLength(1);
    const [mail, ...others] = await mailsTo(shop);
    expect([mail?.body.split('\n\n')[0], others]).toEqual([expect.stringMatching(/^订单 .* 已提交，无需付款。$/), []]);
  });

  test('two drafts with one single-use voucher make one order; the other is rejected with quote_changed [VOU-05]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const voucher_id = await voucherOf(shop, 10_000, 'once');
    const of = { order_type: 'append', order_product_id: shop.product_id, vouchers: [voucher_id] } as const;
    const append = { ...of, vouchers: [...of.vouchers], addons: [{ id: 'accounts', quantity: 1 }] };
    const both = [await quotedDraft(shop, append, 'one'), await quotedDraft(shop, append, 'two')];
    const answers = await Promise.all(both.map(({ draft, quote }) => place(shop.owner, quote, { key: draft.key })));
    expect(answers.map(codeOfAnswer).sort()).toEqual(['ok', 'quote_changed']);
    const order = answers.flatMap((answer) => (answer.kind === 'ok' ? [answer.data] : []))[0];
    expect(await balances(shop)).toEqual([[0, [[order?.order_id, 10_000]]]]);
    // The amounts announced for a cancellation equal the amounts given back.
    expect(order && voucherLines(order).map(({ ref, amount }) => [ref, amount.minor])).toEqual([[voucher_id, -10_000]]);
    const body = { order_id: order?.order_id ?? '' };
    await handlers.orderCancel(callRequest({ query: {}, body, caller: shop.owner, key: secret(128) }), deps);
    expect(await balances(shop)).toEqual([[10_000, []]]);
  });

  /** An order for accounts that spends as much of a voucher as it can: 24,000 × 292/365 fen each. */
  const orderWith = async (shop: Shop, voucher_id: string, quantity: number, flow: string) => {
    const of = { order_type: 'append', order_product_id: shop.product_id, vouchers: [voucher_id] } as const;
    const addons = [{ id: 'accounts', quantity }];
    const { draft, quote } = await quotedDraft(shop, { ...of, vouchers: [...of.vouchers], addons }, flow);
    return { quote, place: () => place(shop.owner, quote, { key: draft.key }) };
  };

  test('a voucher spent in parts pays for orders until it is empty, and a cancelled order returns its part [VOU-09]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const voucher_id = await voucherOf(shop, 250_000);
    const first = await orderWith(shop, voucher_id, 1, 'first');
    const one = data(await first.place());
    clock = new Date(start.getTime() + minuteMs);
    const second = await orderWith(shop, voucher_id, 2, 'second');
    const two = data(await second.place());
    expect([one.amount.minor, two.amount.minor]).toEqual([0, 38_000]);
    expect(await balances(shop)).toEqual([
      [
        0,
        [
          [one.order_id, 96_000],
          [two.order_id, 154_000],
        ],
      ],
    ]);
    const third = await orderWith(shop, voucher_id, 1, 'third');
    expect(third.quote.vouchers.client_vouchers.map(({ usable, reason }) => [usable, reason])).toEqual([
      [false, 'used'],
    ]);
    await cancelOrder(shop, two.order_id);
    expect(await balances(shop)).toEqual([[154_000, [[one.order_id, 96_000]]]]);
  });

  test('orders placed at once never spend more of a voucher than its balance [VOU-09]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const voucher_id = await voucherOf(shop, 150_000);
    const flows = ['one', 'two', 'three', 'four'];
    const orders = [];
    for (const flow of flows) orders.push(await orderWith(shop, voucher_id, 1, flow));
    const answers = await Promise.all(orders.map((order) => order.place()));
    expect(answers.map(codeOfAnswer).sort()).toEqual(['ok', 'quote_changed', 'quote_changed', 'quote_changed']);
    const [[left, spent] = [0, []]] = await balances(shop);
    expect([left, spent.map(([, minor]) => minor)]).toEqual([54_000, [96_000]]);
  });

  test('a voucher amount returned by a cancelled order is valid for 30 days after the cancellation [VOU-10]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const voucher_id = await voucherOf(shop, 50_000);
    const inDays = (days: number) => new Date(start.getTime() + days * dayMs);
    clock = inDays(89);
    const { place: placeIt } = await orderWith(shop, voucher_id, 1, 'purchase');
    const { order_id } = data(await placeIt());
    clock = inDays(91);
    data(await cancelOrder(shop, order_id));
    expect((await readVouchersOf(shop)).map(({ valid_until, is_used_up }) => [valid_until, is_used_up])).toEqual([
      [inDays(121).toISOString(), false],
    ]);
  });

  test('an expired order returns its vouchers, and extends those spent in parts to 30 days after its expiry [VOU-10]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const parts = await voucherOf(shop, 50_000);
    const single = await voucherOf(shop, 20_000, 'once');
    clock = new Date(start.getTime() + 89 * dayMs);
    const addons = [{ id: 'accounts', quantity: 2 }];
    const of = { order_type: 'append', order_product_id: shop.product_id, vouchers: [parts, single], addons } as const;
    const { draft, quote } = await quotedDraft(shop, { ...of, vouchers: [...of.vouchers], addons });
    data(await place(shop.owner, quote, { key: draft.key }));
    const ends = async () =>
      new Map(
        (await readVouchersOf(shop)).map(({ voucher_id, valid_until, is_used_up }) => [
          voucher_id,
          [valid_until, is_used_up],
        ]),
      );
    const inDays = (days: number) => new Date(start.getTime() + days * dayMs).toISOString();
    expect(await ends()).toEqual(
      new Map([
        [parts, [inDays(90), true]],
        [single, [inDays(90), true]],
      ]),
    );
    clock = new Date(start.getTime() + 105 * dayMs);
    expect(await ends()).toEqual(
      new Map([
        [single, [inDays(90), false]],
        [parts, [inDays(134), false]],
      ]),
    );
  });
});

describe('cancelling an order', () => {
  const cancel = (caller: MainAccount, order_id: string, key = secret(128)) =>
    handlers.orderCancel(callRequest({ query: {}, body: { order_id }, caller, key }), deps);

  test('cancelling an unpaid order succeeds once and reopens its exclusive order type [CAN-01]', async () => {
    const shop = await openShop();
    const order = await placed(shop);
    clock = new Date(start.getTime() + minuteMs);
    const answer = await cancel(shop.owner, order.order_id);
    expect(answer.kind === 'ok' && answer.data).toEqual({
      ...order,
      status: 'cancelled',
      can: { cancel: false, pay: false, activate: false },
      history: [...order.history, { event: 'cancelled', at: '2026-06-01T08:01:00.000Z' }],
    });
    expect(codeOfAnswer(await cancel(shop.owner, order.order_id))).toBe('order_state_refuses');
    expect((await placed(shop, {}, 'again')).status).toBe('unpaid');
  });

  test('cancelling an unknown order or one of another client is rejected with order_not_found [CAN-06]', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const { order_id } = await placed(shop);
    const answers = [await cancel(other.owner, order_id), await cancel(shop.owner, 'none')];
    expect(answers.map(codeOfAnswer)).toEqual(['order_not_found', 'order_not_found']);
  });

  test('cancelling an order while its payment arrives: one of them succeeds, the other is refused [CAN-05]', async () => {
    /** Pays an order by its lifecycle alone, without the payments module. */
    const pay = (order_id: string) =>
      deps.db.transaction(async (tx) => {
        const [row] = await tx.select().from(orders).where(eq(orders.order_id, order_id)).for('no key update');
        const status = row === undefined ? null : nextOrderStatus(row.status, { type: 'payment.received' });
        if (status === null) return 'refused';
        await tx.update(orders).set({ status, payment_status: 'received' }).where(eq(orders.order_id, order_id));
        return 'paid';
      });
    const outcomes = new Set<string>();
    for (let times = 0; times < 6; times += 1) {
      const shop = await openShop();
      const { order_id } = await placed(shop);
      const both = [() => cancel(shop.owner, order_id).then(codeOfAnswer), () => pay(order_id)] as const;
      const [cancelled, payment] =
        times % 2 === 0
          ? await Promise.all([both[0](), both[1]()])
          : (await Promise.all([both[1](), both[0]()])).toReversed();
      const [row] = await deps.db.select().from(orders).where(eq(orders.order_id, order_id));
      outcomes.add(`${cancelled}, ${payment}, ${row?.status}`);
    }
    const allowed = ['ok, refused, cancelled', 'order_state_refuses, paid, paid'];
    expect([...outcomes].filter((outcome) => !allowed.includes(outcome))).toEqual([]);
  });

  test('cancelling an order is rejected while a payment is processing and after the order expired [CAN-05]', async () => {
    const shop = await openShop();
    const { order_id } = await placed(shop);
    const setPayment = (payment_status: 'processing' | 'none') =>
      deps.db.update(orders).set({ payment_status }).where(eq(orders.order_id, order_id));
    await setPayment('processing');
    expect(codeOfAnswer(await cancel(shop.owner, order_id))).toBe('order_state_refuses');
    await setPayment('none');
    clock = new Date(start.getTime() + 16 * dayMs);
    expect(codeOfAnswer(await cancel(shop.owner, order_id))).toBe('order_state_refuses');
  });
});

describe('reading orders', () => {
  const get = (caller: ClientUser | null, order_id: string, token?: string) =>
    handlers.orderGet(callRequest({ query: { order_id, token }, body: null, caller }), deps);

  test('an order reports needs_verification only to the main account of a client that is not verified', async () => {
    const shop = await openShop();
    const { order_id } = await placed(shop);
    const isTold = async (caller: ClientUser) => {
      const answer = await get(caller, order_id);
      return answer.kind === 'ok' && isForClient(answer.data) && answer.data.needs_verification;
    };
    const told = [];
    for (const verification_status of verificationStatuses) {
      await deps.db.update(clients).set({ verification_status }).where(eq(clients.client_id, shop.client_id));
      told.push([verification_status, await isTold(shop.owner), await isTold(shop.member)]);
    }
    expect(told).toEqual([
      ['none', true, false],
      ['pending', true, false],
      ['trial_pass', true, false],
      ['pass', false, false],
      ['refuse', true, false],
      ['refuse_alternate', true, false],
    ]);
  });

  test('an order is read by its client and with its token; any other caller gets order_not_found [ORD-02]', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const order = await placed(shop);
    const wrong = secret(128);
    const answers = [
      await get(shop.owner, order.order_id),
      await get(shop.member, order.order_id),
      await get(null, order.order_id, order.token),
      await get(other.owner, order.order_id, order.token),
      await get(null, order.order_id, wrong),
      await get(other.owner, order.order_id),
      await get(shop.owner, 'none'),
    ];
    expect(answers.map(codeOfAnswer)).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
      'order_not_found',
      'order_not_found',
      'order_not_found',
    ]);
    expect(answers.slice(0, 4).map((answer) => answer.kind === 'ok' && answer.data.can)).toEqual([
      { cancel: true, pay: true, activate: false },
      { cancel: false, pay: true, activate: false },
      { pay: true },
      { pay: true },
    ]);
  });

  test('a caller with the order token reads what has to be paid and nothing else of the client [PAY-02]', async () => {
    const shop = await openShop();
    const { order_id, token, ...order } = await placed(shop);
    const { order_no, order_type, status, payment_status, title, amount, created_at, pay_until } = order;
    const { currency_id, currency_label, full_name, transfer_account } = order;
    expect(await get(null, order_id, token)).toEqual(
      ok({
        ...{ order_id, order_no, order_type, status, payment_status, title, amount, created_at, pay_until },
        ...{ currency_id, currency_label, full_name, transfer_account },
        can: { pay: true },
      }),
    );
  });

  test('an order is shown as expired after its payment deadline has passed [ORD-05]', async () => {
    const shop = await openShop();
    const order = await placed(shop);
    clock = new Date(new Date(order.pay_until).getTime() + 1);
    const answer = await get(shop.owner, order.order_id);
    expect(answer.kind === 'ok' && answer.data).toEqual({
      ...order,
      status: 'expired',
      can: { cancel: false, pay: false, activate: false },
      history: [...order.history, { event: 'expired', at: order.pay_until }],
    });
  });

  test('an order is found by its idempotency key and draft, by its own client only', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const { draft, quote } = await quotedDraft(shop);
    const find = async (caller: ClientUser) => {
      const query = { key: draft.key, draft_id: draft.draft_id };
      const answer = await handlers.orderByKey(callRequest({ query, body: null, caller }), deps);
      return answer.kind === 'ok' && answer.data.order;
    };
    expect(await find(shop.owner)).toBeNull();
    const answer = await place(shop.owner, quote, { key: draft.key });
    expect(await find(shop.owner)).toEqual(answer.kind === 'ok' && answer.data);
    expect(await find(other.owner)).toBeNull();
  });

  test('orders are listed newest first in pages, filtered and counted by status, including equal timestamps [ORD-01]', async () => {
    const shop = await openShop({ plan: 'growth' });
    const append = { order_type: 'append', order_product_id: shop.product_id } as const;
    const ids: string[] = [];
    for (const [index, hours] of [0, 1, 1, 1, 2].entries()) {
      clock = new Date(start.getTime() + hours * 60 * minuteMs);
      ids.push((await placed(shop, { ...append, addons: [{ id: 'edm', quantity: 1 }] }, `flow-${index}`)).order_id);
    }
    const [oldest = '', second = ''] = ids;
    await deps.db.update(orders).set({ status: 'paid' }).where(eq(orders.order_id, oldest));
    await deps.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.order_id, second));
    const list = async (query: z.output<typeof calls.orderList.query>) => {
      const answer = await handlers.orderList(callRequest({ query, body: null, caller: shop.member }), deps);
      if (answer.kind !== 'rows') throw new Error(codeOfAnswer(answer));
      return wholeOf(answer);
    };
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ page_size: 2, after });
      expect(page.counts).toEqual({ unpaid: 3, paid: 1, completed: 0, historical: 1 });
      seen.push(...page.orders.map(({ order_id }) => order_id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toHaveLength(5);
    expect([...seen].sort()).toEqual([...ids].sort());
    expect([seen[0], seen[4]]).toEqual([ids[4], ids[0]]);
    expect((await list({ status: 'historical' })).orders.map(({ order_id }) => order_id)).toEqual([second]);
    clock = new Date(start.getTime() + 16 * dayMs);
    const late = await list({ status: 'historical', page_size: 99_999 });
    expect([late.orders.length, late.counts]).toEqual([4, { unpaid: 0, paid: 1, completed: 0, historical: 4 }]);
    expect((await list({ status: 'unpaid' })).orders).toEqual([]);
  });

  test.each(['made-up', cursorOf('0000-01-01T00:00:00.000Z x'), cursorOf('2026-13-01T00:00:00.000Z x')])(
    'an order list with a made-up cursor is rejected with invalid_request: %s',
    async (after) => {
      const { owner } = await openShop();
      const answer = await handlers.orderList(callRequest({ query: { after }, body: null, caller: owner }), deps);
      expect(codeOfAnswer(answer)).toBe('invalid_request');
    },
  );
});
