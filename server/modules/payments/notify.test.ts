import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { messagesIn } from '../../testing/messages.ts';
import { claimOf } from '../../testing/orderTokens.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { users } from '../identity/tables.ts';
import { notices } from '../notices/tables.ts';
import { orders } from '../orders/tables.ts';
import { receiveMoney } from './money.ts';

let test: TestApp;
let reviewer: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  reviewer = await test.signedIn('reviewer@desk.example');
});
afterEach(() => test.close());

const proof_id = 'hk-order-api-proof';
const orderOf = async (order_id: string) => {
  const [order] = await test.deps.db.select().from(orders).where(eq(orders.order_id, order_id));
  if (order === undefined) throw new Error(`no ${order_id}`);
  return order;
};
const mails = async () =>
  (await messagesIn(test.deps.db)).map(({ address, language, subject, body }) => ({
    address,
    language,
    subject,
    body,
  }));
const noticesOf = async (user_id: string) => {
  const [last] = await test.deps.db
    .select({ digest: notices.digest, detail: notices.detail, category: notices.category })
    .from(notices)
    .where(eq(notices.user_id, user_id))
    .orderBy(desc(notices.time))
    .limit(1);
  return last;
};

/** Money that arrives without a proof. */
async function receiveUnproven(order_id: string, changes: { readonly minor?: number } = {}) {
  const order = await orderOf(order_id);
  const amount = { minor: changes.minor ?? order.amount, currency: order.currency };
  const from = {
    means: 'transfer',
    refunds: [],
    payer: null,
    by_link: false,
    actor: 'provider',
    user_id: null,
  } as const;
  const arrival = { ...from, reference: 'bank-1', amount };
  return test.deps.db.transaction((tx) => receiveMoney(tx, { arrival, order }, test.deps));
}

it('an accepted transfer is announced to the main account by notice and mail in its language [PAY-31]', async () => {
  const { order_no } = await orderOf('hk-order-api');
  await reviewer.ok(calls.deskReceiptAccept, { proof_id }, 'key-of-the-decision');
  expect(await mails()).toEqual([
    {
      address: 'owner@hk.example',
      language: 'zh-TW',
      subject: `訂單 ${order_no} 已付款`,
      body: `已收到訂單 ${order_no} 的款項，感謝您的付款。\n\n查看訂單：http://127.0.0.1:4300/mall/order/detail/hk-order-api`,
    },
  ]);
  expect(await noticesOf('user-owner-hk')).toEqual({
    category: 'order',
    digest: expect.objectContaining({ en: `Order ${order_no} paid` }),
    detail: expect.objectContaining({ en: `We’ve received your payment for order ${order_no}. Thank you.` }),
  });
});

it('an accepted proof of payment is announced once, however often the decision is sent [PAY-31]', async () => {
  await reviewer.ok(calls.deskReceiptAccept, { proof_id }, 'key-of-the-decision');
  await reviewer.ok(calls.deskReceiptAccept, { proof_id }, 'key-of-the-decision');
  await reviewer.call(calls.deskReceiptAccept, { proof_id }, 'key-of-another-one');
  expect(await mails()).toHaveLength(1);
});

it('the mail about a refused proof of payment names each refused part and the deadline for another [PAY-05, PAY-31]', async () => {
  await test.deps.db.update(users).set({ user_language: 'en' }).where(eq(users.user_id, 'user-owner-hk'));
  const { order_no } = await orderOf('hk-order-api');
  const refusal = [
    { part: 'payer', words: 'The payer is not the buyer' },
    { part: 'bank_receipt', words: 'It cannot be read.' },
  ] as const;
  await reviewer.ok(calls.deskReceiptRefuse, { proof_id, refusal: [...refusal] }, 'key-of-the-decision');
  const [mail] = await mails();
  expect(mail?.body.split('\n\n')).toEqual([
    `We couldn’t accept the proof of transfer for order ${order_no}:`,
    '- Payer: The payer is not the buyer\n- Receipt: It cannot be read.',
    'You can submit a new proof until March 14, 2026 at 16:00 (GMT+8).',
    'Your order: http://127.0.0.1:4300/mall/order/detail/hk-order-api',
  ]);
  expect((await noticesOf('user-owner-hk'))?.detail.en).toBe(
    `We couldn’t accept the proof of transfer for order ${order_no}: Payer: The payer is not the buyer. Receipt: It cannot be read. You can submit a new proof until March 14, 2026 at 16:00 (GMT+8).`,
  );
});

it('the mail about a refused proof that was sent by link contains the payment link [PAY-31]', async () => {
  const { token } = claimOf(await orderOf('hk-order-api'));
  await test.deps.db.execute('update transfer_proofs set submitted_by = null');
  await reviewer.ok(
    calls.deskReceiptRefuse,
    { proof_id, refusal: [{ part: 'payer', words: '付款人不符' }] },
    'key-of-the-decision',
  );
  const [mail] = await mails();
  expect(mail?.body).toContain(
    `付款連結：http://127.0.0.1:4300/mall/payment?order_id=hk-order-api&lang=zh-TW#token=${token}`,
  );
});

it('a payment is announced to the main account and to the child account that placed the order, each in its language [PAY-31]', async () => {
  await test.deps.db.update(users).set({ user_language: 'ja' }).where(eq(users.user_id, 'user-member-cn'));
  const [order] = await test.deps.db.select().from(orders).where(eq(orders.client_id, 'client-cn')).limit(1);
  const order_id = order?.order_id ?? '';
  await test.deps.db.update(orders).set({ user_id: 'user-member-cn' }).where(eq(orders.order_id, order_id));
  await test.deps.db
    .update(orders)
    .set({ status: 'unpaid', payment_status: 'none' })
    .where(eq(orders.order_id, order_id));
  await receiveUnproven(order_id);
  expect((await mails()).map(({ address, language }) => [address, language])).toEqual([
    ['member@cn.example', 'ja'],
    ['owner@cn.example', 'zh-CN'],
  ]);
});

it.each([
  ['paid_twice', { status: 'paid', payment_status: 'received' }, 'The order was already paid'],
  ['cancelled', { status: 'cancelled' }, 'The order has been cancelled'],
] as const)('a notice about money that will be refunded says why: %s [PAY-31]', async (_name, changes, said) => {
  await test.deps.db.update(orders).set(changes).where(eq(orders.order_id, 'hk-order-api'));
  expect(await receiveUnproven('hk-order-api')).toBe('to_refund');
  expect((await noticesOf('user-owner-hk'))?.detail.en).toContain(said);
});

it('money of another amount than the order is announced, and so is each later decision about it [PAY-31]', async () => {
  expect(await receiveUnproven('hk-order-api', { minor: 1050 })).toBe('undecided');
  const told = async () => (await noticesOf('user-owner-hk'))?.detail.en;
  expect(await told()).toContain('We received USD\u00a010.50');
  expect(await told()).toContain('but the order is for a different amount.');
  const { money } = await reviewer.ok(calls.deskMoneyList, { settlement: 'undecided' });
  const received_id = money[0]?.received_id ?? '';
  const decide = (settlement: 'to_refund' | 'refunded') => {
    test.pass({ minutes: 1 });
    return reviewer.ok(calls.deskMoneyDecide, { received_id, settlement }, `key-of-${settlement}`.padEnd(20, '-'));
  };
  await decide('to_refund');
  expect(await told()).toContain('The order can’t be completed with this payment');
  await decide('refunded');
  expect(await told()).toContain('We’ve refunded USD\u00a010.50');
  expect(await mails()).toHaveLength(3);
});
