import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { areaPath } from '../modules/areas/areas.ts';
import { invoiceFiles, invoices } from '../modules/invoices/tables.ts';
import { orderEvents, orders } from '../modules/orders/tables.ts';
import { demoReviewer } from './accounts.ts';
import { type DemoTime, demoTimeToDate } from './demoHolding.ts';
import { orderPaperLines } from './papers.ts';
import { makePdfOfLines } from './pdf.ts';
import { seedFile } from './seedFile.ts';

type Row = typeof invoices.$inferInsert;
type DemoInvoiceColumns = Omit<
  Row,
  'invoice_id' | 'order_id' | 'file_id' | 'applied_at' | 'applied_by' | 'register' | 'invoice_type'
>;

interface DemoInvoice extends DemoInvoiceColumns {
  readonly order_id: string;
  readonly invoice_type?: Row['invoice_type'];
  readonly days_ago: { readonly applied: DemoTime; readonly decided?: DemoTime; readonly mailed?: DemoTime };
}

/** At least one application per status; the order `cn-order-storage` has none. */
const demoInvoices: readonly DemoInvoice[] = [
  {
    order_id: 'cn-order-first',
    status: 'issued',
    kind: 'electronic',
    invoice_type: 'special',
    company_name: '上海云帆贸易有限公司',
    taxpayer_id: '91310115MA1K4B2C3J',
    registered_address: '上海市浦东新区世纪大道 100 号 2208 室',
    registration_phone: '021-50471188',
    bank: '中国工商银行上海市陆家嘴支行',
    bank_account: '1001 2345 0920 0176 543',
    email: 'owner@cn.example',
    invoice_number: '26312000000098765432',
    days_ago: { applied: 151, decided: 149 },
  },
  {
    order_id: 'hk-order-first',
    status: 'applied',
    kind: 'electronic',
    company_name: 'Harbour Bright Trading Limited',
    taxpayer_id: '62478813',
    registered_address: 'Unit 1203, 12/F, 88 Queensway, Admiralty, Hong Kong',
    registration_phone: '+852 2866 1203',
    bank: 'The Hongkong and Shanghai Banking Corporation',
    bank_account: '012-345-678901-833',
    email: 'owner@hk.example',
    days_ago: { applied: 1 },
  },
  {
    order_id: 'tw-order-first',
    status: 'mailed',
    kind: 'paper',
    company_name: '台北晨光股份有限公司',
    taxpayer_id: '24680137',
    registered_address: '臺北市信義區市府路 45 號 18 樓',
    registration_phone: '02-8101-7777',
    bank: '國泰世華銀行信義分行',
    bank_account: '013-2468013579',
    recipient: '張怡君',
    telephone: '02-8101-7777',
    area: areaPath('TW', 'tw-1-7'),
    detailed_address: '市府路 45 號 18 樓',
    invoice_number: 'AB-12345678',
    carrier: 'tw_post',
    tracking_number: '70123456789012',
    days_ago: { applied: 390, decided: 388, mailed: 387 },
  },
  {
    order_id: 'jp-order-first',
    status: 'refused',
    kind: 'electronic',
    company_name: '株式会社あおば商事',
    taxpayer_id: '2011001012345',
    registered_address: '東京都千代田区丸の内1-9-1',
    registration_phone: '03-1234-5678',
    bank: '三菱UFJ銀行 丸の内支店',
    bank_account: '0012345',
    email: 'owner@jp.example',
    refusal: {
      code: 'bank_account_mismatch',
      fields: [{ field: 'bank_account', words: '口座番号が会社名義のものと一致しません。' }],
    },
    days_ago: { applied: 6, decided: 4 },
  },
  {
    order_id: 'longtime-order-first',
    status: 'mailed',
    kind: 'paper',
    company_name: '青岛长青国际贸易有限公司',
    taxpayer_id: '91370202MA3DEM0C79',
    registered_address: '青岛市市南区香港中路 61 号',
    registration_phone: '0532-85712200',
    bank: '中国银行青岛香港中路支行',
    bank_account: '2066 0412 7735 01',
    recipient: '顾长青',
    telephone: '0532-85712200',
    area: areaPath('CN', 'cn-37-2-1'),
    detailed_address: '香港中路 61 号 9 层',
    invoice_number: '03700200011186420973',
    carrier: 'sf',
    tracking_number: 'SF1093300452718',
    days_ago: {
      applied: '2021-01-12T06:00:00Z',
      decided: '2021-01-15T03:00:00Z',
      mailed: '2021-01-18T03:00:00Z',
    },
  },
];

