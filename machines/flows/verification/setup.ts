import { assign, setup } from 'xstate';
import type { StoredFile } from '#contract/files.ts';
import { faultIn } from '../../kit/fault.ts';
import { faultsAfter, noFieldFaults } from '../../kit/fieldFaults.ts';
import { answered, applyAnswer, refusedFor } from '../../kit/outcome.ts';
import { fileUpload } from '../../parts/fileUpload.ts';
import type { CodeEnding } from '../../parts/oneTimeCodeTypes.ts';
import { applyCode, isCodeNeeded, noPhone, phoneProof } from '../../parts/provenPhone.ts';
import {
  isAuthorised,
  isToBeChecked,
  missingOfEnterprise,
  missingOfPerson,
  openFields,
  openOfPerson,
  wantsAttorney,
  wantsAuthorisation,
} from './reasons.ts';
import {
  type MainlandEvent,
  mainlandPorts,
  type VerificationContext,
  type VerificationMachineInput,
  type VerificationQuestions,
} from './types.ts';
import {
  applicationOf,
  applyLookedUp,
  applyTold,
  enterEnterprise,
  nothingEntered,
  revisionOf,
  setRefusal,
  staleRefusals,
} from './updates.ts';

/** Shared by the machines of both pages. */
export const verificationSetup = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as MainlandEvent,
    input: {} as VerificationMachineInput,
    tags: {} as 'receipt',
    children: {} as VerificationQuestions,
  },
  actors: mainlandPorts,
  guards: {
    isPersonAsked: ({ context }) => !context.is_person_given && openOfPerson(context).length > 0,
    isPersonComplete: ({ context, event }) =>
      event.type === 'person.done' && event.understood && missingOfPerson(context).length === 0,
    hasPersonPage: ({ context }) => openOfPerson(context).length > 0,
    wantsAuthorisation: ({ context }) => wantsAuthorisation(context),
    wantsAttorney: ({ context }) => wantsAttorney(context),
    hasAttorney: ({ context }) => context.entered.power_of_attorney !== null,
    isOtherVoucher: ({ context, event }) =>
      event.type === 'voucher.choose' &&
      openFields(context).includes('power_of_attorney') &&
      event.voucher !== context.entered.vouched_by,
    isAuthorised: ({ context }) => isAuthorised(context),
    isAuthorising: ({ context }) => (context.authorisation?.fadada_url ?? null) !== null,
    isComplete: ({ context, event }) =>
      event.type === 'verification.submit' && event.understood && missingOfEnterprise(context).length === 0,
    isToBeChecked: ({ context }) => isToBeChecked(context),
    isOtherNumber: ({ context, event }) =>
      event.type === 'enterprise.enter' &&
      openFields(context).includes('credit_code') &&
      event.typed.credit_code !== context.entered.credit_code,
    isLicenseOpen: ({ context }) => openFields(context).includes('business_license'),
    isLicenseAsked: ({ context }) =>
      openFields(context).includes('business_license') && context.entered.business_license === null,
    isMobileOpen: ({ context }) => openFields(context).includes('mobile'),
    isCodeAsked: ({ context }) => openFields(context).includes('mobile') && isCodeNeeded(context),
  },
  actions: {
    setFault: assign(faultIn),
    applyCode: assign(({ context }, ending: CodeEnding) => applyCode(context, ending)),
    keepTyped: assign(({ context, event }) =>
      event.type === 'enterprise.enter' ? enterEnterprise(context, event) : {},
    ),
    forget: assign({ refusal: null, fault: null, nothing_sent: false, is_asked_for: false }),
    askFor: assign({ is_asked_for: true }),
    setLicense: assign(({ context: { entered } }, business_license: StoredFile | null) => ({
      entered: { ...entered, business_license },
    })),
    setAttorney: assign(({ context: { entered } }, power_of_attorney: StoredFile | null) => ({
      entered: { ...entered, power_of_attorney },
    })),
    endAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
  },
});

export const beginWith = ({ key, userInput }: VerificationMachineInput): VerificationContext => ({
  key,
  told: null,
  authorisation: null,
  child_refusal: null,
  ...(userInput ?? { entered: nothingEntered, answers: null, has_number: false }),
  is_person_given: false,
  number_found: null,
  ...noPhone,
  attempt: 1,
  is_asked_for: false,
  refusal: null,
  fault: null,
  ...noFieldFaults,
  nothing_sent: false,
});

