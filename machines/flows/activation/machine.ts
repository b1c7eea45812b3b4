import { assign, setup } from 'xstate';
import { applyErrorEvent } from '../../kit/fault.ts';
import { isRefusedWith } from '../../kit/outcome.ts';
import { routesByPhase } from '../../kit/routing.ts';
import { canSign, chosenMember, documentToSign, phaseOf, revisionOf } from './reasons.ts';
import {
  type ActivationChildren,
  type ActivationContext,
  type ActivationEvent,
  type ActivationMachineInput,
  activationPorts,
} from './types.ts';
import {
  applyActivation,
  applyLookupResult,
  applyOutcome,
  buildActivateQuery,
  buildBeginSigningQuery,
  buildCheckSigningQuery,
  isBeingSigned,
  msUntilLinkExpires,
  removeExpiredLink,
  staleDataRefusals,
} from './updates.ts';

const activationSetup = setup({
  types: {
    context: {} as ActivationContext,
    events: {} as ActivationEvent,
    input: {} as ActivationMachineInput,
    tags: {} as 'receipt',
    children: {} as ActivationChildren,
  },
  actors: activationPorts,
  guards: {
    isOtherDocument: ({ context, event }) =>
      event.type === 'document.choose' && canSign(context) && event.document !== documentToSign(context),
    isOtherMember: ({ context, event }) =>
      event.type === 'member.choose' &&
      context.activation?.members.some(({ member_id }) => member_id === event.member_id) === true &&
      event.member_id !== chosenMember(context)?.member_id,
    canSign: ({ context }) => canSign(context),
  },
  actions: {
    setFault: assign(applyErrorEvent),
    chooseDocument: assign(({ context, event }) =>
      event.type === 'document.choose' ? { chosen: { ...context.chosen, document: event.document } } : {},
    ),
    keepDocument: assign(({ context }) => ({ chosen: { ...context.chosen, document: documentToSign(context) } })),
    clearErrors: assign({ refusal: null, fault: null, nothing_activated: false, terms_changed: false }),
    forgetChild: assign({ child_refusal: null }),
    withdrawLink: assign(({ context }) => removeExpiredLink(context)),
  },
});

const openSigningTransitions = {
  'signing.check': { target: '#activation.checking', actions: 'clearErrors' },
  'document.choose': {
    guard: 'isOtherDocument',
    target: '#activation.beginning',
    actions: ['clearErrors', 'chooseDocument'],
  },
} as const;

/**
 * A client activates a paid order.
 *
 * Life: all reasons against the activation are read and shown at once, each with its remedy; a missing signature is
 * given at a provider, on this device or on the legal person's; the user chooses the product's administrator, sees the
 * resulting terms and confirms them; the receipt stays until the user leaves it.
 *
 * Invariants:
 * - Only confirmed terms are activated: if they have changed, the user must confirm again.
 * - The key of the activation is the draft's and never changes.
 * - Only the provider knows whether a document is signed. The user may be returning from it, so each read of an open
 *   document is followed by a check there.
 * - An expired signing link is never shown.
 * - If the activation is not answered, its outcome is looked up; until it is known nothing else is offered.
 */
export const activationMachine = activationSetup.createMachine({
  id: 'activation',
  context: ({ input: { key, order_id, userInput } }) => ({
    key,
    order_id,
    activation: null,
    chosen: userInput ?? { member_id: null, document: 'contract' },
    child_refusal: null,
    refusal: null,
    fault: null,
    nothing_activated: false,
    terms_changed: false,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readActivation',
        src: 'readActivation',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: [
          {
            guard: ({ event }) => isBeingSigned(event.output),
            target: 'checking',
            actions: assign(({ event }) => applyActivation(event.output)),
          },
          { target: 'routing', actions: assign(({ event }) => applyActivation(event.output)) },
        ],
        onError: { target: 'loadFailed', actions: 'setFault' },
      },
    },
    routing: {
      always: [
        ...routesByPhase(phaseOf, {
          notFound: 'notFound',
          activated: 'activated',
          ready: 'watching.ready',
          signing: 'watching.signing',
          lapsed: 'watching.lapsed',
          missing: null,
        }),
        { target: 'watching' },
      ],
    },
    loadFailed: { on: { 'activation.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    notFound: { on: { 'activation.check': 'reading', 'flow.resume': 'reading' } },
    /** The page follows every change of the activation, made here or elsewhere. */
    watching: {
      invoke: {
        id: 'watchActivation',
        src: 'watchActivation',
        input: ({ context: { order_id, activation } }) => ({ order_id, seen: revisionOf(activation) }),
        onDone: { target: 'routing', actions: assign(({ event }) => applyActivation(event.output)) },
      },
      initial: 'missing',
      on: { 'flow.resume': 'reading' },
      states: {
        missing: {
          on: {
            'document.choose': { guard: 'isOtherDocument', actions: 'chooseDocument' },
            'signing.begin': { guard: 'canSign', target: '#activation.beginning', actions: 'clearErrors' },
            'activation.check': { target: '#activation.reading', actions: ['clearErrors', 'forgetChild'] },
          },
        },
        lapsed: {
          on: {
            ...openSigningTransitions,
            'signing.begin': { target: '#activation.beginning', actions: ['clearErrors', 'keepDocument'] },
          },
        },
        signing: {
          invoke: {
            id: 'untilExpiry',
            src: 'untilExpiry',
            input: ({ context }) => ({ ms: msUntilLinkExpires(context) }),
            onDone: { target: 'lapsed', actions: 'withdrawLink' },
            onError: { target: 'lapsed', actions: 'withdrawLink' },
          },
          on: openSigningTransitions,
        },
        ready: {
          on: {
            'member.choose': {
              guard: 'isOtherMember',
              actions: assign(({ context, event }) => ({ chosen: { ...context.chosen, member_id: event.member_id } })),
            },
            'order.activate': { target: '#activation.activating', actions: 'clearErrors' },
          },
        },
      },
    },
    beginning: {
      invoke: {
        id: 'beginSigning',
        src: 'beginSigning',
        input: ({ context }) => buildBeginSigningQuery(context),
        onDone: [
          { guard: isRefusedWith(...staleDataRefusals), target: 'reading' },
          { target: 'routing', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
        onError: { target: 'routing', actions: 'setFault' },
      },
      on: { 'flow.resume': 'reading' },
    },
    checking: {
      invoke: {
        id: 'checkSigning',
        src: 'checkSigning',
        input: ({ context }) => buildCheckSigningQuery(context),
        onDone: [
          { guard: isRefusedWith(...staleDataRefusals), target: 'reading' },
          { target: 'routing', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
        onError: { target: 'routing', actions: 'setFault' },
      },
      on: { 'flow.resume': 'reading' },
    },
    activating: {
      invoke: {
        id: 'activateOrder',
        src: 'activateOrder',
        input: ({ context }) => buildActivateQuery(context),
        onDone: [
          { guard: isRefusedWith('activation_changed'), target: 'reading', actions: assign({ terms_changed: true }) },
          {
            guard: isRefusedWith(...staleDataRefusals),
            target: 'reading',
            actions: assign({ nothing_activated: true }),
          },
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
    activated: {
      tags: 'receipt',
      on: { 'receipt.leave': 'finished' },
    },
    finished: { type: 'final' },
  },
});