export async function seedInvoices(deps: Pick<Deps, 'db' | 'files'>, now: Date): Promise<void> {
  for (const demo of demoInvoices) {
    const [order] = await deps.db.select().from(orders).where(eq(orders.order_id, demo.order_id));
    if (order === undefined) throw new Error(`the demo has no order ${demo.order_id}`);
    await seedInvoice(deps, { order, demo, now });
  }
}

interface InvoiceSeed {
  readonly order: typeof orders.$inferSelect;
  readonly demo: DemoInvoice;
  readonly now: Date;
}

async function seedInvoice(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { order, demo, now }: InvoiceSeed,
): Promise<void> {
  const { days_ago, ...said } = demo;
  const { order_id, client_id, user_id } = order;
  const ago = (days: DemoTime) => demoTimeToDate(days, now);
  const [invoice_id, letter_id] = [`${order_id}-invoice`, `${order_id}-letter`];
  const applied_at = ago(days_ago.applied);
  await seedFile(
    { db, files },
    {
      file_id: letter_id,
      holder: { holder_kind: 'client', holder_id: client_id },
      user_id,
      purpose: 'notice_letter',
      name: 'taxpayer-notice.pdf',
      bytes: makePdfOfLines(orderPaperLines('Notice of registration as general taxpayer', order)),
      at: applied_at,
    },
  );
  const about = { invoice_id, file_id: letter_id, register: 'listed', applied_at, applied_by: user_id } as const;
  await db.insert(invoices).values({ invoice_type: 'ordinary', ...said, ...about, ...decisionColumnsOf(demo, ago) });
  if (said.status === 'issued') await seedInvoiceFile({ db, files }, { order, demo, now });
  const happened = eventsOf(demo, user_id, ago);
  await db.insert(orderEvents).values(happened.map((each) => ({ ...each, order_id, subject: invoice_id })));
}

async function seedInvoiceFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { order, demo, now }: InvoiceSeed,
): Promise<void> {
  const invoice_id = `${order.order_id}-invoice`;
  const file_id = `${invoice_id}-pdf`;
  const holder = { holder_kind: 'staff', holder_id: demoReviewer } as const;
  const at = demoTimeToDate(demo.days_ago.decided ?? 0, now);
  const about = { user_id: demoReviewer, purpose: 'invoice_pdf', name: 'invoice.pdf' } as const;
  await seedFile(
    { db, files },
    { ...about, file_id, holder, at, bytes: makePdfOfLines(orderPaperLines('Invoice', order)) },
  );
  await db.insert(invoiceFiles).values({ invoice_id, format: 'pdf', file_id });
}

type ToDate = (days: DemoTime) => Date;

function decisionColumnsOf({ days_ago: { decided, mailed }, invoice_number }: DemoInvoice, ago: ToDate): Partial<Row> {
  if (decided === undefined) return {};
  const at = ago(decided);
  return {
    decided_at: at,
    decided_by: demoReviewer,
    ...(invoice_number && { invoiced_on: at.toISOString().slice(0, 10) }),
    ...(mailed !== undefined && { mailed_at: ago(mailed), mailed_by: demoReviewer }),
  };
}

function eventsOf({ days_ago: { applied, decided, mailed }, refusal }: DemoInvoice, user_id: string, ago: ToDate) {
  const byStaff = { actor: 'staff', user_id: demoReviewer } as const;
  const decision = refusal ? 'invoice_refused' : 'invoice_issued';
  return [
    { event: 'invoice_applied', at: ago(applied), actor: 'client', user_id } as const,
    ...(decided === undefined ? [] : [{ event: decision, at: ago(decided), ...byStaff } as const]),
    ...(mailed === undefined ? [] : [{ event: 'invoice_mailed', at: ago(mailed), ...byStaff } as const]),
  ];
}
