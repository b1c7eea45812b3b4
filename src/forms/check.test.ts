import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { mobile } from '#contract/fields.ts';
import type { Language } from '#contract/languages.ts';
import { typedCode, typedLine, typedNumber } from '#contract/typed.ts';
import { typedDay } from '#contract/typedDay.ts';
import { messages as en } from '../../locales/en.po';
import { messages as ja } from '../../locales/ja.po';
import { createFormats } from '../i18n/formats.ts';
import { fieldFaultsIn, isOptional, maxLengthOf, ownMessageIn, parsedText } from './check.ts';
import { faultText, messageId } from './fieldFaultMessages.ts';

const schema = z
  .object({
    name: typedLine(10).check(z.minLength(2)),
    code: typedCode(4).check(
      z.regex(/^\d*$/, messageId(msg({ id: 'error.credit_code_invalid', message: 'not looked at' }))),
    ),
    mobile: z.pipe(typedCode(20), mobile),
    budget: typedNumber({ min: 1000 }),
    kind: z.enum(['a', 'b']),
    day: typedDay({ latest: '2026-11-30' }),
    agreed: z.boolean(),
  })
  .check(z.refine(({ name, code }) => name !== code, { path: ['name'] }));

const validValues = {
  name: '云帆科技',
  code: '12',
  mobile: '+8613800138000',
  budget: '1,000',
  kind: 'a',
  day: '2026-11-22',
};

const problems = (values: Readonly<Record<string, string | boolean>>, language: Language = 'en') => {
  const i18n = setupI18n({ locale: language, messages: { en, ja } });
  const faults = [...fieldFaultsIn(schema, { ...validValues, agreed: true, ...values })];
  return Object.fromEntries(
    faults.map(([name, fault]) => [
      name,
      faultText(fault, ownMessageIn(schema, name, fault.code), i18n, createFormats(language)),
    ]),
  );
};

it('a form with valid values has no faults', () => {
  expect(problems({})).toEqual({});
});

it('an empty required field is reported as missing, whatever its schema reports', () => {
  const missing = 'Fill in this field.';
  expect(problems({ name: ' ', mobile: '', budget: '', kind: '', day: '' })).toEqual({
    name: missing,
    mobile: missing,
    budget: missing,
    kind: missing,
    day: missing,
  });
});

it('each kind of invalid value has its own message, and a field shows only its first', () => {
  expect(problems({ name: 'x', mobile: '138', budget: '999', kind: 'c', day: '2026-12-01' })).toEqual({
    name: 'Enter at least 2 characters.',
    mobile: 'Check the format.',
    budget: 'Enter 1,000 or more.',
    kind: 'Choose one of these options.',
    day: 'Choose Mon, Nov 30, 2026 or earlier.',
  });
  expect(problems({ name: 'x'.repeat(11), budget: 'many', day: 'soon' })).toEqual({
    name: 'Enter no more than 10 characters.',
    budget: 'Enter a number in digits.',
    day: 'Enter a valid date, for example 2026-11-22.',
  });
});

it('a check across several fields is reported at the field that the schema names', () => {
  expect(problems({ name: '12' })).toEqual({ name: 'This can’t be used here. Check your entry.' });
});

it('a message from the schema takes precedence over the general one, in the language of the page', () => {
  expect(problems({ code: 'ab' })).toEqual({
    code: 'This number isn’t valid. Check it for typos.',
  });
  expect(problems({ code: 'ab', day: '2026-12-01' }, 'ja')).toEqual({
    code: ja['error.credit_code_invalid']?.toString(),
    day: '2026年11月30日(月)以前の日付を選択してください。',
  });
});

it('a valid text is rewritten in its normalised form; an invalid or blank one stays as typed', () => {
  expect(parsedText(typedCode(4), ' １２ ')).toBe('12');
  expect(parsedText(typedNumber(), '1234')).toBe('1,234');
  expect(parsedText(z.pipe(typedCode(20), z.email()), ' name@ ')).toBe(' name@ ');
  expect(parsedText(typedLine(4), '  ')).toBe('  ');
});

it('the schema of a field says whether it is optional and how long its text may be', () => {
  expect([isOptional(typedLine(4)), isOptional(typedLine(4).check(z.minLength(1))), isOptional(typedNumber())]).toEqual(
    [true, false, false],
  );
  expect([isOptional(z.boolean()), isOptional(z.literal(true))]).toEqual([true, false]);
  expect([maxLengthOf(typedLine(4)), maxLengthOf(typedDay())]).toEqual([4, null]);
});
