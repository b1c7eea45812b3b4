import { assign, setup } from 'xstate';
import type { StoredFile } from '#contract/files.ts';
import { applyErrorEvent } from '../../kit/fault.ts';
import { applyFormChecked, noFieldFaults } from '../../kit/fieldFaults.ts';
import { assignOutcome, isOutcome, isRefusedWith } from '../../kit/outcome.ts';
import { fileUploadState } from '../../parts/fileUpload.ts';
import type { CodeResult } from '../../parts/oneTimeCodeTypes.ts';
import { applyCodeResult, emptyPhoneContext, isCodeNeeded, phoneProofStates } from '../../parts/phoneProof.ts';
import {
  editableFields,
  editablePersonFields,
  isAuthorised,
  missingEnterpriseFields,
  missingPersonFields,
  needsNumberLookup,
  requiresAuthorisation,
  requiresPowerOfAttorney,
} from './reasons.ts';
import {
  type MainlandEvent,
  mainlandPorts,
  type VerificationChildren,
  type VerificationContext,
  type VerificationMachineInput,
} from './types.ts';
import {
  applyLookupResult,
  applyVerification,
  buildSubmitVerificationQuery,
  emptyFormValues,
  enterEnterprise,
  revisionOf,
  setRefusal,
  staleDataRefusals,
} from './updates.ts';

/** Shared by the machines of both pages. */
export const verificationSetup = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as MainlandEvent,
    input: {} as VerificationMachineInput,
    tags: {} as 'receipt',
    children: {} as VerificationChildren,
  },
  actors: mainlandPorts,
  guards: {
    isPersonAsked: ({ context }) => !context.is_person_given && editablePersonFields(context).length > 0,
    isPersonComplete: ({ context, event }) =>
      event.type === 'person.done' && event.understood && missingPersonFields(context).length === 0,
    hasPersonPage: ({ context }) => editablePersonFields(context).length > 0,
    wantsAuthorisation: ({ context }) => requiresAuthorisation(context),
    wantsAttorney: ({ context }) => requiresPowerOfAttorney(context),
    hasAttorney: ({ context }) => context.entered.power_of_attorney !== null,
    isOtherVoucher: ({ context, event }) =>
      event.type === 'proofMethod.choose' &&
      editableFields(context).includes('power_of_attorney') &&
      event.method !== context.entered.proof_method,
    isAuthorised: ({ context }) => isAuthorised(context),
    isAuthorising: ({ context }) => (context.authorisation?.fadada_url ?? null) !== null,
    isComplete: ({ context, event }) =>
      event.type === 'verification.submit' && event.understood && missingEnterpriseFields(context).length === 0,
    isToBeChecked: ({ context }) => needsNumberLookup(context),
    isOtherNumber: ({ context, event }) =>
      event.type === 'enterprise.enter' &&
      editableFields(context).includes('credit_code') &&
      event.typed.credit_code !== context.entered.credit_code,
    isLicenseOpen: ({ context }) => editableFields(context).includes('business_license'),
    isLicenseAsked: ({ context }) =>
      editableFields(context).includes('business_license') && context.entered.business_license === null,
    isMobileOpen: ({ context }) => editableFields(context).includes('mobile'),
    isCodeAsked: ({ context }) => editableFields(context).includes('mobile') && isCodeNeeded(context),
  },
  actions: {
    setFault: assign(applyErrorEvent),
    applyCode: assign(({ context }, ending: CodeResult) => applyCodeResult(context, ending)),
    keepTyped: assign(({ context, event }) =>
      event.type === 'enterprise.enter' ? enterEnterprise(context, event) : {},
    ),
    clearErrors: assign({ refusal: null, fault: null, nothing_sent: false, is_asked_for: false }),
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

export const initialContext = ({ key, userInput }: VerificationMachineInput): VerificationContext => ({
  key,
  verification: null,
  authorisation: null,
  child_refusal: null,
  ...(userInput ?? { entered: emptyFormValues, answers: null, has_number: false }),
  is_person_given: false,
  number_found: null,
  ...emptyPhoneContext,
  attempt: 1,
  is_asked_for: false,
  refusal: null,
  fault: null,
  ...noFieldFaults,
  nothing_sent: false,
});

const { createStateConfig } = verificationSetup;

export const readingState = createStateConfig({
  invoke: {
    id: 'readVerification',
    src: 'readVerification',
    input: {},
    onDone: {
      target: 'routing',
      actions: assign(({ context, event }) => applyVerification(context, event.output.verification)),
    },
    onError: { target: 'loadFailed', actions: 'setFault' },
  },
});

export const loadFailedState = createStateConfig({
  on: { 'verification.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' },
});

/** The enterprise's fields. A restored run continues here, as a code may be on its way. */
export const enterpriseState = createStateConfig({
  type: 'parallel',
  on: {
    'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
    'verification.submit': [
      { guard: 'isComplete', target: 'submitting', actions: 'clearErrors' },
      { actions: 'askFor' },
    ],
  },
  meta: {
    shares: { entered: 'the licence is a part of what is entered' },
  },
  states: {
    license: {
      initial: 'routing',
      states: {
        routing: { always: [{ guard: 'isLicenseAsked', target: 'missing' }, { target: 'provided' }] },
        missing: fileUploadState('business_license', {
          upload: 'uploadLicense',
          setFile: 'setLicense',
          next: 'routing',
        }),
        provided: {
          on: {
            'license.replace': { guard: 'isLicenseOpen', target: 'missing' },
            'license.remove': {
              guard: 'isLicenseOpen',
              target: 'missing',
              actions: { type: 'setLicense', params: null },
            },
          },
        },
      },
    },
    number: {
      initial: 'routing',
      states: {
        routing: { always: [{ guard: 'isToBeChecked', target: 'checking' }, { target: 'idle' }] },
        idle: { on: { 'enterprise.enter': { target: 'routing', actions: 'keepTyped' } } },
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
              { guard: 'isOtherNumber', target: 'routing', actions: 'keepTyped' },
              { actions: 'keepTyped' },
            ],
          },
        },
      },
    },
    phone: {
      initial: 'routing',
      states: {
        ...phoneProofStates(({ verification }: VerificationContext) => ({
          purpose: 'verification',
          zone: verification?.use_zone ?? 'other',
        })),
        provided: { on: { 'phone.change': { guard: 'isMobileOpen', target: 'missing' } } },
      },
    },
  },
});

