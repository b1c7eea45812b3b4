import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { dumpAllRows } from '../../testing/dumpAllRows.ts';
import { claimOf } from '../../testing/orderTokens.ts';
import { orderToPay } from '../../testing/orderToPay.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { openAnswer } from '../../wire/storedAnswer.ts';
import { idempotencyKeys } from '../../wire/tables.ts';
import { orders } from '../orders/tables.ts';
import { openReturnAddress } from '../payments/sandbox/returnAddresses.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { encryptPlainTexts } from './encryptPlainTexts.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const price = { minor: 1_280_000, currency: 'CNY' } as const;
const begin = (link: { readonly order_id: string; readonly token: string }) =>
  test
    .visitor()
    .call(calls.paymentMobileBegin, { ...link, provider: 'wechat', device: 'computer' }, 'key-of-an-intent-1');

it('the database contains no plaintext order token: not in orders, payments, answers, messages or drafts [DAT-40]', async () => {
  const { order_id, token } = await orderToPay(test.deps.db, price, test.deps.now());
  const owner = await test.signedIn('owner@cn.example');
  const opened = await begin({ order_id, token });
  const about = { flow: 'mobilePayment', subject: order_id, token } as const;
  const draft = await test.tab().call(calls.flowDraftOpen, about);
  const cancelled = await owner.call(calls.orderCancel, { order_id: 'cn-order-edm' }, 'key-of-an-intent-2');
  expect([opened.code, draft.code, cancelled.code]).toEqual(['ok', 'ok', 'ok']);
  const kept = await dumpAllRows(test.deps.db);
  const tokens = (await test.deps.db.select().from(orders)).map((row) => claimOf(row).token);
  expect(tokens).toContain(token);
  expect(tokens.filter((each) => kept.includes(each))).toEqual([]);
});

describe('plaintext of an earlier version', () => {
  it('encryptPlain encrypts plaintext tokens, returns and answers once, and the order link still opens [DAT-40]', async () => {
    const { db } = test.deps;
    const { order_id, token } = await orderToPay(db, price, test.deps.now());
    expect((await begin({ order_id, token })).code).toBe('ok');
    await db.update(orders).set({ sealed_token: token }).where(eq(orders.order_id, order_id));
    await db.update(sandboxPayments).set({ sealed_return_to: `https://mall.a.b.example/mall#token=${token}` });
    await db.update(idempotencyKeys).set({ sealed_answer: JSON.stringify({ token }) });
    await encryptPlainTexts(test.deps);
    expect((await dumpAllRows(db)).includes(token)).toBe(false);
    const [order] = await db.select().from(orders).where(eq(orders.order_id, order_id));
    const [payment] = await db.select().from(sandboxPayments);
    const [answered] = await db.select().from(idempotencyKeys);
    expect(order && claimOf(order)).toEqual({ order_id, token });
    expect(payment && openReturnAddress(test.deps, payment)).toBe(`https://mall.a.b.example/mall#token=${token}`);
    expect(answered && openAnswer(test.deps, answered)).toEqual({ token });
    expect((await test.visitor().ok(calls.orderGet, { order_id, token })).order_id).toBe(order_id);
    await encryptPlainTexts(test.deps);
    expect(test.logged.filter(({ event }) => event === 'kept-texts-encrypted')).toEqual([
      { event: 'kept-texts-encrypted', facts: { rows: 3 } },
    ]);
    expect(await db.select().from(idempotencyKeys)).toEqual([answered]);
  });
});
