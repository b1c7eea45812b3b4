import type { VerificationField, VerificationRefusalCode } from '#contract/entities/verification.ts';
import { type Message, msg } from '../../texts/msg.ts';

export type VerificationNotification = 'passed' | 'passed_for_now' | 'refused' | 'refused_by_field';

export const verificationMessages = {
  digest: {
    passed: msg('Your enterprise has been verified'),
    passed_for_now: msg('Your enterprise has been verified for now'),
    refused: msg('The verification of your enterprise was refused'),
    refused_by_field: msg('Parts of your enterprise verification have to be corrected'),
  } satisfies Record<VerificationNotification, Message>,
  /** `{company}` is the certified name. */
  decided: {
    passed: msg('{company} has been verified.'),
    passed_for_now: msg('{company} has been verified for now. Something is still to come.'),
    refused: msg('We could not verify {company}.'),
    refused_by_field: msg('We could not verify {company} yet.'),
  } satisfies Record<VerificationNotification, Message<'company'>>,
  codes: {
    license_unreadable: msg('The business licence cannot be read.'),
    license_expired: msg('The business licence has expired.'),
    name_mismatch: msg('A name differs from that on the business licence.'),
    credit_code_mismatch: msg('The number differs from that on the business licence.'),
    legal_person_mismatch: msg('The legal person differs from the one on the business licence.'),
    power_of_attorney_invalid: msg('The power of attorney cannot be accepted.'),
    mobile_unreachable: msg('The phone could not be reached.'),
    other: msg('Something has to be corrected.'),
  } satisfies Record<VerificationRefusalCode, Message>,
  fields: {
    legal_person_name: msg('Legal person’s name'),
    legal_person_id: msg('Legal person’s ID number'),
    company_name: msg('Certified company name'),
    translated_name: msg('Translated name'),
    credit_code: msg('Unified social credit code or registration number'),
    business_license: msg('Business licence'),
    power_of_attorney: msg('Power of attorney'),
    mobile: msg('Bound phone'),
  } satisfies Record<VerificationField, Message>,
  next: {
    passed: msg('Orders that waited for it can be activated now.'),
    passed_for_now: msg('Please submit what is named. Everything else is kept.'),
    refused: msg('Please check everything and submit it again.'),
    refused_by_field: msg('Please correct what is named and submit it again. Everything else is kept.'),
  } satisfies Record<VerificationNotification, Message>,
  page: msg('Enterprise verification'),
  activation: msg('Activate the order'),
};
