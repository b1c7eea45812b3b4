import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { localizedText } from '../languages.ts';
import { money } from '../money.ts';
import { orderType, voucher, voucherReason } from './product.ts';

/** The holder may see and pay this one order. */
export const orderToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));

export const orderStatuses = ['unpaid', 'paid', 'completed', 'cancelled', 'expired'] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const orderHistoryEvents = [
  'placed',
  'proof_submitted',
  'proof_refused',
  'payment_begun',
  'payment_closed',
  'payment_failed',
  'payment_expired',
  'paid',
  'money_undecided',
  'money_to_refund',
  'money_refunded',
  'contract_attached',
  'contract_removed',
  'payment_by_others_attached',
  'payment_by_others_removed',
  'contract_signed',
  'payment_by_others_signed',
  'signing_rejected',
  'invoice_applied',
  'invoice_issued',
  'invoice_mailed',
  'invoice_refused',
  'activated',
  'cancelled',
  'expired',
] as const;
export type OrderHistoryEvent = (typeof orderHistoryEvents)[number];

export const paymentStatuses = [
  'none',
  'proof_submitted',
  'processing',
  'unknown',
  'received',
  'failed',
  'expired',
] as const;
export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** The lists of the order page. `historical`: cancelled or expired. */
export const orderFilters = ['unpaid', 'paid', 'completed', 'historical'] as const;
export const orderFilter = z.enum(orderFilters);
export type OrderFilter = z.infer<typeof orderFilter>;

export const lineKinds = [
  'plan',
  'addon',
  'service',
  'prepaid',
  'discount',
  'invite',
  'agency_voucher',
  'client_voucher',
  'credit',
] as const;

/** Discounts, vouchers and credits are negative; the lines add up to the total. */
export const priceLine = z.object({
  kind: z.enum(lineKinds),
  ref: itemId,
  name: localizedText,
  quantity: z.int().check(z.minimum(1)),
  years: z.nullable(z.int().check(z.minimum(1))),
  unit: z.nullable(money),
  amount: money,
});
export type PriceLine = z.infer<typeof priceLine>;

export const hintKinds = ['module_lost', 'accounts_reduced', 'storage_reduced', 'edm_reduced', 'api_reduced'] as const;

/** What the client loses with a smaller version. Each hint must be acknowledged before the order is placed. */
export const reducedVersionHint = z.object({
  hint_id: itemId,
  kind: z.enum(hintKinds),
  name: z.nullable(localizedText),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
});
export type ReducedVersionHint = z.infer<typeof reducedVersionHint>;

/** `reason` is null if the voucher is usable. */
export const quotedVoucher = z.extend(voucher, {
  selected: z.boolean(),
  usable: z.boolean(),
  reason: z.nullable(voucherReason),
});
export type QuotedVoucher = z.infer<typeof quotedVoucher>;

/** The unused part of a credit, which becomes a voucher of the client on activation. Null if nothing remains. */
export const remainingCredit = z.nullable(money);

/** A price with an expiry. `amount` is what will be charged. */
export const quote = z.object({
  quote_id: itemId,
  expires_at: instant,
  amount: money,
  original_amount: money,
  discount: money,
  discount_amount: money,
  remaining_credit: remainingCredit,
  currency_id: z.int(),
  lines: z.array(priceLine),
  vouchers: z.object({ agency_vouchers: z.array(quotedVoucher), client_vouchers: z.array(quotedVoucher) }),
  product_list: z.array(z.object({ product_id: itemId, quantity: z.int().check(z.minimum(1)) })),
  reduced_version_hints: z.array(reducedVersionHint),
  period: z.nullable(z.object({ starts_at: instant, ends_at: instant })),
});
export type Quote = z.infer<typeof quote>;

export const orderSummary = z.object({
  order_id: itemId,
  order_no: z.string(),
  order_type: orderType,
  status: orderStatus,
  payment_status: paymentStatus,
  title: localizedText,
  amount: money,
  currency_id: z.int(),
  currency_label: z.string(),
  created_at: instant,
  pay_until: instant,
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const transferAccount = z.object({
  beneficiary: z.string(),
  /** One name, or one per language. */
  bank: z.union([z.string(), localizedText]),
  account: z.string(),
  swift: z.nullable(z.string()),
  reference: z.string(),
});

/** The view of the link's holder. */
export const payableOrder = z.extend(orderSummary, {
  full_name: z.string(),
  transfer_account: transferAccount,
  can: z.object({ pay: z.boolean() }),
});
export type PayableOrder = z.infer<typeof payableOrder>;

/** The client's view. */
export const orderDetail = z.extend(payableOrder, {
  token: z.string(),
  is_oversea: z.union([z.literal(0), z.literal(1)]),
  original_amount: money,
  discount_amount: money,
  remaining_credit: remainingCredit,
  lines: z.array(priceLine),
  period: z.nullable(z.object({ starts_at: instant, ends_at: instant })),
  placed_by: z.string(),
  invoice_flag: z.boolean(),
  /** Whether the company must be verified before the activation; always false for others than its main account. */
  needs_verification: z.boolean(),
  can: z.object({ cancel: z.boolean(), pay: z.boolean(), activate: z.boolean() }),
  history: z.array(z.object({ event: z.enum(orderHistoryEvents), at: instant })),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** Whether the view is the client's, not that of the link's holder. */
export const isForClient = (order: OrderDetail | PayableOrder): order is OrderDetail => 'token' in order;
