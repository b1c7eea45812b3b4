import { expect, it } from 'vitest';
import { multiYearPercent, proportionalAmount, termPrice } from './shares.ts';

it('a proportional share is rounded down: to whole dollars in TWD, to minor units in other currencies [PRI-01]', () => {
  expect((['CNY', 'USD', 'TWD', 'JPY'] as const).map((currency) => proportionalAmount(currency, 99_999, 1, 3))).toEqual(
    [33_333, 33_333, 33_300, 33_333],
  );
  expect([proportionalAmount('CNY', 100, 2, 3), proportionalAmount('TWD', 19_999, 1, 1)]).toEqual([66, 19_900]);
});

it('a proportional share is the whole if the part is the whole or more, and zero if any value is not positive [PRI-01]', () => {
  expect([proportionalAmount('CNY', 500, 3, 3), proportionalAmount('CNY', 500, 4, 3)]).toEqual([500, 500]);
  expect([
    proportionalAmount('CNY', 0, 1, 3),
    proportionalAmount('CNY', -500, 1, 3),
    proportionalAmount('CNY', 500, 0, 3),
    proportionalAmount('CNY', 500, -1, 3),
    proportionalAmount('CNY', 500, 1, 0),
    proportionalAmount('CNY', -500, -1, -3),
    proportionalAmount('CNY', 500, -1, -3),
  ]).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('a proportional share is exact when the amount times the days exceeds 2^53 [PRI-01]', () => {
  expect(proportionalAmount('CNY', 9_007_199_254_740_991, 363, 365)).toBe(8_957_844_738_276_656);
});

it('a term of two years is discounted by 5 %, of three by 10 %, and any other by nothing [PRI-02]', () => {
  expect([1, 2, 3, 4].map(multiYearPercent)).toEqual([0, 5, 10, 0]);
  expect([1, 2, 3].map((years) => termPrice({ minor: 10_050, currency: 'TWD' }, years))).toEqual([
    { percent: 0, amount: { minor: 10_050, currency: 'TWD' } },
    { percent: 5, amount: { minor: 20_100 - 1000, currency: 'TWD' } },
    { percent: 10, amount: { minor: 30_150 - 3000, currency: 'TWD' } },
  ]);
});
