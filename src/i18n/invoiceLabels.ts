import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Zone } from '#contract/entities/client.ts';
import type {
  ApplicationField,
  InvoiceKind,
  InvoiceReason,
  InvoiceRefusalCode,
  InvoiceStatus,
  InvoiceType,
} from '#contract/entities/invoice.ts';

type Labels<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

export const invoiceFieldLabels = {
  company_name: msg`Company name`,
  taxpayer_id: msg`Taxpayer ID`,
  registered_address: msg`Registered address`,
  registration_phone: msg`Registered phone`,
  bank: msg`Bank`,
  bank_account: msg`Bank account`,
  notice_letter: msg`General taxpayer notice letter`,
  email: msg`Email`,
  recipient: msg`Recipient`,
  telephone: msg`Contact number`,
  area: msg`Area`,
  detailed_address: msg`Street address`,
} as const satisfies Labels<ApplicationField>;

/** The number by which a zone's authorities identify an enterprise. */
export const taxpayerIdLabels = {
  CN: invoiceFieldLabels.taxpayer_id,
  HK: msg`Business registration number`,
  TW: msg`Unified business number`,
  JP: msg`Corporate number`,
  other: invoiceFieldLabels.taxpayer_id,
} as const satisfies Labels<Zone>;

export const invoiceFieldLabel = (zone: Zone, field: keyof typeof invoiceFieldLabels): MessageDescriptor =>
  field === 'taxpayer_id' ? taxpayerIdLabels[zone] : invoiceFieldLabels[field];

const ordinaryInvoiceLabels = {
  CN: msg`Ordinary VAT invoice`,
  HK: msg`Commercial invoice`,
  TW: msg`Uniform invoice`,
  JP: msg`Qualified invoice`,
  other: msg`Commercial invoice`,
} as const satisfies Labels<Zone>;

export const invoiceTypeLabel = (zone: Zone, type: InvoiceType): MessageDescriptor =>
  type === 'special' ? msg`Special VAT invoice` : ordinaryInvoiceLabels[zone];

export const invoiceKindLabels = {
  electronic: msg`Electronic`,
  paper: msg`Paper`,
} as const satisfies Labels<InvoiceKind>;

export const invoiceStatusLabels = {
  applied: msg`Under review`,
  issued: msg`Issued`,
  mailed: msg`Posted`,
  refused: msg`Needs correction`,
} as const satisfies Labels<InvoiceStatus>;

export const invoiceRefusalMessages = {
  taxpayer_id_mismatch: msg`The taxpayer ID doesn’t belong to the company.`,
  bank_account_mismatch: msg`The bank or account doesn’t belong to the company.`,
  notice_letter_unreadable: msg`We can’t read the notice letter.`,
  address_incomplete: msg`The address is incomplete.`,
  other: msg`Some details need correction.`,
} as const satisfies Labels<InvoiceRefusalCode>;

export const invoiceReasonMessages = {
  invoice_exists: msg`An invoice has already been requested.`,
  order_unpaid: msg`You can request an invoice once the order is paid.`,
  order_closed: msg`This order is closed, so there’s nothing to invoice.`,
  nothing_charged: msg`Nothing was charged for this order, so there’s nothing to invoice.`,
  main_account_only: msg`Only the main account can request an invoice. Ask your company’s main account owner.`,
} as const satisfies Labels<InvoiceReason>;
