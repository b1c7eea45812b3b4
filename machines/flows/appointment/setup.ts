import { assign, setup } from 'xstate';
import { applyErrorEvent } from '../../kit/fault.ts';
import { applyFormChecked } from '../../kit/fieldFaults.ts';
import { assignOutcome, isOutcome, isRefusedWith } from '../../kit/outcome.ts';
import type { CodeResult } from '../../parts/oneTimeCodeTypes.ts';
import { applyCodeResult, isCodeNeeded, phoneProofStates } from '../../parts/phoneProof.ts';
import {
  canBook,
  canChange,
  isContactEntered,
  missingAnswerFields,
  missingContactFields,
  phaseOf,
  staleDataRefusals,
} from './reasons.ts';
import {
  type AppointmentChildren,
  type AppointmentContext,
  type AppointmentFlowEvent,
  type AppointmentMachineInput,
  appointmentPorts,
} from './types.ts';
import { applyDone, applyRefusal, buildBookQuery, buildCancelQuery, buildMoveQuery, resetAction } from './updates.ts';

export const appointmentSetup = setup({
  types: {
    context: {} as AppointmentContext,
    events: {} as AppointmentFlowEvent,
    input: {} as AppointmentMachineInput,
    children: {} as AppointmentChildren,
  },
  actors: appointmentPorts,
  guards: {
    isChild: ({ context }) => phaseOf(context) === 'child',
    isSandbox: ({ context }) => phaseOf(context) === 'sandbox',
    isApplied: ({ context }) => phaseOf(context) === 'applied',
    isFrozen: ({ context }) => phaseOf(context) === 'frozen',
    isCancelled: ({ context }) => phaseOf(context) === 'cancelled',
    isOtherThanFree: ({ context }) => phaseOf(context) !== 'free',
    isStillBooking: ({ context }) => context.nothing_sent && context.doing === 'book' && canBook(context),
    canBook: ({ context }) => canBook(context),
    canChange: ({ context }) => canChange(context),
    needsAnswers: ({ context }) => context.appointment_info?.needs_answers === true,
    isAnswered: ({ context, event }) =>
      event.type === 'answers.save' && event.answers !== null && missingAnswerFields(context).length === 0,
    isBooking: ({ context }) => context.doing === 'book',
    isMovedTime: ({ context }) => context.doing === 'move' && context.slot !== null,
    hasTimes: ({ context }) => context.slots.length > 0,
    isChosenTime: ({ context }) => context.slot !== null,
    isComplete: ({ context, event }) =>
      event.type === 'appointment.book' &&
      event.understood &&
      isContactEntered(context) &&
      missingContactFields(context).length === 0,
    isCodeAsked: ({ context }) => isCodeNeeded(context),
  },
  actions: {
    setFault: assign(applyErrorEvent),
    applyCode: assign(({ context }, ending: CodeResult) => applyCodeResult(context, ending)),
    keepTyped: assign(({ context, event }) => {
      if (event.type === 'answers.enter') return { entered: { ...context.entered, answers: event.typed } };
      return event.type === 'contact.enter' ? { entered: { ...context.entered, contact: event.typed } } : {};
    }),
    clearErrors: assign({ refusal: null, fault: null, nothing_sent: false, is_asked_for: false }),
    askFor: assign({ is_asked_for: true }),
    leave: assign(resetAction),
    endAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
  },
});

const { createStateConfig } = appointmentSetup;

/** The contact, and the code for the mobile number. A restored run continues here, as a code may be on its way. */
export const contactState = createStateConfig({
  initial: 'routing',
  on: {
    'contact.enter': { actions: 'keepTyped' },
    'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
    'appointment.book': [{ guard: 'isComplete', target: 'booking', actions: 'clearErrors' }, { actions: 'askFor' }],
    'time.change': { target: 'loadingTimes', actions: 'clearErrors' },
    'booking.leave': { target: 'routing', actions: ['clearErrors', 'leave'] },
  },
  states: phoneProofStates(({ appointment_info }: AppointmentContext) => ({
    purpose: 'appointment',
    zone: appointment_info?.use_zone ?? 'other',
  })),
});

export const bookingState = createStateConfig({
  exit: 'endAttempt',
  invoke: {
    id: 'book',
    src: 'book',
    input: ({ context }) => buildBookQuery(context),
    onDone: [
      { guard: isOutcome('done'), target: 'routing', actions: assignOutcome('done', applyDone) },
      { guard: isRefusedWith('slot_taken'), target: 'loadingTimes', actions: assignOutcome('refused', applyRefusal) },
      {
        guard: isRefusedWith(...staleDataRefusals),
        target: 'reading',
        actions: assignOutcome('refused', applyRefusal),
      },
      { target: 'contact', actions: assignOutcome('refused', applyRefusal) },
    ],
    onError: { target: 'checkingOutcome', actions: 'setFault' },
  },
});

export const movingState = createStateConfig({
  exit: 'endAttempt',
  invoke: {
    id: 'move',
    src: 'move',
    input: ({ context }) => buildMoveQuery(context),
    onDone: [
      { guard: isOutcome('done'), target: 'routing', actions: assignOutcome('done', applyDone) },
      { guard: isRefusedWith('slot_taken'), target: 'loadingTimes', actions: assignOutcome('refused', applyRefusal) },
      { target: 'reading', actions: assignOutcome('refused', applyRefusal) },
    ],
    onError: { target: 'checkingOutcome', actions: 'setFault' },
  },
});

export const cancellingState = createStateConfig({
  exit: 'endAttempt',
  invoke: {
    id: 'cancel',
    src: 'cancel',
    input: ({ context }) => buildCancelQuery(context),
    onDone: [
      { guard: isOutcome('done'), target: 'routing', actions: assignOutcome('done', applyDone) },
      { target: 'reading', actions: assignOutcome('refused', applyRefusal) },
    ],
    onError: { target: 'checkingOutcome', actions: 'setFault' },
  },
});
