import type { OrderDetail, PriceLine, Quote, QuotedVoucher } from '#contract/entities/order.ts';
import { voucherReasons } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import { cny, exampleOrder } from '../../../parts/orderExamples.ts';

const text = (en: string): LocalizedText => ({ en, 'zh-CN': en, 'zh-TW': en, ja: en });

const planLine: PriceLine = {
  kind: 'plan',
  ref: 'growth',
  name: text('Growth'),
  quantity: 1,
  years: 1,
  unit: cny(1_280_000),
  amount: cny(1_280_000),
};

const voucher: QuotedVoucher = {
  voucher_id: 'voucher-1',
  holder: 'client',
  name: text('Autumn voucher'),
  worth: { kind: 'amount', amount: cny(50_000) },
  minimum: cny(1_000_000),
  order_types: ['new'],
  plan_ids: [],
  valid_from: '2026-09-01T00:00:00+00:00',
  valid_until: '2026-12-31T00:00:00+00:00',
  spend: 'in_parts',
  balance: cny(50_000),
  is_used_up: false,
  selected: false,
  usable: true,
  reason: null,
};

const refusedVoucher: QuotedVoucher = {
  ...voucher,
  minimum: cny(2_000_000),
  selected: true,
  usable: false,
  reason: 'below_minimum',
};

/** A price with a late expiry. */
export const baseQuote: Quote = {
  quote_id: 'quote-1',
  expires_at: '2026-11-21T10:15:00+00:00',
  amount: cny(1_280_000),
  original_amount: cny(1_280_000),
  discount: cny(0),
  discount_amount: cny(0),
  remaining_credit: null,
  currency_id: 1,
  lines: [planLine],
  vouchers: { agency_vouchers: [], client_vouchers: [voucher] },
  product_list: [{ product_id: 'growth', quantity: 1 }],
  reduced_version_hints: [],
  period: { starts_at: '2027-06-01T00:00:00+00:00', ends_at: '2028-06-01T00:00:00+00:00' },
};

/** The same price, requested again after that one expired. */
export const renewedQuote: Quote = { ...baseQuote, quote_id: 'quote-5', expires_at: '2026-11-21T10:30:00+00:00' };

/** The price of a smaller version, with two losses to acknowledge. */
export const quoteWithHints: Quote = {
  ...baseQuote,
  quote_id: 'quote-2',
  reduced_version_hints: [
    { hint_id: 'accounts', kind: 'accounts_reduced', name: null, from: 15, to: 10 },
    { hint_id: 'module-leads', kind: 'module_lost', name: text('Leads'), from: null, to: null },
  ],
};

export const quoteWithRefusedVoucher: Quote = {
  ...baseQuote,
  quote_id: 'quote-3',
  vouchers: { agency_vouchers: [], client_vouchers: [refusedVoucher] },
};

const agencyVoucher: QuotedVoucher = {
  ...voucher,
  voucher_id: 'voucher-2',
  holder: 'agency',
  name: text('Partner voucher'),
  worth: { kind: 'percent', percent: 10 },
  spend: 'once',
  balance: null,
  minimum: null,
  order_types: ['renew', 'upgrade', 'upgrade_renew'],
  plan_ids: ['growth', 'flagship'],
  valid_from: '2027-01-01T00:00:00+00:00',
  valid_until: '2027-03-31T00:00:00+00:00',
  usable: false,
  reason: 'not_yet_valid',
};

/** Differs in every respect: lines, reductions, vouchers and expiry, and it has no term. */
export const anotherPrice: Quote = {
  ...baseQuote,
  quote_id: 'quote-4',
  expires_at: '2026-11-21T10:40:00+00:00',
  amount: cny(3_970_000),
  original_amount: cny(4_000_000),
  discount: cny(30_000),
  discount_amount: cny(30_000),
  lines: [
    { ...planLine, years: 3, amount: cny(3_840_000) },
    {
      ...planLine,
      kind: 'addon',
      ref: 'accounts',
      name: text('Accounts'),
      quantity: 2,
      years: null,
      amount: cny(160_000),
    },
    {
      ...planLine,
      kind: 'discount',
      ref: 'term',
      name: text('For three years'),
      years: null,
      unit: null,
      amount: cny(-30_000),
    },
  ],
  vouchers: { agency_vouchers: [agencyVoucher], client_vouchers: [{ ...voucher, minimum: null }] },
  period: null,
};

