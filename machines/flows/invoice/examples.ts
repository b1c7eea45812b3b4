import type { Area } from '#contract/calls/area.ts';
import type { ApplicationField, ClientRecord, carriers, Invoice, OrderInvoice } from '#contract/entities/invoice.ts';
import type { StoredFile } from '#contract/files.ts';
import {
  commonFaults,
  type Examples,
  formExamples,
  newRefusal,
  newRefusalFault,
  receiptRunExamples,
  worded,
} from '../../kit/examples.ts';
import type { ApplicationTyped, InvoiceFlowEvent, InvoicePorts } from './types.ts';
import { nothingEntered } from './updates.ts';

const letter: StoredFile = { file_id: 'file-1', name: 'notice.pdf', size: 120_000, type: 'application/pdf' };
const clearer: StoredFile = { file_id: 'file-2', name: 'notice-whole.png', size: 310_000, type: 'image/png' };

const record: ClientRecord = {
  use_zone: 'CN',
  full_name: 'Example Trading',
  enterprise_number: '91350100M000100Y43',
  email: 'owner@example.com',
};

const { notice_letter: _letter, area: _area, ...nothingTyped } = nothingEntered;
const company = {
  company_name: 'Example Trading',
  taxpayer_id: '91350100M000100Y43',
  registered_address: '1 Example Road, Fuzhou',
  registration_phone: '0591-12345678',
  bank: 'Example Bank, Fuzhou',
  bank_account: '6217000011112222',
} as const;
const electronicTyped: ApplicationTyped = { ...nothingTyped, ...company, email: 'owner@example.com' };
const paperTyped: ApplicationTyped = {
  ...electronicTyped,
  kind: 'paper',
  invoice_type: 'special',
  recipient: 'Lin Example',
  telephone: '0591-12345678',
  detailed_address: '1 Example Road, room 2',
};

const province: Area = { area_id: 'cn-35', parent_id: null, name: '福建省', has_children: true };
const city: Area = { area_id: 'cn-35-1', parent_id: 'cn-35', name: '福州市', has_children: false };
const named = ({ area_id, name }: Area) => ({ area_id, name });

const nothing: OrderInvoice = {
  order_id: 'order-1',
  full_name: 'Example Trading',
  invoice_flag: true,
  sign_pre_payment_flag: false,
  sign_contract_flag: false,
  verification_status: 'pass',
  invoice: null,
  kind: 'electronic',
  reason: null,
  order: { order_no: 'MF-2026-0001', amount: { minor: 1_280_000, currency: 'CNY' } },
};

const electronic: Invoice = {
  ...company,
  invoice_id: 'invoice-1',
  order_id: 'order-1',
  kind: 'electronic',
  invoice_type: 'ordinary',
  status: 'applied',
  register: 'listed',
  notice_letter: letter,
  email: 'owner@example.com',
  mailing: null,
  amount: nothing.order.amount,
  applied_at: '2026-11-21T10:20:00+00:00',
  invoiced_time: null,
  invoiced_on: null,
  invoice_number: null,
  mailed_at: null,
  files: [],
  refusal: null,
};
const paper: Invoice = {
  ...electronic,
  kind: 'paper',
  invoice_type: 'special',
  email: null,
  mailing: {
    recipient: 'Lin Example',
    telephone: '0591-12345678',
    area: [named(province), named(city)],
    detailed_address: '1 Example Road, room 2',
    carrier: null,
    tracking_number: null,
  },
};

