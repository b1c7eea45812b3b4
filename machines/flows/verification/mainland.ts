import { assign } from 'xstate';
import { faultsAfter } from '../../kit/fieldFaults.ts';
import { routesBy } from '../../kit/routing.ts';
import { fileUpload } from '../../parts/fileUpload.ts';
import { phaseOf } from './reasons.ts';
import {
  beginWith,
  enterprise,
  lookingUp,
  passed,
  reading,
  submitting,
  unread,
  verificationSetup,
  watching,
} from './setup.ts';
import { applyAuthorisation, chooseVoucher, enterPerson, revisionOfAuthorisation } from './updates.ts';

/**
 * The legal person authorises at the signing provider, which alone knows whether this is done. Reading the
 * authorisation creates its link, and a new one after the previous has expired.
 */
const authorisation = verificationSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readAuthorisation',
        src: 'readAuthorisation',
        input: {},
        onDone: { target: 'sorting', actions: assign(({ event }) => applyAuthorisation(event.output)) },
        onError: { target: 'unread', actions: 'setFault' },
      },
    },
    unread: { on: { 'authorisation.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    sorting: {
      always: [
        { guard: 'isAuthorised', target: 'given' },
        { guard: 'isAuthorising', target: 'open' },
        { target: 'unoffered' },
      ],
    },
    open: {
      invoke: {
        id: 'watchAuthorisation',
        src: 'watchAuthorisation',
        input: ({ context }) => ({ seen: revisionOfAuthorisation(context.authorisation) }),
        onDone: { target: 'sorting', actions: assign(({ event }) => applyAuthorisation(event.output)) },
      },
      on: { 'authorisation.check': 'reading', 'flow.resume': 'reading' },
    },
    given: {},
    /** No authorisation is possible here; a power of attorney remains. */
    unoffered: {},
  },
});

const attorney = verificationSetup.createStateConfig({
  initial: 'sorting',
  states: {
    sorting: { always: [{ guard: 'hasAttorney', target: 'given' }, { target: 'asked' }] },
    asked: fileUpload('power_of_attorney', { upload: 'uploadAttorney', setFile: 'setAttorney', next: 'sorting' }),
    given: {
      on: {
        'attorney.replace': 'asked',
        'attorney.remove': { target: 'asked', actions: { type: 'setAttorney', params: null } },
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
  context: ({ input }) => beginWith(input),
  initial: 'reading',
  states: {
    reading,
    unread,
    sorting: {
      always: [
        ...routesBy(phaseOf, {
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
      initial: 'voucher',
      on: {
        'form.checked': { actions: assign(({ context, event }) => faultsAfter(context, event)) },
        'person.enter': { actions: assign(({ context, event }) => enterPerson(context, event)) },
        'voucher.choose': {
          guard: 'isOtherVoucher',
          target: '.voucher',
          actions: assign(({ context, event }) => chooseVoucher(context, event.voucher)),
        },
        'person.done': [
          { guard: 'isPersonComplete', target: 'enterprise', actions: ['forget', assign({ is_person_given: true })] },
          { actions: 'askFor' },
        ],
      },
      states: {
        voucher: {
          initial: 'sorting',
          states: {
            sorting: {
              always: [
                { guard: 'wantsAuthorisation', target: 'authorisation' },
                { guard: 'wantsAttorney', target: 'attorney' },
                { target: 'kept' },
              ],
            },
            authorisation,
            attorney,
            /** The earlier proof is still valid. */
            kept: {},
          },
        },
      },
    },
    enterprise: {
      ...enterprise,
      on: {
        ...enterprise.on,
        'person.change': {
          guard: 'hasPersonPage',
          target: 'person',
          actions: ['forget', assign({ is_person_given: false })],
        },
      },
    },
    submitting,
    lookingUp,
    watching,
    passed,
    over: { type: 'final' },
  },
});
