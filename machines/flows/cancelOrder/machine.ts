import { assign, setup } from 'xstate';
import { applyErrorEvent, noticeIn } from '../../kit/fault.ts';
import { assignOutcome, isOutcome, isRefusedWith } from '../../kit/outcome.ts';
import { closedReason } from './reasons.ts';
import {
  type CancelChildren,
  type CancelContext,
  type CancelEvent,
  type CancelInput,
  cancelPorts,
  type OrderAnswer,
} from './types.ts';

const isCancelled = (read: OrderAnswer): boolean => read.kind === 'found' && read.order.status === 'cancelled';

const isCancellable = (read: OrderAnswer): boolean => read.kind === 'found' && closedReason(read) === null;

const applyOrder = (read: OrderAnswer): Partial<CancelContext> =>
  read.kind === 'found' ? { order: read.order, fault: null } : { order: null, fault: null };

const cancelSetup = setup({
  types: {
    context: {} as CancelContext,
    events: {} as CancelEvent,
    input: {} as CancelInput,
    tags: {} as 'receipt',
    children: {} as CancelChildren,
  },
  actors: cancelPorts,
  actions: {
    setFault: assign(applyErrorEvent),
    noteNothingCancelled: assign({ nothing_cancelled: true }),
    clearErrors: assign({ fault: null, refusal: null, nothing_cancelled: false }),
  },
});

/**
 * A client cancels an unpaid order.
 *
 * Life: the order is read; the user sees what cancelling frees and what it ends, and confirms; the order is cancelled;
 * the receipt stays until the user leaves it.
 *
 * Invariants:
 * - Nothing is cancelled without confirmation, and only while the order's lifecycle permits it.
 * - The key of the cancellation is the draft's and never changes.
 * - If the cancellation is not answered, the order is looked up; until its state is known nothing else is offered.
 * - A payment that arrives meanwhile wins: the order's new state is shown, and nothing is cancelled.
 */
export const cancelOrderMachine = cancelSetup.createMachine({
  id: 'cancelOrder',
  context: ({ input }) => ({ ...input, order: null, refusal: null, fault: null, nothing_cancelled: false }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: [
          {
            guard: ({ event }) => isCancellable(event.output),
            target: 'confirming',
            actions: assign(({ event }) => applyOrder(event.output)),
          },
          { target: 'closed', actions: assign(({ event }) => applyOrder(event.output)) },
        ],
        onError: { target: 'loadFailed', actions: 'setFault' },
      },
    },
    loadFailed: {
      on: {
        'order.check': 'reading',
        'connection.back': 'reading',
        'flow.resume': 'reading',
        'order.keep': 'finished',
      },
    },
    /** The order cannot be cancelled; its state is shown. */
    closed: { on: { 'order.check': 'reading', 'flow.resume': 'reading', 'order.keep': 'finished' } },
    confirming: {
      on: {
        'order.cancel': { target: 'cancelling', actions: 'clearErrors' },
        'order.keep': 'finished',
        'flow.resume': { target: 'reading', actions: 'clearErrors' },
      },
    },
    cancelling: {
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { key, order_id } }) => ({ key, order_id }),
        onDone: [
          {
            guard: isOutcome('cancelled'),
            target: 'cancelled',
            actions: assignOutcome('cancelled', ({ order }) => ({ order })),
          },
          { guard: isRefusedWith('order_state_refuses'), target: 'reading', actions: 'noteNothingCancelled' },
          { target: 'refused', actions: assignOutcome('refused', ({ refusal }) => ({ refusal })) },
        ],
        onError: { target: 'checkingOutcome', actions: 'setFault' },
      },
    },
    refused: {
      on: {
        'order.check': { target: 'reading', actions: 'clearErrors' },
        'flow.resume': { target: 'reading', actions: 'clearErrors' },
        'order.keep': 'finished',
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'checkOutcome',
        src: 'checkOutcome',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: [
          {
            guard: ({ event }) => isCancelled(event.output),
            target: 'cancelled',
            actions: assign(({ event }) => applyOrder(event.output)),
          },
          {
            guard: ({ event }) => isCancellable(event.output),
            target: 'confirming',
            actions: assign(({ context, event }) => ({
              ...applyOrder(event.output),
              nothing_cancelled: true,
              fault: noticeIn(context.fault),
            })),
          },
          { target: 'closed', actions: assign(({ event }) => applyOrder(event.output)) },
        ],
      },
    },
    cancelled: { tags: 'receipt', on: { 'receipt.leave': 'finished' } },
    finished: { type: 'final' },
  },
});
