import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { z } from 'zod/mini';
import type { Formats } from '../i18n/formats.ts';

export type Issue = z.core.$ZodIssue;

type WordsOf<Code extends Issue['code']> = (
  issue: Extract<Issue, { readonly code: Code }>,
  formats: Formats,
) => MessageDescriptor;

const other = msg`This cannot be used here. Please check it.`;

/** A limit as it is written: a day where days are compared, else a number. */
const limit = (origin: string, at: number | bigint, { calendarDay, number }: Formats): string =>
  origin === 'date' ? calendarDay(new Date(Number(at)).toISOString().slice(0, 10)) : number(Number(at));

/** What is wrong with a text that has to be of a certain form. */
const formatWords: Readonly<Record<string, MessageDescriptor>> = {
  email: msg`This is not an e-mail address. Please write it like name@example.com.`,
  number: msg`This is not a number. Please write it in digits.`,
  mobile: msg`Please enter the correct mobile number.`,
  date: msg`This is not a date. Please write it like 2026-11-22.`,
};

/** What is wrong and the way out, for each way in which a schema refuses. A schema can have words of its own. */
export const issueWords = {
  invalid_type: () => other,
  too_big: ({ origin, maximum }, formats) => {
    const most = Number(maximum);
    if (origin === 'string')
      return msg`${plural(most, { one: 'Please enter at most # character.', other: 'Please enter at most # characters.' })}`;
    const last = limit(origin, maximum, formats);
    return origin === 'date' ? msg`Please choose ${last} or an earlier day.` : msg`Please enter ${last} or less.`;
  },
  too_small: ({ origin, minimum }, formats) => {
    const least = Number(minimum);
    if (origin === 'string')
      return msg`${plural(least, { one: 'Please enter at least # character.', other: 'Please enter at least # characters.' })}`;
    const first = limit(origin, minimum, formats);
    return origin === 'date' ? msg`Please choose ${first} or a later day.` : msg`Please enter ${first} or more.`;
  },
  invalid_format: ({ format }) => formatWords[format] ?? msg`This is not written as it should be. Please check it.`,
  not_multiple_of: ({ divisor }, { number }) => {
    const step = number(divisor);
    return msg`Please enter a multiple of ${step}.`;
  },
  unrecognized_keys: () => other,
  invalid_union: () => other,
  invalid_key: () => other,
  invalid_element: () => other,
  invalid_value: () => msg`Please choose one of these.`,
  custom: () => other,
} as const satisfies { readonly [Code in Issue['code']]: WordsOf<Code> };

/** What is said of a field that has to be filled in and is not. */
export const missingWords = msg`Please fill this in.`;

/** Words of its own for a schema to refuse with: said in the language of the page, whichever that is by then. */
export const words = ({ id }: MessageDescriptor): string => id;

/** An issue in words: those that the schema has of its own, else those for what is wrong. */
export function issueText(issue: Issue, isEmpty: boolean, i18n: I18n, formats: Formats): string {
  if (issue.message !== '') return i18n._(issue.message);
  if (isEmpty) return i18n._(missingWords);
  return i18n._(wordsOf(issue, formats));
}

function wordsOf(issue: Issue, formats: Formats): MessageDescriptor {
  switch (issue.code) {
    case 'too_big':
      return issueWords.too_big(issue, formats);
    case 'too_small':
      return issueWords.too_small(issue, formats);
    case 'invalid_format':
      return issueWords.invalid_format(issue);
    case 'not_multiple_of':
      return issueWords.not_multiple_of(issue, formats);
    default:
      return issueWords[issue.code]();
  }
}
