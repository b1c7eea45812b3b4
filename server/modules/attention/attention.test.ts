import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { maxOrderCount } from '#contract/calls/order.ts';
import { storedTokenFor } from '../../testing/orderTokens.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { invoices } from '../invoices/tables.ts';
import { orders } from '../orders/tables.ts';
import { receivedPayments } from '../payments/tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const dayMs = 86_400_000;
const emptyGroup = { orders: [], count: 0 };

/** A user's action items, with orders as ids. */
async function readActionItems(client: TestClient) {
  const { draft, usage, verification: _, other_money, ...groups } = await client.ok(calls.attentionRead, {});
  const named = Object.entries(groups).map(([name, { orders: some, count }]) => [
    name,
    [...some.map(({ order_id }) => order_id), count],
  ]);
  const sums = other_money.map(({ order, amount, settlement }) => [order.order_id, amount.minor, settlement]);
  return { draft: draft !== null, usage: usage.length, ...(sums.length > 0 && { sums }), ...Object.fromEntries(named) };
}

async function copyOrders(client_id: string, of: readonly Partial<typeof orders.$inferInsert>[]) {
  const [like] = await app.deps.db.select().from(orders).where(eq(orders.client_id, client_id)).limit(1);
  if (like === undefined) throw new Error(`${client_id} has no order to copy`);
  const now = app.deps.now().getTime();
  const copies = of.map((change) => {
    const order_id = `copy-${randomBytes(6).toString('hex')}`;
    const at = { created_at: new Date(now - dayMs), pay_until: new Date(now + dayMs) };
    const kept = storedTokenFor(change.order_id ?? order_id);
    return { ...like, order_no: order_id, draft_id: null, key: null, ...at, ...change, ...kept };
  });
  await app.deps.db.insert(orders).values(copies);
}

