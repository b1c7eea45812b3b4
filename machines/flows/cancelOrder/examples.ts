import type { OrderDetail } from '#contract/entities/order.ts';
import {
  commonFaults,
  type Examples,
  receiptRunExamples,
  refusalWithMessage,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../../kit/examples.ts';
import { cny, exampleOrder } from '../../parts/orderExamples.ts';
import type { CancelEvent, CancelPorts } from './types.ts';

/** With a voucher of each holder. */
const unpaidOrder: OrderDetail = {
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
const noActionsAllowed = { cancel: false, pay: false, activate: false };
const orderWithProof: OrderDetail = { ...unpaidOrder, payment_status: 'proof_submitted', can: noActionsAllowed };
const orderWithPaymentStatus = (payment_status: OrderDetail['payment_status']): OrderDetail => ({
  ...unpaidOrder,
  payment_status,
});
const paidOrder: OrderDetail = {
  ...unpaidOrder,
  status: 'paid',
  payment_status: 'received',
  can: { ...noActionsAllowed, activate: true },
};
const cancelledOrder: OrderDetail = {
  ...unpaidOrder,
  status: 'cancelled',
  can: noActionsAllowed,
  history: [...unpaidOrder.history, { event: 'cancelled', at: '2026-11-22T08:30:00+00:00' }],
};

const foundAnswer = (order: OrderDetail) => ({ kind: 'found', order }) as const;

export const cancelOrderExamples = {
  events: {
    'order.cancel': [{ name: 'confirmed', event: { type: 'order.cancel' } }],
    'order.keep': [{ name: 'asked', event: { type: 'order.keep' } }],
    'order.check': [{ name: 'asked', event: { type: 'order.check' } }],
    ...receiptRunExamples,
  },
  ports: {
    readOrder: [
      { name: 'unpaid', output: foundAnswer(unpaidOrder) },
      { name: 'unpaid, without vouchers', output: foundAnswer(exampleOrder) },
      { name: 'for a child account', output: foundAnswer({ ...unpaidOrder, can: noActionsAllowed }) },
      { name: 'a transfer is being checked', output: foundAnswer(orderWithProof) },
      {
        name: 'being paid by phone',
        output: foundAnswer({ ...orderWithPaymentStatus('processing'), can: noActionsAllowed }),
      },
      {
        name: 'maybe paid by phone',
        output: foundAnswer({ ...orderWithPaymentStatus('unknown'), can: noActionsAllowed }),
      },
      { name: 'a payment has failed', output: foundAnswer(orderWithPaymentStatus('failed')) },
      { name: 'not paid by phone in time', output: foundAnswer(orderWithPaymentStatus('expired')) },
      { name: 'paid', output: foundAnswer(paidOrder) },
      { name: 'activated', output: foundAnswer({ ...paidOrder, status: 'completed', can: noActionsAllowed }) },
      { name: 'cancelled', output: foundAnswer(cancelledOrder) },
      { name: 'expired', output: foundAnswer({ ...unpaidOrder, status: 'expired', can: noActionsAllowed }) },
      { name: 'none', output: { kind: 'none' } },
      { name: 'an answer that cannot be read', fault: { kind: 'broken', detail: 'no JSON' } },
      ...commonFaults,
      unknownCodeFault,
    ],
    cancelOrder: [
      { name: 'cancelled', output: { kind: 'cancelled', order: cancelledOrder } },
      { name: 'paid meanwhile', output: { kind: 'refused', refusal: { code: 'order_state_refuses' } } },
      {
        name: 'not the main account any more',
        output: { kind: 'refused', refusal: refusalWithMessage('main_account_only') },
      },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    checkOutcome: [
      { name: 'cancelled', output: foundAnswer(cancelledOrder) },
      { name: 'still unpaid', output: foundAnswer(unpaidOrder) },
      { name: 'paid', output: foundAnswer(paidOrder) },
      { name: 'none', output: { kind: 'none' } },
    ],
  },
} as const satisfies Examples<CancelEvent, CancelPorts>;
