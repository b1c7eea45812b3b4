import { describe, expect, it } from 'vitest';
import { latency, latencyRatio, median, percentile, ratio, rounded } from './figures.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('percentile', () => {
  it('is the sample at the nearest rank, whatever the order', () => {
    expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100]);
  });

  it('is the sample itself where there is one', () => {
    expect([0.5, 0.99].map((share) => percentile([7], share))).toEqual([7, 7]);
  });

  it('refuses to be taken of nothing', () => {
    expect(() => percentile([], 0.5)).toThrow('a percentile needs a sample');
  });
});

describe('median', () => {
  it('is the middle of an odd number of values and halfway between the middles of an even one', () => {
    expect([median([9, 1, 5]), median([4, 1, 9, 2]), median([3])]).toEqual([5, 3, 3]);
  });
});

describe('ratio', () => {
  it('says how many times the base a value is', () => {
    expect(ratio(3, 2)).toBe(1.5);
  });

  it('refuses a base of nothing, which would make any value look endless', () => {
    expect(() => ratio(3, 0)).toThrow('a ratio needs a base above nothing, not 0');
    expect(() => ratio(3, Number.NaN)).toThrow('a ratio needs a base above nothing, not NaN');
  });
});

describe('latencies of several rounds', () => {
  const rounds = [
    { call: [2, 4, 60], bare: [1, 1, 10] },
    { call: [3, 3, 3], bare: [1, 1, 1] },
    { call: [90, 90, 90], bare: [1, 1, 1] },
  ];

  it('compares a percentile with the same one of the bare handler, so that one disturbed round does not count', () => {
    expect([latencyRatio(rounds, 0.5), latencyRatio(rounds, 0.99)]).toEqual([4, 6]);
  });

  it('is the median of what the rounds say', () => {
    expect(
      latency(
        rounds.map(({ call }) => call),
        0.5,
      ),
    ).toBe(4);
  });
});

describe('rounded', () => {
  it('keeps three decimals', () => {
    expect([rounded(1.23456), rounded(2)]).toEqual([1.235, 2]);
  });
});
