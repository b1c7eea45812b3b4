import { assign, setup } from 'xstate';
import { applyErrorEvent } from '../../kit/fault.ts';
import { isRefusedWith } from '../../kit/outcome.ts';
import { routesByPhase } from '../../kit/routing.ts';
import { paymentRevisionOf } from '../../parts/paymentRead.ts';
import { chosenProvider, isOffered, phaseOf } from './reasons.ts';
import {
  type MobileChildren,
  type MobileContext,
  type MobileEvent,
  type MobileMachineInput,
  mobilePorts,
} from './types.ts';
import {
  applyLookupResult,
  applyOutcome,
  applyPayment,
  buildBeginPaymentQuery,
  buildPaymentIdQuery,
  msUntilPaymentExpires,
  removeExpiredCode,
  staleDataRefusals,
} from './updates.ts';

const mobileSetup = setup({
  types: {
    context: {} as MobileContext,
    events: {} as MobileEvent,
    input: {} as MobileMachineInput,
    tags: {} as 'receipt',
    children: {} as MobileChildren,
  },
  actors: mobilePorts,
  guards: {
    isOtherProvider: ({ context, event }) =>
      event.type === 'provider.choose' &&
      isOffered(context, event.provider) &&
      event.provider !== chosenProvider(context),
    isOtherDevice: ({ context, event }) => event.type === 'device.choose' && event.device !== context.chosen.device,
  },
  actions: {
    setFault: assign(applyErrorEvent),
    endAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    clearErrors: assign({ refusal: null, fault: null, nothing_begun: false, is_unconfirmed: false }),
    withdrawCode: assign(({ context }) => removeExpiredCode(context)),
  },
});

const openPaymentTransitions = {
  'payment.check': { target: '#mobilePayment.checking', actions: 'clearErrors' },
  'payment.close': { target: '#mobilePayment.closing', actions: 'clearErrors' },
} as const;

/**
 * A client, or the holder of the order's link, pays in a provider's wallet.
 *
 * Life: the payment is read; the user chooses a provider, which opens a payment; its code is shown until it expires, or
 * opens the wallet. The payment is watched, and the provider is asked when the user says that they have paid. A payment
 * that the user gives up is first closed by the provider.
 *
 * Invariants:
 * - Only one payment is open at a time, and none begins while it is unknown whether another was paid.
 * - Each attempt has its own key, which survives a reload: a payment begins once.
 * - If an attempt is not answered, the payment is looked up; until its state is known nothing else is offered.
 * - An expired code is never shown.
 */
export const mobilePaymentMachine = mobileSetup.createMachine({
  id: 'mobilePayment',
  context: ({ input: { key, order_id, device, userInput } }) => ({
    key,
    order_id,
    payment: null,
    chosen: { provider: userInput?.provider ?? null, device },
    attempt: 1,
    refusal: null,
    fault: null,
    nothing_begun: false,
    is_unconfirmed: false,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: { target: 'routing', actions: assign(({ event }) => applyPayment(event.output)) },
        onError: { target: 'loadFailed', actions: 'setFault' },
      },
    },
    routing: {
      always: [
        ...routesByPhase(phaseOf, {
          notFound: 'notFound',
          paid: 'paid',
          unknown: 'watching.unknown',
          payable: 'watching.payable',
          pending: 'watching.pending',
          closed: 'watching.closed',
          unoffered: 'watching.unoffered',
          open: null,
        }),
        { target: 'watching' },
      ],
    },
    loadFailed: { on: { 'payment.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    notFound: { on: { 'payment.check': 'reading', 'flow.resume': 'reading' } },
    /** The page follows every change of the payment, made here or elsewhere. */
    watching: {
      invoke: {
        id: 'watchPayment',
        src: 'watchPayment',
        input: ({ context: { order_id, payment } }) => ({ order_id, seen: paymentRevisionOf(payment) }),
        onDone: { target: 'routing', actions: assign(({ event }) => applyPayment(event.output)) },
      },
      initial: 'choosing',
      on: { 'flow.resume': 'reading' },
      states: {
        choosing: {
          on: {
            'provider.choose': {
              guard: 'isOtherProvider',
              actions: assign(({ context, event }) => ({ chosen: { ...context.chosen, provider: event.provider } })),
            },
            'device.choose': {
              guard: 'isOtherDevice',
              actions: assign(({ context, event }) => ({ chosen: { ...context.chosen, device: event.device } })),
            },
            'payment.begin': { target: '#mobilePayment.beginning', actions: 'clearErrors' },
          },
        },
        unoffered: { on: { 'payment.check': '#mobilePayment.reading' } },
        /** No payment can begin; the state is shown. */
        closed: { on: { 'payment.check': '#mobilePayment.reading' } },
        payable: {
          invoke: {
            id: 'untilExpiry',
            src: 'untilExpiry',
            input: ({ context }) => ({ ms: msUntilPaymentExpires(context) }),
            onDone: { target: '#mobilePayment.checking', actions: ['clearErrors', 'withdrawCode'] },
            onError: { target: 'pending', actions: 'withdrawCode' },
          },
          on: openPaymentTransitions,
        },
        pending: { on: openPaymentTransitions },
        unknown: { on: openPaymentTransitions },
      },
    },
    beginning: {
      exit: 'endAttempt',
      invoke: {
        id: 'beginPayment',
        src: 'beginPayment',
        input: ({ context }) => buildBeginPaymentQuery(context),
        onDone: [
          { guard: isRefusedWith(...staleDataRefusals), target: 'reading', actions: assign({ nothing_begun: true }) },
          { target: 'routing', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
        onError: { target: 'checkingOutcome', actions: 'setFault' },
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'checkOutcome',
        src: 'checkOutcome',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: {
          target: 'routing',
          actions: assign(({ context, event }) => applyLookupResult(context, event.output)),
        },
      },
    },
    checking: {
      invoke: {
        id: 'checkPayment',
        src: 'checkPayment',
        input: ({ context }) => buildPaymentIdQuery(context),
        onDone: [
          { guard: isRefusedWith(...staleDataRefusals), target: 'reading' },
          {
            target: 'routing',
            actions: assign(({ event }) => ({
              ...applyOutcome(event.output),
              is_unconfirmed: event.output.kind === 'updated',
            })),
          },
        ],
        onError: { target: 'routing', actions: 'setFault' },
      },
      on: { 'flow.resume': 'reading' },
    },
    closing: {
      invoke: {
        id: 'closePayment',
        src: 'closePayment',
        input: ({ context }) => buildPaymentIdQuery(context),
        onDone: [
          { guard: isRefusedWith(...staleDataRefusals), target: 'reading' },
          { target: 'routing', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
        onError: { target: 'routing', actions: 'setFault' },
      },
      on: { 'flow.resume': 'reading' },
    },
    paid: {
      tags: 'receipt',
      on: { 'receipt.leave': 'finished' },
    },
    finished: { type: 'final' },
  },
});
