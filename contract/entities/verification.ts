import { z } from 'zod';
import { instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';
import { verificationStatus } from './client.ts';

/** `verification_type` of the mainland flow; every other value is an overseas one. */
export const mainlandVerification = 1;

/** What is asked for a verification. A refusal names those that have to be given again. */
export const verificationFields = [
  'legal_person_name',
  'legal_person_id',
  'company_name',
  'translated_name',
  'credit_code',
  'business_license',
  'power_of_attorney',
  'mobile',
] as const;
export const verificationField = z.enum(verificationFields);
export type VerificationField = z.infer<typeof verificationField>;

export const verificationRefusals = [
  'license_unreadable',
  'license_expired',
  'name_mismatch',
  'credit_code_mismatch',
  'legal_person_mismatch',
  'power_of_attorney_invalid',
  'mobile_unreachable',
  'other',
] as const;

/** Why a reviewer refused: a code, the fields that it concerns, and the reviewer's own words. */
export const verificationRefusal = z.object({
  code: z.enum(verificationRefusals),
  fields: z.array(verificationField),
  words: z.string(),
});
export type VerificationRefusal = z.infer<typeof verificationRefusal>;

/** What was handed in last. Numbers that identify a person come back masked. */
export const submittedVerification = z.object({
  legal_person_name: z.string().nullable(),
  legal_person_id: z.string().nullable(),
  company_name: z.string(),
  translated_name: z.string(),
  credit_code: z.string(),
  business_license: storedFile,
  power_of_attorney: storedFile.nullable(),
  /** A power of attorney holds for ten years. */
  power_of_attorney_until: instant.nullable(),
  mobile: z.string(),
});

/** The verification of an enterprise as it stands. */
export const verification = z.object({
  client_id: itemId,
  status: verificationStatus,
  verification_type: z.int(),
  /** What the server says about the status, where it says anything. */
  message: z.string(),
  refusal: verificationRefusal.nullable(),
  submitted: submittedVerification.nullable(),
  submitted_at: instant.nullable(),
  decided_at: instant.nullable(),
});
export type Verification = z.infer<typeof verification>;

/**
 * How far the enterprise has come at the signing provider: nothing asked or taken back, an address handed out, refused there,
 * the authorisation given, and at last identified.
 */
export const fadadaStatuses = ['unauthorized', 'waiting', 'refused', 'authorized', 'identified'] as const;

export const fadada = z.object({
  fadada_status: z.enum(fadadaStatuses),
  /** Where the legal person authorises; null when there is nothing to do there. */
  fadada_url: z
    .string()
    .regex(/^(https?:\/\/|\/)/)
    .nullable(),
  fadada_url_expires_at: instant.nullable(),
});
export type Fadada = z.infer<typeof fadada>;
