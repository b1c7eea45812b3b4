import { asc, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { PaymentView } from '#contract/entities/payment.ts';
import { storedFile } from '#contract/files.ts';
import { claimOf } from '../../testing/orderTokens.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { files } from '../files/tables.ts';
import { lockClient } from '../identity/clients.ts';
import { orderEvents, orders } from '../orders/tables.ts';
import { voucherSpendings, vouchers } from '../vouchers/tables.ts';
import { receiveMoney } from './money.ts';
import { publicHolidays, receivedPayments, transferProofs } from './tables.ts';

const order_id = 'cn-order-edm';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const rowsIn = z.object({ rows: z.array(z.unknown()) });

let test: TestApp;
let owner: TestClient;
let reviewer: TestClient;
let token: string;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@cn.example');
  reviewer = await test.signedIn('reviewer@desk.example');
  token = claimOf(await readOrder()).token;
  await test.deps.db.delete(transferProofs);
});
afterEach(() => test.close());

/** Signs in again afterwards, as sessions expire earlier. */
async function daysPass(days: number): Promise<void> {
  test.pass({ days });
  owner = await test.signedIn('owner@cn.example');
  reviewer = await test.signedIn('reviewer@desk.example');
}

let keys = 0;
const newKey = () => `key-of-an-intent-${++keys}`;

async function readOrder() {
  const [order] = await test.deps.db.select().from(orders).where(eq(orders.order_id, order_id));
  if (order === undefined) throw new Error('the demo has no such order');
  return order;
}
const change = (changes: Partial<typeof orders.$inferInsert>) =>
  test.deps.db.update(orders).set(changes).where(eq(orders.order_id, order_id));

async function uploaded(client: TestClient, by: { token?: string } = {}): Promise<string> {
  const query = {
    purpose: 'bank_receipt',
    name: 'receipt.png',
    ...(by.token && { order_id, token: by.token }),
  } as const;
  const answered = await client.upload(calls.fileUpload, query, png, newKey());
  return storedFile.parse(answered.data).file_id;
}

const proofFields = { order_id, payer: '上海云帆贸易有限公司', payment_account: '6217000011112222' };
const submit = async (client: TestClient, by: { token?: string } = {}, key = newKey(), changes: object = {}) =>
  client.call(
    calls.orderSetTransfer,
    { ...proofFields, bank_receipt: await uploaded(client, by), ...by, ...changes },
    key,
  );
const submitted = async (client: TestClient, by: { token?: string } = {}): Promise<PaymentView> => {
  const answered = await submit(client, by);
  if (answered.code !== 'ok') throw new Error(`refused: ${answered.code}`);
  return calls.orderSetTransfer.data.parse(answered.data);
};
const proofId = (view: PaymentView): string => view.proof?.proof_id ?? '';
const read = (client: TestClient, by: { token?: string } = {}) => client.ok(calls.paymentRead, { order_id, ...by });
const accept = (client: TestClient, proof_id: string, key = newKey()) =>
  client.call(calls.deskReceiptAccept, { proof_id }, key);
const refusalParts = [{ part: 'bank_receipt', words: '回单不完整，请上传完整的电子回单。' }] as const;
const refuse = (client: TestClient, proof_id: string) =>
  client.call(calls.deskReceiptRefuse, { proof_id, refusal: [...refusalParts] }, newKey());
const history = async () =>
  (
    await test.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.order_id, order_id))
      .orderBy(asc(orderEvents.event_id))
  ).map(({ event, actor, user_id }) => [event, actor, user_id]);
/** Money from a provider, as its notification stores it. */
const receiveFromProvider = (reference: string, changes: { minor?: number } = {}, isKnown = true) =>
  test.deps.db.transaction(async (tx) => {
    const [order = null] = await tx.select().from(orders).where(eq(orders.order_id, order_id)).for('no key update');
    if (order === null) throw new Error('the demo has no such order');
    const amount = { minor: order.amount, currency: order.currency, ...changes };
    const by = { means: 'wechat', refunds: [], payer: null, by_link: true, actor: 'provider', user_id: null } as const;
    return receiveMoney(tx, { arrival: { ...by, reference, amount }, order: isKnown ? order : null }, test.deps);
  });

