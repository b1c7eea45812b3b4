import { answered, applyAnswer } from '../../kit/outcome.ts';
import { finding } from './context.ts';
import { purchaseSetup } from './setup.ts';

/**
 * The receipt. Taken up again it reads its order anew: where that has gone on since, or where another type of order
 * is asked for, this purchase is over.
 */
export const placed = purchaseSetup.createStateConfig({
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
        input: finding,
        onDone: [
          {
            guard: answered('found', ({ as_placed }) => as_placed),
            target: 'current',
            actions: applyAnswer('found', ({ order }) => ({ order, fault: null })),
          },
          { target: '#purchase.over', actions: applyAnswer('found', ({ order }) => ({ order, fault: null })) },
        ],
        onError: { target: 'unread', actions: 'keepFault' },
      },
    },
    unread: { on: { 'order.check': 'reading', 'connection.back': 'reading' } },
  },
});
