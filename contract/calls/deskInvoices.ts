import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { day, instant, integerText, itemId } from '../codecs.ts';
import { zone } from '../entities/client.ts';
import {
  carrier,
  invoice,
  invoiceFormat,
  invoiceRefusal,
  invoiceStatus,
  invoiceStatuses,
} from '../entities/invoice.ts';
import { requiredLine, searchText } from '../fields.ts';
import { activeContentKinds } from '../files.ts';
import { language } from '../languages.ts';

/** `issued`: paper invoices to be mailed, and electronic ones, which are done. */
export const invoiceFilters = invoiceStatuses;
export const invoiceFilter = invoiceStatus;
export type InvoiceFilter = z.infer<typeof invoiceFilter>;

export const deskInvoice = z.object({
  invoice,
  /** Active content that was stripped from the notice letter, if it is a PDF. */
  letter_removed: z.array(z.enum(activeContentKinds)),
  applied_by: z.string(),
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  mailed_by: z.nullable(z.string()),
  zone,
  /** The client's language, for the reviewer's texts. */
  language,
  order: z.object({
    order_id: itemId,
    order_no: z.string(),
    created_at: instant,
    full_name: z.string(),
    /** The number of the verified enterprise; null before its verification. */
    enterprise_number: z.nullable(z.string()),
  }),
  /** Earlier refusals for the same order, newest first. */
  earlier: z.array(
    z.object({ decided_at: z.nullable(instant), decided_by: z.nullable(z.string()), refusal: invoiceRefusal }),
  ),
});
export type DeskInvoice = Readonly<z.infer<typeof deskInvoice>>;

export const deskInvoiceList = get({
  host: 'oss',
  path: '/mall/desk/invoice-list',
  summary: 'Applications for invoices: those that wait by age, the others newest first',
  access: 'reviewer',
  addition: true,
  query: z.strictObject({
    status: invoiceFilter,
    page_size: z.optional(integerText({ min: 1, max: 200 })),
    /** Part of an order number, company, taxpayer ID or invoice number. */
    search: z.optional(searchText),
  }),
  data: z.object({ invoices: z.array(deskInvoice), counts: z.record(invoiceFilter, z.int()), more: z.boolean() }),
});

export const deskInvoiceRead = get({
  host: 'oss',
  path: '/mall/desk/invoice',
  summary: 'One application for an invoice',
  access: 'reviewer',
  addition: true,
  query: z.strictObject({ invoice_id: itemId }),
  data: deskInvoice,
  refusals: ['not_found'],
});

export const deskInvoiceIssue = post({
  host: 'oss',
  path: '/mall/desk/invoice-issue',
  summary: 'Says that an invoice was issued: its number, its day, and the files of an electronic one',
  access: 'reviewer',
  keyed: true,
  addition: true,
  body: z.strictObject({
    invoice_id: itemId,
    invoice_number: requiredLine(30),
    invoiced_on: day,
    /** One upload per format; empty for a paper invoice. */
    files: z._default(z.array(z.strictObject({ format: invoiceFormat, file_id: itemId })).check(z.maxLength(3)), []),
  }),
  data: deskInvoice,
  refusals: [
    'not_found',
    'already_decided',
    'invoice_number_invalid',
    'invoice_number_taken',
    'invoice_date_invalid',
    'invoice_files_missing',
    'file_unknown',
  ],
});

export const deskInvoiceRefuse = post({
  host: 'oss',
  path: '/mall/desk/invoice-refuse',
  summary: 'Refuses an application, saying of each field what is wrong with it',
  access: 'reviewer',
  keyed: true,
  addition: true,
  body: z.strictObject({ invoice_id: itemId, refusal: invoiceRefusal }),
  data: deskInvoice,
  refusals: ['not_found', 'already_decided'],
});

export const deskInvoiceMail = post({
  host: 'oss',
  path: '/mall/desk/invoice-mail',
  summary: 'Says by whom a paper invoice was sent, and under which number',
  access: 'reviewer',
  keyed: true,
  addition: true,
  body: z.strictObject({
    invoice_id: itemId,
    carrier,
    tracking_number: z.string().check(z.regex(/^[0-9A-Za-z-]{6,30}$/)),
  }),
  data: deskInvoice,
  refusals: ['not_found', 'already_decided'],
});
