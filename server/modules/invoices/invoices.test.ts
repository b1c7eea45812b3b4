import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { InvoiceRefusal } from '#contract/entities/invoice.ts';
import { type FilePurpose, storedFile } from '#contract/files.ts';
import { messagesIn } from '../../testing/messages.ts';
import { claimOf } from '../../testing/orderTokens.ts';
import { paidOrder } from '../../testing/paidOrder.ts';
import { pdfWithText } from '../../testing/pdf.ts';
import { testBegin } from '../../testing/providedDatabase.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestAnswer, TestClient } from '../../testing/testClient.ts';
import { sandboxNumbers } from '../enterprises/register.ts';
import { files } from '../files/tables.ts';
import { clients } from '../identity/tables.ts';
import { notices } from '../notices/tables.ts';
import { orderEvents, orders } from '../orders/tables.ts';
import { invoices } from './tables.ts';

/** A paid order of a client in mainland China without an application. */
const order_id = 'cn-order-storage';

let test: TestApp;
let owner: TestClient;
let reviewer: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@cn.example');
  reviewer = await test.signedIn('reviewer@desk.example');
});
afterEach(() => test.close());

let keys = 0;
const newKey = () => `key-of-an-intent-${++keys}`;

const bytes = {
  pdf: pdfWithText('all of it'),
  xml: Buffer.from('<?xml version="1.0" encoding="UTF-8"?><EInvoice/>'),
  ofd: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(8000, 1), Buffer.from('OFD.xml')]),
  zip: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(8000, 1), Buffer.from('other.txt')]),
};
const upload = (client: TestClient, purpose: FilePurpose, body = bytes.pdf) =>
  client.upload(calls.fileUpload, { purpose, name: 'a-file' }, body, newKey());
const uploaded = async (client: TestClient, purpose: FilePurpose, body = bytes.pdf) =>
  storedFile.parse((await upload(client, purpose, body)).data).file_id;

const company = {
  order_id,
  kind: 'electronic',
  invoice_type: 'special',
  company_name: '上海云帆贸易有限公司',
  taxpayer_id: '91310115MA1K4B2C3J',
  registered_address: '上海市浦东新区世纪大道 100 号',
  registration_phone: '021-50471188',
  bank: '中国工商银行上海市陆家嘴支行',
  bank_account: '1001234509200176543',
  email: 'owner@cn.example',
} as const;
const paper = {
  kind: 'paper',
  email: undefined,
  recipient: '林晓',
  telephone: '13800138000',
  area: 'cn-33-1-3',
  detailed_address: '文三路 1 号',
} as const;

async function apply(changes: object = {}, key = newKey(), client = owner): Promise<TestAnswer> {
  const notice_letter = await uploaded(owner, 'notice_letter');
  return client.call(calls.invoiceAdd, { ...company, notice_letter, ...changes }, key);
}
const standing = async () => (await owner.ok(calls.invoiceGet, { order_id })) as unknown;
const rows = () =>
  test.deps.db.select().from(invoices).where(eq(invoices.order_id, order_id)).orderBy(asc(invoices.number));
const invoiceId = async () => (await rows()).at(-1)?.invoice_id ?? '';
const issue = async (changes: object = {}, key = newKey()) =>
  reviewer.call(
    calls.deskInvoiceIssue,
    {
      invoice_id: await invoiceId(),
      invoice_number: '26312000000012345678',
      invoiced_on: '2026-03-02',
      files: [{ format: 'pdf', file_id: await uploaded(reviewer, 'invoice_pdf') }],
      ...changes,
    },
    key,
  );
const refusal: InvoiceRefusal = {
  code: 'bank_account_mismatch',
  fields: [{ field: 'bank_account', words: '账号不符。' }],
};
const refuse = async (client = reviewer) =>
  client.call(calls.deskInvoiceRefuse, { invoice_id: await invoiceId(), refusal }, newKey());
const history = async () =>
  (
    await test.deps.db
      .select({ event: orderEvents.event, actor: orderEvents.actor })
      .from(orderEvents)
      .where(eq(orderEvents.order_id, order_id))
      .orderBy(asc(orderEvents.event_id))
  )
    .filter(({ event }) => event.startsWith('invoice_'))
    .map(({ event, actor }) => `${event} by ${actor}`);

