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

/** `special`: its value-added tax can be deducted. Only mainland China knows the difference; all others are ordinary. */
export const invoiceTypes = ['special', 'ordinary'] as const;
export const invoiceType = z.enum(invoiceTypes);
export type InvoiceType = z.infer<typeof invoiceType>;

export const invoiceStatuses = ['applied', 'issued', 'mailed', 'refused'] as const;
export const invoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

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

/** All that an application says and a reviewer can refuse. */
export const applicationFields = [...invoiceFields, 'email', ...mailingFields] as const;
export const applicationField = z.enum(applicationFields);
export type ApplicationField = z.infer<typeof applicationField>;

export const invoiceRefusals = [
  'taxpayer_id_mismatch',
  'bank_account_mismatch',
  'notice_letter_unreadable',
  'address_incomplete',
  'other',
] as const;
export const invoiceRefusalCode = z.enum(invoiceRefusals);
export type InvoiceRefusalCode = z.infer<typeof invoiceRefusalCode>;

/** Why a reviewer refused an application: a code, and of each field that it concerns what is wrong with it. */
export const invoiceRefusal = z.object({
  code: invoiceRefusalCode,
  fields: z
    .array(z.object({ field: applicationField, words: typedText(300).check(z.minLength(1)) }))
    .check(z.minLength(1), z.maxLength(applicationFields.length)),
});
export type InvoiceRefusal = Readonly<z.infer<typeof invoiceRefusal>>;

/** What the register of enterprises says of the number of an application: it is there, or the register could not be asked. */
export const registerAnswers = ['listed', 'not_asked'] as const;
export const registerAnswer = z.enum(registerAnswers);
export type RegisterAnswer = z.infer<typeof registerAnswer>;

/** By whom paper invoices are sent. */
export const carriers = ['sf', 'ems', 'zto', 'hk_post', 'tw_post', 'jp_post', 'yamato'] as const;
export const carrier = z.enum(carriers);
export type Carrier = z.infer<typeof carrier>;

/** What an electronic invoice can be downloaded as. */
export const invoiceFormats = ['pdf', 'ofd', 'xml'] as const;
export const invoiceFormat = z.enum(invoiceFormats);
export type InvoiceFormat = z.infer<typeof invoiceFormat>;

/** One area of an address. */
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
  register: registerAnswer,
  registered_address: z.string(),
  registration_phone: z.string(),
  bank: z.string(),
  bank_account: z.string(),
  notice_letter: storedFile,
  /** Where an electronic invoice is announced. */
  email: z.nullable(z.string()),
  /** Where a paper one goes. */
  mailing: z.nullable(mailing),
  amount: money,
  applied_at: instant,
  /** When it was issued. */
  invoiced_time: z.nullable(instant),
  /** The day that the invoice itself bears. */
  invoiced_on: z.nullable(day),
  invoice_number: z.nullable(z.string()),
  mailed_at: z.nullable(instant),
  /** What can be downloaded of an electronic invoice. */
  files: z.array(z.object({ format: invoiceFormat, file: storedFile })),
  refusal: z.nullable(invoiceRefusal),
});
export type Invoice = Readonly<z.infer<typeof invoice>>;

/** What activating and invoicing an order depend on, for whoever holds its link. */
export const orderInvoiceFlags = z.object({
  order_id: itemId,
  full_name: z.string(),
  /** Whether the order cannot be activated before an invoice has been applied for. */
  invoice_flag: z.boolean(),
  /** Whether a proof that somebody else paid has been signed. */
  sign_pre_payment_flag: z.boolean(),
  sign_contract_flag: z.boolean(),
  verification_status: verificationStatus,
});
export type OrderInvoiceFlags = Readonly<z.infer<typeof orderInvoiceFlags>>;

/** Why an invoice cannot be applied for. */
export const invoiceReasons = [
  'invoice_exists',
  'order_unpaid',
  'order_closed',
  'nothing_charged',
  'main_account_only',
] as const;
export type InvoiceReason = (typeof invoiceReasons)[number];

/** The same with the invoice itself, for users of the order's client. */
export const orderInvoice = z.extend(orderInvoiceFlags, {
  invoice: z.nullable(invoice),
  /** Which invoice an application brings, unless paper is asked for. */
  kind: invoiceKind,
  /** What stands against applying for one; null where nothing does. */
  reason: z.nullable(z.enum(invoiceReasons)),
  order: z.object({ order_no: z.string(), amount: money }),
});
export type OrderInvoice = Readonly<z.infer<typeof orderInvoice>>;

/** Whether it was told as to the order's client, and not as to whoever holds its link. */
export const tellsOfInvoice = (told: OrderInvoice | OrderInvoiceFlags): told is OrderInvoice => 'reason' in told;

/** What the record of a client knows that an application asks for. */
export const clientRecord = z.object({
  use_zone: zone,
  full_name: z.string(),
  /** Null until the enterprise has been verified. */
  enterprise_number: z.nullable(z.string()),
  email: z.string(),
});
export type ClientRecord = Readonly<z.infer<typeof clientRecord>>;
