import type { SigningAuthorisation } from '#contract/entities/verification.ts';
import {
  commonFaults,
  type Examples,
  formExamples,
  receiptRunExamples,
  refusalWithMessage,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../../kit/examples.ts';
import type { EnteredCode } from '../../parts/oneTimeCodeTypes.ts';
import {
  anotherPowerOfAttorneyFile,
  type buildVerificationExamples,
  clearerLicenseFile,
  licenseFile,
  mainlandVerifications,
  overseasVerifications,
  personNameRefused,
  personRefused,
  powerOfAttorneyFile,
} from './exampleData.ts';
import type {
  EnterpriseFormValues,
  MainlandEvent,
  MainlandPorts,
  OverseasEvent,
  OverseasPorts,
  SealedField,
} from './types.ts';

/** Not encrypted, for examples only. */
export const sealForExample = (text: string): string =>
  `example.${[...text]
    .map((character) => character.codePointAt(0)?.toString(16))
    .join('-')
    .padEnd(300, '_')}`;

const name: SealedField = { sealed: sealForExample('林晓'), masked: '林*' };
const number: SealedField = { sealed: sealForExample('11010519491231002X'), masked: '1101**********002X' };

const overseasFormValues: EnterpriseFormValues = {
  company_name: 'Example Trading',
  translated_name: '示例貿易有限公司',
  credit_code: '62478813',
};
const mainlandFormValues: EnterpriseFormValues = {
  company_name: '示例贸易有限公司',
  translated_name: 'Example Trading',
  credit_code: '91350100M000100Y43',
};

const code: EnteredCode = {
  mobile: '+85251234567',
  code: '123456',
  sent: { mobile: '+85251234567', resend_at: '2026-11-21T10:06:00+00:00' },
};
const newerCode: EnteredCode = { ...code, code: '654321' };

const numberLookupResult = (is: 'free' | 'invalid' | 'taken' | 'unchecked', of: string) =>
  ({ number: of, is }) as const;

const enterpriseEvents = (all: EnterpriseFormValues, other: string) =>
  ({
    'enterprise.enter': [
      { name: 'all of it', event: { type: 'enterprise.enter', typed: all, has_number: true } },
      {
        name: 'another number',
        event: { type: 'enterprise.enter', typed: { ...all, credit_code: other }, has_number: true },
      },
      {
        name: 'a beginning',
        event: { type: 'enterprise.enter', typed: { ...all, translated_name: '', credit_code: '' }, has_number: false },
      },
    ],
    'license.replace': [{ name: 'asked', event: { type: 'license.replace' } }],
    'license.remove': [{ name: 'asked', event: { type: 'license.remove' } }],
    'phone.change': [{ name: 'asked', event: { type: 'phone.change' } }],
    'verification.submit': [
      { name: 'understood', event: { type: 'verification.submit', understood: true } },
      { name: 'with something missing', event: { type: 'verification.submit', understood: false } },
    ],
    'verification.check': [{ name: 'asked', event: { type: 'verification.check' } }],
    ...formExamples,
    ...receiptRunExamples,
  }) as const satisfies Examples<OverseasEvent, object>['events'];

const enterprisePorts = (standing: ReturnType<typeof buildVerificationExamples>, of: string) =>
  ({
    readVerification: [
      { name: 'nothing yet', output: { verification: standing.none } },
      { name: 'being reviewed', output: { verification: standing.pending } },
      { name: 'passed', output: { verification: standing.passed } },
      { name: 'refused', output: { verification: standing.refused } },
      { name: 'the licence was refused', output: { verification: standing.licenseRefused } },
      { name: 'name and mobile were refused', output: { verification: standing.namesRefused } },
      { name: 'the licence has expired', output: { verification: standing.licenseExpired } },
      { name: 'the number differs', output: { verification: standing.numberDiffers } },
      { name: 'nobody was reached', output: { verification: standing.unreachable } },
      { name: 'accepted for now', output: { verification: standing.forNow } },
      { name: 'asked by a child account', output: { verification: standing.child } },
      ...commonFaults,
      unknownCodeFault,
    ],
    searchNumber: [
      { name: 'free', output: numberLookupResult('free', of) },
      { name: 'wrong', output: numberLookupResult('invalid', of) },
      { name: 'taken', output: numberLookupResult('taken', of) },
      { name: 'cannot be checked', output: numberLookupResult('unchecked', of) },
      ...commonFaults,
      unknownCodeFault,
    ],
    uploadLicense: [
      { name: 'uploaded', output: licenseFile },
      { name: 'another uploaded', output: clearerLicenseFile },
      { name: 'kept as it was', output: null },
    ],
    provePhone: [
      { name: 'a code was entered', output: { kind: 'entered', code } },
      { name: 'another code was entered', output: { kind: 'entered', code: newerCode } },
      { name: 'left', output: { kind: 'left', unproven: { mobile: '138 0013', sent: null } } },
    ],
    submitVerification: [
      { name: 'handed in', output: { kind: 'sent', verification: standing.pending } },
      ...(
        [
          ['decided meanwhile', 'verification_state_refuses'],
          ['by a child account', 'main_account_only'],
          ['something is missing', 'verification_incomplete'],
          ['no name is Chinese', 'names_not_chinese'],
          ['not listed', 'credit_code_invalid'],
          ['taken', 'credit_code_taken'],
          ['the code has expired', 'sms_code_expired'],
          ['no code is left', 'sms_code_exhausted'],
          ['no code was sent', 'sms_code_missing'],
          ['the mobile is wrong', 'mobile_invalid'],
          ['a file is gone', 'file_unknown'],
          ['a file is not accepted', 'file_refused'],
        ] as const
      ).map(([label, code]) => ({
        name: label,
        output: { kind: 'refused', refusal: { code }, tries_left: null } as const,
      })),
      {
        name: 'the code is wrong',
        output: { kind: 'refused', refusal: refusalWithMessage('sms_code_wrong'), tries_left: 4 },
      },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal, tries_left: null } },
      ...commonFaults,
    ],
    checkOutcome: [
      { name: 'being reviewed', output: { verification: standing.pending } },
      { name: 'nothing yet', output: { verification: standing.none } },
      { name: 'the licence is still refused', output: { verification: standing.licenseRefused } },
    ],
    watchVerification: [
      { name: 'passed', output: { verification: standing.passed } },
      { name: 'refused', output: { verification: standing.refused } },
      { name: 'the licence was refused', output: { verification: standing.licenseRefused } },
      { name: 'accepted for now', output: { verification: standing.forNow } },
      { name: 'it can be handed in', output: { verification: standing.none } },
    ],
  }) as const satisfies Examples<OverseasEvent, OverseasPorts>['ports'];

