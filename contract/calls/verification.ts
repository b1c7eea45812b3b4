import { z } from 'zod';
import { get, nothing, post } from '../call.ts';
import { integerText, itemId } from '../codecs.ts';
import { codeSent } from '../entities/code.ts';
import { fadada, verification } from '../entities/verification.ts';
import { enterpriseNumber, line, messageCode, mobile } from '../fields.ts';
import { attachment, bytesWithFiles } from '../files.ts';
import { codeRate, codeRequest, codeRequestRefusals } from './code.ts';

const verificationType = integerText({ min: 1, max: 99 });

export const clientVerification = get({
  host: 'oss',
  path: '/mall/client/verification',
  summary: 'The verification of the enterprise, with what was handed in and why it was refused',
  access: 'client',
  query: z.strictObject({ client_id: itemId.optional() }),
  data: verification,
});

export const fadadaStatus = get({
  host: 'oss',
  path: '/mall/user/fadada-status',
  summary: 'How far the enterprise has come at the signing provider, and where its legal person authorises',
  access: 'client',
  // A page that waits for the legal person asks every few seconds.
  rate: { times: 60, seconds: 60 },
  query: nothing,
  data: fadada,
  refusals: ['fadada_child_account', 'unavailable', 'too_many_requests'],
});

export const verificationSave = post({
  host: 'oss',
  path: '/customer/client-verification/save',
  summary: 'Hands in the verification of the enterprise',
  access: 'main-account',
  form: true,
  body_bytes: bytesWithFiles(2),
  body: z.strictObject({
    verification_type: verificationType,
    /** Mainland only. */
    legal_person_name: line(100).optional(),
    legal_person_id: z
      .string()
      .regex(/^[0-9A-Za-z]{6,20}$/)
      .optional(),
    company_name: line(200),
    translated_name: line(200),
    credit_code: enterpriseNumber,
    business_license: attachment,
    /** For somebody who is not the legal person. */
    power_of_attorney: attachment.optional(),
    mobile,
    sms_code: messageCode,
  }),
  data: verification,
  refusals: [
    'verification_state_refuses',
    'verification_incomplete',
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
  data: codeSent,
  refusals: codeRequestRefusals,
});

export const verificationSearch = get({
  host: 'oss',
  path: '/customer/client-verification/search',
  summary: 'Whether a credit code is right and free, and whose it is',
  query: z.strictObject({ credit_code: enterpriseNumber, verification_type: verificationType.optional() }),
  data: z.object({
    credit_code: z.string(),
    valid: z.boolean(),
    taken: z.boolean(),
    /** Whether the register answered: a register that is down calls no code wrong. */
    checked: z.boolean(),
    company_name: z.string().nullable(),
  }),
});
