import { assign } from 'xstate';
import { applyFormChecked } from '../../kit/fieldFaults.ts';
import { assignOutcome, isOutcome } from '../../kit/outcome.ts';
import { appointmentSetup, bookingState, cancellingState, contactState, movingState } from './setup.ts';
import {
  applyLookupResult,
  applyReadOutcome,
  applyTimes,
  initialContext,
  msUntilFreezeEnds,
  resetAction,
  revisionOf,
} from './updates.ts';

/**
 * A client books an appointment with a consultant, moves it, or cancels it.
 *
 * Life: the client's status is read and leads to its page; a questionnaire is answered once; the user chooses a topic
 * and a free slot, enters the contact with a code, and books. The booked appointment is followed. Before a cancellation
 * its cost is read and confirmed. A freeze is waited out.
 *
 * Invariants:
 * - Only what was confirmed is booked, moved or cancelled; each attempt has its own key, which survives a reload.
 * - If an attempt is not answered, its outcome is looked up; until it is known nothing else is offered.
 * - A slot that another client has taken leads back to the slots; everything else that was entered stays.
 * - The server decides when a freeze ends: the page waits for the remaining time that it reports, and reads again.
 */
export const appointmentMachine = appointmentSetup.createMachine({
  id: 'appointment',
  context: ({ input }) => initialContext(input),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readAppointments',
        src: 'readAppointments',
        input: {},
        onDone: { target: 'routing', actions: assign(({ context, event }) => applyReadOutcome(context, event.output)) },
        onError: { target: 'loadFailed', actions: 'setFault' },
      },
    },
    loadFailed: { on: { 'appointments.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    routing: {
      always: [
        { guard: 'isStillBooking', target: 'contact' },
        { guard: 'isChild', target: 'childAccount' },
        { guard: 'isSandbox', target: 'sandbox' },
        { guard: 'isApplied', target: 'applied' },
        { guard: 'isFrozen', target: 'frozen' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'list' },
      ],
    },
    /** Only the main account books. */
    childAccount: { on: { 'appointments.check': 'reading', 'flow.resume': 'reading' } },
    sandbox: { on: { 'appointments.check': 'reading', 'flow.resume': 'reading' } },
    list: {
      on: {
        'booking.begin': { guard: 'canBook', target: 'beginning', actions: 'clearErrors' },
        // Reads again, as only the server knows the remaining time of a freeze.
        'standing.show': { guard: 'isOtherThanFree', target: 'reading', actions: 'clearErrors' },
        'appointments.check': { target: 'reading', actions: 'clearErrors' },
        'flow.resume': { target: 'reading', actions: 'clearErrors' },
      },
    },
    applied: {
      invoke: {
        id: 'watchAppointment',
        src: 'watchAppointment',
        input: ({ context }) => ({ seen: revisionOf(context.appointment_info) }),
        onDone: {
          target: 'routing',
          actions: ['clearErrors', assign(({ event }) => ({ appointment_info: event.output.appointment_info }))],
        },
      },
      on: {
        'appointment.move': {
          guard: 'canChange',
          target: 'loadingTimes',
          actions: [
            'clearErrors',
            assign(({ context }) => ({
              ...resetAction(),
              doing: 'move',
              category_id: context.appointment_info?.applied_appointment?.category_id ?? null,
            })),
          ],
        },
        'appointment.cancel': {
          guard: 'canChange',
          target: 'limiting',
          actions: ['clearErrors', assign({ ...resetAction(), doing: 'cancel' })],
        },
        'list.show': { target: 'list', actions: 'clearErrors' },
        'appointments.check': { target: 'reading', actions: 'clearErrors' },
        'flow.resume': { target: 'reading', actions: 'clearErrors' },
      },
    },
    frozen: {
      initial: 'counting',
      on: {
        'list.show': { target: 'list', actions: 'clearErrors' },
        'appointments.check': { target: 'reading', actions: 'clearErrors' },
        'flow.resume': { target: 'reading', actions: 'clearErrors' },
      },
      states: {
        counting: {
          invoke: {
            id: 'untilFreezeEnds',
            src: 'untilFreezeEnds',
            input: ({ context }) => ({ ms: msUntilFreezeEnds(context) }),
            onDone: { target: '#appointment.reading', actions: 'clearErrors' },
            onError: 'idle',
          },
        },
        /** Without a clock, only the user's events read again. */
        idle: {},
      },
    },
    cancelled: {
      on: {
        'booking.begin': { target: 'beginning', actions: 'clearErrors' },
        'list.show': { target: 'list', actions: 'clearErrors' },
        'appointments.check': { target: 'reading', actions: 'clearErrors' },
        'flow.resume': { target: 'reading', actions: 'clearErrors' },
      },
    },
    beginning: {
      entry: assign({ doing: 'book' }),
      always: [{ guard: 'needsAnswers', target: 'questions' }, { target: 'category' }],
    },
    questions: {
      on: {
        'answers.enter': { actions: 'keepTyped' },
        'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
        'answers.save': [
          {
            guard: 'isAnswered',
            target: 'savingAnswers',
            actions: ['clearErrors', assign(({ event }) => ({ answers: event.answers }))],
          },
          { actions: 'askFor' },
        ],
        'booking.leave': { target: 'routing', actions: ['clearErrors', 'leave'] },
      },
    },
    savingAnswers: {
      invoke: {
        id: 'saveAnswers',
        src: 'saveAnswers',
        input: ({ context: { answers } }) => ({ answers }),
        onDone: [
          {
            guard: isOutcome('saved'),
            target: 'category',
            actions: assign(({ context }) => ({
              appointment_info: context.appointment_info && { ...context.appointment_info, needs_answers: false },
            })),
          },
          { target: 'questions', actions: assignOutcome('refused', ({ refusal }) => ({ refusal })) },
        ],
        // No lookup is needed: saving twice is harmless, so the user just saves again.
        onError: { target: 'questions', actions: 'setFault' },
      },
    },
    category: {
      on: {
        'category.choose': {
          target: 'loadingTimes',
          actions: ['clearErrors', assign(({ event }) => ({ category_id: event.category_id, slot: null }))],
        },
        'answers.change': { target: 'questions', actions: 'clearErrors' },
        'booking.leave': { target: 'routing', actions: ['clearErrors', 'leave'] },
      },
    },
    loadingTimes: {
      entry: assign({ slots: [] }),
      invoke: {
        id: 'readTimes',
        src: 'readTimes',
        input: ({ context }) => ({ category_id: context.category_id ?? '' }),
        onDone: [
          {
            guard: isOutcome('found'),
            target: 'time',
            actions: assignOutcome('found', ({ slots }, context) => applyTimes(context, slots)),
          },
          { target: 'reading', actions: assignOutcome('refused', ({ refusal }) => ({ refusal })) },
        ],
        onError: { target: 'timesLoadFailed', actions: 'setFault' },
      },
    },
    timesLoadFailed: {
      on: {
        'times.retry': { target: 'loadingTimes', actions: 'clearErrors' },
        'connection.back': { target: 'loadingTimes', actions: 'clearErrors' },
        'booking.leave': { target: 'routing', actions: ['clearErrors', 'leave'] },
      },
    },
    time: {
      on: {
        'time.choose': { guard: 'hasTimes', actions: ['clearErrors', assign(({ event }) => ({ slot: event.slot }))] },
        'time.confirm': [
          { guard: 'isMovedTime', target: 'moving', actions: 'clearErrors' },
          { guard: 'isChosenTime', target: 'contact', actions: 'clearErrors' },
          { actions: 'askFor' },
        ],
        'times.retry': { target: 'loadingTimes', actions: 'clearErrors' },
        'category.change': { guard: 'isBooking', target: 'category', actions: 'clearErrors' },
        'booking.leave': { target: 'routing', actions: ['clearErrors', 'leave'] },
        'flow.resume': { target: 'loadingTimes', actions: 'clearErrors' },
      },
    },
    contact: contactState,
    booking: bookingState,
    moving: movingState,
    limiting: {
      invoke: {
        id: 'readLimit',
        src: 'readLimit',
        input: {},
        onDone: { target: 'confirming', actions: assign(({ event }) => ({ limit: event.output })) },
        onError: { target: 'applied', actions: 'setFault' },
      },
    },
    confirming: {
      on: {
        'appointment.cancel': { target: 'cancelling', actions: 'clearErrors' },
        'booking.leave': { target: 'routing', actions: ['clearErrors', 'leave'] },
        'flow.resume': { target: 'reading', actions: 'clearErrors' },
      },
    },
    cancelling: cancellingState,
    checkingOutcome: {
      invoke: {
        id: 'checkOutcome',
        src: 'checkOutcome',
        input: {},
        onDone: {
          target: 'routing',
          actions: assign(({ context, event }) => applyLookupResult(context, event.output.appointment_info)),
        },
      },
    },
  },
});
