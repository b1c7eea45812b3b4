import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { createFormats, type Formats } from './formats.ts';

const inTaipei = { timeZone: 'Asia/Taipei' } as const;
const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const amounts = [
  [{ minor: 141_370, currency: 'CNY' }],
  [{ minor: 123_450, currency: 'USD' }],
  [{ minor: 11_000, currency: 'JPY' }],
  [{ minor: -500, currency: 'TWD' }, { sign: 'always' }],
  [{ minor: 500, currency: 'TWD' }, { sign: 'always' }],
  [{ minor: 0, currency: 'TWD' }, { sign: 'always' }],
  [{ minor: -11_000, currency: 'JPY' }],
] as const;
const formatAmounts = (formats: Formats) =>
  amounts.map(([money, options]) => withPlainSpaces(formats.money(money, options)));
const inDollars = ['-NT$5', '+NT$5', 'NT$0'];

test('an amount has an unambiguous currency symbol for its language, and no decimals if its currency has none [LAN-05]', () => {
  expect(Object.fromEntries(languages.map((language) => [language, formatAmounts(createFormats(language))]))).toEqual({
    en: ['CNY 1,413.70', 'US$1,234.50', 'JPY 11,000', ...inDollars, '-JPY 11,000'],
    'zh-CN': ['¥1,413.70', 'US$1,234.50', 'JPY 11,000', ...inDollars, '-JPY 11,000'],
    'zh-TW': ['CNY 1,413.70', 'US$1,234.50', 'JPY 11,000', ...inDollars, '-JPY 11,000'],
    ja: ['CNY 1,413.70', 'US$1,234.50', '11,000円', ...inDollars, '-11,000円'],
  });
});

test('a discount is written as the part taken off, and in Chinese as the part that remains', () => {
  const discounts = (language: (typeof languages)[number]) => [10, 12.5].map(createFormats(language).percentOff);
  expect(Object.fromEntries(languages.map((language) => [language, discounts(language)]))).toEqual({
    en: ['10% off', '12.5% off'],
    'zh-CN': ['9 折', '8.75 折'],
    'zh-TW': ['9 折', '87.5 折'],
    ja: ['10%割引', '12.5%割引'],
  });
});

test('alternatives are joined by "or" as each language does', () => {
  expect(languages.map((language) => createFormats(language).either(['A', 'B', 'C']))).toEqual([
    'A, B, or C',
    'A、B或C',
    'A、B或C',
    'A、B、またはC',
  ]);
});

test('the number of days until a moment is rounded up', () => {
  const { daysUntil } = createFormats('en');
  const now = new Date('2026-11-21T12:00:00Z');
  expect(
    ['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z', '2026-11-23T12:00:00Z'].map((at) => daysUntil(at, now)),
  ).toEqual([0, 1, 2]);
});

test('an age is counted in days for about two months, and then shown as a date [LAN-05]', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const moments = [
    '2026-11-26T11:59:01Z',
    '2026-11-26T11:58:00Z',
    '2026-11-24T12:00:00Z',
    '2026-09-28T12:00:00Z',
    '2025-10-17T12:00:00Z',
  ];
  const told = (language: (typeof languages)[number]) =>
    moments.map((at) => createFormats(language, { timeZone: 'Asia/Taipei' }).age(at, now));
  expect(languages.map(told)).toEqual([
    ['just now', '2 minutes ago', '2 days ago', '59 days ago', 'Oct 17, 2025'],
    ['刚刚', '2分钟前', '前天', '59天前', '2025年10月17日'],
    ['剛剛', '2 分鐘前', '前天', '59 天前', '2025年10月17日'],
    ['たった今', '2 分前', '一昨日', '59 日前', '2025年10月17日'],
  ]);
});

test('a time shows its time zone', () => {
  expect(
    languages.map((language) => withPlainSpaces(createFormats(language, inTaipei).time('2026-11-21T15:30:00Z'))),
  ).toEqual(languages.map(() => '23:30 (GMT+8)'));
});

test('a moment shows its date, weekday, time and time zone [LAN-05, ORD-06]', () => {
  const at = '2026-11-21T15:30:00Z';
  expect(languages.map((language) => withPlainSpaces(createFormats(language, inTaipei).moment(at)))).toEqual([
    'Sat, Nov 21, 2026, 23:30 (GMT+8)',
    '2026年11月21日周六 23:30 (GMT+8)',
    '2026年11月21日 週六 23:30 (GMT+8)',
    '2026年11月21日(土) 23:30 (GMT+8)',
  ]);
});

