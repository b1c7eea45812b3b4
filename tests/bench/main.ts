// `npm run bench`: the figures of one run. With --json one object on stdout, otherwise a table; progress on stderr.
import { type FirstLoad, measureFirstLoads } from './bytes.ts';
import { measureChromiumSuite } from './chromiumSuite.ts';
import { latency, latencyRatio, type Round, ratio, rounded } from './figures.ts';
import { type DatabaseKind, databases, measureCalls, startServer } from './latencies.ts';
import { createCleanup } from './processes.ts';
import { measureStarts } from './starts.ts';
import { measureOwnSuite, measureReplay, measureTestModel, type Suite } from './suites.ts';

const rounds = 5;
const longestMs = 600_000;

/** What a figure should be at most, where something was promised. */
const goals = new Map([
  ['home.js', 1.25],
  ['store.js', 1.25],
  ['start.second.seconds', 3],
  ['suite.steps', 0.1],
]);

const cleanup = createCleanup();
const figures = new Map<string, number>();
const write = (name: string, value: number) => figures.set(name, rounded(value));
const say = (line: string) => console.error(`bench: ${line}`);

function writeBytes(page: 'home' | 'store', load: FirstLoad, minimal: FirstLoad): void {
  write(`${page}.js`, ratio(load.js, minimal.js));
  write(`${page}.css`, ratio(load.css, minimal.css));
}

function writeLatency(call: string, database: DatabaseKind, measured: readonly Round[]): void {
  for (const [name, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    write(`${call}.${database}.${name}`, latencyRatio(measured, share));
    const of = (each: 'call' | 'bare') =>
      latency(
        measured.map((round) => round[each]),
        share,
      ).toFixed(2);
    say(`${call} on ${database}, ${name}: ${of('call')} ms, bare handler ${of('bare')} ms`);
  }
}

async function measureDatabase(kind: DatabaseKind): Promise<void> {
  say(`placing and listing orders on ${kind}`);
  const origin = await startServer(kind, cleanup);
  const measured = await measureCalls(origin, rounds);
  writeLatency('orderAdd', kind, measured.orderAdd);
  writeLatency('orderList', kind, measured.orderList);
  if (kind !== 'pglite') return;
  say('loading the pages');
  const { minimal, home, store } = await measureFirstLoads(origin, cleanup);
  writeBytes('home', home, minimal);
  writeBytes('store', store, minimal);
  for (const [page, { js, css }] of Object.entries({ minimal, home, store })) {
    say(`${page}: ${(js / 1000).toFixed(1)} kB of JS, ${(css / 1000).toFixed(1)} kB of CSS, brotli`);
  }
}

const suiteText = ({ paths, steps, transitions, seconds }: Suite): string =>
  `${paths} paths, ${steps} steps, ${transitions} declared transitions, ${seconds.toFixed(1)} s`;

async function measureSuites(): Promise<void> {
  say('making the suite of the purchase');
  const own = measureOwnSuite();
  const other = measureTestModel();
  say(`the suite: ${suiteText(own)}`);
  say(`TestModel.getShortestPaths: ${suiteText(other)}`);
  write('suite.steps', ratio(own.steps, other.steps));
  write('suite.seconds', ratio(own.seconds, other.seconds));
  const replays = await measureReplay(rounds);
  write('replay.1000.seconds', replays.seconds);
  write('replay.1000.ratio', replays.ratio);
  say('walking the suite in Chromium');
  const chromium = await measureChromiumSuite(rounds, cleanup);
  write('suite.chromium.seconds', chromium.seconds);
  write('suite.chromium.ratio', chromium.ratio);
}

async function measure(): Promise<void> {
  write('rounds', rounds);
  await measureSuites();
  say('starting the product');
  const { cold, second } = await measureStarts(rounds, cleanup);
  for (const [name, start] of [
    ['cold', cold],
    ['second', second],
  ] as const) {
    write(`start.${name}.seconds`, start.seconds);
    write(`start.${name}.ratio`, start.ratio);
  }
  for (const kind of databases) await measureDatabase(kind);
}

function print(): void {
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(Object.fromEntries(figures)));
    return;
  }
  for (const [name, value] of figures) {
    const goal = goals.get(name);
    const verdict = goal === undefined ? '' : `  at most ${goal}: ${value <= goal ? 'kept' : 'MISSED'}`;
    console.log(`${name.padEnd(24)}${value.toFixed(3).padStart(10)}${verdict}`);
  }
}

async function give(code: number, line?: string): Promise<never> {
  if (line !== undefined) say(line);
  await cleanup.run();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The library of the PostgreSQL server listens too and would end the process in the middle of cleaning up.
  process.removeAllListeners(signal);
  process.on(signal, () => give(1, 'interrupted'));
}
setTimeout(() => give(1, `not done after ${longestMs / 1000} s`), longestMs).unref();

try {
  const began = performance.now();
  await measure();
  print();
  await give(0, `done in ${((performance.now() - began) / 1000).toFixed(0)} s`);
} catch (cause) {
  await give(1, cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
}
