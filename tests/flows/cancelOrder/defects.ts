import type { Defect } from '../../defects/defect.ts';

export const cancelOrderDefects: readonly Defect[] = [
  {
    name: 'a child account may confirm a cancellation',
    file: 'cancelOrder/reasons.ts',
    in: 'closedReason',
    node: "$1 ? null : 'main_account_only'",
    becomes: 'null',
  },
  {
    name: 'an order that has expired is told as cancelled',
    in: 'isCancelled',
    node: "$1 === 'cancelled'",
    becomes: "$1 !== 'unpaid'",
  },
  {
    name: 'the order is cancelled under its own number as the key',
    in: 'cancelOrderMachine',
    node: '({ context: { key, order_id } }) => ({ key, order_id })',
    becomes: '({ context: { order_id } }) => ({ key: order_id, order_id })',
  },
  {
    name: 'money on its way does not stand against cancelling',
    in: 'cancelReason',
    node: "'payment_under_way'",
    becomes: "'already_paid'",
  },
  {
    name: 'paid and expired are told the wrong way round',
    in: 'reasonByStatus',
    node: "{ paid: 'already_paid', completed: 'already_completed', cancelled: 'already_cancelled', expired: 'already_expired', }",
    becomes:
      "{ paid: 'already_completed', completed: 'already_paid', cancelled: 'already_cancelled', expired: 'already_expired', }",
  },
  {
    name: 'a voucher that comes free is not told',
    in: 'voucherLines',
    node: "$1 === 'agency_voucher' || $1 === 'client_voucher'",
    becomes: "$1 === 'agency_voucher'",
  },
  {
    name: 'it is not told that the last attempt cancelled nothing',
    file: 'cancelOrder/ConfirmingCancellation.tsx',
    in: 'ConfirmingCancellation',
    node: 'nothing_cancelled && $1',
    becomes: 'nothing_cancelled && order.status === null && $1',
  },
  {
    name: 'what the server said instead of cancelling is not told',
    file: 'cancelOrder/ConfirmingCancellation.tsx',
    in: 'ConfirmingCancellation',
    node: 'noticeIn($1)?.msg',
    becomes: 'undefined',
  },
  {
    name: 'the two buttons do the other’s work',
    file: 'cancelOrder/ConfirmingCancellation.tsx',
    in: 'ConfirmingCancellation',
    node: "'order.cancel'",
    becomes: "'order.keep'",
  },
  {
    name: 'the receipt leads to another list than the order is in',
    file: 'cancelOrder/CancelOrderFlow.tsx',
    in: 'Cancelled',
    node: "'historical'",
    becomes: "'unpaid'",
  },
  {
    name: 'who may not cancel is told that there is no such order',
    file: 'cancelOrder/CancelOrderFlow.tsx',
    in: 'reasonMessages',
    node: "'main_account_only'",
    becomes: "'order_not_found'",
  },
  {
    name: 'a refusal of the server counts as a cancellation',
    in: 'createCancelPorts cancelOrder',
    node: 'answer.refusal',
    becomes: "{ code: 'main_account_only' }",
  },
  {
    name: 'the key of cancelling does not travel',
    in: 'createCancelPorts',
    node: '{ body: { order_id }, key }',
    becomes: '{ body: { order_id }, key: key + Date.now() }',
  },
  {
    name: 'an order of another client can be what a draft is about',
    in: 'isOrderOfClient',
    node: 'eq(orders.client_id, client_id)',
    becomes: 'eq(orders.order_id, order_id)',
  },
  {
    name: 'the page of another order takes up the run of the first',
    in: 'loadDraft',
    node: 'body: $1',
    becomes: "body: { ...about, subject: $1.subject === '' ? '' : 'cn-order-first' }",
  },
];
