import { z } from 'zod/mini';
import { day, instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';
import { typedText } from '../typed.ts';
import { verificationStatus, type Zone, zone } from './client.ts';

/** `verification_type` of the mainland flow; every other value is an overseas one. */
export const mainlandVerification = 1;
const overseasVerification = 2;

/** By which type the enterprises of a zone are verified. */
export const verificationTypeOf = (use_zone: Zone): number =>
  use_zone === 'CN' ? mainlandVerification : overseasVerification;

/** The page on which the enterprises of a type are verified, below the base path. */
export const verificationPath = (verification_type: number): '/mainlandAuth' | '/auth' =>
  verification_type === mainlandVerification ? '/mainlandAuth' : '/auth';

/** The same page, which leads on to the activation of an order once the verification is handed in or has passed. */
export const verificationAddress = (verification_type: number, activationOf: string | null): string => {
  const query = activationOf === null ? '' : `?for=${encodeURIComponent(activationOf)}`;
  return `${verificationPath(verification_type)}${query}`;
};

/** Whether two types are verified on the same page. */
export const isSameVerification = (one: number, other: number): boolean =>
  (one === mainlandVerification) === (other === mainlandVerification);

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

export const verificationRefusalCode = z.enum(verificationRefusals);
export type VerificationRefusalCode = z.infer<typeof verificationRefusalCode>;

/**
 * Why a reviewer refused, or what is still to come where it was accepted for now: a code, and of each field the reviewer's own
 * words. Without fields all of it is handed in again.
 */
export const verificationRefusal = z.object({
  code: verificationRefusalCode,
  fields: z
    .array(z.object({ field: verificationField, words: typedText(500).check(z.minLength(1)) }))
    .check(z.maxLength(verificationFields.length)),
});
export type VerificationRefusal = Readonly<z.infer<typeof verificationRefusal>>;

/** What was handed in last. What identifies a person comes back masked. */
export const submittedVerification = z.object({
  legal_person_name: z.nullable(z.string()),
  legal_person_id: z.nullable(z.string()),
  /** Whether the legal person has given the authorisation; else there is a power of attorney. Null outside mainland China. */
  is_authorised: z.nullable(z.boolean()),
  company_name: z.string(),
  translated_name: z.string(),
  credit_code: z.string(),
  /** The files are named to the main account alone, which may read them. */
  business_license: z.nullable(storedFile),
  power_of_attorney: z.nullable(storedFile),
  /** A power of attorney holds for ten years. */
  power_of_attorney_until: z.nullable(instant),
  mobile: z.string(),
});
export type SubmittedVerification = Readonly<z.infer<typeof submittedVerification>>;

/** Why nothing can be handed in now. */
export const verificationReasons = ['passed', 'pending', 'main_account_only'] as const;
export const verificationReason = z.enum(verificationReasons);
export type VerificationReason = z.infer<typeof verificationReason>;

/** With which a page seals what only the server may read: a public key for RSA-OAEP with SHA-256. */
export const sealKey = z.object({ key_id: itemId, public_key: z.base64() });
export type SealKey = Readonly<z.infer<typeof sealKey>>;

/** A text sealed by a page: the key's name and what only the server can open. */
export const sealedText = z.string().check(z.regex(/^[\w-]{1,64}\.[\w-]{300,1100}$/));

/** The verification of an enterprise as it stands. */
export const verification = z.object({
  client_id: itemId,
  /** Of what was handed in last; null where nothing was. */
  verification_id: z.nullable(itemId),
  status: verificationStatus,
  /** Of what was handed in last; before that, of the client's own. */
  verification_type: z.int(),
  /** What the server says about the status, where it says anything. */
  message: z.string(),
  refusal: z.nullable(verificationRefusal),
  submitted: z.nullable(submittedVerification),
  submitted_at: z.nullable(instant),
  decided_at: z.nullable(instant),
  /** By which day it is decided, while it is being reviewed. */
  expected_on: z.nullable(day),
  use_zone: zone,
  /** By which the client is verified. */
  own_type: z.int(),
  full_name: z.string(),
  /** What the client has entered when it registered, unchecked; null where it has not, and once something was handed in. */
  registered_number: z.nullable(z.string()),
  reason: z.nullable(verificationReason),
  seal_key: sealKey,
});
export type Verification = Readonly<z.infer<typeof verification>>;

/**
 * How far the enterprise has come at the signing provider: nothing asked or taken back, an address handed out, refused there,
 * the authorisation given, and at last identified.
 */
export const fadadaStatuses = ['unauthorized', 'waiting', 'refused', 'authorized', 'identified'] as const;

export const fadada = z.object({
  fadada_status: z.enum(fadadaStatuses),
  /** Where the legal person authorises; null when there is nothing to do there. */
  fadada_url: z.nullable(z.string().check(z.regex(/^(https?:\/\/|\/)/))),
  fadada_url_expires_at: z.nullable(instant),
});
export type Fadada = z.infer<typeof fadada>;
