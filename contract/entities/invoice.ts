import { z } from 'zod/mini';
import { day, instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';
import { money } from '../money.ts';
import { typedText } from '../typed.ts';
import { verificationStatus, zone } from './client.ts';

/** Electronic invoices are downloaded; paper ones are mailed and have a tracking number. */
export const invoiceKinds = ['electronic', 'paper'] as const;
export const invoiceKind = z.enum(invoiceKinds);
export type InvoiceKind = z.infer<typeof invoiceKind>;

/**
 * `special`: its value-added tax can be deducted. Only mainland China distinguishes; all other invoices are ordinary.
 */
export const invoiceTypes = ['special', 'ordinary'] as const;
export const invoiceType = z.enum(invoiceTypes);
export type InvoiceType = z.infer<typeof invoiceType>;

export const invoiceStatuses = ['applied', 'issued', 'mailed', 'refused'] as const;
export const invoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

export const invoiceFields = [
  'company_name',
  'taxpayer_id',
  'registered_address',
  'registration_phone',
  'bank',
  'bank_account',
  'notice_letter',
] as const;
export const mailingFields = ['recipient', 'telephone', 'area', 'detailed_address'] as const;

export const applicationFields = [...invoiceFields, 'email', ...mailingFields] as const;
export const applicationField = z.enum(applicationFields);
export type ApplicationField = z.infer<typeof applicationField>;

export const invoiceRefusalCodes = [
  'taxpayer_id_mismatch',
  'bank_account_mismatch',
  'notice_letter_unreadable',
  'address_incomplete',
  'other',
] as const;
export const invoiceRefusalCode = z.enum(invoiceRefusalCodes);
export type InvoiceRefusalCode = z.infer<typeof invoiceRefusalCode>;

/** One text for each of the fields that are wrong. */
export const invoiceRefusal = z.object({
  code: invoiceRefusalCode,
  fields: z
    .array(z.object({ field: applicationField, words: typedText(300).check(z.minLength(1)) }))
    .check(z.minLength(1), z.maxLength(applicationFields.length)),
});
export type InvoiceRefusal = Readonly<z.infer<typeof invoiceRefusal>>;

/** The register's answer about the applicant's number; `not_asked`: the register was not available. */
export const registryAnswers = ['listed', 'not_asked'] as const;
export const registryAnswer = z.enum(registryAnswers);
export type RegistryAnswer = z.infer<typeof registryAnswer>;

export const carriers = ['sf', 'ems', 'zto', 'hk_post', 'tw_post', 'jp_post', 'yamato'] as const;
export const carrier = z.enum(carriers);
export type Carrier = z.infer<typeof carrier>;

export const invoiceFormats = ['pdf', 'ofd', 'xml'] as const;
export const invoiceFormat = z.enum(invoiceFormats);
export type InvoiceFormat = z.infer<typeof invoiceFormat>;

export const invoiceArea = z.object({ area_id: itemId, name: z.string() });
export type InvoiceArea = Readonly<z.infer<typeof invoiceArea>>;

export const mailing = z.object({
  recipient: z.string(),
  telephone: z.string(),
  /** From the widest area to the narrowest. */
  area: z.array(invoiceArea),
  detailed_address: z.string(),
  carrier: z.nullable(carrier),
  tracking_number: z.nullable(z.string()),
});
export type Mailing = z.infer<typeof mailing>;

export const invoice = z.object({
  invoice_id: itemId,
  order_id: itemId,
  kind: invoiceKind,
  invoice_type: invoiceType,
  status: invoiceStatus,
  company_name: z.string(),
  taxpayer_id: z.string(),
  register: registryAnswer,
  registered_address: z.string(),
  registration_phone: z.string(),
  bank: z.string(),
  bank_account: z.string(),
  notice_letter: storedFile,
  /** For the notification; null for a paper invoice. */
  email: z.nullable(z.string()),
  /** Null for an electronic invoice. */
  mailing: z.nullable(mailing),
  amount: money,
  applied_at: instant,
  invoiced_time: z.nullable(instant),
  /** The date on the invoice. */
  invoiced_on: z.nullable(day),
  invoice_number: z.nullable(z.string()),
  mailed_at: z.nullable(instant),
  /** Empty for a paper invoice. */
  files: z.array(z.object({ format: invoiceFormat, file: storedFile })),
  refusal: z.nullable(invoiceRefusal),
});
export type Invoice = Readonly<z.infer<typeof invoice>>;

/** What the holder of the order's link may see. */
export const orderInvoiceFlags = z.object({
  order_id: itemId,
  full_name: z.string(),
  /** Whether an invoice must be applied for before the activation. */
  invoice_flag: z.boolean(),
  /** Whether a proof of payment by others is signed. */
  sign_pre_payment_flag: z.boolean(),
  sign_contract_flag: z.boolean(),
  verification_status: verificationStatus,
});
export type OrderInvoiceFlags = Readonly<z.infer<typeof orderInvoiceFlags>>;

export const invoiceReasons = [
  'invoice_exists',
  'order_unpaid',
  'order_closed',
  'nothing_charged',
  'main_account_only',
] as const;
export type InvoiceReason = (typeof invoiceReasons)[number];

/** For users of the order's client. */
export const orderInvoice = z.extend(orderInvoiceFlags, {
  invoice: z.nullable(invoice),
  /** The kind of the next application, unless the client asks for paper. */
  kind: invoiceKind,
  /** Null if an invoice can be applied for. */
  reason: z.nullable(z.enum(invoiceReasons)),
  order: z.object({ order_no: z.string(), amount: money }),
});
export type OrderInvoice = Readonly<z.infer<typeof orderInvoice>>;

/** Whether the view is the client's, not that of the link's holder. */
export const isClientOrderInvoice = (told: OrderInvoice | OrderInvoiceFlags): told is OrderInvoice => 'reason' in told;

/** Prefills an application. */
export const clientRecord = z.object({
  use_zone: zone,
  full_name: z.string(),
  /** Null before the verification. */
  enterprise_number: z.nullable(z.string()),
  email: z.string(),
});
export type ClientRecord = Readonly<z.infer<typeof clientRecord>>;
