import { assign } from 'xstate';
import { applyFormChecked } from '../../kit/fieldFaults.ts';
import { routesByPhase } from '../../kit/routing.ts';
import { fileUploadState } from '../../parts/fileUpload.ts';
import { phaseOf } from './reasons.ts';
import {
  checkingOutcomeState,
  enterpriseState,
  initialContext,
  loadFailedState,
  passedState,
  readingState,
  submittingState,
  verificationSetup,
  watchingState,
} from './setup.ts';
import { applyAuthorisation, chooseProofMethod, enterPerson, revisionOfAuthorisation } from './updates.ts';

/**
 * The legal person authorises at the signing provider, which alone knows whether this is done. Reading the
 * authorisation creates its link, and a new one after the previous has expired.
 */
const authorisationState = verificationSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readAuthorisation',
        src: 'readAuthorisation',
        input: {},
        onDone: { target: 'routing', actions: assign(({ event }) => applyAuthorisation(event.output)) },
        onError: { target: 'loadFailed', actions: 'setFault' },
      },
    },
    loadFailed: { on: { 'authorisation.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    routing: {
      always: [
        { guard: 'isAuthorised', target: 'granted' },
        { guard: 'isAuthorising', target: 'open' },
        { target: 'unoffered' },
      ],
    },
    open: {
      invoke: {
        id: 'watchAuthorisation',
        src: 'watchAuthorisation',
        input: ({ context }) => ({ seen: revisionOfAuthorisation(context.authorisation) }),
        onDone: { target: 'routing', actions: assign(({ event }) => applyAuthorisation(event.output)) },
      },
      on: { 'authorisation.check': 'reading', 'flow.resume': 'reading' },
    },
    granted: {},
    /** No authorisation is possible here; a power of attorney remains. */
    unoffered: {},
  },
});

const powerOfAttorneyState = verificationSetup.createStateConfig({
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'hasAttorney', target: 'provided' }, { target: 'missing' }] },
    missing: fileUploadState('power_of_attorney', {
      upload: 'uploadAttorney',
      setFile: 'setAttorney',
      next: 'routing',
    }),
    provided: {
      on: {
        'attorney.replace': 'missing',
        'attorney.remove': { target: 'missing', actions: { type: 'setAttorney', params: null } },
      },
    },
  },
});

/**
 * An enterprise of mainland China is verified.
 *
 * Life: as overseas, but first the legal person: name, number and their proof, which is the authorisation at the
 * signing provider or a power of attorney.
 *
 * Invariants, beyond those of overseas:
 * - The page seals the legal person's name and number before they enter the machine: no run, draft or trace contains
 *   them in clear text.
 * - Only the provider knows whether the authorisation is given: a user who returns from it triggers a check there, and
 *   nothing else.
 */
export const mainlandVerificationMachine = verificationSetup.createMachine({
  id: 'mainlandVerification',
  context: ({ input }) => initialContext(input),
  initial: 'reading',
  states: {
    reading: readingState,
    loadFailed: loadFailedState,
    routing: {
      always: [
        ...routesByPhase(phaseOf, {
          passed: 'passed',
          pending: 'watching',
          closed: 'watching.closed',
          open: null,
        }),
        { guard: 'isPersonAsked', target: 'person' },
        { target: 'enterprise' },
      ],
    },
    person: {
      initial: 'proofMethod',
      on: {
        'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
        'person.enter': { actions: assign(({ context, event }) => enterPerson(context, event)) },
        'proofMethod.choose': {
          guard: 'isOtherVoucher',
          target: '.proofMethod',
          actions: assign(({ context, event }) => chooseProofMethod(context, event.method)),
        },
        'person.done': [
          {
            guard: 'isPersonComplete',
            target: 'enterprise',
            actions: ['clearErrors', assign({ is_person_given: true })],
          },
          { actions: 'askFor' },
        ],
      },
      states: {
        proofMethod: {
          initial: 'routing',
          states: {
            routing: {
              always: [
                { guard: 'wantsAuthorisation', target: 'authorisation' },
                { guard: 'wantsAttorney', target: 'attorney' },
                { target: 'kept' },
              ],
            },
            authorisation: authorisationState,
            attorney: powerOfAttorneyState,
            /** The earlier proof is still valid. */
            kept: {},
          },
        },
      },
    },
    enterprise: {
      ...enterpriseState,
      on: {
        ...enterpriseState.on,
        'person.change': {
          guard: 'hasPersonPage',
          target: 'person',
          actions: ['clearErrors', assign({ is_person_given: false })],
        },
      },
    },
    submitting: submittingState,
    checkingOutcome: checkingOutcomeState,
    watching: watchingState,
    passed: passedState,
    finished: { type: 'final' },
  },
});
