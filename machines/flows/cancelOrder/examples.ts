import type { OrderDetail } from '#contract/entities/order.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';
import { commonFaults, type Examples, newRefusal, newRefusalFault } from '../../kit/examples.ts';
import type { CancelEvent, CancelPorts } from './types.ts';

const cny = (minor: number): Money => ({ minor, currency: 'CNY' });
const growth: LocalizedText = { en: 'Growth', 'zh-CN': '成长版', 'zh-TW': '成長版', ja: 'グロース' };

/** An order that can be cancelled. */
const plain: OrderDetail = {
  order_id: 'order-1',
  order_no: 'MF-20261121-000001',
  order_type: 'new',
  status: 'unpaid',
  payment_status: 'none',
  title: growth,
  amount: cny(1_280_000),
  currency_id: 1,
  currency_label: 'CNY',
  created_at: '2026-11-21T10:05:00+00:00',
  pay_until: '2026-12-06T10:05:00+00:00',
  token: 'a-token-of-128-bits-xx',
  full_name: 'Example Trading',
  is_oversea: 0,
  original_amount: cny(1_280_000),
  discount_amount: cny(0),
  lines: [
    {
      kind: 'plan',
      ref: 'growth',
      name: growth,
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
  transfer_account: { beneficiary: 'Mallflow', bank: 'Example Bank', account: '0000', swift: null, reference: '1' },
  can: { cancel: true, pay: true, activate: false },
  history: [{ event: 'placed', at: '2026-11-21T10:05:00+00:00' }],
};

/** One with a voucher on it. */
const unpaid: OrderDetail = {
  ...plain,
  amount: cny(1_250_000),
  discount_amount: cny(30_000),
  lines: [
    ...plain.lines,
    {
      kind: 'client_voucher',
      ref: 'voucher-1',
      name: { en: 'Autumn voucher', 'zh-CN': '秋季优惠券', 'zh-TW': '秋季折價券', ja: '秋のクーポン' },
      quantity: 1,
      years: null,
      unit: null,
      amount: cny(-30_000),
    },
  ],
};
const closed = { cancel: false, pay: false, activate: false };
const paid: OrderDetail = { ...unpaid, status: 'paid', payment_status: 'received', can: { ...closed, activate: true } };
const cancelled: OrderDetail = {
  ...unpaid,
  status: 'cancelled',
  can: closed,
  history: [...unpaid.history, { event: 'cancelled', at: '2026-11-22T08:30:00+00:00' }],
};

const found = (order: OrderDetail) => ({ kind: 'found', order }) as const;

/** What people send and what ports answer in a cancellation. */
export const cancelOrderExamples = {
  events: {
    'order.cancel': [{ name: 'confirmed', event: { type: 'order.cancel' } }],
    'order.keep': [{ name: 'asked', event: { type: 'order.keep' } }],
    'order.check': [{ name: 'asked', event: { type: 'order.check' } }],
    'receipt.leave': [{ name: 'asked', event: { type: 'receipt.leave' } }],
    'connection.back': [{ name: 'heard', event: { type: 'connection.back' } }],
    'flow.resume': [{ name: 'after a reload', event: { type: 'flow.resume' } }],
  },
  ports: {
    readOrder: [
      { name: 'unpaid', output: found(unpaid) },
      { name: 'unpaid, without vouchers', output: found(plain) },
      { name: 'for a child account', output: found({ ...unpaid, can: closed }) },
      {
        name: 'a transfer is being checked',
        output: found({ ...unpaid, payment_status: 'proof_submitted', can: closed }),
      },
      { name: 'paid', output: found(paid) },
      { name: 'activated', output: found({ ...paid, status: 'completed', can: closed }) },
      { name: 'cancelled', output: found(cancelled) },
      { name: 'expired', output: found({ ...unpaid, status: 'expired', can: closed }) },
      { name: 'none', output: { kind: 'none' } },
      ...commonFaults,
      newRefusalFault,
    ],
    cancelOrder: [
      { name: 'cancelled', output: { kind: 'cancelled', order: cancelled } },
      { name: 'paid meanwhile', output: { kind: 'refused', refusal: 'order_state_refuses' } },
      { name: 'not the main account any more', output: { kind: 'refused', refusal: 'main_account_only' } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: newRefusal } },
      ...commonFaults,
    ],
    lookUp: [
      { name: 'cancelled', output: found(cancelled) },
      { name: 'still unpaid', output: found(unpaid) },
      { name: 'paid', output: found(paid) },
      { name: 'none', output: { kind: 'none' } },
    ],
  },
} as const satisfies Examples<CancelEvent, CancelPorts>;
