import { expect, it } from 'vitest';
import { type Calendar, workingDaysAfter } from './workingDays.ts';

const noHolidays: Calendar = () => null;

it.each([
  ['a Monday', '2026-11-23', 1, '2026-11-24'],
  ['a Friday', '2026-11-20', 1, '2026-11-23'],
  ['a Thursday', '2026-11-19', 3, '2026-11-24'],
  ['a Sunday', '2026-11-22', 1, '2026-11-23'],
  ['the end of a year', '2026-12-31', 1, '2027-01-01'],
] as const)('working days skip weekends after %s', (_name, day, count, reached) => {
  expect(workingDaysAfter(day, count, noHolidays)).toBe(reached);
});

it('working days skip holidays and include weekend days that make up for them', () => {
  // The National Day of mainland China in 2026: 1 to 7 October are free, and Saturday the 10th is a working day.
  const calendar: Calendar = (day) => {
    if (day >= '2026-10-01' && day <= '2026-10-07') return false;
    return day === '2026-10-10' ? true : null;
  };
  expect([1, 2, 3, 4].map((count) => workingDaysAfter('2026-09-30', count, calendar))).toEqual([
    '2026-10-08',
    '2026-10-09',
    '2026-10-10',
    '2026-10-12',
  ]);
});
