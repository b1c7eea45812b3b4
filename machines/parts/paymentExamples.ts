import type { PayableOrder } from '#contract/entities/order.ts';
import { type PaymentMethod, type PaymentView, paymentMethods } from '#contract/entities/payment.ts';
import { cny, examplePayable } from './orderExamples.ts';

export const unpaidView: PaymentView = {
  order: examplePayable,
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

/** An order for which no payment can begin. */
export const closedView = (changes: Pick<PayableOrder, 'status' | 'payment_status'>): PaymentView => ({
  ...unpaidView,
  order: { ...examplePayable, ...changes, can: { pay: false } },
});

export const paidView = (means: PaymentMethod, payer: string | null): PaymentView => ({
  ...closedView({ status: 'paid', payment_status: 'received' }),
  revision: 3,
  received: [{ means, amount: examplePayable.amount, at: '2026-11-22T02:00:00+00:00', payer, settlement: 'matched' }],
});

/** With surplus money, as the holder of the payment link sees it. */
export const paidTwiceView = (paid: PaymentView): PaymentView => ({
  ...paid,
  told_to: 'link',
  received: paid.received.flatMap((money) => [
    money,
    { ...money, at: '2026-11-23T02:00:00+00:00', payer: null, settlement: 'to_refund' as const },
  ]),
});

/** A completed order with other payments: each settlement and each means once. */
export const unmatchedMoneyView = (paid: PaymentView): PaymentView => ({
  ...paid,
  order: { ...paid.order, status: 'completed' },
  received: [
    ...paid.received,
    ...(['undecided', 'to_refund', 'refunded'] as const).map((settlement, index) => ({
      means: paymentMethods[index] ?? 'transfer',
      amount: cny(10_000 * (index + 1)),
      at: `2026-11-2${index + 3}T02:00:00+00:00`,
      payer: null,
      settlement,
    })),
  ],
});

export const foundAnswer = (payment: PaymentView) => ({ kind: 'found', payment }) as const;
