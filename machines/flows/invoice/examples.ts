import type { Area } from '#contract/calls/area.ts';
import type { ApplicationField, ClientRecord, carriers, Invoice, OrderInvoice } from '#contract/entities/invoice.ts';
import type { StoredFile } from '#contract/files.ts';
import {
  commonFaults,
  type Examples,
  formExamples,
  receiptRunExamples,
  refusalWithMessage,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../../kit/examples.ts';
import type { ApplicationFormValues, InvoiceFlowEvent, InvoicePorts } from './types.ts';
import { emptyFormValues } from './updates.ts';

const letterFile: StoredFile = { file_id: 'file-1', name: 'notice.pdf', size: 120_000, type: 'application/pdf' };
const clearerLetterFile: StoredFile = { file_id: 'file-2', name: 'notice-whole.png', size: 310_000, type: 'image/png' };

const record: ClientRecord = {
  use_zone: 'CN',
  full_name: 'Example Trading',
  enterprise_number: '91350100M000100Y43',
  email: 'owner@example.com',
};

const { notice_letter: _letter, area: _area, ...nothingTyped } = emptyFormValues;
const company = {
  company_name: 'Example Trading',
  taxpayer_id: '91350100M000100Y43',
  registered_address: '1 Example Road, Fuzhou',
  registration_phone: '0591-12345678',
  bank: 'Example Bank, Fuzhou',
  bank_account: '6217000011112222',
} as const;
const electronicFormValues: ApplicationFormValues = { ...nothingTyped, ...company, email: 'owner@example.com' };
const paperFormValues: ApplicationFormValues = {
  ...electronicFormValues,
  kind: 'paper',
  invoice_type: 'special',
  recipient: 'Lin Example',
  telephone: '0591-12345678',
  detailed_address: '1 Example Road, room 2',
};

const province: Area = { area_id: 'cn-35', parent_id: null, name: '福建省', has_children: true };
const city: Area = { area_id: 'cn-35-1', parent_id: 'cn-35', name: '福州市', has_children: false };
const toArea = ({ area_id, name }: Area) => ({ area_id, name });

const orderWithoutInvoice: OrderInvoice = {
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

const electronicInvoice: Invoice = {
  ...company,
  invoice_id: 'invoice-1',
  order_id: 'order-1',
  kind: 'electronic',
  invoice_type: 'ordinary',
  status: 'applied',
  register: 'listed',
  notice_letter: letterFile,
  email: 'owner@example.com',
  mailing: null,
  amount: orderWithoutInvoice.order.amount,
  applied_at: '2026-11-21T10:20:00+00:00',
  invoiced_time: null,
  invoiced_on: null,
  invoice_number: null,
  mailed_at: null,
  files: [],
  refusal: null,
};
const paperInvoice: Invoice = {
  ...electronicInvoice,
  kind: 'paper',
  invoice_type: 'special',
  email: null,
  mailing: {
    recipient: 'Lin Example',
    telephone: '0591-12345678',
    area: [toArea(province), toArea(city)],
    detailed_address: '1 Example Road, room 2',
    carrier: null,
    tracking_number: null,
  },
};

const orderWith = (invoice: Invoice): OrderInvoice => ({
  ...orderWithoutInvoice,
  invoice,
  reason: invoice.status === 'refused' ? null : 'invoice_exists',
});
const earlierInvoice: Invoice = { ...electronicInvoice, order_id: 'order-0' };
const orderWithApplication = orderWith(electronicInvoice);
/** The register was not available. */
const orderWithUncheckedInvoice = orderWith({ ...electronicInvoice, register: 'not_asked' });
const orderWithPaperApplication = orderWith(paperInvoice);
const issuedFields = {
  invoiced_time: '2026-11-22T08:00:00+00:00',
  invoiced_on: '2026-11-22',
  invoice_number: '26312000000012345678',
};
const pdf: StoredFile = { file_id: 'file-3', name: 'invoice.pdf', size: 80_000, type: 'application/pdf' };
export const issuedExample: Invoice = {
  ...electronicInvoice,
  ...issuedFields,
  status: 'issued',
  files: (['pdf', 'ofd', 'xml'] as const).map((format, index) => ({
    format,
    file: { ...pdf, file_id: `file-${index + 3}`, name: `invoice.${format}`, type: `application/${format}` },
  })),
};
const orderWithIssuedInvoice = orderWith(issuedExample);
const printedFields = { ...issuedFields, invoice_number: '01234567' };
const orderWithPrintedInvoice = orderWith({ ...paperInvoice, ...printedFields, status: 'issued' });
export const mailedExample: Invoice = {
  ...paperInvoice,
  ...printedFields,
  status: 'mailed',
  mailed_at: '2026-11-23T08:00:00+00:00',
  mailing: paperInvoice.mailing && { ...paperInvoice.mailing, carrier: 'sf', tracking_number: 'SF1234567890' },
};
const orderWithMailedInvoice = orderWith(mailedExample);
const accountRefused = orderWith({
  ...electronicInvoice,
  status: 'refused',
  refusal: { code: 'bank_account_mismatch', fields: [{ field: 'bank_account', words: '账号与户名不符。' }] },
});
const mailingRefused = orderWith({
  ...paperInvoice,
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
const manyFieldsRefused = orderWith({
  ...paperInvoice,
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
const emailRefused = orderWith({
  ...electronicInvoice,
  invoice_id: 'invoice-4',
  status: 'refused',
  refusal: { code: 'other', fields: fieldsRefused(['email']) },
});
const letterRefused = orderWith({
  ...electronicInvoice,
  invoice_id: 'invoice-5',
  status: 'refused',
  refusal: { code: 'notice_letter_unreadable', fields: fieldsRefused(['notice_letter']) },
});
const mailedWith = (carrier: (typeof carriers)[number]) =>
  orderWith({ ...mailedExample, mailing: mailedExample.mailing && { ...mailedExample.mailing, carrier } });
const closedFor = (reason: OrderInvoice['reason']): OrderInvoice => ({ ...orderWithoutInvoice, reason });

const read = (order_invoice: OrderInvoice, newest: Invoice | null = null) =>
  ({ kind: 'found', order_invoice, newest, record }) as const;
const foundAnswer = (order_invoice: OrderInvoice) => ({ kind: 'found', order_invoice }) as const;

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
      { name: 'all of it', event: { type: 'application.enter', typed: electronicFormValues } },
      { name: 'on paper', event: { type: 'application.enter', typed: paperFormValues } },
      { name: 'a beginning', event: { type: 'application.enter', typed: { ...nothingTyped, company_name: 'Exa' } } },
    ],
    'area.choose': [
      { name: 'the province', event: { type: 'area.choose', level: 0, area: toArea(province) } },
      { name: 'the city', event: { type: 'area.choose', level: 1, area: toArea(city) } },
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
      { name: 'the first one', output: read(orderWithoutInvoice) },
      { name: 'the first one, on paper', output: read({ ...orderWithoutInvoice, kind: 'paper' }) },
      { name: 'with one of another order', output: read(orderWithoutInvoice, earlierInvoice) },
      { name: 'with one on paper', output: read(orderWithoutInvoice, { ...paperInvoice, order_id: 'order-0' }) },
      { name: 'applied for', output: read(orderWithApplication, electronicInvoice) },
      { name: 'the account was refused', output: read(accountRefused, accountRefused.invoice) },
      { name: 'the mailing was refused', output: read(mailingRefused, mailingRefused.invoice) },
      { name: 'much was refused', output: read(manyFieldsRefused, manyFieldsRefused.invoice) },
      { name: 'the e-mail was refused', output: read(emailRefused, emailRefused.invoice) },
      { name: 'the letter was refused', output: read(letterRefused, letterRefused.invoice) },
      { name: 'issued', output: read(orderWithIssuedInvoice, electronicInvoice) },
      { name: 'issued on paper', output: read(orderWithPrintedInvoice, paperInvoice) },
      { name: 'mailed', output: read(orderWithMailedInvoice, paperInvoice) },
      ...otherCarriers.map((carrier) => ({
        name: `mailed with ${carrier}` as const,
        output: read(mailedWith(carrier), paperInvoice),
      })),
      { name: 'unpaid', output: read(closedFor('order_unpaid')) },
      { name: 'closed', output: read(closedFor('order_closed')) },
      { name: 'nothing was charged', output: read(closedFor('nothing_charged')) },
      { name: 'asked by a child account', output: read(closedFor('main_account_only')) },
      { name: 'none', output: { kind: 'none' } },
      ...commonFaults,
      unknownCodeFault,
    ],
    loadAreas: [
      { name: 'provinces', output: [[province]] },
      { name: 'provinces and cities', output: [[province], [city]] },
      { name: 'all of a path', output: [[province], [city], []] },
      ...commonFaults,
      unknownCodeFault,
    ],
    uploadLetter: [
      { name: 'uploaded', output: letterFile },
      { name: 'another uploaded', output: clearerLetterFile },
      { name: 'kept as it was', output: null },
    ],
    sendApplication: [
      { name: 'sent', output: { kind: 'sent', order_invoice: orderWithApplication } },
      { name: 'sent unchecked', output: { kind: 'sent', order_invoice: orderWithUncheckedInvoice } },
      { name: 'sent on paper', output: { kind: 'sent', order_invoice: orderWithPaperApplication } },
      { name: 'applied for meanwhile', output: { kind: 'refused', refusal: { code: 'invoice_exists' } } },
      { name: 'the order is closed', output: { kind: 'refused', refusal: { code: 'order_state_refuses' } } },
      { name: 'no such order', output: { kind: 'refused', refusal: { code: 'order_not_found' } } },
      { name: 'by a child account', output: { kind: 'refused', refusal: refusalWithMessage('main_account_only') } },
      { name: 'not listed', output: { kind: 'refused', refusal: { code: 'taxpayer_id_invalid' } } },
      { name: 'taken', output: { kind: 'refused', refusal: refusalWithMessage('taxpayer_id_taken') } },
      { name: 'no such area', output: { kind: 'refused', refusal: { code: 'area_unknown' } } },
      { name: 'the letter is gone', output: { kind: 'refused', refusal: { code: 'file_unknown' } } },
      { name: 'the letter is not accepted', output: { kind: 'refused', refusal: { code: 'file_refused' } } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    checkOutcome: [
      { name: 'applied for', output: foundAnswer(orderWithApplication) },
      { name: 'applied for on paper', output: foundAnswer(orderWithPaperApplication) },
      { name: 'nothing yet', output: foundAnswer(orderWithoutInvoice) },
      { name: 'the account is still refused', output: foundAnswer(accountRefused) },
      { name: 'the mailing is still refused', output: foundAnswer(mailingRefused) },
      { name: 'none', output: { kind: 'none' } },
    ],
    watchInvoice: [
      { name: 'issued', output: foundAnswer(orderWithIssuedInvoice) },
      { name: 'issued on paper', output: foundAnswer(orderWithPrintedInvoice) },
      { name: 'mailed', output: foundAnswer(orderWithMailedInvoice) },
      { name: 'the account was refused', output: foundAnswer(accountRefused) },
      { name: 'it can be applied for', output: foundAnswer(orderWithoutInvoice) },
      { name: 'none', output: { kind: 'none' } },
    ],
  },
} as const satisfies Examples<InvoiceFlowEvent, InvoicePorts>;