describe('invoice applications', () => {
  it('an invoice application is stored once per idempotency key and recorded in the history [INV-01, WIR-06]', async () => {
    const key = newKey();
    const notice_letter = await uploaded(owner, 'notice_letter');
    const first = await apply({ notice_letter }, key);
    const second = await apply({ notice_letter }, key);
    expect([first.code, second.code]).toEqual(['ok', 'ok']);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...company, status: 'applied', register: 'listed', file_id: notice_letter });
    expect(await history()).toEqual(['invoice_applied by client']);
    expect((await apply()).code).toBe('invoice_exists');
  });

  it('an invoice application is accepted only from the main account, for a paid order of its client [INV-01, INV-10]', async () => {
    const member = await test.signedIn('member@cn.example');
    expect((await apply({}, newKey(), member)).code).toBe('main_account_only');
    expect((await apply({ order_id: 'cn-order-edm' })).code).toBe('order_state_refuses');
    expect((await apply({ order_id: 'cn-order-upgrade' })).code).toBe('order_state_refuses');
    expect((await apply({ order_id: 'tw-order-first' })).code).toBe('order_not_found');
    const letter = await uploaded(await test.signedIn('owner@tw.example'), 'notice_letter');
    expect((await apply({ notice_letter: letter })).code).toBe('file_unknown');
    expect(await rows()).toEqual([]);
  });

  it.each(['recipient', 'telephone', 'area', 'detailed_address'])(
    'a paper invoice without %s is rejected with mailing_incomplete [INV-04]',
    async (name) => {
      expect((await apply({ ...paper, [name]: undefined })).code).toBe('mailing_incomplete');
      expect(await rows()).toEqual([]);
    },
  );

  it('a paper invoice needs a lowest-level area of its region; an electronic one needs an email [INV-02, INV-09]', async () => {
    expect((await apply({ ...paper, area: 'cn-33' })).code).toBe('area_unknown');
    expect((await apply({ ...paper, area: 'tw-1-1' })).code).toBe('area_unknown');
    expect((await apply({ email: undefined })).code).toBe('invoice_email_missing');
    expect((await apply(paper)).code).toBe('ok');
    const [row] = await rows();
    expect([row?.kind, row?.email, row?.area?.map(({ name }) => name)]).toEqual([
      'paper',
      null,
      ['浙江省', '杭州市', '西湖区'],
    ]);
  });

  it('an invoice type that does not exist in the client’s region is rejected with invoice_type_unknown [INV-03]', async () => {
    const taiwan = await test.signedIn('owner@jp.example');
    const notice_letter = await uploaded(taiwan, 'notice_letter');
    const said = { order_id: 'jp-order-first', taxpayer_id: '2011001012345', notice_letter };
    expect((await apply(said, newKey(), taiwan)).code).toBe('invoice_type_unknown');
    expect((await apply({ ...said, invoice_type: 'ordinary' }, newKey(), taiwan)).code).toBe('ok');
  });

  it('an invalid or unlisted taxpayer ID, or one of another client, is rejected [INV-05]', async () => {
    const [struckOff = ''] = sandboxNumbers.not_listed;
    const { db } = test.deps;
    await db
      .update(clients)
      .set({ enterprise_number: '91330106MA2H7X8K90' })
      .where(eq(clients.client_id, 'client-new'));
    expect((await apply({ taxpayer_id: '91310115MA1K4B2C3K' })).code).toBe('taxpayer_id_invalid');
    expect((await apply({ taxpayer_id: struckOff })).code).toBe('taxpayer_id_invalid');
    expect((await apply({ taxpayer_id: '91330106MA2H7X8K90' })).code).toBe('taxpayer_id_taken');
    expect(await rows()).toEqual([]);
  });

  it('an invoice application is accepted with register not_asked when the company register is unavailable [INV-05]', async () => {
    const [out = ''] = sandboxNumbers.out_of_service;
    expect((await apply({ taxpayer_id: out.toLowerCase() })).code).toBe('ok');
    expect((await rows()).map(({ taxpayer_id, register }) => [taxpayer_id, register])).toEqual([[out, 'not_asked']]);
  });
});