describe('proof of payment by transfer', () => {
  it('a proof of payment is submitted, accepted by a reviewer and recorded in the history [PAY-03, PAY-04]', async () => {
    const view = await submitted(owner);
    expect(view).toMatchObject({
      order: { status: 'unpaid', payment_status: 'proof_submitted', can: { pay: false } },
      proof: {
        status: 'submitted',
        content: {
          payer: proofFields.payer,
          payment_account: proofFields.payment_account,
          bank_receipt: { name: 'receipt.png' },
        },
      },
      received: [],
    });
    expect((await accept(reviewer, proofId(view))).code).toBe('ok');
    expect(await read(owner)).toMatchObject({
      order: { status: 'paid', payment_status: 'received' },
      proof: { status: 'accepted' },
      received: [{ means: 'transfer', amount: view.order.amount, payer: proofFields.payer, settlement: 'matched' }],
    });
    expect(await history()).toEqual([
      ['placed', 'client', null],
      ['proof_submitted', 'client', 'user-owner-cn'],
      ['paid', 'staff', 'user-reviewer'],
    ]);
  });

  it('a proof of payment is stored once per idempotency key, and a new one replaces one under review [PAY-03]', async () => {
    const bank_receipt = await uploaded(owner);
    const key = newKey();
    const send = (payer: string) => owner.call(calls.orderSetTransfer, { ...proofFields, payer, bank_receipt }, key);
    const both = await Promise.all([send(proofFields.payer), send(proofFields.payer)]);
    expect(both.map(({ code }) => code)).toEqual(['ok', 'ok']);
    expect((await send('another')).code).toBe('idempotency_key_reused');
    await submitted(owner);
    const proofs = await test.deps.db.select().from(transferProofs).orderBy(asc(transferProofs.number));
    expect(proofs.map(({ status }) => status)).toEqual(['replaced', 'submitted']);
  });

  it.each(['payer', 'payment_account', 'bank_receipt'])(
    'a proof of payment without its %s is rejected with invalid_request [PAY-03]',
    async (part) => {
      const answers = [];
      for (const empty of [undefined, '']) answers.push(await submit(owner, {}, newKey(), { [part]: empty }));
      const unfit = ['invalid_request', { fields: [{ path: part, problem: expect.any(String) }] }];
      expect(answers.map(({ code, data }) => [code, data])).toEqual([unfit, unfit]);
      expect(await test.deps.db.select().from(transferProofs)).toEqual([]);
    },
  );

  it('a proof of payment can contain the receipt file itself [PAY-03]', async () => {
    const bank_receipt = new File([png], 'whole.png', { type: 'image/png' });
    const answered = await owner.call(calls.orderSetTransfer, { ...proofFields, bank_receipt }, newKey());
    expect(calls.orderSetTransfer.data.parse(answered.data).proof?.content?.bank_receipt).toMatchObject({
      name: 'whole.png',
      size: png.length,
    });
  });

  it('a refused proof of payment shows the refusal by part and leaves 3 days to submit another [PAY-05]', async () => {
    const { order, ...view } = await submitted(owner);
    await daysPass(30);
    expect((await refuse(reviewer, proofId({ order, ...view }))).code).toBe('ok');
    const after = await read(owner);
    expect(after).toMatchObject({
      order: { status: 'unpaid', payment_status: 'failed', can: { pay: true } },
      proof: { status: 'refused', refusal: refusalParts },
    });
    expect(Date.parse(after.order.pay_until) - test.deps.now().getTime()).toBe(3 * 86_400_000);
    expect((await submit(owner)).code).toBe('ok');
  });

  it('an order does not expire while its proof of payment is under review [PAY-06]', async () => {
    await submitted(owner);
    await daysPass(30);
    expect((await read(owner)).order.status).toBe('unpaid');
    expect((await owner.ok(calls.orderList, { status: 'unpaid' })).orders.map((order) => order.order_id)).toContain(
      order_id,
    );
  });

  it.each([
    ['an order that is paid', { status: 'paid', payment_status: 'received' }, 'order_state_refuses'],
    ['one that was cancelled', { status: 'cancelled' }, 'order_state_refuses'],
    ['one whose term has passed', { pay_until: new Date(0) }, 'order_state_refuses'],
    ['one that is being paid by phone', { payment_status: 'processing' }, 'payment_unsettled'],
    ['one that may have been paid by phone', { payment_status: 'unknown' }, 'payment_unsettled'],
  ] as const)('a proof of payment is rejected for %s', async (_name, changes, code) => {
    await change(changes);
    expect((await submit(owner)).code).toBe(code);
    expect(await test.deps.db.select().from(transferProofs)).toEqual([]);
  });

  it('at most 50 proofs of payment are accepted per order [PAY-03]', async () => {
    const { db } = test.deps;
    const view = await submitted(owner);
    const [proof] = await db.select().from(transferProofs);
    if (proof === undefined) throw new Error('nothing was handed in');
    const { number: _number, ...row } = proof;
    const replaced = Array.from(
      { length: 48 },
      (_, at) => ({ ...row, proof_id: `proof-${at}`, status: 'replaced' }) as const,
    );
    await db.insert(transferProofs).values(replaced);
    expect((await submit(owner)).code).toBe('ok');
    expect((await submit(owner)).code).toBe('files_too_many');
    expect(await read(owner)).toMatchObject({ order: { payment_status: view.order.payment_status } });
  });

  it('a proof of payment is rejected with file_unknown when its sender did not upload the receipt', async () => {
    const [other, stranger] = [await test.signedIn('owner@jp.example'), test.visitor()];
    const bank_receipt = await uploaded(other);
    const codes = [
      await owner.call(calls.orderSetTransfer, { ...proofFields, bank_receipt }, newKey()),
      await owner.call(calls.orderSetTransfer, { ...proofFields, bank_receipt: 'file-that-never-was' }, newKey()),
      await stranger.call(
        calls.orderSetTransfer,
        { ...proofFields, token, bank_receipt: await uploaded(owner) },
        newKey(),
      ),
    ];
    expect(codes.map(({ code }) => code)).toEqual(['file_unknown', 'file_unknown', 'file_unknown']);
  });
});

