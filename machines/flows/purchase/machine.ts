import { assign } from 'xstate';
import { faultsAfter } from '../../kit/fieldFaults.ts';
import { answered, applyAnswer } from '../../kit/outcome.ts';
import { price, recommendation } from './choosing.ts';
import { askAgain, initialContext, placing, takeOrder, takePause, takeRefusal } from './context.ts';
import { checkingOrder, orderUnknown } from './finding.ts';
import { placed } from './placed.ts';
import { reviewing } from './reviewing.ts';
import { fitToStore } from './selection.ts';
import { purchaseSetup } from './setup.ts';

/**
 * A client buys a plan.
 *
 * Life: the store is loaded; the person chooses while each change asks for a new price and a recommendation code is
 * verified beside it; the order is reviewed with its amount; it is placed; the receipt stays until the person leaves
 * it, or until it is taken up again and no longer says what is asked for. Then it is over, and another purchase begins.
 *
 * Invariants:
 * - The price is the server's. It is dropped with every change, and an answer to an older question never arrives.
 * - Nothing is placed that was not under review with a price that is current, by amount and by expiry.
 * - The key of placing is that of the draft and never changes: whatever happens, one draft places one order.
 * - An answer that does not come leads to looking the order up; until that has succeeded nothing else is offered.
 * - A receipt tells what was ordered, and of an order that is not what was confirmed here it says so.
 */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  context: ({ input }) => initialContext(input),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadStore',
        src: 'loadStore',
        input: null,
        onDone: {
          target: 'opening',
          actions: assign(({ context, event }) => ({
            facts: event.output,
            selection: fitToStore(event.output, context.selection, context.asked_type),
            asked_type: null,
            quote: null,
            fault: null,
            invite_fault: null,
          })),
        },
        onError: { target: 'unavailable', actions: 'keepFault' },
      },
    },
    unavailable: { on: { 'store.retry': 'loading', 'flow.resume': { target: 'loading', actions: 'resume' } } },
    opening: { always: [{ guard: 'hasOpenType', target: 'choosing' }, { target: 'closed' }] },
    closed: { on: { 'store.retry': 'loading', 'flow.resume': { target: 'loading', actions: 'resume' } } },

    choosing: {
      type: 'parallel',
      meta: { shares: { selection: 'a recommendation code is a part of what is bought' } },
      on: {
        'form.checked': { actions: assign(({ context, event }) => faultsAfter(context, event)) },
        'flow.resume': { target: 'loading', actions: 'resume' },
      },
      states: { price, invite: recommendation },
    },

    reviewing,

    placing: {
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: placing,
        onDone: [
          { guard: answered('placed'), target: 'placed', actions: applyAnswer('placed', takeOrder) },
          { guard: answered('alreadyPlaced'), target: 'checkingOrder' },
          { guard: answered('quoteGone'), target: 'reviewing.requoting', actions: applyAnswer('quoteGone', askAgain) },
          { guard: answered('paused'), target: 'reviewing.paused', actions: applyAnswer('paused', takePause) },
          { target: 'reviewing.refused', actions: applyAnswer('refused', takeRefusal) },
        ],
        onError: { target: 'checkingOrder', actions: 'keepFault' },
      },
    },

    checkingOrder,
    orderUnknown,

    placed,
    over: { type: 'final' },
  },
});
