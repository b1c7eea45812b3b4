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
    'flow.resume': [{ guard: 'asksForAnotherType', target: 'finished' }, { target: '.reading' }],
    'receipt.leave': 'finished',
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
          { target: '#purchase.finished', actions: assignOutcome('found', ({ order }) => ({ order, fault: null })) },
        ],
        onError: { target: 'loadFailed', actions: 'setFault' },
      },
    },
    loadFailed: { on: { 'order.check': 'reading', 'connection.back': 'reading' } },
  },
});
