// `npm run defects`: puts one defect at a time into a copy of the tree and says which generated suite fails for it.
import { parseArgs } from 'node:util';
import { type Copy, copyTree } from './copy.ts';
import type { Defect } from './defect.ts';
import { defects, isKind, type Kind } from './index.ts';
import { judge, suites, suitesFor, type Verdict } from './suites.ts';

const usage = `Usage: npm run defects -- [${Object.keys(defects).join('|')}] [--only <text of the name>]`;

interface Result {
  readonly kind: Kind;
  readonly name: string;
  readonly verdict: Verdict;
  readonly seconds: number;
}

function readArguments(): readonly { readonly kind: Kind; readonly defect: Defect }[] {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
  const kinds = positionals.length === 0 ? Object.keys(defects) : positionals;
  const known = kinds.filter(isKind);
  if (known.length < kinds.length) throw new Error(usage);
  const named = known.flatMap((kind) => defects[kind].map((defect) => ({ kind, defect })));
  const wanted = named.filter(({ defect }) => values.only === undefined || defect.name.includes(values.only));
  if (wanted.length === 0) throw new Error(`There is no such defect. ${usage}`);
  return wanted;
}

async function tryOne({ folder, put }: Copy, kind: Kind, defect: Defect): Promise<Result> {
  const began = performance.now();
  const takeOut = put(defect);
  const verdict = await judge(folder, suitesFor(folder, defect.file), defect.file);
  takeOut();
  return { kind, name: defect.name, verdict, seconds: (performance.now() - began) / 1000 };
}

function wordsFor(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'passed':
      return 'SURVIVED';
    case 'broken':
      return 'does not build';
    case 'caught':
      return verdict.suite;
  }
}

const detail = (verdict: Verdict): string => ('message' in verdict ? `: ${verdict.message}` : '');

function printTable(results: readonly Result[]): void {
  console.log('\nKind     Caught by       Seconds  Defect');
  for (const { kind, name, verdict, seconds } of results) {
    console.log(`${kind.padEnd(8)} ${wordsFor(verdict).padEnd(15)} ${seconds.toFixed(1).padStart(7)}  ${name}`);
  }
  const by = Map.groupBy(results, ({ verdict }) => wordsFor(verdict));
  console.log(`\n${results.length} defects; ${[...by].map(([words, all]) => `${words}: ${all.length}`).join(', ')}`);
}

async function tryAll(): Promise<number> {
  const wanted = readArguments();
  const copy = copyTree();
  const needed = new Set(wanted.flatMap(({ defect }) => suitesFor(copy.folder, defect.file)));
  const sound = await judge(
    copy.folder,
    suites.filter((suite) => needed.has(suite)),
    null,
  );
  if (sound.kind !== 'passed') {
    console.error(`The tree fails without a defect in it, ${wordsFor(sound)}${detail(sound)}`);
    return 1;
  }
  const results: Result[] = [];
  for (const { kind, defect } of wanted) {
    const result = await tryOne(copy, kind, defect);
    results.push(result);
    console.log(`${kind}: ${defect.name}\n    ${wordsFor(result.verdict)}${detail(result.verdict)}`);
  }
  printTable(results);
  return results.some(({ verdict }) => verdict.kind === 'passed') ? 1 : 0;
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
