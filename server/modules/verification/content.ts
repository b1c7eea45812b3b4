import type { z } from 'zod/mini';
import type { calls } from '#contract/calls/index.ts';
import type { VerificationField } from '#contract/entities/verification.ts';
import {
  hasChineseCharacters,
  needsLegalPersonProof,
  powerOfAttorneyUntil,
} from '#machines/lifecycles/verification.ts';
import type { Deps } from '../../deps.ts';
import { type MainAccount, type Refused, refuse } from '../../wire/handler.ts';
import { missingFields } from '../../wire/missingFields.ts';
import type { NumberChecked } from '../enterprises/index.ts';
import { takeFile } from '../files/index.ts';
import { isEnterpriseAuthorised } from '../signing/index.ts';
import { decryptPerson, encryptPerson, readLegalPerson } from './legalPerson.ts';
import type { Submission } from './readVerification.ts';
import type { verifications } from './tables.ts';

type Body = z.output<typeof calls.verificationSave.body>;

/** The body once the files are stored: both documents are ids of files. */
export type SubmittedContent = Omit<Body, 'business_license' | 'power_of_attorney'> & {
  readonly business_license: string | undefined;
  readonly power_of_attorney: string | undefined;
};

interface SubmissionInput {
  readonly content: SubmittedContent;
  /** The fields that can be submitted now. */
  readonly open: readonly VerificationField[];
  /** The previous submission: its values stay in all fields that are not open. */
  readonly last: Submission | null;
  /** Null if no number was given. */
  readonly checked: NumberChecked | null;
  readonly caller: MainAccount;
}

type Row = typeof verifications.$inferInsert;
type Values = Pick<
  Row,
  'company_name' | 'translated_name' | 'credit_code' | 'register' | 'business_license' | 'mobile'
> &
  Partial<PersonValues>;
type PersonValues = Pick<Row, 'legal_person' | 'is_authorised'> & PowerOfAttorneyValues;
type PowerOfAttorneyValues = Pick<Row, 'power_of_attorney' | 'power_of_attorney_until'>;

interface ValuesResult<Kept> {
  readonly kind: 'said';
  readonly values: Kept;
}
export const missingFieldsRefusal = (asked: Readonly<Record<string, unknown>>): Refused =>
  refuse('verification_incomplete', { fields: missingFields(asked) });

const valuesResult = <Kept>(values: Kept): ValuesResult<Kept> => ({ kind: 'said', values });

/** Fields that are not open have their previous values. */
export async function readSubmittedValues(
  deps: Deps,
  reading: SubmissionInput,
): Promise<Refused | ValuesResult<Values>> {
  const { content, open, last, checked, caller } = reading;
  const given = <Value>(field: VerificationField, now: Value | undefined, before: Value | undefined) =>
    open.includes(field) ? now : before;
  const company_name = given('company_name', content.company_name, last?.row.company_name);
  const translated_name = given('translated_name', content.translated_name, last?.row.translated_name);
  const credit_code = given('credit_code', checked?.number, last?.row.credit_code);
  const register = given('credit_code', checked?.register, last?.row.register);
  const business_license = given('business_license', content.business_license, last?.row.business_license);
  const mobile = given('mobile', content.mobile, last?.row.mobile);
  if (!company_name || !translated_name || !credit_code || !register || !business_license || !mobile)
    return missingFieldsRefusal({ company_name, translated_name, credit_code, business_license, mobile });
  if (!hasChineseCharacters(company_name) && !hasChineseCharacters(translated_name)) return refuse('names_not_chinese');
  if (open.includes('credit_code') && checked !== null) {
    if (!checked.valid) return refuse('credit_code_invalid');
    if (checked.taken) return refuse('credit_code_taken');
  }
  const taking = { caller, token: null, file_id: business_license, purpose: 'business_license' } as const;
  if ((await takeFile(deps, taking)) === null) return refuse('file_unknown');
  const names = { company_name, translated_name, credit_code, register, business_license, mobile };
  const person = await readPerson(deps, reading);
  return person.kind === 'refused' ? person : valuesResult({ ...names, ...person.values });
}

async function readPerson(
  deps: Deps,
  reading: SubmissionInput,
): Promise<Refused | ValuesResult<Partial<PersonValues>>> {
  const { content, open, last, caller } = reading;
  const { client_id } = caller;
  const text = last?.row.legal_person ?? null;
  if (text === null && !open.includes('legal_person_id')) return valuesResult({});
  const before = text === null ? null : decryptPerson(deps, { client_id, text });
  const asked = (['legal_person_name', 'legal_person_id'] as const).filter((field) => open.includes(field));
  if (asked.some((field) => content[field] === undefined))
    return missingFieldsRefusal(Object.fromEntries(asked.map((field) => [field, content[field]])));
  const given = Object.fromEntries(asked.map((field) => [field, content[field]]));
  const { legal_person_name: name, legal_person_id: number } = given;
  const person = await readLegalPerson(deps, { client_id, name, number, before });
  if (person === null) return refuse('legal_person_invalid');
  const is_authorised = await isEnterpriseAuthorised(deps, client_id);
  const voucher = await readPowerOfAttorney(deps, reading, is_authorised);
  if (voucher.kind === 'refused') return voucher;
  return valuesResult({ legal_person: encryptPerson(deps, { client_id, person }), is_authorised, ...voucher.values });
}

/** None if the legal person authorised at the provider. */
async function readPowerOfAttorney(
  deps: Deps,
  { content, open, last, caller }: SubmissionInput,
  is_authorised: boolean,
): Promise<Refused | ValuesResult<PowerOfAttorneyValues>> {
  const isNew = needsLegalPersonProof(open);
  const file_id = isNew ? content.power_of_attorney : last?.row.power_of_attorney;
  if (file_id == null) {
    const nothing = { power_of_attorney: null, power_of_attorney_until: null };
    return is_authorised ? valuesResult(nothing) : missingFieldsRefusal({ power_of_attorney: null });
  }
  if ((await takeFile(deps, { caller, token: null, file_id, purpose: 'power_of_attorney' })) === null)
    return refuse('file_unknown');
  const until = isNew ? powerOfAttorneyUntil(deps.now()) : (last?.row.power_of_attorney_until ?? null);
  return valuesResult({ power_of_attorney: file_id, power_of_attorney_until: until });
}
