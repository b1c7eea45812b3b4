import type { FlowSize } from './flowSizes.ts';
import type { MeasuredTests } from './lastTests.ts';

export interface Measurements {
  readonly figures: ReadonlyMap<string, number>;
  readonly flows: ReadonlyMap<string, FlowSize>;
  readonly tests: MeasuredTests | null;
}

/** Upper bounds of figures with a promise. */
const goals = new Map([
  ['home.js', 1.15],
  ['home.css', 1.6],
  ['store.js', 1.35],
  ['store.css', 2.4],
  ['load.home.lcp', 1.15],
  ['load.home.tbt', 4],
  ['load.home.score_below', 3],
  ['load.store.lcp', 1.4],
  ['load.store.tbt', 8],
  ['load.store.score_below', 9],
  ['route.orders.cold', 3],
  ['route.orders.warm', 2],
  ['route.store.cold', 3],
  ['route.store.warm', 2],
  ['start.second.seconds', 3],
  ['suite.steps', 0.1],
  ['export.memory', 1.3],
  ['export.memory.at_work', 1.3],
  ['export.memory.warm', 1.3],
]);

export const jsonOf = ({ figures, flows, tests }: Measurements): string =>
  JSON.stringify({
    ...Object.fromEntries(figures),
    ...(flows.size > 0 && { flows: Object.fromEntries(flows) }),
    ...(tests !== null && {
      'tests.seconds': tests.seconds,
      'tests.measured_at': tests.measured_at,
      'tests.commit': tests.commit,
    }),
  });

export const tableOf = ({ figures, flows, tests }: Measurements): string =>
  [
    ...[...figures].map(([name, value]) => `${row(name, value.toFixed(3))}${verdictOf(name, value)}`),
    ...[...flows].flatMap(([flow, size]) =>
      Object.entries(size).map(([part, { files, lines }]) =>
        row(`${flow}, ${part}`, `${lines} lines in ${files} files`),
      ),
    ),
    ...(tests === null ? [] : testRows(tests)),
  ].join('\n');

const row = (name: string, value: string): string => `${name.padEnd(24)}${value.padStart(10)}`;

function verdictOf(name: string, value: number): string {
  const goal = goals.get(name);
  return goal === undefined ? '' : `  at most ${goal}: ${value <= goal ? 'kept' : 'MISSED'}`;
}

const testRows = ({ seconds, measured_at, commit }: MeasuredTests): readonly string[] => [
  measured_at === null ? 'npm test has not been run to its end here' : `npm test on ${measured_at}, commit ${commit}`,
  ...Object.entries(seconds).map(([suite, each]) => row(suite, each === null ? 'unknown' : `${each.toFixed(1)} s`)),
];
