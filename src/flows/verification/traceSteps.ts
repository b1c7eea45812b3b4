import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type {
  MainlandEvent,
  OverseasEvent,
  OverseasPorts,
  VerificationChildren,
  VerificationContext,
} from '#machines/flows/verification/types.ts';
import { emptyFormValues } from '#machines/flows/verification/updates.ts';
import { failed, formRows, pageRows, provePhoneRow, resumeRow, succeeded } from '../../flowkit/steps/common.ts';
import type { Payload, StepResult, StepRows } from '../../flowkit/steps/rows.ts';
import { doneMessage, hiddenMessage, type StepFormatter } from '../../flowkit/steps/stepFormatter.ts';
import { signingAuthorisationLabels, verificationStatusLabels } from '../../i18n/verificationLabels.ts';

const tracedVerification = z.object({ verification: z.object({ status: z.unknown() }) });
const tracedAuthorisation = z.object({ authorisation: z.object({ fadada_status: z.unknown() }) });

const describeVerification = (output: Payload, { wordOf }: StepFormatter): StepResult =>
  succeeded(wordOf(verificationStatusLabels, tracedVerification.safeParse(output).data?.verification.status));

function describeAuthorisation(output: Payload, { say, wordOf }: StepFormatter): StepResult {
  if (output.kind === 'child') return failed(say(msg`not available to child accounts`));
  return succeeded(
    wordOf(signingAuthorisationLabels, tracedAuthorisation.safeParse(output).data?.authorisation.fadada_status),
  );
}

const numberCheckLabels = {
  free: msg`valid and available`,
  invalid: msg`invalid`,
  taken: msg`taken`,
  unchecked: msg`couldn’t be checked`,
} as const;

const { company_name, translated_name, credit_code } = emptyFormValues;

const enterpriseRows = {
  'enterprise.enter': {
    by: 'person',
    can: msg`Fill in company details`,
    did: msg`Filled in the company details`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: () => [
      { type: 'enterprise.enter', typed: { company_name, translated_name, credit_code }, has_number: false },
    ],
  },
  'license.replace': { by: 'person', can: msg`Replace licence`, did: msg`Tried to replace the licence` },
  'license.remove': { by: 'person', can: msg`Remove licence`, did: msg`Removed the licence` },
  'phone.change': { by: 'person', can: msg`Verify a different phone`, did: msg`Tried to verify the phone` },
  'verification.submit': {
    by: 'person',
    can: msg`Submit verification`,
    did: msg`Tried to submit the verification`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'verification.submit', understood: true }],
  },
  'verification.check': {
    by: 'person',
    can: msg`Check verification status`,
    did: msg`Tried to check the verification status`,
  },
  ...formRows,
  ...pageRows,
  'flow.resume': resumeRow,

  readVerification: { by: 'server', did: msg`Loading verification status`, answer: describeVerification },
  searchNumber: {
    by: 'server',
    did: msg`Looking up the number`,
    answer: ({ is }, { wordOf }) => succeeded(wordOf(numberCheckLabels, is)),
  },
  uploadLicense: {
    by: 'person',
    did: msg`Uploaded the licence`,
    left: msg`Kept the previous licence`,
  },
  provePhone: provePhoneRow,
  submitVerification: {
    by: 'server',
    did: msg`Submitting verification`,
    answer: ({ kind, refusal }, { say, refused }) =>
      kind === 'sent' ? succeeded(say(doneMessage)) : failed(refused(refusal)),
  },
  checkOutcome: { by: 'server', did: msg`Checking verification status`, answer: describeVerification },
  watchVerification: { by: 'server', did: msg`Waiting for verification updates`, answer: describeVerification },
} as const satisfies StepRows<VerificationContext, OverseasEvent, Pick<VerificationChildren, keyof OverseasPorts>>;

export const overseasTraceSteps = enterpriseRows;

export const mainlandTraceSteps = {
  ...enterpriseRows,
  'person.enter': {
    by: 'person',
    can: msg`Fill in legal representative details`,
    did: msg`Filled in the legal representative details`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: () => [{ type: 'person.enter', name: null, number: null }],
  },
  'proofMethod.choose': {
    by: 'person',
    can: msg`Choose authorisation method`,
    did: msg`Chose the authorisation method`,
    detail: ({ method }, { say }) => say(method === 'attorney' ? msg`power of attorney` : msg`online authorisation`),
    tries: () => [
      { type: 'proofMethod.choose', method: 'attorney' },
      { type: 'proofMethod.choose', method: 'authorisation' },
    ],
  },
  'attorney.replace': {
    by: 'person',
    can: msg`Replace power of attorney`,
    did: msg`Tried to replace the power of attorney`,
  },
  'attorney.remove': { by: 'person', can: msg`Remove power of attorney`, did: msg`Removed the power of attorney` },
  'authorisation.check': {
    by: 'person',
    can: msg`Check authorisation status`,
    did: msg`Tried to check the authorisation status`,
  },
  'person.done': {
    by: 'person',
    can: msg`Continue to company details`,
    did: msg`Tried to continue to company details`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'person.done', understood: true }],
  },
  'person.change': {
    by: 'person',
    can: msg`Go back to legal representative`,
    did: msg`Went back to the legal representative`,
  },
  readAuthorisation: { by: 'server', did: msg`Loading authorisation status`, answer: describeAuthorisation },
  watchAuthorisation: { by: 'server', did: msg`Waiting for the legal representative`, answer: describeAuthorisation },
  uploadAttorney: {
    by: 'person',
    did: msg`Uploaded the power of attorney`,
    left: msg`Kept the previous power of attorney`,
  },
} as const satisfies StepRows<VerificationContext, MainlandEvent, VerificationChildren>;
