import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Zone } from '#contract/entities/client.ts';
import type {
  SigningAuthorisation,
  Verification,
  VerificationField,
  VerificationRefusalCode,
} from '#contract/entities/verification.ts';
import { taxpayerIdLabels } from './invoiceLabels.ts';

type Labels<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

export const verificationFieldLabels = {
  legal_person_name: msg`Legal representative’s name`,
  legal_person_id: msg`Legal representative’s ID number`,
  power_of_attorney: msg`Power of attorney`,
  company_name: msg`Certified company name`,
  translated_name: msg`Translated name`,
  credit_code: msg`Unified social credit code`,
  business_license: msg`Business licence`,
  mobile: msg`Verified phone`,
} as const satisfies Labels<VerificationField>;

/** The number by which a zone's authorities identify an enterprise. */
export const creditCodeLabels = {
  ...taxpayerIdLabels,
  CN: verificationFieldLabels.credit_code,
  other: msg`Registration number`,
} as const satisfies Labels<Zone>;

export const verificationFieldLabel = (zone: Zone, field: VerificationField): MessageDescriptor =>
  field === 'credit_code' ? creditCodeLabels[zone] : verificationFieldLabels[field];

export const verificationStatusLabels = {
  none: msg`Not verified`,
  pending: msg`Under review`,
  trial_pass: msg`Provisionally verified`,
  pass: msg`Verified`,
  refuse: msg`Not approved`,
  refuse_alternate: msg`Needs correction`,
} as const satisfies Labels<Verification['status']>;

export const verificationRefusalMessages = {
  license_unreadable: msg`We can’t read the business licence.`,
  license_expired: msg`The business licence has expired.`,
  name_mismatch: msg`A name doesn’t match the business licence.`,
  credit_code_mismatch: msg`The number doesn’t match the business licence.`,
  legal_person_mismatch: msg`The legal representative doesn’t match the business licence.`,
  power_of_attorney_invalid: msg`We can’t accept this power of attorney.`,
  mobile_unreachable: msg`We couldn’t reach this phone number.`,
  other: msg`Some details need correction.`,
} as const satisfies Labels<VerificationRefusalCode>;

/** The legal person's authorisation at the signing provider. */
export const signingAuthorisationLabels = {
  unauthorized: msg`not requested yet`,
  waiting: msg`waiting for the legal representative`,
  refused: msg`declined by the legal representative`,
  authorized: msg`authorised`,
  identified: msg`authorised, identity verified`,
} as const satisfies Labels<SigningAuthorisation['fadada_status']>;
