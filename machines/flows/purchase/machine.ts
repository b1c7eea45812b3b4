import { assign } from 'xstate';
import { applyFormChecked } from '../../kit/fieldFaults.ts';
import { assignOutcome, isOutcome } from '../../kit/outcome.ts';
import { priceState, recommendationState } from './choosing.ts';
import {
  applyOrder,
  applyPause,
  applyQuoteGone,
  applyRefusal,
  buildPlaceOrderQuery,
  initialContext,
} from './context.ts';
import { checkingOrderState, orderUnknownState } from './finding.ts';
import { placedState } from './placed.ts';
import { reviewingState } from './reviewing.ts';
import { fitToStore } from './selection.ts';
import { purchaseSetup } from './setup.ts';

/**
 * A client buys a plan.
 *
 * Life: the store is loaded; each change of the selection requests a new price, and a recommendation code is verified
 * beside it; the order is reviewed with its amount and placed; the receipt stays until the user leaves it, or until the
 * purchase resumes and the receipt no longer fits. Then the purchase is over, and another begins.
 *
 * Invariants:
 * - The price is the server's. Every change drops it, and an answer to an older query never arrives.
 * - Only an order under review is placed, with a price that is current in amount and expiry.
 * - The key of placing is the draft's and never changes: one draft places at most one order.
 * - If placing is not answered, the order is looked up; until its state is known nothing else is offered.
 * - A receipt shows what was ordered, and says so if that is not what was confirmed here.
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
        onError: { target: 'unavailable', actions: 'setFault' },
      },
    },
    unavailable: { on: { 'store.retry': 'loading', 'flow.resume': { target: 'loading', actions: 'resume' } } },
    opening: { always: [{ guard: 'hasOpenType', target: 'choosing' }, { target: 'closed' }] },
    closed: { on: { 'store.retry': 'loading', 'flow.resume': { target: 'loading', actions: 'resume' } } },

    choosing: {
      type: 'parallel',
      meta: { shares: { selection: 'a recommendation code is a part of what is bought' } },
      on: {
        'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
        'flow.resume': { target: 'loading', actions: 'resume' },
      },
      states: { price: priceState, invite: recommendationState },
    },

    reviewing: reviewingState,

    placing: {
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: buildPlaceOrderQuery,
        onDone: [
          { guard: isOutcome('placed'), target: 'placed', actions: assignOutcome('placed', applyOrder) },
          { guard: isOutcome('alreadyPlaced'), target: 'checkingOrder' },
          {
            guard: isOutcome('quoteGone'),
            target: 'reviewing.requoting',
            actions: assignOutcome('quoteGone', applyQuoteGone),
          },
          { guard: isOutcome('paused'), target: 'reviewing.paused', actions: assignOutcome('paused', applyPause) },
          { target: 'reviewing.refused', actions: assignOutcome('refused', applyRefusal) },
        ],
        onError: { target: 'checkingOrder', actions: 'setFault' },
      },
    },

    checkingOrder: checkingOrderState,
    orderUnknown: orderUnknownState,

    placed: placedState,
    finished: { type: 'final' },
  },
});
