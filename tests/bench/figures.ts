/** The value below or at which a share (0 to 1) of the samples lies: the nearest rank, always one of the samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('a percentile needs a sample');
  return found;
}

/** The middle of the values; between two middles, halfway. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return (percentile(sorted, 0.5) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}

/** How many times the base a value is. */
export function ratio(value: number, base: number): number {
  if (!(base > 0)) throw new Error(`a ratio needs a base above nothing, not ${base}`);
  return value / base;
}

/** A figure as it is reported: three decimals are more than a run can tell. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** One round of a call: its latencies and those of the bare handler, measured in turns. */
export interface Round {
  readonly call: readonly number[];
  readonly bare: readonly number[];
}

/** The ratio of call to bare handler at a percentile: of each round, then the median of the rounds. */
export const latencyRatio = (rounds: readonly Round[], share: number): number =>
  median(rounds.map(({ call, bare }) => ratio(percentile(call, share), percentile(bare, share))));

/** The latency at a percentile: of each round, then the median of the rounds. */
export const latency = (rounds: readonly (readonly number[])[], share: number): number =>
  median(rounds.map((samples) => percentile(samples, share)));
