import { z } from 'zod';
import { instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';
import { money } from '../money.ts';
import { verificationStatus } from './client.ts';

/** Electronic invoices are downloaded; paper ones are mailed and have a tracking number. */
export const invoiceKinds = ['electronic', 'paper'] as const;
export const invoiceKind = z.enum(invoiceKinds);

export const invoiceStatuses = ['applied', 'issued', 'mailed', 'refused'] as const;
export const invoiceStatus = z.enum(invoiceStatuses);

/** What an invoice says of who is invoiced. */
export const invoiceFields = [
  'company_name',
  'taxpayer_id',
  'registered_address',
  'registration_phone',
  'bank',
  'bank_account',
  'notice_letter',
] as const;
/** Where a paper invoice goes. */
export const mailingFields = ['recipient', 'telephone', 'area', 'detailed_address'] as const;

export const invoiceRefusals = [
  'taxpayer_id_mismatch',
  'bank_account_mismatch',
  'notice_letter_unreadable',
  'address_incomplete',
  'other',
] as const;

/** Why a reviewer refused an application: a code, the fields that it concerns, and the reviewer's own words. */
export const invoiceRefusal = z.object({
  code: z.enum(invoiceRefusals),
  fields: z.array(z.enum([...invoiceFields, ...mailingFields])),
  words: z.string(),
});

export const mailing = z.object({
  recipient: z.string(),
  telephone: z.string(),
  /** From the widest area to the narrowest. */
  area: z.array(z.object({ area_id: itemId, name: z.string() })),
  detailed_address: z.string(),
  tracking_number: z.string().nullable(),
});
export type Mailing = z.infer<typeof mailing>;

export const invoice = z.object({
  invoice_id: itemId,
  kind: invoiceKind,
  status: invoiceStatus,
  company_name: z.string(),
  taxpayer_id: z.string(),
  registered_address: z.string(),
  registration_phone: z.string(),
  bank: z.string(),
  bank_account: z.string(),
  notice_letter: storedFile,
  email: z.string().nullable(),
  mailing: mailing.nullable(),
  amount: money,
  applied_at: instant,
  invoiced_time: instant.nullable(),
  invoice_number: z.string().nullable(),
  /** What can be downloaded of an electronic invoice. */
  files: z.array(z.object({ format: z.enum(['pdf', 'ofd', 'xml']), url: z.string() })),
  refusal: invoiceRefusal.nullable(),
});
export type Invoice = z.infer<typeof invoice>;

/** What activating and invoicing an order depend on. */
export const orderInvoice = z.object({
  order_id: itemId,
  full_name: z.string(),
  invoice: invoice.nullable(),
  /** Whether the order cannot be activated before an invoice has been applied for. */
  invoice_flag: z.boolean(),
  /** Whether a proof that somebody else paid has been signed. */
  sign_pre_payment_flag: z.boolean(),
  sign_contract_flag: z.boolean(),
  verification_status: verificationStatus,
  /** Which invoice an application would bring. */
  kind: invoiceKind,
});
export type OrderInvoice = z.infer<typeof orderInvoice>;
