import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { paidOrder } from '../../testing/paidOrder.ts';
import { testBegin } from '../../testing/provided.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { orderProducts } from '../products/tables.ts';
import { clients } from '../session/tables.ts';

let test: TestApp;
let owner: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@cn.example');
});
afterAll(() => test.close());

const key = () => randomBytes(16).toString('hex');

it('signs a contract in the sandbox', async () => {
  const order = await paidOrder(test.deps.db, { order_type: 'renew' }, testBegin);
  const before = await owner.ok(calls.activationRead, { order_id: order.order_id });
  expect(before.reasons).toEqual(['unsigned']);
  const begun = await owner.ok(calls.orderActiveQrcode, { order_id: order.order_id });
  console.log(begun.signing, begun.terms);
  const link = begun.signing.task?.link?.content ?? '';
  await test.visitor().fetch(link);
  console.log((await owner.ok(calls.activationRead, { order_id: order.order_id })).signing.task?.status);
  await test.visitor().fetch(link, { method: 'POST', body: new URLSearchParams({ action: 'sign' }) });
  const after = await owner.ok(calls.activationRead, { order_id: order.order_id });
  expect(after.reasons).toEqual([]);
  console.log(await owner.ok(calls.orderActivate, { order_id: order.order_id }, key()));
});