const withInvoice = (invoice: Invoice): OrderInvoice => ({
  ...nothing,
  invoice,
  reason: invoice.status === 'refused' ? null : 'invoice_exists',
});
const applied = withInvoice(electronic);
/** The register was not available. */
const unchecked = withInvoice({ ...electronic, register: 'not_asked' });
const paperApplied = withInvoice(paper);
const decided = {
  invoiced_time: '2026-11-22T08:00:00+00:00',
  invoiced_on: '2026-11-22',
  invoice_number: '26312000000012345678',
};
const pdf: StoredFile = { file_id: 'file-3', name: 'invoice.pdf', size: 80_000, type: 'application/pdf' };
export const issuedExample: Invoice = {
  ...electronic,
  ...decided,
  status: 'issued',
  files: (['pdf', 'ofd', 'xml'] as const).map((format, index) => ({
    format,
    file: { ...pdf, file_id: `file-${index + 3}`, name: `invoice.${format}`, type: `application/${format}` },
  })),
};
const issued = withInvoice(issuedExample);
const printed = withInvoice({ ...paper, ...decided, invoice_number: '01234567', status: 'issued' });
export const mailedExample: Invoice = {
  ...paper,
  ...decided,
  invoice_number: '01234567',
  status: 'mailed',
  mailed_at: '2026-11-23T08:00:00+00:00',
  mailing: paper.mailing && { ...paper.mailing, carrier: 'sf', tracking_number: 'SF1234567890' },
};
const mailed = withInvoice(mailedExample);
const accountRefused = withInvoice({
  ...electronic,
  status: 'refused',
  refusal: { code: 'bank_account_mismatch', fields: [{ field: 'bank_account', words: '账号与户名不符。' }] },
});
const mailingRefused = withInvoice({
  ...paper,
  invoice_id: 'invoice-2',
  status: 'refused',
  refusal: {
    code: 'address_incomplete',
    fields: [
      { field: 'notice_letter', words: 'It cannot be read.' },
      { field: 'area', words: 'The district is missing.' },
      { field: 'detailed_address', words: 'Please add the floor.' },
    ],
  },
});
const fieldsRefused = (fields: readonly ApplicationField[]) =>
  fields.map((field) => ({ field, words: `Please look at ${field.replace('_', ' ')} again.` }));
const muchRefused = withInvoice({
  ...paper,
  invoice_id: 'invoice-3',
  status: 'refused',
  refusal: {
    code: 'taxpayer_id_mismatch',
    fields: fieldsRefused([
      'company_name',
      'taxpayer_id',
      'registered_address',
      'registration_phone',
      'bank',
      'recipient',
      'telephone',
    ]),
  },
});
const emailRefused = withInvoice({
  ...electronic,
  invoice_id: 'invoice-4',
  status: 'refused',
  refusal: { code: 'other', fields: fieldsRefused(['email']) },
});
const letterRefused = withInvoice({
  ...electronic,
  invoice_id: 'invoice-5',
  status: 'refused',
  refusal: { code: 'notice_letter_unreadable', fields: fieldsRefused(['notice_letter']) },
});
const mailedWith = (carrier: (typeof carriers)[number]) =>
  withInvoice({ ...mailedExample, mailing: mailedExample.mailing && { ...mailedExample.mailing, carrier } });
const closedFor = (reason: OrderInvoice['reason']): OrderInvoice => ({ ...nothing, reason });

const read = (told: OrderInvoice, newest: Invoice | null = null) => ({ kind: 'found', told, newest, record }) as const;
const found = (told: OrderInvoice) => ({ kind: 'found', told }) as const;

const otherCarriers = [
  'ems',
  'zto',
  'hk_post',
  'tw_post',
  'jp_post',
  'yamato',
] as const satisfies readonly (typeof carriers)[number][];

