import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type {
  MainlandEvent,
  OverseasEvent,
  OverseasPorts,
  VerificationContext,
  VerificationQuestions,
} from '#machines/flows/verification/types.ts';
import { nothingEntered } from '#machines/flows/verification/updates.ts';
import { answered, failed, formRows, pageRows, provePhoneRow, resumeRow } from '../../flowkit/steps/common.ts';
import type { Answer, Payload, StepRows } from '../../flowkit/steps/rows.ts';
import { doneWords, hiddenWords, type Teller } from '../../flowkit/steps/teller.ts';
import { authorisationWords, verificationStatusWords } from '../../i18n/verificationWords.ts';

const standing = z.object({ told: z.object({ status: z.unknown() }) });
const authorisation = z.object({ authorisation: z.object({ fadada_status: z.unknown() }) });

const verificationAnswer = (output: Payload, { wordOf }: Teller): Answer =>
  answered(wordOf(verificationStatusWords, standing.safeParse(output).data?.told.status));

function authorisationAnswer(output: Payload, { say, wordOf }: Teller): Answer {
  if (output.kind === 'child') return failed(say(msg`it is not open to a child account`));
  return answered(wordOf(authorisationWords, authorisation.safeParse(output).data?.authorisation.fadada_status));
}

const numberWords = {
  free: msg`valid and available`,
  invalid: msg`wrong`,
  taken: msg`taken`,
  unchecked: msg`it could not be checked`,
} as const;

const { company_name, translated_name, credit_code } = nothingEntered;

const enterpriseRows = {
  'enterprise.enter': {
    by: 'person',
    can: msg`Fill in the enterprise`,
    did: msg`Filled in the enterprise`,
    detail: (_event, { say }) => say(hiddenWords),
    tries: () => [
      { type: 'enterprise.enter', typed: { company_name, translated_name, credit_code }, has_number: false },
    ],
  },
  'license.replace': { by: 'person', can: msg`Replace the licence`, did: msg`Wanted to replace the licence` },
  'license.remove': { by: 'person', can: msg`Remove the licence`, did: msg`Removed the licence` },
  'phone.change': { by: 'person', can: msg`Verify another phone`, did: msg`Wanted to verify the phone` },
  'verification.submit': {
    by: 'person',
    can: msg`Submit the verification`,
    did: msg`Wanted to submit the verification`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'verification.submit', understood: true }],
  },
  'verification.check': {
    by: 'person',
    can: msg`Look again how the verification stands`,
    did: msg`Wanted to know how the verification stands`,
  },
  ...formRows,
  ...pageRows,
  'flow.resume': resumeRow,

  readVerification: { by: 'server', did: msg`Reading how the verification stands`, answer: verificationAnswer },
  searchNumber: {
    by: 'server',
    did: msg`Looking the number up`,
    answer: ({ is }, { wordOf }) => answered(wordOf(numberWords, is)),
  },
  uploadLicense: {
    by: 'person',
    did: msg`Uploaded the licence`,
    left: msg`Kept the licence from before`,
  },
  provePhone: provePhoneRow,
  submitVerification: {
    by: 'server',
    did: msg`Submitting the verification`,
    answer: ({ kind, refusal }, { say, refused }) =>
      kind === 'sent' ? answered(say(doneWords)) : failed(refused(refusal)),
  },
  lookUp: { by: 'server', did: msg`Looking how the verification stands`, answer: verificationAnswer },
  watchVerification: { by: 'server', did: msg`Waiting for news of the verification`, answer: verificationAnswer },
} as const satisfies StepRows<VerificationContext, OverseasEvent, Pick<VerificationQuestions, keyof OverseasPorts>>;

export const overseasVerificationSteps = enterpriseRows;

export const mainlandVerificationSteps = {
  ...enterpriseRows,
  'person.enter': {
    by: 'person',
    can: msg`Fill in the legal person`,
    did: msg`Filled in the legal person`,
    detail: (_event, { say }) => say(hiddenWords),
    tries: () => [{ type: 'person.enter', name: null, number: null }],
  },
  'voucher.choose': {
    by: 'person',
    can: msg`Choose how the legal person agrees`,
    did: msg`Chose how the legal person agrees`,
    detail: ({ voucher }, { say }) =>
      say(voucher === 'attorney' ? msg`by a power of attorney` : msg`by the online authorisation`),
    tries: () => [
      { type: 'voucher.choose', voucher: 'attorney' },
      { type: 'voucher.choose', voucher: 'authorisation' },
    ],
  },
  'attorney.replace': {
    by: 'person',
    can: msg`Replace the power of attorney`,
    did: msg`Wanted to replace the power of attorney`,
  },
  'attorney.remove': { by: 'person', can: msg`Remove the power of attorney`, did: msg`Removed the power of attorney` },
  'authorisation.check': {
    by: 'person',
    can: msg`Look again how the authorisation stands`,
    did: msg`Wanted to know how the authorisation stands`,
  },
  'person.done': {
    by: 'person',
    can: msg`Go on to the enterprise`,
    did: msg`Wanted to go on to the enterprise`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'person.done', understood: true }],
  },
  'person.change': { by: 'person', can: msg`Go back to the legal person`, did: msg`Went back to the legal person` },
  readAuthorisation: { by: 'server', did: msg`Reading how the authorisation stands`, answer: authorisationAnswer },
  watchAuthorisation: { by: 'server', did: msg`Waiting for the legal person`, answer: authorisationAnswer },
  uploadAttorney: {
    by: 'person',
    did: msg`Uploaded the power of attorney`,
    left: msg`Kept the power of attorney from before`,
  },
} as const satisfies StepRows<VerificationContext, MainlandEvent, VerificationQuestions>;
