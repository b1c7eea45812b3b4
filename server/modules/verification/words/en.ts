import type { VerificationWords } from './telling.ts';

export const en: VerificationWords = {
  digest: {
    passed: 'Your enterprise has been verified',
    passed_for_now: 'Your enterprise has been verified for now',
    refused: 'The verification of your enterprise was refused',
    refused_by_field: 'Parts of your enterprise verification have to be corrected',
  },
  decided: {
    passed: (company) => `${company} has been verified.`,
    passed_for_now: (company) => `${company} has been verified for now. Something is still to come.`,
    refused: (company) => `We could not verify ${company}.`,
    refused_by_field: (company) => `We could not verify ${company} yet.`,
  },
  codes: {
    license_unreadable: 'The business licence cannot be read.',
    license_expired: 'The business licence has expired.',
    name_mismatch: 'A name differs from that on the business licence.',
    credit_code_mismatch: 'The number differs from that on the business licence.',
    legal_person_mismatch: 'The legal person differs from the one on the business licence.',
    power_of_attorney_invalid: 'The power of attorney cannot be accepted.',
    mobile_unreachable: 'The phone could not be reached.',
    other: 'Something has to be corrected.',
  },
  fields: {
    legal_person_name: 'Legal person’s name',
    legal_person_id: 'Legal person’s ID number',
    company_name: 'Certified company name',
    translated_name: 'Translated name',
    credit_code: 'Unified social credit code or registration number',
    business_license: 'Business licence',
    power_of_attorney: 'Power of attorney',
    mobile: 'Bound phone',
  },
  next: {
    passed: 'Orders that waited for it can be activated now.',
    passed_for_now: 'Please submit what is named. Everything else is kept.',
    refused: 'Please check everything and submit it again.',
    refused_by_field: 'Please correct what is named and submit it again. Everything else is kept.',
  },
  page: 'Enterprise verification',
  activation: 'Activate the order',
  pair: (name, value) => `${name}: ${value}`,
  gap: ' ',
};