const { createStateConfig } = verificationSetup;

export const reading = createStateConfig({
  invoke: {
    id: 'readVerification',
    src: 'readVerification',
    input: {},
    onDone: { target: 'sorting', actions: assign(({ context, event }) => applyTold(context, event.output.told)) },
    onError: { target: 'unread', actions: 'setFault' },
  },
});

export const unread = createStateConfig({
  on: { 'verification.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' },
});

/** The enterprise's fields. A restored run continues here, as a code may be on its way. */
export const enterprise = createStateConfig({
  type: 'parallel',
  on: {
    'form.checked': { actions: assign(({ context, event }) => faultsAfter(context, event)) },
    'verification.submit': [{ guard: 'isComplete', target: 'submitting', actions: 'forget' }, { actions: 'askFor' }],
  },
  meta: {
    shares: { entered: 'the licence is a part of what is entered' },
  },
  states: {
    license: {
      initial: 'sorting',
      states: {
        sorting: { always: [{ guard: 'isLicenseAsked', target: 'asked' }, { target: 'given' }] },
        asked: fileUpload('business_license', { upload: 'uploadLicense', setFile: 'setLicense', next: 'sorting' }),
        given: {
          on: {
            'license.replace': { guard: 'isLicenseOpen', target: 'asked' },
            'license.remove': {
              guard: 'isLicenseOpen',
              target: 'asked',
              actions: { type: 'setLicense', params: null },
            },
          },
        },
      },
    },
    number: {
      initial: 'sorting',
      states: {
        sorting: { always: [{ guard: 'isToBeChecked', target: 'checking' }, { target: 'idle' }] },
        idle: { on: { 'enterprise.enter': { target: 'sorting', actions: 'keepTyped' } } },
        checking: {
          invoke: {
            id: 'searchNumber',
            src: 'searchNumber',
            input: ({ context }) => ({ number: context.entered.credit_code }),
            onDone: { target: 'idle', actions: assign(({ event }) => ({ number_found: event.output })) },
            // A failed lookup refuses no number.
            onError: {
              target: 'idle',
              actions: assign(({ context }) => ({
                number_found: { number: context.entered.credit_code, is: 'unchecked' },
              })),
            },
          },
          on: {
            'enterprise.enter': [
              { guard: 'isOtherNumber', target: 'sorting', actions: 'keepTyped' },
              { actions: 'keepTyped' },
            ],
          },
        },
      },
    },
    phone: {
      initial: 'sorting',
      states: {
        ...phoneProof(({ told }: VerificationContext) => ({
          purpose: 'verification',
          zone: told?.use_zone ?? 'other',
        })),
        given: { on: { 'phone.change': { guard: 'isMobileOpen', target: 'asked' } } },
      },
    },
  },
});

export const submitting = createStateConfig({
  exit: 'endAttempt',
  invoke: {
    id: 'submitVerification',
    src: 'submitVerification',
    input: ({ context }) => applicationOf(context),
    onDone: [
      { guard: answered('sent'), target: 'sorting', actions: applyAnswer('sent', ({ told }) => ({ told })) },
      { guard: refusedFor(...staleRefusals), target: 'reading', actions: assign({ nothing_sent: true }) },
      { target: 'sorting', actions: applyAnswer('refused', setRefusal) },
    ],
    onError: { target: 'lookingUp', actions: 'setFault' },
  },
});

export const lookingUp = createStateConfig({
  invoke: {
    id: 'lookUp',
    src: 'lookUp',
    input: {},
    onDone: { target: 'sorting', actions: assign(({ context, event }) => applyLookedUp(context, event.output.told)) },
  },
});

export const watching = createStateConfig({
  invoke: {
    id: 'watchVerification',
    src: 'watchVerification',
    input: ({ context }) => ({ seen: revisionOf(context.told) }),
    onDone: { target: 'sorting', actions: assign(({ context, event }) => applyTold(context, event.output.told)) },
  },
  on: { 'verification.check': 'reading', 'flow.resume': 'reading' },
  initial: 'pending',
  states: {
    pending: {},
    /** Only the main account can submit. */
    closed: {},
  },
});

export const passed = createStateConfig({
  tags: 'receipt',
  on: { 'receipt.leave': 'over' },
});