export const overseasVerificationExamples = {
  events: enterpriseEvents(overseasFormValues, '12478813'),
  ports: enterprisePorts(overseasVerifications, overseasFormValues.credit_code),
} as const satisfies Examples<OverseasEvent, OverseasPorts>;

const authorisationOutcome = (authorisation: SigningAuthorisation) => ({ kind: 'updated', authorisation }) as const;
const waitingAuthorisation: SigningAuthorisation = {
  fadada_status: 'waiting',
  fadada_url: 'https://sign.example/authorise/1',
  fadada_url_expires_at: '2026-11-28T10:00:00+00:00',
};
const noLink = { fadada_url: null, fadada_url_expires_at: null } as const;
const identifiedOutcome = authorisationOutcome({ fadada_status: 'identified', ...noLink });
const childAccountOutcome = {
  kind: 'child',
  refusal: { code: 'fadada_child_account', message: { text: 'This account is a child account.', language: 'en' } },
} as const;

const mainlandPortExamples = enterprisePorts(mainlandVerifications, mainlandFormValues.credit_code);

export const mainlandVerificationExamples = {
  events: {
    ...enterpriseEvents(mainlandFormValues, '91330106MA2CEXAM47'),
    'person.enter': [
      { name: 'both', event: { type: 'person.enter', name, number } },
      { name: 'the name', event: { type: 'person.enter', name, number: null } },
      { name: 'the number', event: { type: 'person.enter', name: null, number } },
    ],
    'proofMethod.choose': [
      { name: 'the authorisation', event: { type: 'proofMethod.choose', method: 'authorisation' } },
      { name: 'the power of attorney', event: { type: 'proofMethod.choose', method: 'attorney' } },
    ],
    'attorney.replace': [{ name: 'asked', event: { type: 'attorney.replace' } }],
    'attorney.remove': [{ name: 'asked', event: { type: 'attorney.remove' } }],
    'authorisation.check': [{ name: 'asked', event: { type: 'authorisation.check' } }],
    'person.done': [
      { name: 'understood', event: { type: 'person.done', understood: true } },
      { name: 'with something missing', event: { type: 'person.done', understood: false } },
    ],
    'person.change': [{ name: 'asked', event: { type: 'person.change' } }],
  },
  ports: {
    ...mainlandPortExamples,
    readVerification: [
      ...mainlandPortExamples.readVerification,
      { name: 'the legal person was refused', output: { verification: personRefused } },
      { name: "the legal person's name was refused", output: { verification: personNameRefused } },
      { name: 'the power of attorney was refused', output: { verification: mainlandVerifications.powerRefused } },
    ],
    submitVerification: [
      ...mainlandPortExamples.submitVerification,
      {
        name: 'no such legal person',
        output: { kind: 'refused', refusal: { code: 'legal_person_invalid' }, tries_left: null },
      },
    ],
    readAuthorisation: [
      { name: 'given', output: identifiedOutcome },
      {
        name: 'given, and not identified yet',
        output: authorisationOutcome({ ...waitingAuthorisation, fadada_status: 'authorized' }),
      },
      { name: 'an address', output: authorisationOutcome(waitingAuthorisation) },
      { name: 'refused there', output: authorisationOutcome({ ...waitingAuthorisation, fadada_status: 'refused' }) },
      { name: 'nobody offers it', output: authorisationOutcome({ fadada_status: 'unauthorized', ...noLink }) },
      { name: 'asked by a child account', output: childAccountOutcome },
      ...commonFaults,
      unknownCodeFault,
    ],
    watchAuthorisation: [
      { name: 'given', output: identifiedOutcome },
      { name: 'refused there', output: authorisationOutcome({ ...waitingAuthorisation, fadada_status: 'refused' }) },
      { name: 'asked by a child account', output: childAccountOutcome },
    ],
    uploadAttorney: [
      { name: 'uploaded', output: powerOfAttorneyFile },
      { name: 'another uploaded', output: anotherPowerOfAttorneyFile },
      { name: 'kept as it was', output: null },
    ],
  },
} as const satisfies Examples<MainlandEvent, MainlandPorts>;
