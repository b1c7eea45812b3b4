import { assign, setup } from 'xstate';
import { faultOf } from '../../kit/fault.ts';
import { isComplete, needsAreas, openFields, refusedInvoice, standingOf } from './reasons.ts';
import {
  type InvoiceContext,
  type InvoiceFlowEvent,
  type InvoiceMachineInput,
  type InvoiceQuestions,
  invoiceAnswerOf,
  invoicePorts,
} from './types.ts';
import {
  applicationOf,
  chooseArea,
  enter,
  keepRefusal,
  nothingEntered,
  seenOf,
  takeAnswer,
  takeAreas,
  takeLookedUp,
  takeRead,
  tellsOfLetter,
  tellsOfOrder,
} from './updates.ts';

const invoiceSetup = setup({
  types: {
    context: {} as InvoiceContext,
    events: {} as InvoiceFlowEvent,
    input: {} as InvoiceMachineInput,
    tags: {} as 'receipt',
    children: {} as InvoiceQuestions,
  },
  actors: invoicePorts,
  guards: {
    isComplete: ({ context, event }) => event.type === 'application.review' && event.understood && isComplete(context),
    needsAreas: ({ context }) => needsAreas(context),
    isOnOffer: ({ context, event }) =>
      event.type === 'area.choose' && needsAreas(context) && event.level < context.levels.length,
    becomesPaper: ({ context, event }) =>
      event.type === 'application.enter' &&
      event.typed.kind === 'paper' &&
      refusedInvoice(context) === null &&
      !needsAreas(context) &&
      context.levels.length === 0,
    isLetterOpen: ({ context }) => openFields(context).includes('notice_letter'),
    hasLetter: ({ context }) => context.entered.notice_letter !== null,
    isAbsent: ({ context }) => standingOf(context) === 'absent',
    isClosed: ({ context }) => standingOf(context) === 'closed',
    isApplied: ({ context }) => standingOf(context) === 'applied',
    isPrinted: ({ context }) => standingOf(context) === 'printed',
    isIssued: ({ context }) => standingOf(context) === 'issued',
    isMailed: ({ context }) => standingOf(context) === 'mailed',
    isReviewing: ({ context }) => context.is_reviewing,
  },
  actions: {
    keepFault: assign(({ event }) => ('error' in event ? { fault: faultOf(event.error) } : {})),
    keepTyped: assign(({ context, event }) => (event.type === 'application.enter' ? enter(context, event.typed) : {})),
    endAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    forget: assign({ refusal: null, fault: null, nothing_sent: false, is_asked_for: false, change_of: null }),
    stopReviewing: assign({ is_reviewing: false }),
  },
});

/**
 * The main account of a client applies for the invoice of an order, and follows what becomes of it.
 *
 * Life: how the invoice stands is read, and the form is filled in from the newest invoice; what is missing is entered, all of it looked
 * over and sent; the invoice is watched until it was issued, or mailed where it is on paper. After a refusal only what was refused is
 * entered again.
 *
 * Invariants:
 * - Nothing is sent that has not been looked over complete, and only while the lifecycle lets it.
 * - Each attempt has a key of its own, which a reload keeps: what is applied for is applied for once.
 * - An answer that does not come leads to looking the invoice up; until that has succeeded nothing else is offered.
 * - What was entered stays whatever happens, areas that cannot be loaded included, until another application was refused.
 */
