import { describe, expect, it } from 'vitest';
import { latency, latencyRatio, median, percentile, ratio, roundFigure } from './figures.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('percentiles', () => {
  it('a percentile is the sample at the nearest rank, whatever the order of the samples', () => {
    expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100]);
  });

  it('a percentile of a single sample is that sample', () => {
    expect([0.5, 0.99].map((share) => percentile([7], share))).toEqual([7, 7]);
  });

  it('a percentile of no samples is rejected', () => {
    expect(() => percentile([], 0.5)).toThrow('a percentile needs a sample');
  });
});

describe('medians', () => {
  it('a median is the middle value, or the mean of the two middle values of an even count', () => {
    expect([median([9, 1, 5]), median([4, 1, 9, 2]), median([3])]).toEqual([5, 3, 3]);
  });
});

describe('ratios', () => {
  it('a ratio is the value divided by its base', () => {
    expect(ratio(3, 2)).toBe(1.5);
  });

  it('a ratio with a base of zero or NaN is rejected', () => {
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

  it('a latency ratio is the median over rounds of the percentile against that of the bare handler', () => {
    expect([latencyRatio(rounds, 0.5), latencyRatio(rounds, 0.99)]).toEqual([4, 6]);
  });

  it('a latency is the median over rounds of their percentiles', () => {
    expect(
      latency(
        rounds.map(({ call }) => call),
        0.5,
      ),
    ).toBe(4);
  });
});

describe('rounding of figures', () => {
  it('a figure is rounded to three decimals', () => {
    expect([roundFigure(1.23456), roundFigure(2)]).toEqual([1.235, 2]);
  });
});
