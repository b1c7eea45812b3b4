import type { PayableOrder } from '#contract/entities/order.ts';
import type { PaymentMean, PaymentView } from '#contract/entities/payment.ts';
import type { Money } from '#contract/money.ts';

export const cny = (minor: number): Money => ({ minor, currency: 'CNY' });

export const order: PayableOrder = {
  order_id: 'order-1',
  order_no: 'MF-20261121-000001',
  order_type: 'new',
  status: 'unpaid',
  payment_status: 'none',
  title: { en: 'Growth', 'zh-CN': '成长版', 'zh-TW': '成長版', ja: 'グロース' },
  amount: cny(1_280_000),
  currency_id: 1,
  currency_label: 'CNY',
  created_at: '2026-11-21T10:05:00+00:00',
  pay_until: '2026-12-06T10:05:00+00:00',
  full_name: 'Example Trading',
  transfer_account: {
    beneficiary: 'Mallflow',
    bank: 'Example Bank',
    account: '6222000012345678',
    swift: null,
    reference: 'MF-20261121-000001',
  },
  can: { pay: true },
};

/** An order that nobody has begun to pay. */
export const unpaid: PaymentView = {
  order,
  told_to: 'client',
  as_of: '2026-11-21T10:06:00+00:00',
  revision: 1,
  proof: null,
  arrival: { earliest: '2026-11-23', latest: '2026-11-25' },
  received: [],
  mobile: {
    payment: null,
    offers: [
      { provider: 'wechat', reason: null },
      { provider: 'alipay', reason: null },
    ],
    limits: { least: cny(100_000), most: cny(3_940_000) },
  },
};

/** An order for which nothing can be begun now. */
export const closedAs = (changes: Pick<PayableOrder, 'status' | 'payment_status'>): PaymentView => ({
  ...unpaid,
  order: { ...order, ...changes, can: { pay: false } },
});

/** An order that has been paid. */
export const paidBy = (means: PaymentMean, payer: string | null): PaymentView => ({
  ...closedAs({ status: 'paid', payment_status: 'received' }),
  revision: 3,
  received: [{ means, amount: order.amount, at: '2026-11-22T02:00:00+00:00', payer, settlement: 'matched' }],
});

/** The same with money that was not needed, as whoever holds the link sees it. */
export const paidTwice = (paid: PaymentView): PaymentView => ({
  ...paid,
  told_to: 'link',
  received: paid.received.flatMap((money) => [
    money,
    { ...money, at: '2026-11-23T02:00:00+00:00', payer: null, settlement: 'to_refund' as const },
  ]),
});

export const found = (payment: PaymentView) => ({ kind: 'found', payment }) as const;
