/** Percentile by nearest rank, so always a sample. `share` is from 0 to 1. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('a percentile needs a sample');
  return found;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return (percentile(sorted, 0.5) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}

export function ratio(value: number, base: number): number {
  if (!(base > 0)) throw new Error(`a ratio needs a base above nothing, not ${base}`);
  return value / base;
}

/** Three decimals: more than a run can resolve. */
export const roundFigure = (value: number): number => Math.round(value * 1000) / 1000;

/** Latencies of a call and of the bare handler, measured alternately. */
export interface Round {
  readonly call: readonly number[];
  readonly bare: readonly number[];
}

/** Ratio of call to bare handler at a percentile: the median over rounds. */
export const latencyRatio = (rounds: readonly Round[], share: number): number =>
  median(rounds.map(({ call, bare }) => ratio(percentile(call, share), percentile(bare, share))));

/** Latency at a percentile: the median over rounds. */
export const latency = (rounds: readonly (readonly number[])[], share: number): number =>
  median(rounds.map((samples) => percentile(samples, share)));
