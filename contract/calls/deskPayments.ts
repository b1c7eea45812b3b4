import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { enumWithout, instant, integerText, itemId } from '../codecs.ts';
import {
  decidedSettlement,
  partRefusal,
  paymentMethod,
  proofContent,
  proofStatuses,
  settlement,
  settlements,
} from '../entities/payment.ts';
import { searchText } from '../fields.ts';
import { reviewedFile } from '../files.ts';
import { language } from '../languages.ts';
import { money } from '../money.ts';

export const receiptFilters = ['submitted', 'accepted', 'refused'] as const;
export const receiptFilter = z.enum(receiptFilters);
export type ReceiptFilter = z.infer<typeof receiptFilter>;

export const deskReceipt = z.object({
  proof_id: itemId,
  status: z.enum(proofStatuses),
  submitted_at: instant,
  /** Null if it was submitted by the order's link. */
  submitted_by: z.nullable(z.string()),
  content: z.extend(proofContent, { bank_receipt: reviewedFile }),
  /** The client's language, for the reviewer's texts. */
  language,
  refusal: z.array(partRefusal),
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  order: z.object({
    order_id: itemId,
    order_no: z.string(),
    full_name: z.string(),
    amount: money,
    created_at: instant,
    pay_until: instant,
  }),
  refused_before: z.int().check(z.minimum(0)),
});
export type DeskReceipt = Readonly<z.infer<typeof deskReceipt>>;

const earlierRefusal = z.object({
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  refusal: z.array(partRefusal),
});

export const deskReceiptDetail = z.extend(deskReceipt, { earlier: z.array(earlierRefusal) });
export type DeskReceiptDetail = Readonly<z.infer<typeof deskReceiptDetail>>;

export const deskReceiptList = get({
  host: 'oss',
  path: '/mall/desk/receipt-list',
  summary: 'The receipts of transfers: those to be checked by age, decided ones newest first',
  access: 'reviewer',
  addition: true,
  query: z.strictObject({
    status: receiptFilter,
    page_size: z.optional(integerText({ min: 1, max: 200 })),
    /** Part of an order number, company or payer. */
    search: z.optional(searchText),
  }),
  data: z.object({ receipts: z.array(deskReceipt), counts: z.record(receiptFilter, z.int()), more: z.boolean() }),
});

export const deskReceiptRead = get({
  host: 'oss',
  path: '/mall/desk/receipt',
  summary: 'One receipt of a transfer',
  access: 'reviewer',
  addition: true,
  query: z.strictObject({ proof_id: itemId }),
  data: deskReceiptDetail,
  refusals: ['not_found'],
});

export const deskReceiptAccept = post({
  host: 'oss',
  path: '/mall/desk/receipt-accept',
  summary: 'Confirms that the money of a transfer has arrived',
  access: 'reviewer',
  keyed: true,
  addition: true,
  body: z.strictObject({ proof_id: itemId }),
  data: deskReceipt,
  refusals: ['not_found', 'already_decided'],
});

export const deskReceiptRefuse = post({
  host: 'oss',
  path: '/mall/desk/receipt-refuse',
  summary: 'Refuses a proof, saying of each part what is wrong with it',
  access: 'reviewer',
  keyed: true,
  addition: true,
  body: z.strictObject({ proof_id: itemId, refusal: z.array(partRefusal).check(z.minLength(1), z.maxLength(3)) }),
  data: deskReceipt,
  refusals: ['not_found', 'already_decided'],
});

export const deskMoney = z.object({
  received_id: itemId,
  means: paymentMethod,
  /** The identifier at the payer's bank or at the provider. */
  reference: z.string(),
  amount: money,
  payer: z.nullable(z.string()),
  received_at: instant,
  settlement,
  /** Refunded by the provider; null if nothing was. */
  refunded: z.nullable(money),
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  order: z.nullable(z.object({ order_id: itemId, order_no: z.string(), full_name: z.string(), amount: money })),
  /** Whether it can still settle its order. */
  can_match: z.boolean(),
});
export type DeskMoney = Readonly<z.infer<typeof deskMoney>>;

export const moneyFilter = enumWithout(settlements, 'matched');
export const moneyFilters = moneyFilter.options;
export type MoneyFilter = z.infer<typeof moneyFilter>;

export const deskMoneyList = get({
  host: 'oss',
  path: '/mall/desk/money-list',
  summary: 'Money that fits no order as it stands, money to be given back, and money that was given back',
  access: 'reviewer',
  addition: true,
  query: z.strictObject({ settlement: moneyFilter, page_size: z.optional(integerText({ min: 1, max: 200 })) }),
  data: z.object({ money: z.array(deskMoney), counts: z.record(moneyFilter, z.int()), more: z.boolean() }),
});

export const deskMoneyDecide = post({
  host: 'oss',
  path: '/mall/desk/money-decide',
  summary: 'Says what becomes of money: it settles its order, has to be given back, or has been',
  access: 'reviewer',
  keyed: true,
  addition: true,
  body: z.strictObject({ received_id: itemId, settlement: decidedSettlement }),
  data: deskMoney,
  refusals: ['not_found', 'already_decided', 'order_state_refuses'],
});
