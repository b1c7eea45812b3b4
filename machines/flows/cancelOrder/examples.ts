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

/** One with a voucher on it. */
const unpaid: OrderDetail = {
  ...exampleOrder,
  amount: cny(1_250_000),
  discount_amount: cny(30_000),
  lines: [
    ...exampleOrder.lines,
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
    ...receiptRunExamples,
  },
  ports: {
    readOrder: [
      { name: 'unpaid', output: found(unpaid) },
      { name: 'unpaid, without vouchers', output: found(exampleOrder) },
      { name: 'for a child account', output: found({ ...unpaid, can: closed }) },
      { name: 'a transfer is being checked', output: found(checked) },
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
