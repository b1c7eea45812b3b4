import { expect, it } from 'vitest';
import { attorney, license, mainland } from './exampleStandings.ts';
import { beginWith } from './setup.ts';
import { applicationOf, nothingEntered } from './updates.ts';

const seal = (sealed: string) => ({ sealed, masked: '*' });

/** All of it has been entered, and a power of attorney was uploaded, whatever vouches now. */
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

it('a power of attorney that was uploaded before the legal person has authorised is not handed in', () => {
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