test('a time omits the time zone if the page shows it elsewhere', () => {
  const formats = createFormats('en', { timeZone: 'Asia/Tokyo', isZoneSaid: true });
  expect(formats.time('2026-11-21T15:30:00Z')).toBe('00:30');
});

test('a span shows the day and time of both ends, and the time zone once', () => {
  const [from, until] = ['2026-11-21T15:30:00Z', '2027-11-20T16:00:00Z'] as const;
  expect(languages.map((language) => withPlainSpaces(createFormats(language, inTaipei).span(from, until)))).toEqual([
    'Nov 21, 2026, 23:30 – Nov 21, 2027, 00:00 (GMT+8)',
    '2026年11月21日 23:30 至 2027年11月21日 00:00 (GMT+8)',
    '2026年11月21日 23:30 至 2027年11月21日 00:00 (GMT+8)',
    '2026年11月21日 23:30～\u200b2027年11月21日 00:00 (GMT+8)',
  ]);
});

test('a span can break only between its two ends and before the time zone', () => {
  const [from, until] = ['2026-11-21T15:30:00Z', '2027-11-20T16:00:00Z'] as const;
  expect(
    languages.map((language) =>
      createFormats(language, inTaipei)
        .span(from, until)
        .split(/[ \u200b]/),
    ),
  ).toEqual([
    ['Nov\u00a021,\u00a02026,\u00a023:30', '–', 'Nov\u00a021,\u00a02027,\u00a000:00', '(GMT+8)'],
    ['2026年11月21日\u00a023:30', '至', '2027年11月21日\u00a000:00', '(GMT+8)'],
    ['2026年11月21日\u00a023:30', '至', '2027年11月21日\u00a000:00', '(GMT+8)'],
    ['2026年11月21日\u00a023:30～', '2027年11月21日\u00a000:00', '(GMT+8)'],
  ]);
});

test('a span within one day of the reader shows the day once, with its weekday', () => {
  const [from, until] = ['2026-11-21T15:00:00Z', '2026-11-21T15:30:00Z'] as const;
  expect(languages.map((language) => withPlainSpaces(createFormats(language, inTaipei).span(from, until)))).toEqual([
    'Sat, Nov 21, 2026, 23:00 – 23:30 (GMT+8)',
    '2026年11月21日周六 23:00 至 23:30 (GMT+8)',
    '2026年11月21日 週六 23:00 至 23:30 (GMT+8)',
    '2026年11月21日(土) 23:00～\u200b23:30 (GMT+8)',
  ]);
  expect(
    withPlainSpaces(
      createFormats('en', { timeZone: 'Asia/Tokyo' }).span('2026-11-21T14:30:00Z', '2026-11-21T15:30:00Z'),
    ),
  ).toBe('Nov 21, 2026, 23:30 – Nov 22, 2026, 00:30 (GMT+9)');
});

test('weekdays are numbered from Monday to Sunday', () => {
  const named = (language: (typeof languages)[number]) => [1, 7].map((day) => createFormats(language).weekday(day));
  expect(languages.map(named)).toEqual([
    ['Mon', 'Sun'],
    ['周一', '周日'],
    ['週一', '週日'],
    ['月', '日'],
  ]);
});

test.each([
  ['Asia/Taipei', 'TW', '23:30'],
  ['Asia/Singapore', 'CN', '23:30'],
  ['Asia/Tokyo', 'JP', '00:30'],
  ['Asia/Tokyo', 'HK', '00:30 (GMT+9)'],
  ['Asia/Tokyo', 'other', '00:30 (GMT+9)'],
  ['Asia/Tokyo', null, '00:30 (GMT+9)'],
] as const)('a reader in %s with a client in %s sees the time as %s', (timeZone, region, time) => {
  expect(createFormats('en', { timeZone, region }).time('2026-11-21T15:30:00Z')).toBe(time);
});

test('a time zone is shown by its common name in each language', () => {
  const names = languages.map((language) => createFormats(language).zone('Asia/Shanghai'));
  expect(names).toEqual(['China Standard Time', '中国标准时间', '中國標準時間', '中国標準時']);
  expect(createFormats('en').zone('America/New_York')).toBe('Eastern Time');
});
