import { answered, applyAnswer } from '../../kit/outcome.ts';
import { finding } from './context.ts';
import { purchaseSetup } from './setup.ts';

/**
 * The receipt. When it resumes, it reads its order again: if the order has changed, or another order type is requested,
 * the purchase is over.
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
        onError: { target: 'unread', actions: 'setFault' },
      },
    },
    unread: { on: { 'order.check': 'reading', 'connection.back': 'reading' } },
  },
});
