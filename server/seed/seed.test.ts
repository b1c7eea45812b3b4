import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { isForClient } from '#contract/entities/order.ts';
import type { OpenDatabase } from '../db/database.ts';
import { clients } from '../modules/identity/tables.ts';
import { orderEvents, orders } from '../modules/orders/tables.ts';
import { publicHolidays } from '../modules/payments/tables.ts';
import { orderProducts } from '../modules/products/tables.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { testBegin } from '../testing/providedDatabase.ts';
import { createTestApp } from '../testing/testApp.ts';
import { copyDatabase } from '../testing/testDatabase.ts';
import { seedHolidays } from './holidays.ts';
import { seedProofs } from './proofs.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await copyDatabase();
});
afterAll(() => database.close());

describe('public holidays', () => {
  const holidays = (zone: 'CN' | 'HK' | 'TW' | 'JP') =>
    database.db.select().from(publicHolidays).where(eq(publicHolidays.zone, zone));

  it('the public holidays of each region with a calendar are seeded, including weekend working days [PAY-07]', async () => {
    const known = await Promise.all((['CN', 'HK', 'TW', 'JP'] as const).map(holidays));
    expect(known.map((days) => [days.length, days.filter(({ is_workday }) => is_workday).length])).toEqual([
      [40, 6],
      [18, 0],
      [25, 0],
      [25, 0],
    ]);
    expect(known[0]).toContainEqual({ zone: 'CN', day: '2026-02-14', is_workday: true });
    expect(known[0]).toContainEqual({ zone: 'CN', day: '2026-02-23', is_workday: false });
  });

  it('seeding keeps a public holiday that an operator has corrected', async () => {
    const day = and(eq(publicHolidays.zone, 'JP'), eq(publicHolidays.day, '2026-11-23'));
    await database.db.update(publicHolidays).set({ is_workday: true }).where(day);
    await seedHolidays(database.db);
    expect(await database.db.select().from(publicHolidays).where(day)).toEqual([
      { zone: 'JP', day: '2026-11-23', is_workday: true },
    ]);
  });
});

it('every demo client has a sales manager', async () => {
  const rows = await database.db.select({ sales_manager_id: clients.sales_manager_id }).from(clients);
  expect(new Set(rows.map(({ sales_manager_id }) => sales_manager_id))).toEqual(new Set(['user-sales']));
});

it('the demo has a client in each verification status, with the refusal as the desk would write it', async () => {
  const test = await createTestApp();
  const told: unknown[] = [];
  for (const email of [
    'new@cn',
    'pending@cn',
    'trial@cn',
    'paid@cn',
    'refused@hk',
    'returned@cn',
    'unverified@hk',
    'moved@tw',
  ]) {
    const client = await test.signedIn(`${email}.example`);
    const { verification } = await client.ok(calls.userRead, {});
    told.push([email, verification?.status, verification?.verification_type, verification?.message]);
  }
  expect(told).toEqual([
    ['new@cn', 'none', 1, ''],
    ['pending@cn', 'pending', 1, ''],
    ['trial@cn', 'trial_pass', 1, '授权委托书不符合要求。授权委托书：请补交加盖公章的授权委托书。'],
    ['paid@cn', 'pass', 1, ''],
    ['refused@hk', 'refuse', 2, '营业执照已过期。'],
    [
      'returned@cn',
      'refuse_alternate',
      1,
      [
        '法定代表人与营业执照不一致。',
        '法定代表人姓名：与营业执照上的法定代表人不一致。',
        '营业执照：照片模糊，请重新拍摄。',
      ].join(''),
    ],
    ['unverified@hk', 'none', 2, ''],
    ['moved@tw', 'refuse', 1, '营业执照已过期。'],
  ]);
  await test.close();
});

it('the demo has a paid order of each type with what its activation needs, and one can be activated', async () => {
  const test = await createTestApp();
  const client = await test.signedIn('paid@cn.example');
  const { orders } = await client.ok(calls.orderList, { status: 'paid', page_size: '99' });
  const standing = await Promise.all(
    orders.map(async ({ order_id, order_type }) => {
      const { reasons, terms } = await client.ok(calls.activationRead, { order_id });
      return [order_type, reasons, terms !== null];
    }),
  );
  expect(Object.fromEntries(standing.map(([type, ...rest]) => [type, rest]))).toEqual({
    new: [['without_invoice', 'unsigned'], true],
    append: [['unsigned'], true],
    renew: [['without_invoice'], true],
    upgrade: [[], true],
    upgrade_renew: [[], true],
  });
  const order_id = 'activating-order-upgrade';
  const { order } = await client.ok(calls.orderActivate, { order_id }, 'activate-the-upgrade-of-demo');
  expect(order.status).toBe('completed');
  await test.close();
});

