import { z } from 'zod/mini';
import { tidyCode } from './typed.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The first years of Japan's and Taiwan's eras. */
const eraFirstYears: Readonly<Record<string, number>> = { 令和: 2019, 平成: 1989, 昭和: 1926, 民國: 1912, 民国: 1912 };

const dayPatterns = {
  numbers: /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/,
  digits: /^(\d{4})(\d{2})(\d{2})$/,
  era: /^(令和|平成|昭和|民國|民国)(\d{1,3}|元)年(\d{1,2})月(\d{1,2})日?$/,
  dayFirst: /^(\d{1,2})(?:st|nd|rd|th)?[.]?([a-z]{3,9})[.,]?(\d{4})$/,
  monthFirst: /^([a-z]{3,9})[.]?(\d{1,2})(?:st|nd|rd|th)?,?(\d{4})$/,
} as const;

const monthOf = (name = ''): number => months.indexOf(name.slice(0, 3)) + 1;

function partsOf(text: string): readonly [year: number, month: number, day: number] | null {
  const [, year, month, day] = dayPatterns.numbers.exec(text) ?? dayPatterns.digits.exec(text) ?? [];
  if (year !== undefined) return [Number(year), Number(month), Number(day)];
  const era = dayPatterns.era.exec(text);
  if (era !== null) {
    const [, name = '', count, eraMonth, eraDay] = era;
    return [(eraFirstYears[name] ?? 0) + (count === '元' ? 1 : Number(count)) - 1, Number(eraMonth), Number(eraDay)];
  }
  const dayFirst = dayPatterns.dayFirst.exec(text);
  if (dayFirst !== null) return [Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1])];
  const monthFirst = dayPatterns.monthFirst.exec(text);
  if (monthFirst !== null) return [Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2])];
  return null;
}

/**
 * The day as `2026-11-22`, from the notations of all languages; null if there is none. An ambiguous order of day and
 * month, as in 3/4/2026, is null as well.
 */
export function readDay(text: string): string | null {
  const [year, month, day] = partsOf(tidyCode(text).toLowerCase()) ?? [0, 0, 0];
  if (month < 1 || month > 12 || year < 1000) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCDate() === day && at.getUTCMonth() === month - 1 ? at.toISOString().slice(0, 10) : null;
}

export const typedOptionalDay = () =>
  z.codec(z.string(), z.union([z.literal(''), z.iso.date()]), {
    decode: (text, { issues }) => {
      if (tidyCode(text) === '') return '';
      const day = readDay(text);
      if (day === null) issues.push({ code: 'invalid_format', format: 'date', input: text });
      return day ?? z.NEVER;
    },
    encode: (day) => day,
  });

/** Bounds inclusive. `missing` is the message for an empty field. */
export const typedDay = ({ earliest, latest }: { earliest?: string; latest?: string } = {}, missing?: string) =>
  z.codec(z.string().check(z.minLength(1, missing)), z.iso.date(), {
    decode: (text, { issues }) => {
      const day = readDay(text);
      if (day === null) issues.push({ code: 'invalid_format', format: 'date', input: text });
      else if (earliest !== undefined && day < earliest)
        issues.push({ code: 'too_small', origin: 'date', minimum: Date.parse(earliest), inclusive: true, input: text });
      else if (latest !== undefined && day > latest)
        issues.push({ code: 'too_big', origin: 'date', maximum: Date.parse(latest), inclusive: true, input: text });
      return day ?? z.NEVER;
    },
    encode: (day) => day,
  });