describe('reading an invoice', () => {
  it('an invoice is read in full by its client, as flags only by the order link, and not by other clients [INV-10]', async () => {
    await apply();
    const [order] = await test.deps.db.select().from(orders).where(eq(orders.order_id, order_id));
    const byLink = await test
      .visitor()
      .ok(calls.invoiceGet, { order_id, token: order === undefined ? '' : claimOf(order).token });
    expect(byLink).toEqual({
      order_id,
      full_name: '上海云帆贸易有限公司',
      invoice_flag: true,
      sign_pre_payment_flag: false,
      sign_contract_flag: false,
      verification_status: 'pass',
    });
    expect(await standing()).toMatchObject({ invoice: { status: 'applied' }, reason: 'invoice_exists' });
    const other = await test.signedIn('owner@tw.example');
    expect((await other.call(calls.invoiceGet, { order_id })).code).toBe('order_not_found');
  });

  it('the newest invoice and the client record are returned for the next application [INV-06]', async () => {
    const { invoice, record } = await owner.ok(calls.invoiceNewest, {});
    expect([invoice?.order_id, record]).toEqual([
      'cn-order-first',
      {
        use_zone: 'CN',
        full_name: '上海云帆贸易有限公司',
        enterprise_number: '91310115MA1K4B2C3J',
        email: 'owner@cn.example',
      },
    ]);
    const newcomer = await test.signedIn('new@cn.example');
    expect((await newcomer.ok(calls.invoiceNewest, {})).invoice).toBeNull();
  });
});