export const invoiceExamples = {
  events: {
    'application.enter': [
      { name: 'all of it', event: { type: 'application.enter', typed: electronicTyped } },
      { name: 'on paper', event: { type: 'application.enter', typed: paperTyped } },
      { name: 'a beginning', event: { type: 'application.enter', typed: { ...nothingTyped, company_name: 'Exa' } } },
    ],
    'area.choose': [
      { name: 'the province', event: { type: 'area.choose', level: 0, area: named(province) } },
      { name: 'the city', event: { type: 'area.choose', level: 1, area: named(city) } },
    ],
    'areas.retry': [{ name: 'asked', event: { type: 'areas.retry' } }],
    'letter.replace': [{ name: 'asked', event: { type: 'letter.replace' } }],
    'letter.remove': [{ name: 'asked', event: { type: 'letter.remove' } }],
    'application.review': [
      { name: 'understood', event: { type: 'application.review', understood: true } },
      { name: 'with something missing', event: { type: 'application.review', understood: false } },
    ],
    'application.change': [
      { name: 'the bank', event: { type: 'application.change', field: 'bank' } },
      { name: 'the letter', event: { type: 'application.change', field: 'notice_letter' } },
    ],
    'application.send': [{ name: 'confirmed', event: { type: 'application.send' } }],
    'invoice.check': [{ name: 'asked', event: { type: 'invoice.check' } }],
    ...formExamples,
    ...receiptRunExamples,
  },
  ports: {
    readInvoice: [
      { name: 'the first one', output: read(nothing) },
      { name: 'the first one, on paper', output: read({ ...nothing, kind: 'paper' }) },
      { name: 'with one of another order', output: read(nothing, { ...electronic, order_id: 'order-0' }) },
      { name: 'with one on paper', output: read(nothing, { ...paper, order_id: 'order-0' }) },
      { name: 'applied for', output: read(applied, electronic) },
      { name: 'the account was refused', output: read(accountRefused, accountRefused.invoice) },
      { name: 'the mailing was refused', output: read(mailingRefused, mailingRefused.invoice) },
      { name: 'much was refused', output: read(muchRefused, muchRefused.invoice) },
      { name: 'the e-mail was refused', output: read(emailRefused, emailRefused.invoice) },
      { name: 'the letter was refused', output: read(letterRefused, letterRefused.invoice) },
      { name: 'issued', output: read(issued, electronic) },
      { name: 'issued on paper', output: read(printed, paper) },
      { name: 'mailed', output: read(mailed, paper) },
      ...otherCarriers.map((carrier) => ({
        name: `mailed with ${carrier}` as const,
        output: read(mailedWith(carrier), paper),
      })),
      { name: 'unpaid', output: read(closedFor('order_unpaid')) },
      { name: 'closed', output: read(closedFor('order_closed')) },
      { name: 'nothing was charged', output: read(closedFor('nothing_charged')) },
      { name: 'asked by a child account', output: read(closedFor('main_account_only')) },
      { name: 'none', output: { kind: 'none' } },
      ...commonFaults,
      newRefusalFault,
    ],
    loadAreas: [
      { name: 'provinces', output: [[province]] },
      { name: 'provinces and cities', output: [[province], [city]] },
      { name: 'all of a path', output: [[province], [city], []] },
      ...commonFaults,
      newRefusalFault,
    ],
    uploadLetter: [
      { name: 'uploaded', output: letter },
      { name: 'another uploaded', output: clearer },
      { name: 'kept as it was', output: null },
    ],
    sendApplication: [
      { name: 'sent', output: { kind: 'sent', told: applied } },
      { name: 'sent unchecked', output: { kind: 'sent', told: unchecked } },
      { name: 'sent on paper', output: { kind: 'sent', told: paperApplied } },
      { name: 'applied for meanwhile', output: { kind: 'refused', refusal: { code: 'invoice_exists' } } },
      { name: 'the order is closed', output: { kind: 'refused', refusal: { code: 'order_state_refuses' } } },
      { name: 'no such order', output: { kind: 'refused', refusal: { code: 'order_not_found' } } },
      { name: 'by a child account', output: { kind: 'refused', refusal: worded('main_account_only') } },
      { name: 'not listed', output: { kind: 'refused', refusal: { code: 'taxpayer_id_invalid' } } },
      { name: 'taken', output: { kind: 'refused', refusal: worded('taxpayer_id_taken') } },
      { name: 'no such area', output: { kind: 'refused', refusal: { code: 'area_unknown' } } },
      { name: 'the letter is gone', output: { kind: 'refused', refusal: { code: 'file_unknown' } } },
      { name: 'the letter is not accepted', output: { kind: 'refused', refusal: { code: 'file_refused' } } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: newRefusal } },
      ...commonFaults,
    ],
    lookUp: [
      { name: 'applied for', output: found(applied) },
      { name: 'applied for on paper', output: found(paperApplied) },
      { name: 'nothing yet', output: found(nothing) },
      { name: 'the account is still refused', output: found(accountRefused) },
      { name: 'the mailing is still refused', output: found(mailingRefused) },
      { name: 'none', output: { kind: 'none' } },
    ],
    watchInvoice: [
      { name: 'issued', output: found(issued) },
      { name: 'issued on paper', output: found(printed) },
      { name: 'mailed', output: found(mailed) },
      { name: 'the account was refused', output: found(accountRefused) },
      { name: 'it can be applied for', output: found(nothing) },
      { name: 'none', output: { kind: 'none' } },
    ],
  },
} as const satisfies Examples<InvoiceFlowEvent, InvoicePorts>;
