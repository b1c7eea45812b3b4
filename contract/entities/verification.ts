import { z } from 'zod/mini';
import { day, instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';
import { typedText } from '../typed.ts';
import { verificationStatus, type Zone, zone } from './client.ts';

/** `verification_type` of the mainland flow; every other value is overseas. */
export const mainlandVerificationType = 1;
const overseasVerificationType = 2;

export const verificationTypeOf = (use_zone: Zone): number =>
  use_zone === 'CN' ? mainlandVerificationType : overseasVerificationType;

/** Below the base path. */
export const verificationPath = (verification_type: number): '/mainlandAuth' | '/auth' =>
  verification_type === mainlandVerificationType ? '/mainlandAuth' : '/auth';

/** `activationOf` is an order whose activation follows the verification. */
export const verificationUrl = (verification_type: number, activationOf: string | null): string => {
  const query = activationOf === null ? '' : `?for=${encodeURIComponent(activationOf)}`;
  return `${verificationPath(verification_type)}${query}`;
};

export const isSameVerificationType = (one: number, other: number): boolean =>
  (one === mainlandVerificationType) === (other === mainlandVerificationType);

/** A refusal names those that must be submitted again. */
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

export const verificationRefusalCodes = [
  'license_unreadable',
  'license_expired',
  'name_mismatch',
  'credit_code_mismatch',
  'legal_person_mismatch',
  'power_of_attorney_invalid',
  'mobile_unreachable',
  'other',
] as const;

export const verificationRefusalCode = z.enum(verificationRefusalCodes);
export type VerificationRefusalCode = z.infer<typeof verificationRefusalCode>;

/**
 * A refusal, or what is missing after an acceptance for now: a code, and a text of the reviewer for each field. Without
 * fields everything must be submitted again.
 */
export const verificationRefusal = z.object({
  code: verificationRefusalCode,
  fields: z
    .array(z.object({ field: verificationField, words: typedText(500).check(z.minLength(1)) }))
    .check(z.maxLength(verificationFields.length)),
});
export type VerificationRefusal = Readonly<z.infer<typeof verificationRefusal>>;

/** The last submission, with personal data masked. */
export const submittedVerification = z.object({
  legal_person_name: z.nullable(z.string()),
  legal_person_id: z.nullable(z.string()),
  /**
   * Whether the legal person has given the authorisation; otherwise there is a power of attorney. Null outside mainland
   * China.
   */
  is_authorised: z.nullable(z.boolean()),
  company_name: z.string(),
  translated_name: z.string(),
  credit_code: z.string(),
  /** Files are visible only to the main account, which may read them. */
  business_license: z.nullable(storedFile),
  power_of_attorney: z.nullable(storedFile),
  /** A power of attorney is valid for ten years. */
  power_of_attorney_until: z.nullable(instant),
  mobile: z.string(),
});
export type SubmittedVerification = Readonly<z.infer<typeof submittedVerification>>;

export const verificationReasons = ['passed', 'pending', 'main_account_only'] as const;
export const verificationReason = z.enum(verificationReasons);
export type VerificationReason = z.infer<typeof verificationReason>;

/** A public key for RSA-OAEP with SHA-256; pages encrypt with it what only the server may read. */
export const sealKey = z.object({ key_id: itemId, public_key: z.base64() });
export type SealKey = Readonly<z.infer<typeof sealKey>>;

/** `<key_id>.<ciphertext>`, encrypted by a page with the seal key. */
export const sealedText = z.string().check(z.regex(/^[\w-]{1,64}\.[\w-]{300,1100}$/));

export const verification = z.object({
  client_id: itemId,
  /** Null before the first submission. */
  verification_id: z.nullable(itemId),
  status: verificationStatus,
  /** The type of the last submission; before the first, `own_type`. */
  verification_type: z.int(),
  /** The server's text about the status; may be empty. */
  message: z.string(),
  refusal: z.nullable(verificationRefusal),
  submitted: z.nullable(submittedVerification),
  submitted_at: z.nullable(instant),
  decided_at: z.nullable(instant),
  /** The expected day of the decision, during a review. */
  expected_on: z.nullable(day),
  use_zone: zone,
  /** The type by which the client is verified. */
  own_type: z.int(),
  full_name: z.string(),
  /** The unverified number from the client's own registration; null without one, and after the first submission. */
  registered_number: z.nullable(z.string()),
  reason: z.nullable(verificationReason),
  seal_key: sealKey,
});
export type Verification = Readonly<z.infer<typeof verification>>;

/**
 * The enterprise's progress at the signing provider. `unauthorized`: nothing requested, or withdrawn; `waiting`: a link
 * was handed out; `refused` there; `authorized`: authorisation given; `identified`: complete.
 */
export const authorisationStatuses = ['unauthorized', 'waiting', 'refused', 'authorized', 'identified'] as const;

export const signingAuthorisation = z.object({
  fadada_status: z.enum(authorisationStatuses),
  /** Where the legal person authorises; null when there is nothing to do there. */
  fadada_url: z.nullable(z.string().check(z.regex(/^(https?:\/\/|\/)/))),
  fadada_url_expires_at: z.nullable(instant),
});
export type SigningAuthorisation = z.infer<typeof signingAuthorisation>;
