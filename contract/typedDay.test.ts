import { expect, it } from 'vitest';
import { readDay, typedDay, typedOptionalDay } from './typedDay.ts';

it.each([
  '2026-11-22',
  '2026/11/22',
  '2026.11.22',
  '20261122',
  '２０２６／１１／２２',
  '2026年11月22日',
  '2026 年 11 月 22 日',
  '令和8年11月22日',
  '民國115年11月22日',
  'Nov 22, 2026',
  'November 22nd, 2026',
  '22 November 2026',
  '22. Nov. 2026',
])('%s is read as the day 2026-11-22', (text) => {
  expect(readDay(text)).toBe('2026-11-22');
});

it('the first year of a Japanese era is read from its own name (元年)', () => {
  expect(readDay('令和元年5月1日')).toBe('2019-05-01');
});

it.each(['', '2026-02-30', '2026-13-01', '2026-00-10', '3/4/2026', '11-22', 'Foo 22, 2026', 'tomorrow'])(
  '“%s” is not read as a day',
  (text) => {
    expect(readDay(text)).toBeNull();
  },
);

it('a day outside its range is rejected with the earliest or the latest day', () => {
  const day = typedDay({ earliest: '2026-11-01', latest: '2026-11-30' });
  const issue = (text: string) => day.safeParse(text).error?.issues[0];
  expect(issue('2026-10-31')).toMatchObject({ code: 'too_small', minimum: Date.parse('2026-11-01') });
  expect(issue('2026-12-01')).toMatchObject({ code: 'too_big', maximum: Date.parse('2026-11-30') });
  expect(day.parse('2026年11月30日')).toBe('2026-11-30');
});

it.each([
  ['2026年11月1日', '2026-11-01'],
  ['', ''],
  ['\u3000 ', ''],
])('an optional day typed as %j is read as %j', (text, day) => {
  expect(typedOptionalDay().parse(text)).toBe(day);
});

it('an optional day rejects a text that is not a day', () => {
  expect(typedOptionalDay().safeParse('soon').success).toBe(false);
});
