import { eq } from 'drizzle-orm';
import type { FilePurpose } from '#contract/files.ts';
import type { Deps } from '../deps.ts';
import { areaPath } from '../modules/areas/areas.ts';
import { invoiceFiles, invoices } from '../modules/invoices/tables.ts';
import { orderEvents, orders } from '../modules/orders/tables.ts';
import { demoReviewer } from './accounts.ts';
import { paperOf } from './papers.ts';
import { pdfOf } from './pdf.ts';
import { seedFile } from './seedFile.ts';

const dayMs = 86_400_000;

type Row = typeof invoices.$inferInsert;
type Said = Omit<Row, 'invoice_id' | 'order_id' | 'file_id' | 'applied_at' | 'applied_by' | 'register' | 'invoice_type'>;

interface DemoInvoice extends Said {
  readonly order_id: string;
  readonly invoice_type?: Row['invoice_type'];
  /** How many days ago it was applied for, decided and mailed. */
  readonly days_ago: { readonly applied: number; readonly decided?: number; readonly mailed?: number };
}

/** One application in each state; the order `cn-order-storage` has none. */
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
    days_ago: { applied: 140, decided: 138 },
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
];

/** Applies for invoices of the demo, and decides on them. */
export async function seedInvoices({ db, files }: Pick<Deps, 'db' | 'files'>, now: Date): Promise<void> {
  for (const { days_ago, ...said } of demoInvoices) {
    const { order_id } = said;
    const [order] = await db.select().from(orders).where(eq(orders.order_id, order_id));
    if (order === undefined) throw new Error(`the demo has no order ${order_id}`);
    const ago = (days: number) => new Date(now.getTime() - days * dayMs);
    const [invoice_id, letter_id] = [`${order_id}-invoice`, `${order_id}-letter`];
    const { client_id, user_id } = order;
    const keep = (file_id: string, of: { purpose: FilePurpose; name: string; title: string; days: number }) => {
      const isLetter = of.purpose === 'notice_letter';
      const holder = isLetter
        ? ({ holder_kind: 'client', holder_id: client_id } as const)
        : ({ holder_kind: 'staff', holder_id: demoReviewer } as const);
      const about = { file_id, holder, user_id: isLetter ? user_id : demoReviewer, at: ago(of.days) };
      const bytes = pdfOf(paperOf(of.title, order));
      return seedFile({ db, files }, { ...about, purpose: of.purpose, name: of.name, bytes });
    };
    const title = 'Notice of registration as general taxpayer';
    await keep(letter_id, { purpose: 'notice_letter', name: 'taxpayer-notice.pdf', title, days: days_ago.applied });
    const decided = days_ago.decided === undefined ? null : ago(days_ago.decided);
    await db.insert(invoices).values({
      invoice_type: 'ordinary',
      ...said,
      invoice_id,
      file_id: letter_id,
      register: 'listed',
      applied_at: ago(days_ago.applied),
      applied_by: user_id,
      ...(decided !== null && { decided_at: decided, decided_by: demoReviewer }),
      ...(decided !== null && said.invoice_number && { invoiced_on: decided.toISOString().slice(0, 10) }),
      ...(days_ago.mailed !== undefined && { mailed_at: ago(days_ago.mailed), mailed_by: demoReviewer }),
    });
    if (said.status === 'issued') {
      const days = days_ago.decided ?? 0;
      await keep(`${invoice_id}-pdf`, { purpose: 'invoice_pdf', name: 'invoice.pdf', title: 'Invoice', days });
      await db.insert(invoiceFiles).values({ invoice_id, format: 'pdf', file_id: `${invoice_id}-pdf` });
    }
    const byStaff = { actor: 'staff', user_id: demoReviewer } as const;
    const happened = [
      { event: 'invoice_applied', at: ago(days_ago.applied), actor: 'client', user_id } as const,
      ...(decided === null
        ? []
        : [{ event: said.refusal ? 'invoice_refused' : 'invoice_issued', at: decided, ...byStaff } as const]),
      ...(days_ago.mailed === undefined
        ? []
        : [{ event: 'invoice_mailed', at: ago(days_ago.mailed), ...byStaff } as const]),
    ];
    await db.insert(orderEvents).values(happened.map((each) => ({ ...each, order_id, subject: invoice_id })));
  }
}
