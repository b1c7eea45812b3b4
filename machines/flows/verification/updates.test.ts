import { expect, it } from 'vitest';
import { attorney, license, mainland, overseas } from './exampleStandings.ts';
import { beginWith } from './setup.ts';
import { applicationOf, applyTold, nothingEntered } from './updates.ts';

const seal = (sealed: string) => ({ sealed, masked: '*' });

/** Everything is entered, including a power of attorney, whichever proof is chosen. */
const enteredWith = (vouched_by: 'authorisation' | 'attorney') =>
  applicationOf({
    ...beginWith({ key: 'key', userInput: null }),
    told: mainland.none,
    entered: {
      ...nothingEntered,
      company_name: '示例贸易有限公司',
      legal_person_name: seal('name'),
      legal_person_id: seal('number'),
      vouched_by,
      power_of_attorney: attorney,
      business_license: license,
    },
  }).application;

it('an uploaded power of attorney is not submitted when the client chose authorisation by the legal person', () => {
  expect(enteredWith('attorney').power_of_attorney).toBe(attorney.file_id);
  expect(enteredWith('authorisation')).toEqual({
    verification_type: 1,
    legal_person_name: 'name',
    legal_person_id: 'number',
    company_name: '示例贸易有限公司',
    translated_name: '',
    credit_code: '',
    business_license: license.file_id,
  });
});

it('the name and number from registration fill an empty verification form, but not one that has an entry', () => {
  const begun = beginWith({ key: 'key', userInput: null });
  const told = { ...overseas.none, registered_number: '62478813' };
  expect(applyTold(begun, told)).toMatchObject({
    entered: { ...nothingEntered, company_name: 'Example Trading', credit_code: '62478813' },
    has_number: true,
  });
  const typed = { ...begun, entered: { ...nothingEntered, company_name: 'Another' } };
  expect(applyTold(typed, told)).toEqual({ told, fault: null });
});