describe('action items of a client [HOM-01]', () => {
  it('a client that has bought nothing has no action item except its verification', async () => {
    const { usage, ...rest } = await (await app.signedIn('new@cn.example')).ok(calls.attentionRead, {});
    expect([usage, rest]).toEqual([
      [],
      {
        draft: null,
        verification: { status: 'none', verification_type: 1 },
        to_pay: emptyGroup,
        payment_refused: emptyGroup,
        being_paid: emptyGroup,
        invoice_refused: emptyGroup,
        other_money: [],
        to_activate: emptyGroup,
      },
    ]);
  });

  it('each demo client gets the action items of its own seeded orders', async () => {
    expect([
      await readActionItems(await app.signedIn('owner@cn.example')),
      await readActionItems(await app.signedIn('owner@hk.example')),
    ]).toEqual([
      {
        draft: false,
        usage: 1,
        to_pay: ['cn-order-edm', 1],
        payment_refused: [0],
        being_paid: [0],
        invoice_refused: [0],
        to_activate: ['cn-order-storage', 1],
      },
      {
        draft: false,
        usage: 1,
        to_pay: [0],
        payment_refused: [0],
        being_paid: ['hk-order-api', 1],
        invoice_refused: [0],
        to_activate: [0],
      },
    ]);
  });

  it('a saved purchase draft is an action item of its own user until it is discarded', async () => {
    const owner = await app.signedIn('owner@jp.example');
    const { draft_id } = await owner.ok(calls.flowDraftOpen, { flow: 'purchase' });
    expect(await readActionItems(owner)).toMatchObject({ draft: false });
    const mark = { writer: 'page-of-the-test', number: 1 };
    await owner.ok(calls.flowDraftSave, { draft_id, snapshot: '{}', mark });
    expect((await owner.ok(calls.attentionRead, {})).draft).toEqual({ saved_at: app.deps.now().toISOString() });
    expect(await readActionItems(await app.signedIn('owner@cn.example'))).toMatchObject({ draft: false });
    await owner.ok(calls.flowDraftDiscard, { draft_id });
    expect(await readActionItems(owner)).toMatchObject({ draft: false });
  });

  it('action items group orders by what they need, with the three most urgent and a count, and omit overdue ones', async () => {
    const now = app.deps.now().getTime();
    const until = (days: number) =>
      ({ status: 'unpaid', payment_status: 'none', pay_until: new Date(now + days * dayMs) }) as const;
    await copyOrders('client-tw', [
      { order_id: 'tw-5', ...until(5) },
      { order_id: 'tw-2', ...until(2) },
      { order_id: 'tw-9', ...until(9) },
      { order_id: 'tw-3', ...until(3) },
      { order_id: 'tw-over', ...until(-1) },
      { order_id: 'tw-failed', ...until(1), payment_status: 'failed' },
      { order_id: 'tw-checked', ...until(-4), payment_status: 'proof_submitted' },
      { order_id: 'tw-paid', status: 'paid', payment_status: 'received' },
    ]);
    expect(await readActionItems(await app.signedIn('owner@tw.example'))).toEqual({
      draft: false,
      usage: 1,
      to_pay: ['tw-2', 'tw-3', 'tw-5', 4],
      payment_refused: ['tw-failed', 1],
      being_paid: ['tw-checked', 1],
      invoice_refused: [0],
      to_activate: ['tw-paid', 1],
    });
  });

  it('a refused invoice application is an action item until the client applies again', async () => {
    const client = await app.signedIn('owner@cn.example');
    const [like] = await app.deps.db.select().from(invoices).limit(1);
    if (like === undefined) throw new Error('the demo has no invoice to copy');
    const apply = async (status: 'refused' | 'applied') => {
      const { number: _, ...rest } = like;
      await app.deps.db.insert(invoices).values({
        ...rest,
        invoice_id: randomBytes(6).toString('hex'),
        order_id: 'cn-order-storage',
        status,
        invoice_number: null,
      });
    };
    await app.deps.db.delete(invoices).where(eq(invoices.order_id, 'cn-order-storage'));
    await apply('refused');
    expect(await readActionItems(client)).toMatchObject({ invoice_refused: ['cn-order-storage', 1] });
    await apply('applied');
    expect(await readActionItems(client)).toMatchObject({ invoice_refused: [0] });
  });

  it('a payment that did not match an order is an action item of its client until it is refunded [HOM-81]', async () => {
    const { db, now } = app.deps;
    const come = (received_id: string, order_id: string, minutes: number, more: object = {}) => ({
      received_id,
      means: 'transfer' as const,
      reference: received_id,
      order_id,
      currency: 'CNY' as const,
      amount: 5000,
      payer: null,
      by_link: false,
      received_at: new Date(now().getTime() + minutes * 60_000),
      settlement: 'to_refund' as const,
      ...more,
    });
    await db
      .insert(receivedPayments)
      .values([
        come('twice', 'cn-order-storage', 1),
        come('odd', 'cn-order-edm', 2, { settlement: 'undecided', amount: 700 }),
        come('back', 'cn-order-storage', 3, { settlement: 'refunded' }),
        come('fits', 'cn-order-storage', 4, { settlement: 'matched' }),
        come('other', 'hk-order-api', 5),
      ]);
    expect(await readActionItems(await app.signedIn('owner@cn.example'))).toMatchObject({
      sums: [
        ['cn-order-edm', 700, 'undecided'],
        ['cn-order-storage', 5000, 'to_refund'],
      ],
    });
    await db
      .delete(receivedPayments)
      .where(inArray(receivedPayments.received_id, ['twice', 'odd', 'back', 'fits', 'other']));
  });

  it('action items are counted up to mostCounted', async () => {
    const paid = Array.from({ length: 500 }, () => ({ status: 'paid', payment_status: 'received' }) as const);
    for (let batch = 0; batch < 3; batch += 1) await copyOrders('client-hk', paid);
    const { to_activate } = await (await app.signedIn('owner@hk.example')).ok(calls.attentionRead, {});
    expect([to_activate.orders.length, to_activate.count]).toEqual([3, maxOrderCount]);
  });

  it('the verification of an enterprise is an action item until it has passed [HOM-10]', async () => {
    const emails = [
      'pending@cn.example',
      'trial@cn.example',
      'refused@hk.example',
      'returned@cn.example',
      'owner@cn.example',
    ];
    const seen = [];
    for (const email of emails) {
      const client = await app.signedIn(email);
      seen.push((await client.ok(calls.attentionRead, {})).verification?.status ?? null);
    }
    expect(seen).toEqual(['pending', 'trial_pass', 'refuse', 'refuse_alternate', null]);
  });

  it('attentionRead is open to users of a client, and refused to support and without a session', async () => {
    const codes = [];
    for (const client of [
      app.visitor(),
      await app.signedIn('support@desk.example'),
      await app.signedIn('member@cn.example'),
    ]) {
      codes.push((await client.call(calls.attentionRead, {})).code);
    }
    expect(codes).toEqual(['not_signed_in', 'not_permitted', 'ok']);
  });
});
