import { assignOutcome, isOutcome } from '../../kit/outcome.ts';
import { buildFindOrderQuery } from './context.ts';
import { purchaseSetup } from './setup.ts';

/**
 * The receipt. When it resumes, it reads its order again: if the order has changed, or another order type is requested,
 * the purchase is over.
 */
export const placedState = purchaseSetup.createStateConfig({
  tags: 'receipt',
  initial: 'current',
  on: {
    'flow.resume': [{ guard: 'asksForAnotherType', target: 'over' }, { target: '.reading' }],
    'receipt.leave': 'over',
  },
  states: {
    current: {},
    reading: {
      invoke: {
        id: 'readOrder',
        src: 'findOrder',
        input: buildFindOrderQuery,
        onDone: [
          {
            guard: isOutcome('found', ({ as_placed }) => as_placed),
            target: 'current',
            actions: assignOutcome('found', ({ order }) => ({ order, fault: null })),
          },
          { target: '#purchase.over', actions: assignOutcome('found', ({ order }) => ({ order, fault: null })) },
        ],
        onError: { target: 'unread', actions: 'setFault' },
      },
    },
    unread: { on: { 'order.check': 'reading', 'connection.back': 'reading' } },
  },
});
