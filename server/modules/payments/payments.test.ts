import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { orders } from '../orders/tables.ts';
import { receiveMoney } from './money.ts';
import { receivedPayments, transferProofs } from './tables.ts';

let test: TestApp;
let owner: TestClient;
let reviewer: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@hk.example');
  reviewer = await test.signedIn('reviewer@desk.example');
});
afterEach(() => test.close());

const order_id = 'hk-order-api';
const statusNow = async () => (await owner.ok(calls.orderGet, { order_id })).status;
const proofs = async () => {
  const rows = await test.deps.db.select().from(transferProofs).orderBy(asc(transferProofs.number));
  return rows.map(({ payer, status }) => [payer, status]);
};
const receipt = () => new File(['%PDF-1.7\nall of it'], 'receipt.pdf', { type: 'application/pdf' });
const handIn = (payer: string, key: string) =>
  owner.call(calls.orderSetTransfer, { order_id, payer, payment_account: '012-345-678', bank_receipt: receipt() }, key);

it('writes money down once, however often it is told of [PAY-01]', async () => {
  const [order] = await test.deps.db.select().from(orders).where(eq(orders.order_id, order_id));
  if (order === undefined) throw new Error('no order');
  const amount = { minor: order.amount, currency: order.currency };
  const from = { means: 'transfer', payer: null, by_link: false, actor: 'provider', user_id: null } as const;
  const told = () =>
    test.deps.db.transaction((tx) =>
      receiveMoney(tx, { arrival: { ...from, reference: 'bank-1', amount }, order }, test.deps),
    );
  expect([await told(), await told()]).toEqual(['matched', null]);
  expect(await test.deps.db.select().from(receivedPayments)).toHaveLength(1);
});

it('takes a proof once by its key, another in its place until it is decided, and none afterwards [PAY-03]', async () => {
  expect((await handIn('First', 'key-of-the-first-one')).code).toBe('ok');
  expect((await handIn('First', 'key-of-the-first-one')).code).toBe('ok');
  expect((await handIn('Second', 'key-of-the-second-one')).code).toBe('ok');
  expect(await proofs()).toEqual([
    ['Harbour Bright Trading Limited', 'replaced'],
    ['First', 'replaced'],
    ['Second', 'submitted'],
  ]);
  const { receipts } = await reviewer.ok(calls.deskReceiptList, { status: 'submitted' });
  const proof_id = receipts[0]?.proof_id ?? '';
  await reviewer.ok(calls.deskReceiptAccept, { proof_id }, 'key-of-the-decision');
  expect((await handIn('Third', 'key-of-the-third-one')).code).toBe('order_state_refuses');
});

it('shows a reviewer what earlier proofs of an order were refused for [PAY-32]', async () => {
  const refusal = [{ part: 'payer', words: 'Not the buyer.' }] as const;
  await reviewer.ok(
    calls.deskReceiptRefuse,
    { proof_id: 'hk-order-api-proof', refusal: [...refusal] },
    'key-of-the-decision',
  );
  test.pass({ hours: 1 });
  await handIn('Second', 'key-of-the-second-one');
  const { receipts } = await reviewer.ok(calls.deskReceiptList, { status: 'submitted', search: 'second' });
  const whole = await reviewer.ok(calls.deskReceiptRead, { proof_id: receipts[0]?.proof_id ?? '' });
  expect([whole.refused_before, whole.earlier]).toEqual([
    1,
    [{ decided_by: 'Ada Okafor', decided_at: '2026-03-02T08:00:00.000Z', refusal }],
  ]);
});

it('lets the term to pay stand still while a proof is checked [PAY-06]', async () => {
  test.pass({ days: 20 });
  owner = await test.signedIn('owner@hk.example');
  reviewer = await test.signedIn('reviewer@desk.example');
  expect(await statusNow()).toBe('unpaid');
  await reviewer.ok(calls.deskReceiptAccept, { proof_id: 'hk-order-api-proof' }, 'key-of-the-decision');
  expect(await statusNow()).toBe('paid');
});
