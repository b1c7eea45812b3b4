import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { memoryStore } from '../../../testing/memoryStore.ts';
import { paidOrder } from '../../../testing/paidOrder.ts';
import { testBegin } from '../../../testing/providedDatabase.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import type { TestClient } from '../../../testing/testClient.ts';
import { files } from '../../files/tables.ts';
import { orders } from '../../orders/tables.ts';

let test: TestApp;
let owner: TestClient;
let order_id: string;
let stored: Map<string, Uint8Array<ArrayBuffer>>;
/** Called while the first document is being stored. */
let meanwhile: () => Promise<unknown>;

beforeEach(async () => {
  stored = new Map();
  const store = memoryStore(stored);
  let isFirst = true;
  const write: typeof store.write = async (name, parts) => {
    const happens = isFirst ? meanwhile : async () => {};
    isFirst = false;
    await happens();
    return store.write(name, parts);
  };
  test = await createTestApp({ files: { ...store, write } });
  owner = await test.signedIn('owner@cn.example');
  ({ order_id } = await paidOrder(test.deps.db, { order_type: 'renew' }, testBegin));
});
afterEach(() => test.close());

const begin = () => owner.call(calls.orderActiveQrcode, { order_id });
const keptNow = async () => {
  const rows = await test.deps.db.select().from(files).where(eq(files.purpose, 'contract'));
  const ofOwner = rows.filter(({ user_id }) => user_id === 'user-owner-cn');
  return ofOwner.map(({ file_id, used_at }) => ({ file_id, used_at, isStored: stored.has(file_id) }));
};

describe('documents made for a signing [SGN-10]', () => {
  it('a document is kept when the signing begins with it', async () => {
    meanwhile = async () => {};
    await begin();
    const { task } = (await owner.ok(calls.activationRead, { order_id })).signing;
    expect(await keptNow()).toEqual([{ file_id: task?.file.file_id, used_at: testBegin, isStored: true }]);
  });

  it('a document is deleted when a concurrent request has begun the signing with another document', async () => {
    const before = await keptNow();
    meanwhile = begin;
    const { code } = await begin();
    const { task } = (await owner.ok(calls.activationRead, { order_id })).signing;
    expect(code).toBe('ok');
    expect(await keptNow()).toEqual([...before, { file_id: task?.file.file_id, used_at: testBegin, isStored: true }]);
    expect([...stored.keys()]).toEqual([task?.file.file_id]);
  });

  it('a document is deleted when its order can no longer be signed', async () => {
    meanwhile = () => test.deps.db.update(orders).set({ status: 'unpaid' }).where(eq(orders.order_id, order_id));
    expect((await begin()).code).toBe('order_state_refuses');
    expect([await keptNow(), stored.size]).toEqual([[], 0]);
  });
});
