import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { OrderSummary } from '#contract/entities/order.ts';
import { handlers } from '../modules/index.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { TestClient } from '../testing/testClient.ts';
import type { Handlers } from './handler.ts';

const order: OrderSummary = {
  order_id: 'one',
  order_no: 'MF-1',
  order_type: 'append',
  status: 'unpaid',
  payment_status: 'none',
  title: { en: 'Add to Growth', 'zh-CN': '增购', 'zh-TW': '加購', ja: '追加購入' },
  amount: { minor: 100, currency: 'CNY' },
  currency_id: 1,
  currency_label: 'CNY',
  created_at: '2026-03-01T00:00:00.000Z',
  pay_until: '2026-03-16T00:00:00.000Z',
};
const batch = Array.from({ length: 500 }, () => order);
const counts = { unpaid: 1000, paid: 0, completed: 0, historical: 0 };

/** Controls the replacement handler: batches to yield and where to fail; `read` and `left` report what it did. */
const list = { batches: 0, failsAt: -1, read: 0, left: false };
/** Further fields that the handler returns before and after the list. */
const extraFields: { head: object; tail: object } = { head: {}, tail: {} };

const orderList: NonNullable<Handlers['orderList']> = async () => ({
  kind: 'rows',
  head: { counts, ...extraFields.head },
  rows: (async function* () {
    try {
      for (; list.read < list.batches; list.read += 1) {
        if (list.read === list.failsAt) throw new Error('the database is gone');
        yield batch;
      }
      return { next: null, ...extraFields.tail };
    } finally {
      list.left = true;
    }
  })(),
});

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await createTestApp({ handlers: { ...handlers, orderList } });
  client = await app.signedIn('owner@cn.example');
});
afterAll(() => app.close());

async function fetchList(of: Partial<typeof list>, headers: Record<string, string> = {}): Promise<Response> {
  Object.assign(list, { batches: 0, failsAt: -1, read: 0, left: false }, of);
  app.logged.length = 0;
  return client.fetch('/oss/mall/order/list', { headers });
}

describe('streamed lists [ORD-10]', () => {
  it('a streamed list has the same envelope as other answers', async () => {
    await fetchList({ batches: 3 });
    list.read = 0;
    const data = await client.ok(calls.orderList, {});
    expect([data.orders.length, data.orders[1499], data.counts, data.next]).toEqual([1500, order, counts, null]);
    await fetchList({ batches: 0 });
    expect(await client.ok(calls.orderList, {})).toEqual({ orders: [], counts, next: null });
  });

  it('a streamed list is compressed when the client accepts gzip', async () => {
    const response = await fetchList({ batches: 3 }, { 'accept-encoding': 'gzip, br' });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'gzip',
      'accept-encoding',
    ]);
    const packed = Buffer.from(await response.arrayBuffer());
    const { data } = JSON.parse(gunzipSync(packed).toString());
    expect([data.orders.length, data.next]).toEqual([1500, null]);
  });

  it.each([{}, { 'accept-encoding': 'gzip' }])(
    'a streamed list is read no faster than its client takes it, and no further after a cancel: %o',
    async (headers) => {
      const { body } = await fetchList({ batches: 100_000 }, headers);
      const reader = body?.getReader();
      for (let piece = 0; piece < 3; piece += 1) await reader?.read();
      await expect.poll(() => list.read).toBeGreaterThan(0);
      for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      expect(list.read).toBeLessThan(200);
      await reader?.cancel();
      await expect.poll(() => list.left).toBe(true);
      expect(list.read).toBeLessThan(200);
    },
  );

  it.each([{}, { 'accept-encoding': 'gzip' }])(
    'a streamed list that fails midway is cut off and logged as a defect: %o',
    async (headers) => {
      const response = await fetchList({ batches: 9, failsAt: 4 }, headers);
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow();
      expect(app.logged.map(({ event }) => event)).toEqual(['call', 'defect']);
      expect(list.left).toBe(true);
    },
  );

  it('a streamed list contains only fields of the contract before and after its rows', async () => {
    const secret = { private_key: 'nobody is told' };
    Object.assign(extraFields, { head: secret, tail: secret });
    const told = await (await fetchList({ batches: 1 })).json();
    Object.assign(extraFields, { head: {}, tail: {} });
    expect(Object.keys(told.data)).toEqual(['counts', 'orders', 'next']);
  });

  it.each([{ head: { counts: 'many' } }, { tail: { next: 7 } }])(
    'a streamed list is unavailable when its other fields violate the contract: %o',
    async (wrong) => {
      Object.assign(extraFields, wrong);
      const answer = await fetchList({ batches: 0 });
      Object.assign(extraFields, { head: {}, tail: {} });
      expect(answer.status).toBe(503);
    },
  );

  it('a streamed list is unavailable when its first rows cannot be read', async () => {
    const response = await fetchList({ batches: 9, failsAt: 0 });
    expect([response.status, (await client.answered(response)).code]).toEqual([503, 'unavailable']);
  });
});
