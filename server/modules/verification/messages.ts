import type { VerificationField, VerificationRefusalCode } from '#contract/entities/verification.ts';
import { type Message, msg } from '../../texts/msg.ts';

export type VerificationNotification = 'passed' | 'passed_for_now' | 'refused' | 'refused_by_field';

export const verificationMessages = {
  digest: {
    passed: msg('Your company is verified'),
    passed_for_now: msg('Your company is provisionally verified'),
    refused: msg('Your company verification wasn’t approved'),
    refused_by_field: msg('Your company verification needs correction'),
  } satisfies Record<VerificationNotification, Message>,
  /** `{company}` is the certified name. */
  decided: {
    passed: msg('{company} is verified.'),
    passed_for_now: msg('{company} is provisionally verified. Some details are still missing.'),
    refused: msg('We couldn’t verify {company}.'),
    refused_by_field: msg('We couldn’t verify {company} yet.'),
  } satisfies Record<VerificationNotification, Message<'company'>>,
  codes: {
    license_unreadable: msg('We can’t read the business licence.'),
    license_expired: msg('The business licence has expired.'),
    name_mismatch: msg('A name doesn’t match the business licence.'),
    credit_code_mismatch: msg('The number doesn’t match the business licence.'),
    legal_person_mismatch: msg('The legal representative doesn’t match the business licence.'),
    power_of_attorney_invalid: msg('We can’t accept this power of attorney.'),
    mobile_unreachable: msg('We couldn’t reach this phone number.'),
    other: msg('Some details need correction.'),
  } satisfies Record<VerificationRefusalCode, Message>,
  fields: {
    legal_person_name: msg('Legal representative’s name'),
    legal_person_id: msg('Legal representative’s ID number'),
    company_name: msg('Certified company name'),
    translated_name: msg('Translated name'),
    credit_code: msg('Unified social credit code or registration number'),
    business_license: msg('Business licence'),
    power_of_attorney: msg('Power of attorney'),
    mobile: msg('Verified phone'),
  } satisfies Record<VerificationField, Message>,
  next: {
    passed: msg('You can now activate your waiting orders.'),
    passed_for_now: msg('Submit the missing details. Everything else is saved.'),
    refused: msg('Check all your details and submit them again.'),
    refused_by_field: msg('Correct these details and submit them again. Everything else is saved.'),
  } satisfies Record<VerificationNotification, Message>,
  page: msg('Company verification'),
  activation: msg('Activate order'),
};
