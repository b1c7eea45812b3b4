import { expect, it } from 'vitest';
import { readDay, typedDay, typedDayIfAny } from './typedDay.ts';

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
])('%s is a day', (text) => {
  expect(readDay(text)).toBe('2026-11-22');
});

it('the first year of an era has a name of its own', () => {
  expect(readDay('令和元年5月1日')).toBe('2019-05-01');
});

it.each(['', '2026-02-30', '2026-13-01', '2026-00-10', '3/4/2026', '11-22', 'Foo 22, 2026', 'tomorrow'])(
  '%s is no day',
  (text) => {
    expect(readDay(text)).toBeNull();
  },
);

it('a day outside of what is possible says from when and until when', () => {
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
])('takes %j for a day, or for none: %j', (text, day) => {
  expect(typedDayIfAny().parse(text)).toBe(day);
});

it('takes no other text for a day', () => {
  expect(typedDayIfAny().safeParse('soon').success).toBe(false);
});
