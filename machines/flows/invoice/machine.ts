import { assign } from 'xstate';
import { applyFormChecked, noFieldFaults } from '../../kit/fieldFaults.ts';
import { assignOutcome, isOutcome, isRefusedWith } from '../../kit/outcome.ts';
import { routesByPhase } from '../../kit/routing.ts';
import { areasState, letterState } from './filling.ts';
import { phaseOf } from './reasons.ts';
import { invoiceSetup } from './setup.ts';
import {
  applyInvoice,
  applyLookupResult,
  applyReadOutcome,
  buildSendApplicationQuery,
  emptyFormValues,
  letterRefusals,
  revisionOf,
  staleDataRefusals,
} from './updates.ts';

/**
 * A client's main account applies for the invoice of an order and follows it.
 *
 * Life: the invoice's state is read, and the form is prefilled from the newest invoice; the user completes, reviews and
 * sends it; the invoice is watched until it is issued, or mailed if it is on paper. After a refusal only the refused
 * fields are entered again.
 *
 * Invariants:
 * - Only a complete and reviewed application is sent, and only while the lifecycle permits it.
 * - Each attempt has its own key, which survives a reload: an invoice is applied for once.
 * - If an application is not answered, the invoice is looked up; until its state is known nothing else is offered.
 * - What was entered stays, also when areas cannot be loaded, until another application is refused.
 */
export const invoiceMachine = invoiceSetup.createMachine({
  id: 'invoice',
  context: ({ input: { key, order_id, userInput } }) => ({
    key,
    order_id,
    order_invoice: null,
    record: null,
    newest: null,
    entered: userInput ?? emptyFormValues,
    filled_from: userInput === null ? null : 'earlier_run',
    levels: [],
    area_is_whole: false,
    is_reviewing: false,
    change_of: null,
    attempt: 1,
    is_asked_for: false,
    refusal: null,
    fault: null,
    ...noFieldFaults,
    nothing_sent: false,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readInvoice',
        src: 'readInvoice',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: { target: 'routing', actions: assign(({ context, event }) => applyReadOutcome(context, event.output)) },
        onError: { target: 'loadFailed', actions: 'setFault' },
      },
    },
    routing: {
      always: [
        ...routesByPhase(phaseOf, {
          notFound: 'notFound',
          closed: 'watching.closed',
          applied: 'watching',
          printed: 'watching.printed',
          issued: 'done',
          mailed: 'done.mailed',
          open: null,
        }),
        { guard: 'isReviewing', target: 'reviewing' },
        { target: 'filling' },
      ],
    },
    loadFailed: { on: { 'invoice.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    notFound: { on: { 'invoice.check': 'reading', 'flow.resume': 'reading' } },
    filling: {
      type: 'parallel',
      meta: {
        shares: {
          entered: 'the letter is a part of what is entered',
          refusal: 'what is entered anew answers a refusal, whichever part it is',
        },
      },
      on: {
        'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
        'application.review': [
          { guard: 'isComplete', target: 'reviewing', actions: ['clearErrors', assign({ is_reviewing: true })] },
          { actions: assign({ is_asked_for: true }) },
        ],
        'flow.resume': 'reading',
      },
      states: {
        letter: letterState,
        areas: areasState,
      },
    },
    reviewing: {
      on: {
        'application.change': {
          target: 'filling',
          actions: ['stopReviewing', assign(({ event }) => ({ change_of: event.field, nothing_sent: false }))],
        },
        'application.send': { target: 'sending', actions: 'clearErrors' },
        'flow.resume': 'reading',
      },
    },
    sending: {
      exit: 'endAttempt',
      invoke: {
        id: 'sendApplication',
        src: 'sendApplication',
        input: ({ context }) => buildSendApplicationQuery(context),
        onDone: [
          {
            guard: isOutcome('sent'),
            target: 'routing',
            actions: ['stopReviewing', assignOutcome('sent', ({ order_invoice }) => ({ order_invoice }))],
          },
          { guard: isRefusedWith(...staleDataRefusals), target: 'reading', actions: assign({ nothing_sent: true }) },
          {
            guard: isRefusedWith(...letterRefusals),
            target: 'filling',
            actions: ['removeLetter', assignOutcome('refused', ({ refusal }) => ({ refusal, is_reviewing: false }))],
          },
          { target: 'filling', actions: assignOutcome('refused', ({ refusal }) => ({ refusal, is_reviewing: false })) },
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
    watching: {
      invoke: {
        id: 'watchInvoice',
        src: 'watchInvoice',
        input: ({ context: { order_id, order_invoice } }) => ({ order_id, seen: revisionOf(order_invoice) }),
        onDone: { target: 'routing', actions: assign(({ context, event }) => applyInvoice(context, event.output)) },
      },
      initial: 'applied',
      on: { 'invoice.check': 'reading', 'flow.resume': 'reading' },
      states: {
        applied: {},
        /** Issued on paper, and not mailed yet. */
        printed: {},
        /** No invoice can be applied for; the reason is shown. */
        closed: {},
      },
    },
    done: {
      tags: 'receipt',
      initial: 'issued',
      on: { 'receipt.leave': 'finished', 'invoice.check': 'reading' },
      states: { issued: {}, mailed: {} },
    },
    finished: { type: 'final' },
  },
});
