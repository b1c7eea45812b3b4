// `npm run defects`: puts one defect at a time into a copy of the tree and reports which generated suite fails for it;
// tries the mutants of each flow's machine in memory. Skips what was tried before with the same sources.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CaughtBy } from './caughtBy.ts';
import { type Copy, copyTree } from './copy.ts';
import type { Defect } from './defect.ts';
import { declarationsIn, fileOf } from './fileOf.ts';
import { flowsWithSuite, tryMutantsOf } from './goldenSuites.ts';
import { type DefectGroup, defectGroups } from './index.ts';
import { DefectRecord, type Result } from './record.ts';
import { catchers, commitIn, hashOfSources } from './sources.ts';
import { runSuite, type Suite, suiteNamed, suitesFor } from './suites.ts';
import { describeVerdict, passedVerdict, type Verdict } from './verdict.ts';

const root = join(import.meta.dirname, '../..');
const groupNames = defectGroups.map(({ name }) => name);
const usage = `Usage: npm run defects -- [${[...groupNames, 'mutants'].join('|')}] [--only <text of the name>] [--again]
       npm run defects -- mutants [${flowsWithSuite.join('|')}] [--again]`;

type RequestedTrial =
  | { readonly kind: string; readonly name: string; readonly group: DefectGroup; readonly defect: Defect }
  | { readonly kind: 'mutants'; readonly name: string; readonly group: null };

const detail = ({ message }: Verdict): string => (message === '' ? '' : `: ${message}`);

/** One line per trial, the number of catches per suite, and the messages of the others. */
function tableOf(results: readonly Result[]): string {
  const rows = results.map(
    ({ kind, name, verdict, seconds }) =>
      `${kind.padEnd(8)} ${describeVerdict(verdict).padEnd(15)} ${seconds.toFixed(1).padStart(7)}  ${name}`,
  );
  const by = Map.groupBy(results, ({ verdict }) => describeVerdict(verdict));
  const counts = [...by].map(([words, all]) => `${words}: ${all.length}`).join(', ');
  const others = results.filter(({ verdict }) => verdict.kind !== 'caught');
  const notes = others.map(
    ({ kind, name, verdict }) => `${kind}: ${name}\n    ${describeVerdict(verdict)}${detail(verdict)}`,
  );
  const heading = 'Kind     Caught by       Seconds  Defect';
  return ['', heading, ...rows, '', ...notes, `${results.length} tried; ${counts}`].join('\n');
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' }, again: { type: 'boolean', default: false } },
  });
  const wanted = trialsFor(positionals).filter(({ name }) => name.includes(values.only));
  if (wanted.length === 0) throw new Error(`There is no such defect. ${usage}`);
  return { wanted, again: values.again };
}

function trialsFor(positionals: readonly string[]): readonly RequestedTrial[] {
  const [first, ...flows] = positionals;
  if (first === 'mutants' && flows.length > 0) {
    if (flows.some((flow) => !flowsWithSuite.includes(flow))) throw new Error(usage);
    return flows.map((name) => ({ kind: 'mutants', name, group: null }));
  }
  const kinds = positionals.length === 0 ? [...groupNames, 'mutants'] : positionals;
  return kinds.flatMap((kind): readonly RequestedTrial[] => {
    if (kind === 'mutants') return flowsWithSuite.map((name) => ({ kind: 'mutants', name, group: null }));
    const group = defectGroups.find(({ name }) => name === kind);
    if (group === undefined) throw new Error(usage);
    return group.defects.map((defect) => ({ kind, name: defect.name, group, defect }));
  });
}

const declarations = declarationsIn(root);
const caughtBy = new CaughtBy(join(root, catchers));

/** Runs the suites that a defect could fail until one does, beginning with the test that caught it last. */
async function tryDefect(
  { folder, put }: Copy,
  wanted: Extract<RequestedTrial, { group: DefectGroup }>,
  record: DefectRecord,
): Promise<Verdict> {
  const { flows } = wanted.group;
  const file = fileOf(wanted.defect, declarations);
  const suites = suitesFor(file);
  const tryWith = async (suite: Suite, test?: string) => {
    await expectSuitePasses(folder, suite, flows, record);
    const takeOut = put(wanted.defect, file);
    const verdict = await runSuite(folder, suite, { flows, changed: file, ...(test !== undefined && { test }) });
    takeOut();
    return verdict;
  };
  const last = caughtBy.of(wanted);
  // Whatever its rooms are now: a source that has moved out of them is still tried with it.
  const lastSuite = last && suiteNamed(last.suite);
  if (last && lastSuite) {
    const verdict = await tryWith(lastSuite, last.test);
    if (verdict.kind === 'caught') return verdict;
  }
  for (const suite of suites) {
    const verdict = await tryWith(suite);
    if (verdict.kind === 'caught' && verdict.test !== null)
      caughtBy.add(wanted, { suite: verdict.suite, test: verdict.test });
    if (verdict.kind !== 'passed') return verdict;
  }
  return passedVerdict;
}

/** Throws if a suite fails without any defect. */
async function expectSuitePasses(
  folder: string,
  suite: Suite,
  flows: readonly string[] | null,
  record: DefectRecord,
): Promise<void> {
  const name = flows === null ? suite.name : `${suite.name} of ${flows.join(', ')}`;
  if (record.isSound(name)) return;
  const verdict = await runSuite(folder, suite, { flows, changed: null });
  if (verdict.kind !== 'passed')
    throw new Error(`${name} fails without a defect, ${describeVerdict(verdict)}${detail(verdict)}`);
  record.addSound(name);
}

function tryFlowMutants(flow: string): Verdict {
  const { tried, accepted, problems } = tryMutantsOf(flow);
  for (const [kind, count] of Object.entries(tried)) console.log(`${String(count).padStart(5)}  ${kind}`);
  const count = Object.values(tried).reduce((sum, one) => sum + one, 0);
  if (problems.length > 0)
    return { kind: 'passed', message: [`${problems.length} of ${count} mutants`, ...problems].join('\n    ') };
  return {
    kind: 'caught',
    suite: 'golden suite',
    test: null,
    message: `${count - accepted} mutants die, ${accepted} are accepted`,
  };
}

async function tryAll(): Promise<number> {
  const { wanted, again } = readArguments();
  const record = new DefectRecord(join(root, `.cache/defects/${commitIn(root)}-${hashOfSources(root)}.json`));
  const open = wanted.filter((one) => again || record.resultOf(one) === null);
  if (open.length < wanted.length) console.log(`${wanted.length - open.length} were tried before (--again tries anew)`);
  const copy = open.some(({ group }) => group !== null) ? copyTree() : null;
  for (const one of open) {
    console.log(`${one.kind}: ${one.name}`);
    const began = performance.now();
    const verdict = one.group === null || copy === null ? tryFlowMutants(one.name) : await tryDefect(copy, one, record);
    record.add({ kind: one.kind, name: one.name, verdict, seconds: (performance.now() - began) / 1000 });
    console.log(`    ${describeVerdict(verdict)}${detail(verdict)}`);
  }
  console.log(tableOf(record.results));
  return wanted.every((one) => record.resultOf(one)?.verdict.kind === 'caught') ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

tryAll().then(
  (code) => {
    process.exitCode = code;
  },
  (cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : String(cause));
    process.exitCode = 2;
  },
);