const losses = ['module_lost', 'accounts_reduced', 'storage_reduced', 'edm_reduced', 'api_reduced'] as const;
const reductions = ['service', 'prepaid', 'invite', 'agency_voucher', 'client_voucher', 'credit'] as const;

/** A price with each kind of line and loss, and with each reason against a voucher. */
export const quoteWithEachKind: Quote = {
  ...anotherPrice,
  quote_id: 'quote-8',
  lines: [
    ...anotherPrice.lines,
    ...reductions.map((kind): PriceLine => {
      const minor = kind === 'service' || kind === 'prepaid' ? 200_000 : -100_000;
      const amount = cny(minor);
      return { kind, ref: kind, name: text(`A line of ${kind}`), quantity: 1, years: null, unit: amount, amount };
    }),
  ],
  vouchers: {
    agency_vouchers: [{ ...agencyVoucher, selected: true, usable: true, reason: null }],
    client_vouchers: voucherReasons.map((reason) => ({
      ...voucher,
      voucher_id: `voucher-${reason}`,
      name: text(`A voucher: ${reason}`),
      selected: true,
      usable: false,
      reason,
    })),
  },
  reduced_version_hints: losses.map((kind) => ({
    hint_id: kind,
    kind,
    name: kind === 'module_lost' ? text('Leads') : null,
    from: kind === 'module_lost' ? null : 15,
    to: kind === 'module_lost' ? null : 10,
  })),
};

/** The order placed for `baseQuote`. */
export const placedOrder: OrderDetail = {
  ...exampleOrder,
  title: text('Growth'),
  lines: baseQuote.lines,
  period: baseQuote.period,
  needs_verification: true,
};

/** An order of the same purchase that another window has placed. */
export const anotherOrder: OrderDetail = {
  ...placedOrder,
  order_id: 'order-2',
  order_no: 'MF-20261121-000002',
  title: text('Flagship'),
  amount: anotherPrice.amount,
  original_amount: anotherPrice.original_amount,
  discount_amount: anotherPrice.discount_amount,
  lines: anotherPrice.lines,
  period: anotherPrice.period,
};

/** A price that a voucher covers completely, for a term that begins at once. */
export const freeQuote: Quote = {
  ...baseQuote,
  period: { starts_at: '2026-11-21T10:00:00+00:00', ends_at: '2027-11-21T10:00:00+00:00' },
  quote_id: 'quote-6',
  amount: cny(0),
  discount: cny(1_280_000),
  discount_amount: cny(1_280_000),
  lines: [
    planLine,
    {
      ...planLine,
      kind: 'client_voucher',
      ref: 'voucher-3',
      name: text('Compensation'),
      years: null,
      unit: cny(-1_280_000),
      amount: cny(-1_280_000),
    },
  ],
};

/** The order for `freeQuote`: paid as soon as it is placed. */
export const freeOrder: OrderDetail = {
  ...placedOrder,
  status: 'paid',
  payment_status: 'received',
  amount: freeQuote.amount,
  discount_amount: freeQuote.discount_amount,
  lines: freeQuote.lines,
  can: { cancel: false, pay: false, activate: true },
  history: [...placedOrder.history, { event: 'paid', at: '2026-11-21T10:05:00+00:00' }],
};

/** A price that the credit for unused time covers completely, with a remaining credit. */
export const quoteWithRemainingCredit: Quote = {
  ...baseQuote,
  quote_id: 'quote-7',
  amount: cny(0),
  discount_amount: cny(1_280_000),
  remaining_credit: cny(910_156),
  lines: [
    planLine,
    {
      ...planLine,
      kind: 'credit',
      ref: 'owned-1',
      name: text('Unused days'),
      years: null,
      unit: null,
      amount: cny(-1_280_000),
    },
  ],
  period: freeQuote.period,
};

/** The order for `quoteWithRemainingCredit`: paid as soon as it is placed; the activation issues its voucher. */
export const orderWithRemainingCredit: OrderDetail = {
  ...freeOrder,
  discount_amount: quoteWithRemainingCredit.discount_amount,
  remaining_credit: quoteWithRemainingCredit.remaining_credit,
  lines: quoteWithRemainingCredit.lines,
};