it('a rejected proof of payment keeps none of its own files, however often it is sent [FIL-71]', async () => {
  const waiting = () => test.deps.db.select({ file_id: files.file_id }).from(files).where(isNull(files.used_at));
  const uploadedBefore = await uploaded(owner);
  await change({ status: 'cancelled', payment_status: 'none' });
  const bank_receipt = new File([png], 'receipt.png', { type: 'image/png' });
  for (let tries = 0; tries < 3; tries += 1) {
    const refused = await owner.call(calls.orderSetTransfer, { ...proofFields, bank_receipt }, newKey());
    expect(refused.code).toBe('order_state_refuses');
  }
  const refused = await owner.call(calls.orderSetTransfer, { ...proofFields, bank_receipt: uploadedBefore }, newKey());
  expect(refused.code).toBe('order_state_refuses');
  expect(await waiting()).toEqual([{ file_id: uploadedBefore }]);
});

it('an idempotency key used by a caller who may not see the order gets order_not_found [PAY-03]', async () => {
  const bank_receipt = await uploaded(owner);
  const key = newKey();
  const send = (client: TestClient) => client.call(calls.orderSetTransfer, { ...proofFields, bank_receipt }, key);
  const other = await test.signedIn('owner@jp.example');
  expect([(await send(owner)).code, (await send(other)).code]).toEqual(['ok', 'order_not_found']);
});

