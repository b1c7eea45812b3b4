import { z } from 'zod/mini';
import { get, noParameters, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import {
  clientRecord,
  invoice,
  invoiceKind,
  invoiceType,
  orderInvoice,
  orderInvoiceFlags,
} from '../entities/invoice.ts';
import { orderToken } from '../entities/order.ts';
import { bankAccount, enterpriseNumber, requiredLine, telephone } from '../fields.ts';
import { bodyBytesWithFiles, fileOrId } from '../files.ts';

export const invoiceNewest = get({
  host: 'oss',
  path: '/mall/invoice/newest',
  summary: 'The newest invoice of the client, and what its record knows: what the next application starts from',
  access: 'client',
  query: noParameters,
  data: z.object({ invoice: z.nullable(invoice), record: clientRecord }),
});

export const invoiceGet = get({
  host: 'oss',
  path: '/mall/invoice/get',
  summary: 'The invoice of one order, and what stands before its activation',
  access: 'order-token',
  // A page that waits for a decision polls every few seconds.
  rate: { times: 120, seconds: 60 },
  query: z.strictObject({ order_id: itemId, token: z.optional(orderToken) }),
  /** `orderInvoiceFlags` for a caller who has only the token. */
  data: z.union([orderInvoice, orderInvoiceFlags]),
  refusals: ['order_not_found', 'too_many_requests'],
});

export const invoiceAdd = post({
  host: 'oss',
  path: '/mall/invoice/add',
  summary: 'Applies for the invoice of an order',
  access: 'main-account',
  keyed: true,
  form: true,
  rate: { times: 30, seconds: 60 },
  body_bytes: bodyBytesWithFiles(1),
  body: z.strictObject({
    order_id: itemId,
    kind: invoiceKind,
    invoice_type: invoiceType,
    company_name: requiredLine(200),
    taxpayer_id: enterpriseNumber,
    registered_address: requiredLine(300),
    registration_phone: telephone,
    bank: requiredLine(200),
    bank_account: bankAccount,
    notice_letter: fileOrId,
    /** Gets the notification of an electronic invoice. */
    email: z.optional(z.email().check(z.maxLength(254))),
    /** The mailing: all four for a paper invoice. `area` is the narrowest area. */
    recipient: z.optional(requiredLine(100)),
    telephone: z.optional(telephone),
    area: z.optional(itemId),
    detailed_address: z.optional(requiredLine(300)),
  }),
  data: orderInvoice,
  refusals: [
    'order_not_found',
    'order_state_refuses',
    'invoice_exists',
    'invoice_type_unknown',
    'taxpayer_id_invalid',
    'taxpayer_id_taken',
    'invoice_email_missing',
    'mailing_incomplete',
    'area_unknown',
    'file_refused',
    'file_unknown',
    'too_many_requests',
  ],
});
