import { z } from 'zod/mini';

/**
 * What a person types or pastes, as schemas that also say how it is understood: what decodes to the same is written the
 * same way, which is what a field shows afterwards. Checks that follow see what was understood.
 */

/** What nobody sees, or what only turns the direction of what is seen. Blanks and line breaks are not among it. */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?!\s)\p{Cc}/gu;

const tidyLine = (text: string): string => text.replace(unseen, '').replace(/\s+/g, ' ').trim();

const tidyText = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .trim();

const tidyCode = (text: string): string => text.normalize('NFKC').replace(unseen, '').replace(/\s+/g, '');

/** A line: line breaks and runs of blanks are one blank. Full-width characters stay, since names are written with them. */
export const typedLine = (max: number) => z.string().check(z.overwrite(tidyLine), z.maxLength(max));

/** A line in the characters of the keyboard: a telephone with its blanks and brackets. */
export const typedPlainLine = (max: number) =>
  z.string().check(
    z.overwrite((text) => tidyLine(text.normalize('NFKC'))),
    z.maxLength(max),
  );

/** Several lines. */
export const typedText = (max: number) => z.string().check(z.overwrite(tidyText), z.maxLength(max));

/** A code or number: without blanks, and full-width characters are those of the keyboard. */
export const typedCode = (max: number) => z.string().check(z.overwrite(tidyCode), z.maxLength(max));

const grouping = /,/g;

/** The number in a text, with or without grouping; null where there is none. */
export function numberIn(text: string): number | null {
  const digits = tidyCode(text).replace(grouping, '').replace(/[.]$/, '');
  return /^-?(\d+([.]\d+)?|[.]\d+)$/.test(digits) ? Number(digits) : null;
}

/** A number as it is written in a field: grouped by thousands. */
export const groupedNumber = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 20 }).format(value);

/** A number. `missing` says that there is nothing, in place of the words for everybody. */
export const typedNumber = ({ missing, ...limits }: { min?: number; max?: number; missing?: string } = {}) =>
  z.codec(z.string().check(z.minLength(1, missing)), numberWithin(limits), {
    decode: (text, { issues }) => {
      const number = numberIn(text);
      if (number !== null) return number;
      issues.push({ code: 'invalid_format', format: 'number', input: text });
      return z.NEVER;
    },
    encode: groupedNumber,
  });

const numberWithin = ({ min = -Infinity, max = Infinity }: { min?: number; max?: number }) =>
  z.number().check(z.minimum(min), z.maximum(max));

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The first years of the eras by which years are counted in Japan and in Taiwan. */
const eras: Readonly<Record<string, number>> = { 令和: 2019, 平成: 1989, 昭和: 1926, 民國: 1912, 民国: 1912 };

const written = {
  numbers: /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/,
  digits: /^(\d{4})(\d{2})(\d{2})$/,
  era: /^(令和|平成|昭和|民國|民国)(\d{1,3}|元)年(\d{1,2})月(\d{1,2})日?$/,
  dayFirst: /^(\d{1,2})(?:st|nd|rd|th)?[.]?([a-z]{3,9})[.,]?(\d{4})$/,
  monthFirst: /^([a-z]{3,9})[.]?(\d{1,2})(?:st|nd|rd|th)?,?(\d{4})$/,
} as const;

const monthOf = (name = ''): number => months.indexOf(name.slice(0, 3)) + 1;

function partsOf(text: string): readonly [year: number, month: number, day: number] | null {
  const [, year, month, day] = written.numbers.exec(text) ?? written.digits.exec(text) ?? [];
  if (year !== undefined) return [Number(year), Number(month), Number(day)];
  const era = written.era.exec(text);
  if (era !== null) {
    const [, name = '', count, eraMonth, eraDay] = era;
    return [(eras[name] ?? 0) + (count === '元' ? 1 : Number(count)) - 1, Number(eraMonth), Number(eraDay)];
  }
  const dayFirst = written.dayFirst.exec(text);
  if (dayFirst !== null) return [Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1])];
  const monthFirst = written.monthFirst.exec(text);
  if (monthFirst !== null) return [Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2])];
  return null;
}

/**
 * The day in a text as `2026-11-22`, as it is written in any of the languages; null where there is none. Where day and
 * month cannot be told apart, as in 3/4/2026, there is none.
 */
export function dayIn(text: string): string | null {
  const [year, month, day] = partsOf(tidyCode(text).toLowerCase()) ?? [0, 0, 0];
  if (month < 1 || month > 12 || year < 1000) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCDate() === day && at.getUTCMonth() === month - 1 ? at.toISOString().slice(0, 10) : null;
}

/** A day, or nothing. */
export const typedDayIfAny = () =>
  z.codec(z.string(), z.union([z.literal(''), z.iso.date()]), {
    decode: (text, { issues }) => {
      if (tidyCode(text) === '') return '';
      const day = dayIn(text);
      if (day === null) issues.push({ code: 'invalid_format', format: 'date', input: text });
      return day ?? z.NEVER;
    },
    encode: (day) => day,
  });

/** A day, from the earliest to the latest. `missing` says that there is none. */
export const typedDay = ({ earliest, latest }: { earliest?: string; latest?: string } = {}, missing?: string) =>
  z.codec(z.string().check(z.minLength(1, missing)), z.iso.date(), {
    decode: (text, { issues }) => {
      const day = dayIn(text);
      if (day === null) issues.push({ code: 'invalid_format', format: 'date', input: text });
      else if (earliest !== undefined && day < earliest)
        issues.push({ code: 'too_small', origin: 'date', minimum: Date.parse(earliest), inclusive: true, input: text });
      else if (latest !== undefined && day > latest)
        issues.push({ code: 'too_big', origin: 'date', maximum: Date.parse(latest), inclusive: true, input: text });
      return day ?? z.NEVER;
    },
    encode: (day) => day,
  });