export const invoiceMachine = invoiceSetup.createMachine({
  id: 'invoice',
  context: ({ input: { key, order_id, userInput } }) => ({
    key,
    order_id,
    told: null,
    record: null,
    newest: null,
    entered: userInput ?? nothingEntered,
    filled_from: userInput === null ? null : 'earlier_run',
    levels: [],
    area_is_whole: false,
    is_reviewing: false,
    change_of: null,
    attempt: 1,
    is_asked_for: false,
    refusal: null,
    fault: null,
    nothing_sent: false,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readInvoice',
        src: 'readInvoice',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: { target: 'sorting', actions: assign(({ context, event }) => takeRead(context, event.output)) },
        onError: { target: 'unread', actions: 'keepFault' },
      },
    },
    /** Where what was read leads. */
    sorting: {
      always: [
        { guard: 'isAbsent', target: 'absent' },
        { guard: 'isClosed', target: 'watching.closed' },
        { guard: 'isApplied', target: 'watching' },
        { guard: 'isPrinted', target: 'watching.printed' },
        { guard: 'isIssued', target: 'done' },
        { guard: 'isMailed', target: 'done.mailed' },
        { guard: 'isReviewing', target: 'reviewing' },
        { target: 'filling' },
      ],
    },
    unread: {
      on: { 'invoice.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' },
    },
    /** There is no order for whoever asks. */
    absent: { on: { 'invoice.check': 'reading', 'flow.resume': 'reading' } },
    filling: {
      type: 'parallel',
      meta: {
        shares: {
          entered: 'the letter is a part of what is entered',
          refusal: 'what is entered anew answers a refusal, whichever part it is',
        },
      },
      on: {
        'application.review': [
          { guard: 'isComplete', target: 'reviewing', actions: ['forget', assign({ is_reviewing: true })] },
          { actions: assign({ is_asked_for: true }) },
        ],
        'flow.resume': 'reading',
      },
      states: {
        letter: {
          initial: 'entering',
          states: {
            entering: { always: [{ guard: 'hasLetter', target: 'given' }, { target: 'asked' }] },
            asked: {
              invoke: {
                id: 'uploadLetter',
                src: 'uploadLetter',
                input: ({ context }) => ({ purpose: 'notice_letter', replaces: context.entered.notice_letter }),
                onDone: {
                  target: 'entering',
                  actions: assign(({ context, event }) => ({
                    entered: { ...context.entered, notice_letter: event.output ?? context.entered.notice_letter },
                    refusal: null,
                  })),
                },
              },
            },
            given: {
              on: {
                'letter.replace': { guard: 'isLetterOpen', target: 'asked' },
                'letter.remove': {
                  guard: 'isLetterOpen',
                  target: 'asked',
                  actions: assign(({ context }) => ({ entered: { ...context.entered, notice_letter: null } })),
                },
              },
            },
          },
        },
        areas: {
          initial: 'sorting',
          on: {
            'application.enter': [
              { guard: 'becomesPaper', target: '.loading', actions: 'keepTyped' },
              { actions: 'keepTyped' },
            ],
            'area.choose': {
              guard: 'isOnOffer',
              target: '.loading',
              actions: assign(({ context, event }) => chooseArea(context, event.level, event.area)),
            },
          },
          states: {
            sorting: { always: [{ guard: 'needsAreas', target: 'loading' }, { target: 'idle' }] },
            /** Nothing is mailed. */
            idle: {},
            loading: {
              invoke: {
                id: 'loadAreas',
                src: 'loadAreas',
                input: ({ context: { record, entered } }) => ({
                  zone: record?.use_zone ?? 'other',
                  path: entered.area.map(({ area_id }) => area_id),
                }),
                onDone: [
                  {
                    guard: ({ context, event }) => takeAreas(context, event.output).area_is_whole === true,
                    target: 'whole',
                    actions: assign(({ context, event }) => takeAreas(context, event.output)),
                  },
                  {
                    target: 'ready',
                    actions: assign(({ context, event }) => takeAreas(context, event.output)),
                  },
                ],
                onError: { target: 'failed', actions: 'keepFault' },
              },
            },
            /** A narrower area is to be chosen. */
            ready: {},
            whole: {},
            /** The areas cannot be loaded; all else can be entered. */
            failed: { on: { 'areas.retry': 'loading', 'connection.back': 'loading' } },
          },
        },
      },
    },
    /** All that was entered, to be looked over. */
    reviewing: {
      on: {
        'application.change': {
          target: 'filling',
          actions: ['stopReviewing', assign(({ event }) => ({ change_of: event.field, nothing_sent: false }))],
        },
        'application.send': { target: 'sending', actions: 'forget' },
        'flow.resume': 'reading',
      },
    },
    sending: {
      exit: 'endAttempt',
      invoke: {
        id: 'sendApplication',
        src: 'sendApplication',
        input: ({ context }) => applicationOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'sent',
            target: 'sorting',
            actions: [
              'stopReviewing',
              assign(({ event }) => (event.output.kind === 'sent' ? { told: event.output.told } : {})),
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'refused' && tellsOfOrder.has(event.output.refusal),
            target: 'reading',
            actions: assign({ nothing_sent: true }),
          },
          {
            guard: ({ event }) => event.output.kind === 'refused' && tellsOfLetter.has(event.output.refusal),
            target: 'filling',
            actions: assign(({ context, event }) => ({
              ...keepRefusal(event.output),
              entered: { ...context.entered, notice_letter: null },
            })),
          },
          { target: 'filling', actions: assign(({ event }) => keepRefusal(event.output)) },
        ],
        onError: { target: 'lookingUp', actions: 'keepFault' },
      },
    },
    lookingUp: {
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: {
          target: 'sorting',
          actions: assign(({ context, event }) => takeLookedUp(context, invoiceAnswerOf(event.output))),
        },
      },
    },
    /** Nothing is to be done but to wait until something happens. */
    watching: {
      invoke: {
        id: 'watchInvoice',
        src: 'watchInvoice',
        input: ({ context: { order_id, told } }) => ({ order_id, seen: seenOf(told) }),
        onDone: {
          target: 'sorting',
          actions: assign(({ context, event }) => takeAnswer(context, invoiceAnswerOf(event.output))),
        },
      },
      initial: 'applied',
      on: { 'invoice.check': 'reading', 'flow.resume': 'reading' },
      states: {
        applied: {},
        /** It was issued on paper, and has not been mailed. */
        printed: {},
        /** None can be applied for: it is told why. */
        closed: {},
      },
    },
    done: {
      tags: 'receipt',
      initial: 'issued',
      on: { 'receipt.leave': 'over', 'invoice.check': 'reading' },
      states: { issued: {}, mailed: {} },
    },
    over: { type: 'final' },
  },
});
