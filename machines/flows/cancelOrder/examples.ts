import type { OrderDetail } from '#contract/entities/order.ts';
import {
  commonFaults,
  type Examples,
  newRefusal,
  newRefusalFault,
  receiptRunExamples,
  worded,
} from '../../kit/examples.ts';
import { cny, exampleOrder } from '../../parts/orderExamples.ts';
import type { CancelEvent, CancelPorts } from './types.ts';

/** With a voucher of each holder. */
const unpaid: OrderDetail = {
  ...exampleOrder,
  amount: cny(1_230_000),
  discount_amount: cny(50_000),
  lines: [
    ...exampleOrder.lines,
    {
      kind: 'agency_voucher',
      ref: 'voucher-2',
      name: { en: 'Partner voucher', 'zh-CN': '合作伙伴优惠券', 'zh-TW': '合作夥伴折價券', ja: 'パートナーのクーポン' },
      quantity: 1,
      years: null,
      unit: null,
      amount: cny(-20_000),
    },
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
const checked: OrderDetail = { ...unpaid, payment_status: 'proof_submitted', can: closed };
const by = (payment_status: OrderDetail['payment_status']): OrderDetail => ({ ...unpaid, payment_status });
const paid: OrderDetail = { ...unpaid, status: 'paid', payment_status: 'received', can: { ...closed, activate: true } };
const cancelled: OrderDetail = {
  ...unpaid,
  status: 'cancelled',
  can: closed,
  history: [...unpaid.history, { event: 'cancelled', at: '2026-11-22T08:30:00+00:00' }],
};

const found = (order: OrderDetail) => ({ kind: 'found', order }) as const;

export const cancelOrderExamples = {
  events: {
    'order.cancel': [{ name: 'confirmed', event: { type: 'order.cancel' } }],
    'order.keep': [{ name: 'asked', event: { type: 'order.keep' } }],
    'order.check': [{ name: 'asked', event: { type: 'order.check' } }],
    ...receiptRunExamples,
  },
  ports: {
    readOrder: [
      { name: 'unpaid', output: found(unpaid) },
      { name: 'unpaid, without vouchers', output: found(exampleOrder) },
      { name: 'for a child account', output: found({ ...unpaid, can: closed }) },
      { name: 'a transfer is being checked', output: found(checked) },
      { name: 'being paid by phone', output: found({ ...by('processing'), can: closed }) },
      { name: 'maybe paid by phone', output: found({ ...by('unknown'), can: closed }) },
      { name: 'a payment has failed', output: found(by('failed')) },
      { name: 'not paid by phone in time', output: found(by('expired')) },
      { name: 'paid', output: found(paid) },
      { name: 'activated', output: found({ ...paid, status: 'completed', can: closed }) },
      { name: 'cancelled', output: found(cancelled) },
      { name: 'expired', output: found({ ...unpaid, status: 'expired', can: closed }) },
      { name: 'none', output: { kind: 'none' } },
      { name: 'an answer that cannot be read', fault: { kind: 'broken', detail: 'no JSON' } },
      ...commonFaults,
      newRefusalFault,
    ],
    cancelOrder: [
      { name: 'cancelled', output: { kind: 'cancelled', order: cancelled } },
      { name: 'paid meanwhile', output: { kind: 'refused', refusal: { code: 'order_state_refuses' } } },
      { name: 'not the main account any more', output: { kind: 'refused', refusal: worded('main_account_only') } },
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