describe('demo cases', () => {
  it('the demo has a paid order that an unverified client cannot activate', async () => {
    const test = await createTestApp();
    const client = await test.signedIn('unverified@hk.example');
    const { reasons } = await client.ok(calls.activationRead, { order_id: 'unverified-order-first' });
    expect(reasons).toEqual(['unverified']);
    await test.close();
  });

  it('the demo has a verification that was refused with the type of another region', async () => {
    const test = await createTestApp();
    const client = await test.signedIn('moved@tw.example');
    const { verification_type, own_type, status } = await client.ok(calls.clientVerification, {});
    expect([verification_type, own_type, status]).toEqual([1, 2, 'refuse']);
    await test.close();
  });

  it('the demo has a client that may neither renew nor upgrade, and a trial client', async () => {
    const test = await createTestApp();
    const client = await test.signedIn('blocked@cn.example');
    const { types } = await client.ok(calls.productTypeList, {});
    const told = types.map(({ type, open, reasons }) => [type, open, reasons.map(({ reason }) => reason)]);
    expect(told).toEqual([
      ['new', false, ['has_active_plan']],
      ['append', true, []],
      ['renew', false, ['could_not_buy']],
      ['upgrade', false, ['could_not_buy']],
      ['upgrade_renew', false, ['could_not_buy']],
    ]);
    const trial = await test.signedIn('trial@cn.example');
    const info = [await client.ok(calls.userRead, {}), await trial.ok(calls.userRead, {})];
    expect(info.map(({ could_buy, is_trial }) => [could_buy, is_trial])).toEqual([
      [false, 0],
      [true, 1],
    ]);
    await test.close();
  });

  it('the demo has a client with a mailed paper invoice of January 2021, over 99 notices and a remaining credit', async () => {
    const test = await createTestApp();
    const client = await test.signedIn('longtime@cn.example');
    const told = await client.ok(calls.invoiceGet, { order_id: 'longtime-order-first' });
    const invoice = 'invoice' in told ? told.invoice : null;
    expect([invoice?.kind, invoice?.status, invoice?.invoiced_time?.slice(0, 7)]).toEqual([
      'paper',
      'mailed',
      '2021-01',
    ]);
    const { unread } = await client.ok(calls.noticeList, {});
    expect(unread).toBeGreaterThan(99);
    const { draft_id } = await client.ok(calls.flowDraftOpen, { flow: 'purchase' });
    const quote = await client.ok(calls.orderPrice, {
      client_id: 'client-longtime',
      draft_id,
      order_type: 'upgrade_renew',
      order_product_id: 'longtime-product-flagship',
      plan_id: 'upgrade-renew',
    });
    expect([quote.amount.minor, quote.remaining_credit?.currency]).toEqual([0, 'CNY']);
    await test.close();
  });

  it('the demo has a child account with only two permissions in the suite', async () => {
    const test = await createTestApp();
    const child = await test.signedIn('assistant@cn.example');
    const { privilege } = await child.ok(calls.permissionRead, {});
    expect(privilege).toEqual({
      list: [
        { key: 'crm.functional.base', scope: 1 },
        { key: 'crm.mail.view', scope: 1 },
      ],
      user: { user_id: 'user-assistant-cn', is_admin: false },
    });
    await test.close();
  });
});

it('the history of a demo order is in the order of time', async () => {
  const test = await createTestApp();
  const owner = await test.signedIn('owner@cn.example');
  const order = await owner.ok(calls.orderGet, { order_id: 'cn-order-first' });
  expect(isForClient(order) && order.history.map(({ event }) => event)).toEqual([
    'placed',
    'paid',
    'invoice_applied',
    'activated',
    'invoice_issued',
  ]);
  await test.close();
});

it('a completed demo order has the term of its product, and was paid and invoiced before its activation', async () => {
  const { db } = database;
  const completed = await db.select().from(orders).where(eq(orders.status, 'completed'));
  expect(completed.length).toBeGreaterThan(0);
  for (const { order_id, period, invoice_flag } of completed) {
    const product = eq(orderProducts.order_product_id, order_id.replace(/-order-.*/, '-product'));
    const [held] = await db.select().from(orderProducts).where(product);
    const happened = await db.select().from(orderEvents).where(eq(orderEvents.order_id, order_id));
    const at = (event: string) => happened.find((each) => each.event === event)?.at;
    expect(period).toEqual({ starts_at: held?.starts_at.toISOString(), ends_at: held?.ends_at?.toISOString() });
    expect(at('activated')).toEqual(held?.starts_at);
    const needed = [at('paid'), at('contract_attached'), ...(invoice_flag ? [at('invoice_applied')] : [])];
    const late = needed.filter((moment) => moment !== undefined && held !== undefined && moment > held.starts_at);
    expect([order_id, late]).toEqual([order_id, []]);
  }
});

it('the demo has a submitted proof of payment that a reviewer can read at the desk', async () => {
  const test = await createTestApp();
  const reviewer = await test.signedIn('reviewer@desk.example');
  const { receipts, counts } = await reviewer.ok(calls.deskReceiptList, { status: 'submitted' });
  expect(counts).toEqual({ submitted: 1, accepted: 0, refused: 0 });
  const [receipt] = receipts;
  expect(receipt).toEqual({
    proof_id: 'hk-order-api-proof',
    status: 'submitted',
    submitted_at: new Date(testBegin.getTime() - 26 * 3_600_000).toISOString(),
    submitted_by: 'Grace Wong',
    content: {
      payer: 'Harbour Bright Trading Limited',
      payment_account: '012-345-678901-833',
      bank_receipt: {
        file_id: 'hk-order-api-receipt',
        name: 'transfer-advice.pdf',
        size: expect.any(Number),
        type: 'application/pdf',
        removed: [],
      },
    },
    language: 'zh-TW',
    refusal: [],
    decided_at: null,
    decided_by: null,
    order: expect.objectContaining({ order_id: 'hk-order-api', full_name: 'Harbour Bright Trading Limited' }),
    refused_before: 0,
  });
  await test.close();
});

it('the demo receipt is a valid PDF that names the order and its amount', async () => {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const other = await copyDatabase();
  await other.db.execute('truncate transfer_proofs, files cascade');
  await seedProofs({ db: other.db, files: memoryStore(kept) }, testBegin);
  const text = new TextDecoder().decode(kept.get('hk-order-api-receipt'));
  expect(text.slice(0, 8)).toBe('%PDF-1.4');
  expect(text).toMatch(/\(MF-2026\d{4}-\d{6}\) Tj/);
  expect(text).toMatch(/\(USD \d+\.\d{2}\) Tj/);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  await other.close();
});
