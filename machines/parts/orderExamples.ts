import type { OrderDetail, OrderSummary, PayableOrder } from '#contract/entities/order.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';

export const cny = (minor: number): Money => ({ minor, currency: 'CNY' });

export const growthName: LocalizedText = { en: 'Growth', 'zh-CN': '成长版', 'zh-TW': '成長版', ja: 'グロース' };

/** A newly placed order, with the fields that every audience sees. */
export const exampleSummary: OrderSummary & Pick<PayableOrder, 'full_name'> = {
  order_id: 'order-1',
  order_no: 'MF-20261121-000001',
  order_type: 'new',
  status: 'unpaid',
  payment_status: 'none',
  title: growthName,
  amount: cny(1_280_000),
  currency_id: 1,
  currency_label: 'CNY',
  created_at: '2026-11-21T10:05:00+00:00',
  pay_until: '2026-12-06T10:05:00+00:00',
  full_name: 'Example Trading',
};

/** As a payer sees it. */
export const examplePayable: PayableOrder = {
  ...exampleSummary,
  transfer_account: {
    beneficiary: 'Mallflow',
    bank: 'Example Bank',
    account: '6222000012345678',
    swift: null,
    reference: 'MF-20261121-000001',
  },
  can: { pay: true },
};

/** As its client sees it. */
export const exampleOrder: OrderDetail = {
  ...examplePayable,
  token: 'a-token-of-128-bits-xx',
  is_oversea: 0,
  original_amount: cny(1_280_000),
  remaining_credit: null,
  discount_amount: cny(0),
  lines: [
    {
      kind: 'plan',
      ref: 'growth',
      name: growthName,
      quantity: 1,
      years: 1,
      unit: cny(1_280_000),
      amount: cny(1_280_000),
    },
  ],
  period: null,
  placed_by: 'Owner',
  invoice_flag: false,
  needs_verification: false,
  can: { cancel: true, pay: true, activate: false },
  history: [{ event: 'placed', at: '2026-11-21T10:05:00+00:00' }],
};
