import { assign, setup } from 'xstate';
import { faultIn } from '../../kit/fault.ts';
import { faultsAfter } from '../../kit/fieldFaults.ts';
import { answered, refusedFor } from '../../kit/outcome.ts';
import type { CodeEnding } from '../../parts/oneTimeCodeTypes.ts';
import { isCodeNeeded, phoneProof, takeCode } from '../../parts/provenPhone.ts';
import { missingOf } from './reasons.ts';
import {
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationMachineInput,
  type RegistrationQuestions,
  registrationPorts,
} from './types.ts';
import {
  agreeToTerms,
  applicationOf,
  beginWith,
  enterCompany,
  mailToResend,
  takeResent,
  takeSaved,
  takeTerms,
} from './updates.ts';

const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationMachineInput,
    children: {} as RegistrationQuestions,
  },
  actors: registrationPorts,
  guards: {
    isComplete: ({ context, event }) =>
      event.type === 'registration.submit' && event.understood && missingOf(context).length === 0,
    isCodeAsked: ({ context }) => isCodeNeeded(context),
    isMailed: ({ context }) => context.mailed !== null,
    areTermsOld: ({ context }) => context.refusal?.code === 'terms_changed',
    isClosed: ({ context }) => context.refusal?.code === 'registration_closed',
  },
  actions: {
    keepFault: assign(faultIn),
    takeCode: assign(({ context }, ending: CodeEnding) => takeCode(context, ending)),
    forget: assign({ refusal: null, fault: null, is_asked_for: false }),
    askFor: assign({ is_asked_for: true }),
    forgetMail: assign({ mailed: null }),
  },
});

/**
 * A company registers in its region: nobody is signed in.
 *
 * Life: the terms that hold are read; company, contact, address and mobile are entered, the mobile is proved by a code, the terms are
 * agreed to; it is handed in, and the address is written to, once more where it is asked for. What follows is done by whoever reads
 * the mail.
 *
 * Invariants:
 * - Nothing is handed in without the terms that are shown being agreed to.
 * - Each attempt has a key of its own, which a reload keeps and an answer ends: nobody is written to twice for one intent.
 * - An answer that does not come leads to handing in by the same key; until that has succeeded nothing else is offered.
 * - Whether an address has an account is nowhere in here: the server answers the same.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => beginWith(input),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readTerms',
        src: 'readTerms',
        input: {},
        onDone: [
          { guard: answered('closed'), target: 'closed' },
          { target: 'entering', actions: assign(({ event }) => takeTerms(event.output)) },
        ],
        onError: { target: 'unread', actions: 'keepFault' },
      },
    },
    unread: { on: { 'registration.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    /** Companies cannot register now. */
    closed: {
      entry: assign({ fault: null, refusal: null }),
      on: { 'registration.check': 'reading', 'flow.resume': 'reading' },
    },
    /** A run that comes back goes on where it was: a code may be on its way. */
    entering: {
      on: {
        'company.enter': { actions: assign(({ context, event }) => enterCompany(context, event.typed)) },
        'form.checked': { actions: assign(({ context, event }) => faultsAfter(context, event)) },
        'terms.agree': { actions: assign(({ context, event }) => agreeToTerms(context, event.agreed)) },
        'registration.submit': [
          { guard: 'isComplete', target: 'submitting', actions: 'forget' },
          { actions: 'askFor' },
        ],
      },
      initial: 'sorting',
      states: phoneProof(({ region }: RegistrationContext) => ({ purpose: 'registration', zone: region })),
    },
    submitting: {
      invoke: {
        id: 'saveRegistration',
        src: 'saveRegistration',
        input: ({ context }) => applicationOf(context),
        onDone: { target: 'sorting', actions: assign(({ context, event }) => takeSaved(context, event.output)) },
        onError: { target: 'lookingUp', actions: 'keepFault' },
      },
    },
    lookingUp: {
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => applicationOf(context),
        onDone: { target: 'sorting', actions: assign(({ context, event }) => takeSaved(context, event.output)) },
      },
    },
    /** Where what has come of it leads. */
    sorting: {
      always: [
        { guard: 'isMailed', target: 'mailed' },
        { guard: 'areTermsOld', target: 'reading' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'entering' },
      ],
    },
    /** The address was written to. */
    mailed: {
      initial: 'counting',
      on: {
        'registration.change': { target: 'entering', actions: ['forget', 'forgetMail'] },
        'registration.finish': 'over',
      },
      states: {
        /** Until another mail may be asked for. */
        counting: {
          invoke: {
            id: 'untilMoment',
            src: 'untilMoment',
            input: ({ context }) => ({ at: context.mailed?.resend_at ?? '' }),
            onDone: 'resendable',
            onError: 'resendable',
          },
        },
        resendable: { on: { 'mail.resend': { target: 'resending', actions: 'forget' } } },
        /** The mail that is asked for has a key: where it is not known whether it was sent, it is asked for by the same. */
        resending: {
          invoke: {
            id: 'resendMail',
            src: 'resendMail',
            input: ({ context }) => mailToResend(context),
            onDone: [
              {
                guard: refusedFor('registration_unknown'),
                target: '#registration.entering',
                actions: [assign(({ context, event }) => takeResent(context, event.output)), 'forgetMail'],
              },
              {
                guard: answered('refused'),
                target: 'resendable',
                actions: assign(({ context, event }) => takeResent(context, event.output)),
              },
              { target: 'counting', actions: assign(({ context, event }) => takeResent(context, event.output)) },
            ],
            onError: { target: 'resendable', actions: 'keepFault' },
          },
        },
      },
    },
    over: { type: 'final' },
  },
});
