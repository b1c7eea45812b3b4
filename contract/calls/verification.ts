import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { integerText, itemId } from '../codecs.ts';
import { sentCodeInfo } from '../entities/oneTimeCode.ts';
import { sealedText, signingAuthorisation, verification } from '../entities/verification.ts';
import { enterpriseNumber, mobile, requiredLine, smsCode } from '../fields.ts';
import { bodyBytesWithFiles, fileOrId } from '../files.ts';
import { codeRate, codeRequest, codeRequestRefusals } from './oneTimeCode.ts';

const verificationType = integerText({ min: 1, max: 99 });

export const clientVerification = get({
  host: 'oss',
  path: '/mall/client/verification',
  summary: 'The verification of the enterprise, with what was handed in and why it was refused',
  access: 'client',
  // A page that waits for a decision polls every few seconds.
  rate: { times: 120, seconds: 60 },
  query: z.strictObject({ client_id: z.optional(itemId) }),
  data: verification,
  refusals: ['not_found', 'too_many_requests'],
});

export const fadadaStatus = get({
  host: 'oss',
  path: '/mall/user/fadada-status',
  summary: 'How far the enterprise has come at the signing provider, and where its legal person authorises',
  access: 'client',
  // A page that waits for the legal person polls every few seconds.
  rate: { times: 60, seconds: 60 },
  /** The order whose activation waits for the authorisation: creates a link that returns to that order. */
  query: z.strictObject({ order_id: z.optional(itemId) }),
  data: signingAuthorisation,
  refusals: ['fadada_child_account', 'unavailable', 'too_many_requests'],
});

export const verificationSave = post({
  host: 'oss',
  path: '/customer/client-verification/save',
  summary: 'Hands in the verification of the enterprise; what a refusal has not named stays as it was handed in',
  access: 'main-account',
  keyed: true,
  form: true,
  rate: { times: 30, seconds: 60 },
  body_bytes: bodyBytesWithFiles(2),
  body: z.strictObject({
    verification_type: verificationType,
    /** Mainland only. Both are encrypted by the page, so that no intermediary stores them. */
    legal_person_name: z.optional(sealedText),
    legal_person_id: z.optional(sealedText),
    /** Mainland only, if the legal person has not given the authorisation. */
    power_of_attorney: z.optional(fileOrId),
    company_name: z.optional(requiredLine(200)),
    translated_name: z.optional(requiredLine(200)),
    credit_code: z.optional(enterpriseNumber),
    business_license: z.optional(fileOrId),
    /** Proved by `sms_code`. */
    mobile: z.optional(mobile),
    sms_code: z.optional(smsCode),
  }),
  data: verification,
  refusals: [
    'verification_state_refuses',
    'verification_incomplete',
    'legal_person_invalid',
    'names_not_chinese',
    'credit_code_invalid',
    'credit_code_taken',
    'mobile_invalid',
    'sms_code_missing',
    'sms_code_wrong',
    'sms_code_expired',
    'sms_code_exhausted',
    'file_refused',
    'file_unknown',
    'too_many_requests',
  ],
});

export const verificationSendSmsCode = post({
  host: 'oss',
  path: '/customer/client-verification/send-sms-code',
  summary: 'Sends a code to the mobile that is to be bound',
  access: 'main-account',
  keyed: true,
  rate: codeRate,
  body: z.strictObject(codeRequest),
  data: sentCodeInfo,
  refusals: codeRequestRefusals,
});

/** Shared by all calls that reveal whether another client is verified with a number, against guessing. */
export const numberLookUpRate = { times: 60, seconds: 3600 } as const;

export const verificationSearch = get({
  host: 'oss',
  path: '/customer/client-verification/search',
  summary: 'Whether a credit code is right and free',
  access: 'main-account',
  rate: numberLookUpRate,
  query: z.strictObject({ credit_code: enterpriseNumber }),
  data: z.object({
    /** In its stored form. */
    credit_code: z.string(),
    valid: z.boolean(),
    taken: z.boolean(),
    /** False if the register is down: no code is called wrong then. */
    checked: z.boolean(),
  }),
  refusals: ['too_many_requests'],
});
