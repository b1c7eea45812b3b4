import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { z } from 'zod/mini';
import type { FieldFault } from '#machines/kit/fieldFaults.ts';
import type { Formats } from '../i18n/formats.ts';

type Issue = z.core.$ZodIssue;
type Code = FieldFault['code'];
export type FieldError = Pick<FieldFault, 'code' | 'limit'>;

const other = msg`This can’t be used here. Check your entry.`;

export const missingWords = msg`Fill in this field.`;

type WordsOf = (limit: number, formats: Formats) => MessageDescriptor;

const day = (at: number, { calendarDay }: Formats): string => calendarDay(new Date(at).toISOString().slice(0, 10));

/** Problem and remedy for each fault; a schema can have its own message instead. */
export const fieldFaultWords = {
  missing: () => missingWords,
  too_long: (most) =>
    msg`${plural(most, { one: 'Enter no more than # character.', other: 'Enter no more than # characters.' })}`,
  too_short: (least) =>
    msg`${plural(least, { one: 'Enter at least # character.', other: 'Enter at least # characters.' })}`,
  too_large: (at, { number }) => {
    const last = number(at);
    return msg`Enter ${last} or less.`;
  },
  too_small: (at, { number }) => {
    const first = number(at);
    return msg`Enter ${first} or more.`;
  },
  too_early: (at, formats) => {
    const first = day(at, formats);
    return msg`Choose ${first} or later.`;
  },
  too_late: (at, formats) => {
    const last = day(at, formats);
    return msg`Choose ${last} or earlier.`;
  },
  not_multiple: (divisor, { number }) => {
    const step = number(divisor);
    return msg`Enter a multiple of ${step}.`;
  },
  not_email: () => msg`Enter a valid email address, for example name@example.com.`,
  not_number: () => msg`Enter a number in digits.`,
  not_mobile: () => msg`Enter a valid mobile number.`,
  not_date: () => msg`Enter a valid date, for example 2026-11-22.`,
  not_well_formed: () => msg`Check the format.`,
  not_offered: () => msg`Choose one of these options.`,
  wrong: () => other,
  doubtful: () => other,
} as const satisfies Readonly<Record<Code, WordsOf>>;

const codeOfFormat: Readonly<Record<string, Code>> = {
  email: 'not_email',
  number: 'not_number',
  mobile: 'not_mobile',
  date: 'not_date',
};

const limited = (code: Code, limit: number | bigint): FieldError => ({ code, limit: Number(limit) });
const unlimited = (code: Code): FieldError => ({ code, limit: null });

export function faultOfIssue(issue: Issue, isEmpty: boolean): FieldError {
  // An empty field is `missing`, whichever check rejects it, unless that check has its own message.
  if (isEmpty && issue.message === '') return unlimited('missing');
  switch (issue.code) {
    case 'too_big':
      return limited(tooBig[issue.origin] ?? 'too_large', issue.maximum);
    case 'too_small':
      // Also a text of invisible characters only, which do not count.
      return issue.origin === 'string' && issue.minimum === 1
        ? unlimited('missing')
        : limited(tooSmall[issue.origin] ?? 'too_small', issue.minimum);
    case 'invalid_format':
      return unlimited(codeOfFormat[issue.format] ?? 'not_well_formed');
    case 'not_multiple_of':
      return limited('not_multiple', issue.divisor);
    case 'invalid_value':
      return unlimited('not_offered');
    default:
      return unlimited('wrong');
  }
}

const tooBig: Readonly<Record<string, Code>> = { string: 'too_long', date: 'too_late' };
const tooSmall: Readonly<Record<string, Code>> = { string: 'too_short', date: 'too_early' };

/** Message for a check in a schema: an id, translated only when shown, so that it follows a change of language. */
export const words = ({ id }: MessageDescriptor): string => id;

/** The schema's own message comes first. */
export function faultText({ code, limit }: FieldError, ownWords: string | null, i18n: I18n, formats: Formats): string {
  return ownWords === null ? i18n._(fieldFaultWords[code](limit ?? 0, formats)) : i18n._(ownWords);
}
