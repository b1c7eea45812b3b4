// `npm run bench`: the figures of one run. With --json one object on stdout, otherwise a table; progress on stderr.
import { parseArgs } from 'node:util';
import { flowsWithTests } from '../../scripts/flowTests.mjs';
import { type FirstLoad, measureFirstLoads } from './bytes.ts';
import { measureChromiumSuite } from './chromiumSuite.ts';
import { measureExportMemory } from './exportMemory.ts';
import { latency, latencyRatio, median, type Round, ratio, roundFigure } from './figures.ts';
import { type FlowSize, sizeOfFlow } from './flowSizes.ts';
import { lastTests, type MeasuredTests } from './lastTests.ts';
import { type DatabaseKind, databases, measureCalls, startServer } from './latencies.ts';
import { measureListPages } from './listPages.ts';
import { type Growth, measureGrowth, measureLists, sizes, startWithLists } from './lists.ts';
import { measureLoads } from './loads.ts';
import { measureNotifications, perSecond } from './notifications.ts';
import { createCleanup, root } from './processes.ts';
import { jsonOf, tableOf } from './report.ts';
import { measureRouteChanges } from './routeChanges.ts';
import { measureStarts } from './starts.ts';
import { measureOwnSuite, measureReplay, measureXStateSuite, type Suite } from './suites.ts';

const rounds = 5;
/** A load takes the browser about 15 seconds, whatever is loaded. */
const loadRounds = 3;
/** A group that takes longer hangs. */
const groupTimeoutMs = 1_800_000;

const cleanup = createCleanup();
const figures = new Map<string, number>();
const flows = new Map<string, FlowSize>();
let tests: MeasuredTests | null = null;
const write = (name: string, value: number) => figures.set(name, roundFigure(value));
const printLine = (line: string) => console.error(`bench: ${line}`);

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
    printLine(`${call} on ${database}, ${name}: ${of('call')} ms, bare handler ${of('bare')} ms`);
  }
}

async function measureDatabase(kind: DatabaseKind): Promise<void> {
  printLine(`placing and listing orders on ${kind}`);
  const origin = await startServer(kind, cleanup);
  const measured = await measureCalls(origin, rounds);
  writeLatency('orderAdd', kind, measured.orderAdd);
  writeLatency('orderList', kind, measured.orderList);
}

const million = 1_000_000;

function writeGrowth(name: string, measured: Readonly<Record<'orderList' | 'orderAdd', Growth>>): void {
  for (const [call, { p50, p99 }] of Object.entries(measured)) {
    write(`${call}.${name}.p50`, p50);
    write(`${call}.${name}.p99`, p99);
  }
}

async function measureLongLists(): Promise<void> {
  for (const kind of databases) {
    printLine(`lists of 100, 10,000 and 99,999 orders on ${kind}`);
    const origin = await startWithLists(kind, cleanup);
    const lists = await measureLists(origin);
    const least = lists.get(100);
    if (least === undefined) throw new Error('the shortest list was not read');
    for (const [size, { firstMs, ms, bytes, memory }] of lists) {
      printLine(
        `${size} on ${kind}: first rows ${firstMs.toFixed(1)} ms, all ${ms.toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} kB, ${(memory / 2 ** 20).toFixed(0)} MiB more`,
      );
      write(`lists.${kind}.first.${size}`, ratio(firstMs, least.ms));
      write(`lists.${kind}.mebibytes.${size}`, memory / 2 ** 20);
      if (kind === 'pglite') write(`lists.kilobytes.${size}`, bytes / 1000);
    }
    const few = { origin, email: sizes[100].email };
    writeGrowth(`${kind}.of_99999`, await measureGrowth(few, { origin, email: sizes[99_999].email }));
    if (kind === 'pglite') continue;
    printLine('the same with a million orders of others');
    const crowded = await startWithLists(kind, cleanup, million);
    writeGrowth(`${kind}.of_million`, await measureGrowth(few, { ...few, origin: crowded }));
  }
}

async function measureListPageTimes(): Promise<void> {
  printLine('lists of 100 and 99,999 orders in Chromium');
  for (const [name, value] of Object.entries(
    await measureListPages(await startWithLists('pglite', cleanup), loadRounds),
  )) {
    write(`lists.page.${name}`, value);
  }
}

async function measureNotificationCalls(): Promise<void> {
  for (const kind of databases) {
    printLine(`taking notifications on ${kind}`);
    const measured = await measureNotifications(await startServer(kind, cleanup), rounds);
    const of = (each: 'notifications' | 'inserts') => perSecond(median(measured.map((round) => round[each])));
    write(`notifications.${kind}.ratio`, median(measured.map((round) => ratio(round.notifications, round.inserts))));
    printLine(
      `notifications on ${kind}: ${of('notifications').toFixed(0)} a second, ${of('inserts').toFixed(0)} bare inserts`,
    );
  }
}

