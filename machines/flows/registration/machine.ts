import { assign, setup } from 'xstate';
import { applyErrorEvent } from '../../kit/fault.ts';
import { applyFormChecked } from '../../kit/fieldFaults.ts';
import { isOutcome, isRefusedWith } from '../../kit/outcome.ts';
import type { CodeResult } from '../../parts/oneTimeCodeTypes.ts';
import { applyCodeResult, isCodeNeeded, phoneProofStates } from '../../parts/phoneProof.ts';
import { missingRegistrationFields } from './reasons.ts';
import {
  type RegistrationChildren,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationMachineInput,
  registrationPorts,
} from './types.ts';
import {
  agreeToTerms,
  applyResendOutcome,
  applySaveOutcome,
  applyTerms,
  buildResendQuery,
  buildSaveQuery,
  enterCompany,
  initialContext,
} from './updates.ts';

const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationMachineInput,
    children: {} as RegistrationChildren,
  },
  actors: registrationPorts,
  guards: {
    isComplete: ({ context, event }) =>
      event.type === 'registration.submit' && event.understood && missingRegistrationFields(context).length === 0,
    isCodeAsked: ({ context }) => isCodeNeeded(context),
    isMailed: ({ context }) => context.mailed !== null,
    areTermsOld: ({ context }) => context.refusal?.code === 'terms_changed',
    isClosed: ({ context }) => context.refusal?.code === 'registration_closed',
  },
  actions: {
    setFault: assign(applyErrorEvent),
    applyCode: assign(({ context }, ending: CodeResult) => applyCodeResult(context, ending)),
    clearErrors: assign({ refusal: null, fault: null, is_asked_for: false }),
    askFor: assign({ is_asked_for: true }),
    forgetMail: assign({ mailed: null }),
  },
});

/**
 * A company registers in its region, without a session.
 *
 * Life: the current terms are read; the user enters company, contact, e-mail address and mobile number, proves the
 * number by a code and accepts the terms; the registration is submitted and a mail is sent, again on request. The
 * mail's reader does the rest.
 *
 * Invariants:
 * - Nothing is submitted unless the terms on the page are accepted.
 * - Each attempt has its own key, which survives a reload and ends with an answer: one intent never sends two mails.
 * - If a submission is not answered, it is repeated with the same key; until it is answered nothing else is offered.
 * - Nothing here reveals whether an address has an account: the server answers the same.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => initialContext(input),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readTerms',
        src: 'readTerms',
        input: {},
        onDone: [
          { guard: isOutcome('closed'), target: 'closed' },
          { target: 'entering', actions: assign(({ event }) => applyTerms(event.output)) },
        ],
        onError: { target: 'loadFailed', actions: 'setFault' },
      },
    },
    loadFailed: { on: { 'registration.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    /** Self-registration is disabled now. */
    closed: {
      entry: assign({ fault: null, refusal: null }),
      on: { 'registration.check': 'reading', 'flow.resume': 'reading' },
    },
    /** A restored run continues here, as a code may be on its way. */
    entering: {
      on: {
        'company.enter': { actions: assign(({ context, event }) => enterCompany(context, event.typed)) },
        'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
        'terms.agree': { actions: assign(({ context, event }) => agreeToTerms(context, event.agreed)) },
        'registration.submit': [
          { guard: 'isComplete', target: 'submitting', actions: 'clearErrors' },
          { actions: 'askFor' },
        ],
      },
      initial: 'routing',
      states: phoneProofStates(({ region }: RegistrationContext) => ({ purpose: 'registration', zone: region })),
    },
    submitting: {
      invoke: {
        id: 'saveRegistration',
        src: 'saveRegistration',
        input: ({ context }) => buildSaveQuery(context),
        onDone: { target: 'routing', actions: assign(({ context, event }) => applySaveOutcome(context, event.output)) },
        onError: { target: 'checkingOutcome', actions: 'setFault' },
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'checkOutcome',
        src: 'checkOutcome',
        input: ({ context }) => buildSaveQuery(context),
        onDone: { target: 'routing', actions: assign(({ context, event }) => applySaveOutcome(context, event.output)) },
      },
    },
    routing: {
      always: [
        { guard: 'isMailed', target: 'mailed' },
        { guard: 'areTermsOld', target: 'reading' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'entering' },
      ],
    },
    mailed: {
      initial: 'counting',
      on: {
        'registration.change': { target: 'entering', actions: ['clearErrors', 'forgetMail'] },
        'registration.finish': 'finished',
      },
      states: {
        counting: {
          invoke: {
            id: 'untilMoment',
            src: 'untilMoment',
            input: ({ context }) => ({ at: context.mailed?.resend_at ?? '' }),
            onDone: 'resendable',
            onError: 'resendable',
          },
        },
        resendable: { on: { 'mail.resend': { target: 'resending', actions: 'clearErrors' } } },
        /** The request has a key: if its outcome is unknown, it is repeated with the same key. */
        resending: {
          invoke: {
            id: 'resendMail',
            src: 'resendMail',
            input: ({ context }) => buildResendQuery(context),
            onDone: [
              {
                guard: isRefusedWith('registration_unknown'),
                target: '#registration.entering',
                actions: [assign(({ context, event }) => applyResendOutcome(context, event.output)), 'forgetMail'],
              },
              {
                guard: isOutcome('refused'),
                target: 'resendable',
                actions: assign(({ context, event }) => applyResendOutcome(context, event.output)),
              },
              {
                target: 'counting',
                actions: assign(({ context, event }) => applyResendOutcome(context, event.output)),
              },
            ],
            onError: { target: 'resendable', actions: 'setFault' },
          },
        },
      },
    },
    finished: { type: 'final' },
  },
});
