import { expect, it } from 'vitest';
import { licenseFile, mainlandVerifications, overseasVerifications, powerOfAttorneyFile } from './exampleData.ts';
import { initialContext } from './setup.ts';
import { applyVerification, buildSubmitVerificationQuery, emptyFormValues } from './updates.ts';

const seal = (sealed: string) => ({ sealed, masked: '*' });

/** Everything is entered, including a power of attorney, whichever proof is chosen. */
const submissionWith = (proof_method: 'authorisation' | 'attorney') =>
  buildSubmitVerificationQuery({
    ...initialContext({ key: 'key', userInput: null }),
    verification: mainlandVerifications.none,
    entered: {
      ...emptyFormValues,
      company_name: '示例贸易有限公司',
      legal_person_name: seal('name'),
      legal_person_id: seal('number'),
      proof_method,
      power_of_attorney: powerOfAttorneyFile,
      business_license: licenseFile,
    },
  }).application;

it('an uploaded power of attorney is not submitted when the client chose authorisation by the legal person', () => {
  expect(submissionWith('attorney').power_of_attorney).toBe(powerOfAttorneyFile.file_id);
  expect(submissionWith('authorisation')).toEqual({
    verification_type: 1,
    legal_person_name: 'name',
    legal_person_id: 'number',
    company_name: '示例贸易有限公司',
    translated_name: '',
    credit_code: '',
    business_license: licenseFile.file_id,
  });
});

it('the name and number from registration fill an empty verification form, but not one that has an entry', () => {
  const begun = initialContext({ key: 'key', userInput: null });
  const verification = { ...overseasVerifications.none, registered_number: '62478813' };
  expect(applyVerification(begun, verification)).toMatchObject({
    entered: { ...emptyFormValues, company_name: 'Example Trading', credit_code: '62478813' },
    has_number: true,
  });
  const typed = { ...begun, entered: { ...emptyFormValues, company_name: 'Another' } };
  expect(applyVerification(typed, verification)).toEqual({ verification, fault: null });
});
