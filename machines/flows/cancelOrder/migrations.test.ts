import { expect, it } from 'vitest';
import { openSnapshot } from '../../kit/snapshot.ts';
import { exampleOrder } from '../../parts/orderExamples.ts';
import { cancelOrderFlow } from './flow.ts';

it('a cancellation run persisted by version 1 is restored with an order that has no remaining credit [RUN-07]', () => {
  const { remaining_credit: _none, ...order } = exampleOrder;
  const context = { key: 'key', order_id: 'order-1', order, refusal: null, fault: null, nothing_cancelled: false };
  const sealed = {
    flow: 'cancelOrder',
    version: 1,
    structure: 'that of version 1',
    typed: null,
    snapshot: { status: 'active', value: 'confirming', context },
  };
  expect(openSnapshot(cancelOrderFlow, JSON.stringify(sealed))).toMatchObject({
    kind: 'restored',
    snapshot: { value: 'confirming', context: { ...context, order: exampleOrder } },
  });
});