describe('payment link', () => {
  it('a proof sent by payment link is shown in the tab that sent it, and only as a status in other tabs [PAY-71]', async () => {
    const [own, other, unnamed] = [test.visitor(), test.visitor(), test.visitor()];
    own.tab = '1'.repeat(64);
    other.tab = '2'.repeat(64);
    const content = { payer: proofFields.payer, payment_account: proofFields.payment_account };
    const view = await submitted(own, { token });
    expect(view.proof?.content).toMatchObject(content);
    expect(await history()).toContainEqual(['proof_submitted', 'link', null]);
    const seen = async () => Promise.all([own, other, unnamed, owner].map((who) => read(who, { token })));
    const proofs = async () =>
      (await seen()).map(({ proof }) => [proof?.status, proof?.content?.payer, proof?.refusal]);
    expect(await proofs()).toEqual([
      ['submitted', proofFields.payer, []],
      ['submitted', undefined, []],
      ['submitted', undefined, []],
      ['submitted', proofFields.payer, []],
    ]);
    // A tab id in addition to the client's own session must not matter.
    owner.tab = '3'.repeat(64);
    expect((await read(owner)).proof?.content).toMatchObject(content);
    await refuse(reviewer, proofId(view));
    const [mine, theirs] = await proofs();
    expect([mine?.[2], theirs]).toEqual([expect.arrayContaining([expect.anything()]), ['refused', undefined, []]]);
    await accept(reviewer, proofId(await submitted(own, { token })));
    expect((await seen()).map(({ received }) => received.map(({ payer }) => payer))).toEqual([
      [proofFields.payer],
      [null],
      [null],
      [proofFields.payer],
    ]);
  });

  it('a caller with the payment link does not see the proof of payment of the client [PAY-02]', async () => {
    const stranger = test.visitor();
    stranger.tab = '1'.repeat(64);
    await submitted(stranger, { token });
    await submitted(owner);
    expect((await read(stranger, { token })).proof).toMatchObject({ status: 'submitted', content: null, refusal: [] });
    expect((await read(owner)).proof?.content?.payer).toBe(proofFields.payer);
  });

  it('paymentRead reports whether the caller is the order’s client or only has the payment link [ORD-03]', async () => {
    const other = await test.signedIn('owner@jp.example');
    const told = [read(owner), read(owner, { token }), read(other, { token }), read(test.visitor(), { token })];
    expect((await Promise.all(told)).map(({ told_to }) => told_to)).toEqual(['client', 'client', 'link', 'link']);
  });

  it.each([
    ['no token', undefined, 'not_signed_in'],
    ['another token', 'A'.repeat(22), 'order_not_found'],
    ['what cannot be a token', 'A', 'invalid_request'],
  ] as const)('a proof of payment by link is rejected with %s', async (_name, wrong, code) => {
    const stranger = test.visitor();
    const bank_receipt = await uploaded(stranger, { token });
    const by = wrong === undefined ? {} : { token: wrong };
    const answered = await stranger.call(calls.orderSetTransfer, { ...proofFields, bank_receipt, ...by }, newKey());
    expect(answered.code).toBe(code);
  });
});

