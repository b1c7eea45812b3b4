import { assign } from 'xstate';
import { assignOutcome, isOutcome } from '../../kit/outcome.ts';
import { applyFoundOrder, buildFindOrderQuery, lookUpPause, nextCheckMoment } from './context.ts';
import { purchaseSetup } from './setup.ts';

/** Looks for the order. If it has changed since it was placed, the purchase is over. */
export const checkingOrderState = purchaseSetup.createStateConfig({
  invoke: {
    id: 'findOrder',
    src: 'findOrder',
    input: buildFindOrderQuery,
    onDone: [
      {
        guard: isOutcome('found', ({ as_placed }) => as_placed),
        target: 'placed',
        actions: assignOutcome('found', applyFoundOrder),
      },
      { guard: isOutcome('found'), target: 'finished', actions: assignOutcome('found', applyFoundOrder) },
      { guard: 'hasQuote', target: 'reviewing.confirming', actions: 'noteNothingPlaced' },
      { target: 'loading', actions: 'noteNothingPlaced' },
    ],
    onError: { target: 'orderUnknown', actions: ['setFault', 'countLookUp'] },
  },
});

/**
 * Whether the order exists is unknown. The lookup repeats after growing pauses, and at once when the connection is back
 * or the user asks; nothing else can be done.
 */
export const orderUnknownState = purchaseSetup.createStateConfig({
  initial: 'timing',
  on: {
    'order.check': 'checkingOrder',
    'flow.resume': 'checkingOrder',
    'connection.back': { target: 'checkingOrder', actions: 'lookAfresh' },
  },
  states: {
    timing: {
      invoke: {
        id: 'timeLookUp',
        src: 'momentIn',
        input: lookUpPause,
        onDone: { target: 'waiting', actions: assign(({ event }) => ({ look_again_at: event.output.at })) },
        onError: 'asking',
      },
    },
    waiting: {
      invoke: {
        id: 'untilLookUp',
        src: 'untilMoment',
        input: nextCheckMoment,
        onDone: '#purchase.checkingOrder',
        onError: 'asking',
      },
    },
    asking: {},
  },
});
