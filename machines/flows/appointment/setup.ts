import { assign, setup } from 'xstate';
import { faultIn } from '../../kit/fault.ts';
import { faultsAfter } from '../../kit/fieldFaults.ts';
import { answered, applyAnswer, refusedFor } from '../../kit/outcome.ts';
import type { CodeEnding } from '../../parts/oneTimeCodeTypes.ts';
import { applyCode, isCodeNeeded, phoneProof } from '../../parts/provenPhone.ts';
import {
  canBook,
  canChange,
  isContactEntered,
  missingOfAnswers,
  missingOfContact,
  placeOf,
  staleRefusals,
} from './reasons.ts';
import {
  type AppointmentContext,
  type AppointmentFlowEvent,
  type AppointmentMachineInput,
  type AppointmentQuestions,
  appointmentPorts,
} from './types.ts';
import { applyDone, applyRefusal, bookingOf, cancelOf, leave, moveOf } from './updates.ts';

export const appointmentSetup = setup({
  types: {
    context: {} as AppointmentContext,
    events: {} as AppointmentFlowEvent,
    input: {} as AppointmentMachineInput,
    children: {} as AppointmentQuestions,
  },
  actors: appointmentPorts,
  guards: {
    isChild: ({ context }) => placeOf(context) === 'child',
    isSandbox: ({ context }) => placeOf(context) === 'sandbox',
    isApplied: ({ context }) => placeOf(context) === 'applied',
    isFrozen: ({ context }) => placeOf(context) === 'frozen',
    isCancelled: ({ context }) => placeOf(context) === 'cancelled',
    isOtherThanFree: ({ context }) => placeOf(context) !== 'free',
    isStillBooking: ({ context }) => context.nothing_sent && context.doing === 'book' && canBook(context),
    canBook: ({ context }) => canBook(context),
    canChange: ({ context }) => canChange(context),
    needsAnswers: ({ context }) => context.told?.needs_answers === true,
    isAnswered: ({ context, event }) =>
      event.type === 'answers.save' && event.answers !== null && missingOfAnswers(context).length === 0,
    isBooking: ({ context }) => context.doing === 'book',
    isMovedTime: ({ context }) => context.doing === 'move' && context.slot !== null,
    hasTimes: ({ context }) => context.slots.length > 0,
    isChosenTime: ({ context }) => context.slot !== null,
    isComplete: ({ context, event }) =>
      event.type === 'appointment.book' &&
      event.understood &&
      isContactEntered(context) &&
      missingOfContact(context).length === 0,
    isCodeAsked: ({ context }) => isCodeNeeded(context),
  },
  actions: {
    setFault: assign(faultIn),
    applyCode: assign(({ context }, ending: CodeEnding) => applyCode(context, ending)),
    keepTyped: assign(({ context, event }) => {
      if (event.type === 'answers.enter') return { entered: { ...context.entered, answers: event.typed } };
      return event.type === 'contact.enter' ? { entered: { ...context.entered, contact: event.typed } } : {};
    }),
    forget: assign({ refusal: null, fault: null, nothing_sent: false, is_asked_for: false }),
    askFor: assign({ is_asked_for: true }),
    leave: assign(leave),
    endAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
  },
});

const { createStateConfig } = appointmentSetup;

/** The contact, and the code for the mobile number. A restored run continues here, as a code may be on its way. */
export const contact = createStateConfig({
  initial: 'sorting',
  on: {
    'contact.enter': { actions: 'keepTyped' },
    'form.checked': { actions: assign(({ context, event }) => faultsAfter(context, event)) },
    'appointment.book': [{ guard: 'isComplete', target: 'booking', actions: 'forget' }, { actions: 'askFor' }],
    'time.change': { target: 'loadingTimes', actions: 'forget' },
    'booking.leave': { target: 'sorting', actions: ['forget', 'leave'] },
  },
  states: phoneProof(({ told }: AppointmentContext) => ({ purpose: 'appointment', zone: told?.use_zone ?? 'other' })),
});

export const booking = createStateConfig({
  exit: 'endAttempt',
  invoke: {
    id: 'book',
    src: 'book',
    input: ({ context }) => bookingOf(context),
    onDone: [
      { guard: answered('done'), target: 'sorting', actions: applyAnswer('done', applyDone) },
      { guard: refusedFor('slot_taken'), target: 'loadingTimes', actions: applyAnswer('refused', applyRefusal) },
      { guard: refusedFor(...staleRefusals), target: 'reading', actions: applyAnswer('refused', applyRefusal) },
      { target: 'contact', actions: applyAnswer('refused', applyRefusal) },
    ],
    onError: { target: 'lookingUp', actions: 'setFault' },
  },
});

export const moving = createStateConfig({
  exit: 'endAttempt',
  invoke: {
    id: 'move',
    src: 'move',
    input: ({ context }) => moveOf(context),
    onDone: [
      { guard: answered('done'), target: 'sorting', actions: applyAnswer('done', applyDone) },
      { guard: refusedFor('slot_taken'), target: 'loadingTimes', actions: applyAnswer('refused', applyRefusal) },
      { target: 'reading', actions: applyAnswer('refused', applyRefusal) },
    ],
    onError: { target: 'lookingUp', actions: 'setFault' },
  },
});

export const cancelling = createStateConfig({
  exit: 'endAttempt',
  invoke: {
    id: 'cancel',
    src: 'cancel',
    input: ({ context }) => cancelOf(context),
    onDone: [
      { guard: answered('done'), target: 'sorting', actions: applyAnswer('done', applyDone) },
      { target: 'reading', actions: applyAnswer('refused', applyRefusal) },
    ],
    onError: { target: 'lookingUp', actions: 'setFault' },
  },
});
