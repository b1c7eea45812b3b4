import { expect, it } from 'vitest';
import { calls } from './calls/index.ts';
import { fieldsOfRefusal, refusalFields } from './refusalFields.ts';
import { codes } from './responseCodes.ts';

const namesOf = (part: object | null): readonly string[] =>
  part !== null && 'shape' in part && typeof part.shape === 'object' ? Object.keys(part.shape ?? {}) : [];
const fieldNamesByCall = Object.values(calls).map(({ query, body }) => [...namesOf(query), ...namesOf(body)]);

/** Codes of status 422 whose handlers name the fields, as the missing ones differ per request. */
const codesWithHandlerFields = ['verification_incomplete', 'mailing_incomplete', 'not_chosen_with_type'];
/** Codes of status 422 that concern no field: about uploaded bytes, or about a selection as a whole. */
const codesWithoutField = [
  'file_refused',
  'file_unknown',
  'file_empty',
  'file_damaged',
  'file_locked',
  'picture_too_large',
  'export_empty',
  'export_too_large',
];

it('every code with status 422 names its fields or is listed as one that does not [WIR-40]', () => {
  const entered = Object.entries(codes).flatMap(([name, { status }]) => (Number(status) === 422 ? [name] : []));
  const known = [...Object.keys(refusalFields), ...codesWithHandlerFields, ...codesWithoutField];
  expect(entered.filter((name) => !known.includes(name))).toEqual([]);
});

it('every field named by a refusal code is a field of some call [WIR-40]', () => {
  const all = fieldNamesByCall.flat();
  expect(Object.values(refusalFields).flatMap((fields) => fields.filter((field) => !all.includes(field)))).toEqual([]);
});

it('a refusal names only those of its fields that its call takes [WIR-40]', () => {
  expect(fieldsOfRefusal('sms_code_wrong', ['mobile', 'sms_code'])).toEqual([
    { path: 'sms_code', problem: 'sms_code_wrong' },
  ]);
  expect(fieldsOfRefusal('order_not_found', ['order_id'])).toEqual([]);
});
