import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { z } from 'zod/mini';
import type { FieldFault } from '#machines/kit/fieldFaults.ts';
import type { Formats } from '../i18n/formats.ts';

type Issue = z.core.$ZodIssue;
type FaultCode = FieldFault['code'];
export type FieldError = Pick<FieldFault, 'code' | 'limit'>;

const otherFaultMessage = msg`This can’t be used here. Check your entry.`;

export const missingMessage = msg`Fill in this field.`;

type FaultMessage = (limit: number, formats: Formats) => MessageDescriptor;

const day = (at: number, { calendarDay }: Formats): string => calendarDay(new Date(at).toISOString().slice(0, 10));

/** Problem and remedy for each fault; a schema can have its own message instead. */
export const fieldFaultMessages = {
  missing: () => missingMessage,
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
  wrong: () => otherFaultMessage,
  doubtful: () => otherFaultMessage,
} as const satisfies Readonly<Record<FaultCode, FaultMessage>>;

const codeOfFormat: Readonly<Record<string, FaultCode>> = {
  email: 'not_email',
  number: 'not_number',
  mobile: 'not_mobile',
  date: 'not_date',
};

const faultWithLimit = (code: FaultCode, limit: number | bigint): FieldError => ({ code, limit: Number(limit) });
const faultWithoutLimit = (code: FaultCode): FieldError => ({ code, limit: null });

export function faultOfIssue(issue: Issue, isEmpty: boolean): FieldError {
  // An empty field is `missing`, whichever check rejects it, unless that check has its own message.
  if (isEmpty && issue.message === '') return faultWithoutLimit('missing');
  switch (issue.code) {
    case 'too_big':
      return faultWithLimit(tooBigCodes[issue.origin] ?? 'too_large', issue.maximum);
    case 'too_small':
      // Also a text of invisible characters only, which do not count.
      return issue.origin === 'string' && issue.minimum === 1
        ? faultWithoutLimit('missing')
        : faultWithLimit(tooSmallCodes[issue.origin] ?? 'too_small', issue.minimum);
    case 'invalid_format':
      return faultWithoutLimit(codeOfFormat[issue.format] ?? 'not_well_formed');
    case 'not_multiple_of':
      return faultWithLimit('not_multiple', issue.divisor);
    case 'invalid_value':
      return faultWithoutLimit('not_offered');
    default:
      return faultWithoutLimit('wrong');
  }
}

const tooBigCodes: Readonly<Record<string, FaultCode>> = { string: 'too_long', date: 'too_late' };
const tooSmallCodes: Readonly<Record<string, FaultCode>> = { string: 'too_short', date: 'too_early' };

/** Message for a check in a schema: an id, translated only when shown, so that it follows a change of language. */
export const messageId = ({ id }: MessageDescriptor): string => id;

/** The schema's own message comes first. */
export function faultText({ code, limit }: FieldError, ownWords: string | null, i18n: I18n, formats: Formats): string {
  return ownWords === null ? i18n._(fieldFaultMessages[code](limit ?? 0, formats)) : i18n._(ownWords);
}
