import type { SubmittedVerification, Verification } from '#contract/entities/verification.ts';
import type { StoredFile } from '#contract/files.ts';

export const licenseFile: StoredFile = { file_id: 'file-1', name: 'licence.png', size: 310_000, type: 'image/png' };
export const clearerLicenseFile: StoredFile = {
  file_id: 'file-2',
  name: 'licence-whole.pdf',
  size: 120_000,
  type: 'application/pdf',
};
export const powerOfAttorneyFile: StoredFile = {
  file_id: 'file-3',
  name: 'attorney.pdf',
  size: 90_000,
  type: 'application/pdf',
};
export const anotherPowerOfAttorneyFile: StoredFile = {
  file_id: 'file-4',
  name: 'attorney-signed.pdf',
  size: 95_000,
  type: 'application/pdf',
};

const overseasSubmission: SubmittedVerification = {
  legal_person_name: null,
  legal_person_id: null,
  is_authorised: null,
  company_name: 'Example Trading',
  translated_name: '示例貿易有限公司',
  credit_code: '62478813',
  business_license: licenseFile,
  power_of_attorney: null,
  power_of_attorney_until: null,
  mobile: '+8*******12',
};
const mainlandSubmission: SubmittedVerification = {
  ...overseasSubmission,
  legal_person_name: '林*',
  legal_person_id: '1101**********002X',
  is_authorised: true,
  company_name: '示例贸易有限公司',
  translated_name: 'Example Trading',
  credit_code: '91350100M000100Y43',
};

const noVerification: Verification = {
  client_id: 'client-1',
  verification_id: null,
  status: 'none',
  verification_type: 2,
  message: '',
  refusal: null,
  submitted: null,
  submitted_at: null,
  decided_at: null,
  expected_on: null,
  use_zone: 'HK',
  own_type: 2,
  full_name: 'Example Trading',
  registered_number: null,
  reason: null,
  seal_key: { key_id: 'example', public_key: 'AAAA' },
};

/** One verification for each refusal code and field without another example. */
const verificationsByRefusal = (decided: Verification) =>
  ({
    licenseExpired: {
      ...decided,
      verification_id: 'verification-4',
      status: 'refuse_alternate',
      refusal: {
        code: 'license_expired',
        fields: [
          { field: 'business_license', words: 'It ended in May.' },
          { field: 'translated_name', words: 'A character is missing.' },
        ],
      },
    },
    numberDiffers: { ...decided, status: 'refuse', refusal: { code: 'credit_code_mismatch', fields: [] } },
    unreachable: { ...decided, status: 'refuse', refusal: { code: 'mobile_unreachable', fields: [] } },
    powerRefused: { ...decided, status: 'refuse', refusal: { code: 'power_of_attorney_invalid', fields: [] } },
  }) as const satisfies Record<string, Verification>;

/** The possible states of a verification, with the given submissions. */
export const buildVerificationExamples = (
  none: Verification,
  handedIn: SubmittedVerification,
  withAttorney: SubmittedVerification,
) => {
  const at = {
    verification_id: 'verification-1',
    submitted: handedIn,
    submitted_at: '2026-11-21T10:20:00+00:00',
  } as const;
  const decided = { ...none, ...at, decided_at: '2026-11-22T08:00:00+00:00' } as const;
  return {
    none,
    pending: { ...none, ...at, status: 'pending', reason: 'pending', expected_on: '2026-11-24' },
    passed: { ...decided, status: 'pass', reason: 'passed' },
    refused: {
      ...decided,
      status: 'refuse',
      message: '照片不清晰。',
      refusal: { code: 'license_unreadable', fields: [] },
    },
    licenseRefused: {
      ...decided,
      status: 'refuse_alternate',
      refusal: {
        code: 'license_unreadable',
        fields: [{ field: 'business_license', words: 'The seal cannot be read.' }],
      },
    },
    namesRefused: {
      ...decided,
      verification_id: 'verification-2',
      status: 'refuse_alternate',
      refusal: {
        code: 'name_mismatch',
        fields: [
          { field: 'company_name', words: 'It is written otherwise on the licence.' },
          { field: 'mobile', words: 'Nobody answers.' },
        ],
      },
    },
    ...verificationsByRefusal(decided),
    forNow: {
      ...decided,
      submitted: withAttorney,
      status: 'trial_pass',
      refusal: { code: 'other', fields: [{ field: 'credit_code', words: 'Please give the new number.' }] },
    },
    child: { ...none, reason: 'main_account_only' },
  } as const satisfies Record<string, Verification>;
};

export const overseasVerifications = buildVerificationExamples(noVerification, overseasSubmission, overseasSubmission);
export const mainlandVerifications = buildVerificationExamples(
  { ...noVerification, verification_type: 1, own_type: 1, use_zone: 'CN', full_name: '示例贸易有限公司' },
  mainlandSubmission,
  {
    ...mainlandSubmission,
    is_authorised: false,
    power_of_attorney: powerOfAttorneyFile,
    power_of_attorney_until: '2036-11-21T10:20:00+00:00',
  },
);
/** Legal person and power of attorney were refused. */
export const personRefused: Verification = {
  ...mainlandVerifications.refused,
  status: 'refuse_alternate',
  refusal: {
    code: 'legal_person_mismatch',
    fields: [
      { field: 'legal_person_id', words: 'It is not the number on the licence.' },
      { field: 'power_of_attorney', words: 'The seal is missing.' },
    ],
  },
  submitted: { ...mainlandSubmission, is_authorised: false, power_of_attorney: powerOfAttorneyFile },
};
export const personNameRefused: Verification = {
  ...personRefused,
  verification_id: 'verification-3',
  refusal: {
    code: 'legal_person_mismatch',
    fields: [{ field: 'legal_person_name', words: 'It is not the name on the licence.' }],
  },
};