describe('proofs of payment at the desk', () => {
  it('proofs of payment are listed, searched, counted and opened at the desk by reviewers only [PAY-04]', async () => {
    const view = await submitted(owner);
    const list = await reviewer.ok(calls.deskReceiptList, { status: 'submitted', search: view.order.order_no });
    expect(list).toMatchObject({
      receipts: [
        {
          proof_id: proofId(view),
          submitted_by: '林晓',
          order: { order_no: view.order.order_no, full_name: '上海云帆贸易有限公司', amount: view.order.amount },
          refused_before: 0,
        },
      ],
      counts: { submitted: 1, accepted: 0, refused: 0 },
      more: false,
    });
    const file_id = view.proof?.content?.bank_receipt.file_id ?? '';
    const look = async (client: TestClient) => (await client.fetch(`/oss/mall/file/read?file_id=${file_id}`)).status;
    const others = await Promise.all(
      ['sales@desk.example', 'support@desk.example', 'owner@jp.example'].map((email) => test.signedIn(email)),
    );
    expect([await look(reviewer), ...(await Promise.all(others.map(look)))]).toEqual([200, 404, 404, 404]);
    const refusals = [];
    for (const client of [...others, test.visitor()]) {
      refusals.push((await client.call(calls.deskReceiptList, { status: 'submitted' })).code);
      refusals.push((await accept(client, proofId(view))).code);
    }
    expect(new Set(refusals)).toEqual(new Set(['not_permitted', 'not_signed_in']));
  });

  it('a search for proofs of payment treats wildcard characters literally', async () => {
    await submitted(owner);
    const found = async (search: string) =>
      (await reviewer.ok(calls.deskReceiptList, { status: 'submitted', search })).receipts.length;
    expect([await found('云帆'), await found('%'), await found('_'), await found('\\')]).toEqual([1, 0, 0, 0]);
  });

  it('concurrent decisions on one proof of payment: one succeeds, the other gets already_decided [PAY-04]', async () => {
    const proof_id = proofId(await submitted(owner));
    const answers = await Promise.all([accept(reviewer, proof_id), refuse(reviewer, proof_id)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['already_decided', 'ok']);
    const decided = (await history()).filter(([event]) => event === 'paid' || event === 'proof_refused');
    expect(decided).toHaveLength(1);
  });

  it('an earlier refusal is shown with the next proof of payment of the order [PAY-32]', async () => {
    await refuse(reviewer, proofId(await submitted(owner)));
    test.pass({ hours: 1 });
    const receipt = await reviewer.ok(calls.deskReceiptRead, { proof_id: proofId(await submitted(owner)) });
    expect([receipt.refused_before, receipt.earlier]).toEqual([
      1,
      [{ decided_by: '安雅', decided_at: '2026-03-02T08:00:00.000Z', refusal: refusalParts }],
    ]);
  });

  it('a replaced proof of payment can no longer be accepted [PAY-04]', async () => {
    const first = proofId(await submitted(owner));
    await submitted(owner);
    expect((await accept(reviewer, first)).code).toBe('already_decided');
    expect((await readOrder()).status).toBe('unpaid');
  });
});

describe('received money', () => {
  it('money reported 20 times at once is recorded once [PAY-01]', async () => {
    const settlements = await Promise.all(Array.from({ length: 20 }, () => receiveFromProvider('trade-1')));
    expect(settlements.filter((settlement) => settlement !== null)).toEqual(['matched']);
    expect(await test.deps.db.select().from(receivedPayments)).toHaveLength(1);
    expect(await readOrder()).toMatchObject({ status: 'paid', payment_status: 'received' });
  });

  it.each([
    ['another amount', { status: 'unpaid' }, { minor: 1 }, 'undecided'],
    ['a cancelled order', { status: 'cancelled' }, {}, 'to_refund'],
    ['an order that is paid', { status: 'paid', payment_status: 'received' }, {}, 'to_refund'],
    ['an order whose term has passed', { pay_until: new Date(0) }, {}, 'matched'],
  ] as const)(
    'money received for %s is recorded as matched, undecided or to be refunded [PAY-01]',
    async (_name, changes, amount, settlement) => {
      await change(changes);
      expect(await receiveFromProvider('trade-1', amount)).toBe(settlement);
      expect((await read(owner)).received.map((money) => money.settlement)).toEqual([settlement]);
    },
  );

  it('money for an expired order spends its vouchers again, and is undecided while another order has them [PAY-01]', async () => {
    const { db } = test.deps;
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.client_id, 'client-cn'));
    if (voucher === undefined) throw new Error('the demo has no voucher');
    const { lines } = await readOrder();
    const [plan] = lines;
    if (plan === undefined) throw new Error('the order has no line');
    const used = { ...plan, kind: 'client_voucher' as const, ref: voucher.voucher_id };
    await change({ pay_until: new Date(0), lines: [...lines, used] });
    const spending = { voucher_id: voucher.voucher_id, amount: 1, spent_at: new Date(0) };
    await db.insert(voucherSpendings).values({ ...spending, order_id });
    const other = { ...spending, order_id: 'cn-order-storage' };
    await db.insert(voucherSpendings).values(other);
    expect(await receiveFromProvider('trade-1')).toBe('undecided');
    const [waiting] = (await reviewer.ok(calls.deskMoneyList, { settlement: 'undecided' })).money;
    expect(waiting).toMatchObject({ reference: 'trade-1', can_match: false });
    const decide = (settlement: 'matched' | 'to_refund' | 'refunded') =>
      reviewer.call(calls.deskMoneyDecide, { received_id: waiting?.received_id ?? '', settlement }, newKey());
    expect((await decide('matched')).code).toBe('order_state_refuses');
    await db
      .update(voucherSpendings)
      .set({ returned_at: test.deps.now() })
      .where(eq(voucherSpendings.order_id, other.order_id));
    expect((await decide('matched')).code).toBe('ok');
    expect((await decide('to_refund')).code).toBe('already_decided');
    expect(await readOrder()).toMatchObject({ status: 'paid', payment_status: 'received' });
    const held = await owner.ok(calls.clientVouchers, {});
    const after = [...held.agency_vouchers, ...held.client_vouchers].find(
      (one) => one.voucher_id === voucher.voucher_id,
    );
    expect(after?.spent_on.map((one) => one.order_id)).toEqual([order_id]);
  });

  it('money for an expired order is recorded only after a concurrent change of its client has finished [PAY-01]', async () => {
    const { db } = test.deps;
    await change({ pay_until: new Date(0) });
    let isWrittenDown = false;
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const isAnyoneWaiting = async () => rowsIn.parse(await db.execute(waiting)).rows.length > 0;
    const settlement = await db.transaction(async (tx) => {
      await lockClient(tx, { client_id: 'client-cn' });
      const arriving = receiveFromProvider('trade-1').finally(() => {
        isWrittenDown = true;
      });
      await expect.poll(async () => isWrittenDown || (await isAnyoneWaiting())).toBe(true);
      return { isWrittenDown, arriving };
    });
    expect([settlement.isWrittenDown, await settlement.arriving]).toEqual([false, 'matched']);
  });

  it('money without an order is recorded as undecided, refunded and counted at the desk [PAY-01]', async () => {
    expect(await receiveFromProvider('trade-1', {}, false)).toBe('undecided');
    const [money] = (await reviewer.ok(calls.deskMoneyList, { settlement: 'undecided' })).money;
    expect(money).toMatchObject({ order: null, can_match: false });
    const decide = (settlement: 'to_refund' | 'refunded') =>
      reviewer.call(calls.deskMoneyDecide, { received_id: money?.received_id ?? '', settlement }, newKey());
    expect((await decide('refunded')).code).toBe('already_decided');
    expect((await decide('to_refund')).code).toBe('ok');
    expect((await decide('refunded')).code).toBe('ok');
    const { counts, money: refunded } = await reviewer.ok(calls.deskMoneyList, { settlement: 'refunded' });
    expect(counts).toEqual({ undecided: 0, to_refund: 0, refunded: 1 });
    expect(refunded).toMatchObject([{ decided_by: '安雅', settlement: 'refunded' }]);
  });
});

it('the expected arrival of a transfer excludes public holidays of the client’s region [PAY-07]', async () => {
  const holidays = ['2026-03-03', '2026-03-04'].map((day) => ({ zone: 'CN' as const, day, is_workday: false }));
  const before = (await read(owner)).arrival;
  await test.deps.db.insert(publicHolidays).values(holidays).onConflictDoNothing();
  expect([before, (await read(owner)).arrival]).toEqual([
    { earliest: '2026-03-03', latest: '2026-03-05' },
    { earliest: '2026-03-05', latest: '2026-03-09' },
  ]);
});
