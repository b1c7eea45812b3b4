import type { Defect } from '../../defects/defect.ts';

/** What could go wrong in the cancellation of an order, where no mutant of its machine stands for it. */
export const cancelOrderDefects: readonly Defect[] = [
  {
    name: 'a child account may confirm a cancellation',
    file: 'machines/flows/cancelOrder/reasons.ts',
    find: "(order.can.cancel ? null : 'main_account_only')",
    replace: 'null',
  },
  {
    name: 'an order that has expired is told as cancelled',
    file: 'machines/flows/cancelOrder/machine.ts',
    find: "read.order.status === 'cancelled'",
    replace: "read.order.status !== 'unpaid'",
  },
  {
    name: 'the order is cancelled under its own number as the key',
    file: 'machines/flows/cancelOrder/machine.ts',
    find: 'input: ({ context: { key, order_id } }) => ({ key, order_id })',
    replace: 'input: ({ context: { order_id } }) => ({ key: order_id, order_id })',
  },
  {
    name: 'money on its way does not stand against cancelling',
    file: 'machines/lifecycles/cancellation.ts',
    find: "isUnderWay(payment_status) ? 'payment_under_way' : null",
    replace: "isUnderWay(payment_status) ? 'already_paid' : null",
  },
  {
    name: 'paid and expired are told the wrong way round',
    file: 'machines/lifecycles/cancellation.ts',
    find: "  paid: 'already_paid',\n  completed: 'already_completed',",
    replace: "  paid: 'already_completed',\n  completed: 'already_paid',",
  },
  {
    name: 'a voucher that comes free is not told',
    file: 'machines/lifecycles/cancellation.ts',
    find: "kind === 'agency_voucher' || kind === 'client_voucher'",
    replace: "kind === 'agency_voucher'",
  },
  {
    name: 'it is not told that the last attempt cancelled nothing',
    file: 'src/flows/cancelOrder/Confirming.tsx',
    find: '{nothing_cancelled && (',
    replace: '{nothing_cancelled && order.status === null && (',
  },
  {
    name: 'what the server said instead of cancelling is not told',
    file: 'src/flows/cancelOrder/Confirming.tsx',
    find: 'noticeIn(fault)?.msg',
    replace: 'undefined',
  },
  {
    name: 'the two buttons do the other’s work',
    file: 'src/flows/cancelOrder/Confirming.tsx',
    find: `<Button color="red.9" onClick={() => send({ type: 'order.cancel' })}>`,
    replace: `<Button color="red.9" onClick={() => send({ type: 'order.keep' })}>`,
  },
  {
    name: 'the receipt leads to another list than the order is in',
    file: 'src/flows/cancelOrder/CancelOrderFlow.tsx',
    find: "paths.order(order.order_id, 'historical')",
    replace: "paths.order(order.order_id, 'unpaid')",
  },
  {
    name: 'who may not cancel is told that there is no such order',
    file: 'src/flows/cancelOrder/CancelOrderFlow.tsx',
    find: "main_account_only: errorWord('main_account_only')",
    replace: "main_account_only: errorWord('order_not_found')",
  },
  {
    name: 'a refusal of the server counts as a cancellation',
    file: 'src/ports/cancelOrder.ts',
    find: "return { kind: 'refused', refusal: answer.refusal };",
    replace: "return { kind: 'refused', refusal: { code: 'main_account_only' } };",
  },
  {
    name: 'the key of cancelling does not travel',
    file: 'src/ports/cancelOrder.ts',
    find: 'api.call(orderCancel, { body: { order_id }, key })',
    replace: 'api.call(orderCancel, { body: { order_id }, key: key + Date.now() })',
  },
  {
    name: 'an order of another client can be what a draft is about',
    file: 'server/modules/flows/subjects.ts',
    find: 'and(eq(orders.order_id, order_id), eq(orders.client_id, client_id))',
    replace: 'and(eq(orders.order_id, order_id), eq(orders.order_id, order_id))',
  },
  {
    name: 'the page of another order takes up the run of the first',
    file: 'src/app/run/loadDraft.ts',
    find: 'api.call(flowDraftOpen, { body: about, tab })',
    replace:
      "api.call(flowDraftOpen, { body: { ...about, subject: about.subject === '' ? '' : 'cn-order-first' }, tab })",
  },
];