export const submittingState = createStateConfig({
  exit: 'endAttempt',
  invoke: {
    id: 'submitVerification',
    src: 'submitVerification',
    input: ({ context }) => buildSubmitVerificationQuery(context),
    onDone: [
      {
        guard: isOutcome('sent'),
        target: 'routing',
        actions: assignOutcome('sent', ({ verification }) => ({ verification })),
      },
      { guard: isRefusedWith(...staleDataRefusals), target: 'reading', actions: assign({ nothing_sent: true }) },
      { target: 'routing', actions: assignOutcome('refused', setRefusal) },
    ],
    onError: { target: 'checkingOutcome', actions: 'setFault' },
  },
});

export const checkingOutcomeState = createStateConfig({
  invoke: {
    id: 'checkOutcome',
    src: 'checkOutcome',
    input: {},
    onDone: {
      target: 'routing',
      actions: assign(({ context, event }) => applyLookupResult(context, event.output.verification)),
    },
  },
});

export const watchingState = createStateConfig({
  invoke: {
    id: 'watchVerification',
    src: 'watchVerification',
    input: ({ context }) => ({ seen: revisionOf(context.verification) }),
    onDone: {
      target: 'routing',
      actions: assign(({ context, event }) => applyVerification(context, event.output.verification)),
    },
  },
  on: { 'verification.check': 'reading', 'flow.resume': 'reading' },
  initial: 'pending',
  states: {
    pending: {},
    /** Only the main account can submit. */
    closed: {},
  },
});

export const passedState = createStateConfig({
  tags: 'receipt',
  on: { 'receipt.leave': 'finished' },
});