async function measurePages(): Promise<void> {
  printLine('loading the pages');
  const origin = await startServer('pglite', cleanup);
  const { minimal, home, store } = await measureFirstLoads(origin, cleanup);
  writeBytes('home', home, minimal);
  writeBytes('store', store, minimal);
  for (const [page, { js, css }] of Object.entries({ minimal, home, store })) {
    printLine(`${page}: ${(js / 1000).toFixed(1)} kB of JS, ${(css / 1000).toFixed(1)} kB of CSS, brotli`);
  }
}

async function measureLoading(): Promise<void> {
  printLine('loading the pages as on a phone');
  const origin = await startServer('pglite', cleanup);
  for (const [page, load] of Object.entries(await measureLoads(origin, loadRounds, cleanup))) {
    for (const [name, value] of Object.entries(load)) write(`load.${page}.${name}`, value);
  }
  printLine('moving from page to page');
  for (const [page, change] of Object.entries(await measureRouteChanges(origin, loadRounds, cleanup))) {
    for (const [name, value] of Object.entries(change)) write(`route.${page}.${name}`, value);
  }
}

const suiteText = ({ paths, steps, transitions, seconds }: Suite): string =>
  `${paths} paths, ${steps} steps, ${transitions} declared transitions, ${seconds.toFixed(1)} s`;

async function measureSuites(): Promise<void> {
  printLine('making the suite of the purchase');
  const own = measureOwnSuite();
  const other = measureXStateSuite();
  printLine(`the suite: ${suiteText(own)}`);
  printLine(`TestModel.getShortestPaths: ${suiteText(other)}`);
  write('suite.steps', ratio(own.steps, other.steps));
  write('suite.seconds', ratio(own.seconds, other.seconds));
  const replays = await measureReplay(rounds);
  write('replay.1000.seconds', replays.seconds);
  write('replay.1000.ratio', replays.ratio);
}

async function measureInChromium(): Promise<void> {
  printLine('walking the suite in Chromium');
  const chromium = await measureChromiumSuite(rounds, cleanup);
  write('suite.chromium.seconds', chromium.seconds);
  write('suite.chromium.ratio', chromium.ratio);
}

async function measureProductStarts(): Promise<void> {
  printLine('starting the product');
  const { cold, second } = await measureStarts(rounds, cleanup);
  for (const [name, start] of [
    ['cold', cold],
    ['second', second],
  ] as const) {
    write(`start.${name}.seconds`, start.seconds);
    write(`start.${name}.ratio`, start.ratio);
  }
}

function countFlows(): void {
  for (const flow of flowsWithTests()) flows.set(flow, sizeOfFlow(root, flow));
}

function readTests(): void {
  tests = lastTests(root);
}

/** Groups that can be measured separately, in the order of a whole run. */
const groups = new Map<string, () => void | Promise<void>>([
  ['flows', countFlows],
  ['tests', readTests],
  ['suites', measureSuites],
  ['chromium', measureInChromium],
  ['starts', measureProductStarts],
  ...databases.map((kind) => [kind, () => measureDatabase(kind)] as const),
  ['notifications', measureNotificationCalls],
  ['lists', measureLongLists],
  ['listPages', measureListPageTimes],
  ['export', () => measureExportMemory({ write, say: printLine }, cleanup)],
  ['bytes', measurePages],
  ['load', measureLoading],
]);

const usage = `Usage: npm run bench -- [--json] [--only <group>] …
The groups are ${[...groups.keys()].join(', ')}.`;

function readArguments() {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [...groups.keys()] },
      help: { type: 'boolean', default: false },
    },
  });
  const unknown = values.only.filter((name) => !groups.has(name));
  if (unknown.length > 0) throw new Error(`There is no group ${unknown.join(', ')}.`);
  return values;
}

async function measure(only: readonly string[]): Promise<void> {
  write('rounds', rounds);
  for (const [name, run] of groups) {
    if (!only.includes(name)) continue;
    const limit = setTimeout(
      () => endProcess(1, `${name} was not done after ${groupTimeoutMs / 1000} s`),
      groupTimeoutMs,
    ).unref();
    await run();
    clearTimeout(limit);
  }
}

async function endProcess(code: number, line?: string): Promise<never> {
  if (line !== undefined) printLine(line);
  await cleanup.run();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The PostgreSQL server's library also listens, and would end the process during cleanup.
  process.removeAllListeners(signal);
  process.on(signal, () => endProcess(1, 'interrupted'));
}

/** Ends the process if there is nothing to measure. */
function readArgumentsOrEnd() {
  try {
    const values = readArguments();
    if (!values.help) return values;
    console.log(usage);
    process.exit(0);
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`);
    process.exit(2);
  }
}

const { json, only } = readArgumentsOrEnd();
try {
  const began = performance.now();
  await measure(only);
  console.log((json ? jsonOf : tableOf)({ figures, flows, tests }));
  await endProcess(0, `done in ${((performance.now() - began) / 1000).toFixed(0)} s`);
} catch (cause) {
  await endProcess(1, cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
}
