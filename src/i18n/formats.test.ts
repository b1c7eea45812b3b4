import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { formatsOf } from './formats.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each(languages)('in %s an amount names its currency, without empty decimals [LAN-05]', (language) => {
  const { money } = formatsOf(language);
  const amounts = [
    money({ minor: 123_400, currency: 'CNY' }),
    money({ minor: 123_450, currency: 'USD' }),
    money({ minor: 1_234, currency: 'JPY' }),
    money({ minor: -500, currency: 'TWD' }, { sign: 'always' }),
    money({ minor: 500, currency: 'TWD' }, { sign: 'always' }),
    money({ minor: 0, currency: 'TWD' }, { sign: 'always' }),
  ];
  expect(amounts.map(plain)).toEqual(['CNY 1,234', 'USD 1,234.50', 'JPY 1,234', '-TWD 5', '+TWD 5', 'TWD 0']);
});

test('names of which any one will do are joined as each language does', () => {
  expect(languages.map((language) => formatsOf(language).either(['A', 'B', 'C']))).toEqual([
    'A, B, or C',
    'A、B或C',
    'A、B或C',
    'A、B、またはC',
  ]);
});

test('days are counted up to the whole day', () => {
  const { daysUntil } = formatsOf('en');
  const now = new Date('2026-11-21T12:00:00Z');
  expect(
    ['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z', '2026-11-23T12:00:00Z'].map((at) => daysUntil(at, now)),
  ).toEqual([0, 1, 2]);
});

test('a time of today says its time zone', () => {
  expect(languages.map((language) => plain(formatsOf(language, 'Asia/Taipei').time('2026-11-21T15:30:00Z')))).toEqual(
    languages.map(() => '23:30 (GMT+8)'),
  );
});

test('a moment says the time zone after the time [LAN-05, ORD-06]', () => {
  const at = '2026-11-21T15:30:00Z';
  expect(languages.map((language) => plain(formatsOf(language, 'Asia/Taipei').moment(at)))).toEqual([
    'Sat, Nov 21, 2026, 23:30 (GMT+8)',
    '2026年11月21日周六 23:30 (GMT+8)',
    '2026年11月21日 週六 23:30 (GMT+8)',
    '2026年11月21日(土) 23:30 (GMT+8)',
  ]);
});
