import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { maxOrderCount } from '#contract/calls/order.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { orders } from './tables.ts';

const many = 2500;
let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  client = await app.signedIn('owner@hk.example');
  const [like] = await app.deps.db.select().from(orders).where(eq(orders.client_id, 'client-hk')).limit(1);
  if (like === undefined) throw new Error('the client has no order to copy');
  const at = app.deps.now().getTime();
  for (let made = 0; made < many; made += 500) {
    await app.deps.db.insert(orders).values(
      Array.from({ length: 500 }, (_, index) => ({
        ...like,
        order_id: `long-${made + index}`,
        order_no: `LONG-${made + index}`,
        draft_id: null,
        key: null,
        status: 'unpaid' as const,
        payment_status: 'none' as const,
        // Three orders per timestamp, so that the end of a batch falls between orders of the same timestamp.
        created_at: new Date(at - Math.floor((made + index) / 3) * 60_000),
        pay_until: new Date(at + 86_400_000),
      })),
    );
  }
});
afterAll(() => app.close());

describe('a list of thousands of orders [ORD-10]', () => {
  it('an order list of 2,500 orders is returned in one answer, newest first, each order once', async () => {
    const { orders: all, next } = await client.ok(calls.orderList, { status: 'unpaid', page_size: '99999' });
    const long = all.filter(({ order_id }) => order_id.startsWith('long-'));
    expect([new Set(long.map(({ order_id }) => order_id)).size, long.length, next]).toEqual([many, many, null]);
    const places = all.map(({ created_at, order_id }) => `${created_at} ${order_id}`);
    expect(places).toEqual([...places].sort().reverse());
  });

  it('an order list continues after a page of any size without loss or repetition', async () => {
    const whole = await client.ok(calls.orderList, { status: 'unpaid', page_size: '99999' });
    const first = await client.ok(calls.orderList, { status: 'unpaid', page_size: '1101' });
    const second = await client.ok(calls.orderList, { status: 'unpaid', page_size: '99999', after: first.next ?? '' });
    expect(first.orders).toHaveLength(1101);
    expect([...first.orders, ...second.orders]).toEqual(whole.orders);
    const exact = await client.ok(calls.orderList, { status: 'unpaid', page_size: String(whole.orders.length) });
    expect(exact.next).toBeNull();
  });

  it('the counts of orders are capped at mostCounted', async () => {
    const { counts } = await client.ok(calls.orderList, { page_size: '1' });
    expect(counts.unpaid).toBe(maxOrderCount);
    expect(counts.paid).toBeLessThan(maxOrderCount);
    expect((await client.ok(calls.productTypeList, {})).no_pay_order_number).toBe(maxOrderCount);
  });

  it('requests for a long order list are limited to 60 per account; requests for short lists are not', async () => {
    const other = await app.signedIn('owner@jp.example');
    const codes: (string | undefined)[] = [];
    for (let turn = 0; turn < 61; turn += 1) {
      codes.push((await other.call(calls.orderList, { status: 'paid', page_size: '99999' })).code);
    }
    expect(codes).toEqual([...Array.from({ length: 60 }, () => 'ok'), 'too_many_requests']);
    expect((await other.call(calls.orderList, { status: 'paid', page_size: '1000' })).code).toBe('ok');
    expect((await client.call(calls.orderList, { status: 'paid', page_size: '99999' })).code).toBe('ok');
  });
});