describe('invoices at the desk', () => {
  it('an issued electronic invoice has its files, which only its client can read [INV-06, INV-08]', async () => {
    await apply();
    const files = [
      { format: 'xml', file_id: await uploaded(reviewer, 'invoice_xml', bytes.xml) },
      { format: 'ofd', file_id: await uploaded(reviewer, 'invoice_ofd', bytes.ofd) },
    ] as const;
    const read = (client: TestClient) => client.fetch(`/oss${calls.fileRead.path}?file_id=${files[0].file_id}`);
    expect((await (await read(owner)).json()).code).not.toBe(0);
    expect((await issue({ files })).code).toBe('ok');
    expect(await (await read(owner)).text()).toBe(bytes.xml.toString());
    const other = await test.signedIn('owner@tw.example');
    expect((await (await read(other)).json()).code).not.toBe(0);
    const { invoice } = await reviewer.ok(calls.deskInvoiceRead, { invoice_id: await invoiceId() });
    expect([invoice.status, invoice.invoice_number, invoice.files.map(({ format }) => format)]).toEqual([
      'issued',
      '26312000000012345678',
      ['xml', 'ofd'],
    ]);
    expect(await history()).toEqual(['invoice_applied by client', 'invoice_issued by staff']);
  });

  it('a reviewer sees which active content was removed from a notice letter [FIL-72]', async () => {
    await apply();
    await test.deps.db
      .update(files)
      .set({ active: ['media'] })
      .where(eq(files.purpose, 'notice_letter'));
    const read = await reviewer.ok(calls.deskInvoiceRead, { invoice_id: await invoiceId() });
    expect(read.letter_removed).toEqual(['media']);
  });

  it('issuing an invoice is rejected without a file, or with an invalid or taken number, date or file [INV-08]', async () => {
    await apply();
    expect((await issue({ files: [] })).code).toBe('invoice_files_missing');
    expect((await issue({ invoice_number: '1234' })).code).toBe('invoice_number_invalid');
    expect((await issue({ invoice_number: '26312000000098765432' })).code).toBe('invoice_number_taken');
    for (const invoiced_on of ['2030-01-01', '2020-12-31'])
      expect((await issue({ invoiced_on })).code).toBe('invoice_date_invalid');
    const [letter] = await rows();
    expect((await issue({ files: [{ format: 'pdf', file_id: letter?.file_id }] })).code).toBe('file_unknown');
    expect((await rows()).map(({ status }) => status)).toEqual(['applied']);
  });

  it('an uploaded invoice file must have the format of its purpose, and clients may not upload one [INV-08]', async () => {
    expect((await upload(reviewer, 'invoice_ofd', bytes.zip)).code).toBe('file_refused');
    expect((await upload(reviewer, 'invoice_pdf', bytes.xml)).code).toBe('file_refused');
    expect((await upload(owner, 'invoice_pdf')).code).toBe('not_permitted');
  });

  it('a paper invoice can be mailed once, and only after it was issued [INV-02, INV-08]', async () => {
    await apply(paper);
    const mail = async () =>
      reviewer.call(
        calls.deskInvoiceMail,
        { invoice_id: await invoiceId(), carrier: 'sf', tracking_number: 'SF1234567890' },
        newKey(),
      );
    expect((await mail()).code).toBe('already_decided');
    expect((await issue({ invoice_number: '01234567', files: [] })).code).toBe('ok');
    expect((await mail()).code).toBe('ok');
    expect((await mail()).code).toBe('already_decided');
    expect(await history()).toEqual([
      'invoice_applied by client',
      'invoice_issued by staff',
      'invoice_mailed by staff',
    ]);
  });

  it('a refused invoice can be applied for again, and the desk shows the earlier refusal [INV-07]', async () => {
    await apply();
    expect((await refuse()).code).toBe('ok');
    expect(await standing()).toMatchObject({ invoice: { status: 'refused', refusal }, reason: null });
    expect((await apply({ bank_account: '2222333344445555' })).code).toBe('ok');
    const again = await reviewer.ok(calls.deskInvoiceRead, { invoice_id: await invoiceId() });
    expect(again.earlier.map(({ refusal: before, decided_by }) => [before, decided_by])).toEqual([[refusal, '安雅']]);
  });

  it('concurrent decisions on one invoice: one succeeds, the others get already_decided [INV-08]', async () => {
    await apply();
    const answers = await Promise.all([issue(), refuse(), issue({ invoice_number: '26312000000012345679' })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['already_decided', 'already_decided', 'ok']);
  });

  it('concurrent issues with one invoice number: one succeeds, the others get invoice_number_taken [INV-08]', async () => {
    const about = { invoice_number: '26312000000012345678', invoiced_on: '2026-03-02' };
    const named: z.input<(typeof calls.deskInvoiceIssue)['body']>[] = [];
    for (const _ of Array.from({ length: 6 })) {
      const other = await paidOrder(test.deps.db, { order_type: 'append', invoice_flag: true }, testBegin);
      await apply({ order_id: other.order_id });
      const [row] = await test.deps.db.select().from(invoices).where(eq(invoices.order_id, other.order_id));
      const file_id = await uploaded(reviewer, 'invoice_pdf');
      named.push({ ...about, invoice_id: row?.invoice_id ?? '', files: [{ format: 'pdf', file_id }] });
    }
    const answers = await Promise.all(named.map((each) => reviewer.call(calls.deskInvoiceIssue, each, newKey())));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([...Array(5).fill('invoice_number_taken'), 'ok']);
  });

  it('only reviewers can list and refuse invoice applications [INV-08]', async () => {
    await apply();
    const others = ['owner@cn.example', 'sales@desk.example', 'support@desk.example'];
    for (const email of others) {
      const other = await test.signedIn(email);
      expect((await refuse(other)).code).toBe('not_permitted');
      expect((await other.call(calls.deskInvoiceList, { status: 'applied' })).code).toBe('not_permitted');
    }
  });

  it('invoice applications at the desk are found by a search and counted per status', async () => {
    const { invoices: found, counts } = await reviewer.ok(calls.deskInvoiceList, {
      status: 'mailed',
      search: '24680137',
    });
    expect(found.map(({ order }) => order.order_id)).toEqual(['tw-order-first']);
    expect(counts).toEqual({ applied: 1, issued: 1, mailed: 2, refused: 1 });
    const nothing = await reviewer.ok(calls.deskInvoiceList, { status: 'mailed', search: 'nobody' });
    expect(nothing.invoices).toEqual([]);
  });
});

it('the client is notified of each invoice decision by notice and mail, in its language [INV-12]', async () => {
  const told = async () => {
    const mails = await messagesIn(test.deps.db);
    return mails.map(({ subject }) => subject);
  };
  await apply();
  await refuse();
  test.pass({ minutes: 1 });
  await apply(paper);
  await issue({ invoice_number: '01234567', files: [] });
  const [order] = await test.deps.db.select().from(orders).where(eq(orders.order_id, order_id));
  const no = order?.order_no ?? '';
  expect(await told()).toEqual([`订单 ${no} 的发票申请待修改`, `订单 ${no} 的发票已开具`]);
  const [mail] = await messagesIn(test.deps.db);
  expect(mail?.body.split('\n\n').slice(0, 3)).toEqual([
    `订单 ${no} 的发票未能开具。开户银行或银行账号与公司不符。`,
    '银行账号：账号不符。',
    '请修改后重新提交，您填写的其他内容已保留。',
  ]);
  const digests = (await test.deps.db.select().from(notices)).map(({ digest }) => digest.ja);
  expect(digests).toContain(`ご注文${no}の請求書を発行しました`);
});
