import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { problemWith, writeGoldenSuite } from './cliGoldenSuite.ts';
import { isArgumentError, readPathwaysConfig } from './config.ts';
import { extraPathsOf, findCoveringPaths } from './cover.ts';
import { explore } from './explore.ts';
import { goldenSuiteOf } from './goldenSuite.ts';
import { type Provenance, reportPage } from './html/page.ts';
import { measureCoverage } from './measure.ts';
import type { Criterion } from './obligations.ts';
import { listText, type Report, reportText } from './report.ts';

const usage = `Usage: npm run paths -- [<flow>] [--criterion transitions|pairs] [--json] [--html FILE] [--pin FILE] [--check FILE]
--pin writes the golden suite, --check says where one is stale.`;

const isCriterion = (text: string): text is Criterion => text === 'transitions' || text === 'pairs';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      criterion: { type: 'string', default: 'transitions' },
      json: { type: 'boolean', default: false },
      html: { type: 'string' },
      pin: { type: 'string' },
      check: { type: 'string' },
    },
  });
  const [flow, ...rest] = positionals;
  const { criterion, json, html, pin, check } = values;
  if (rest.length > 0 || !isCriterion(criterion)) throw new Error(usage);
  return { flow, criterion, json, html, pin, check };
}

function currentProvenance(): Provenance {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  return { at: new Date().toISOString(), commit: status === 0 ? stdout.trim() : null };
}

async function run(): Promise<number> {
  const { flow, criterion, json, html, pin, check } = readArguments();
  const { models } = await readPathwaysConfig();
  if (flow === undefined) {
    console.log(listText(models));
    return 0;
  }
  const model = models[flow];
  if (model === undefined) throw new Error(`There is no flow ${flow}. There are: ${Object.keys(models).join(', ')}`);
  for (const file of [html, pin]) {
    if (file !== undefined && !existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
  }
  if (check !== undefined && !existsSync(check)) throw new Error(`There is no file ${check}.`);
  const began = performance.now();
  const graph = explore(model, criterion);
  const paths = findCoveringPaths(graph, criterion);
  const coverage = measureCoverage(graph, criterion, paths);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const report: Report = { flow, ...coverage, seconds };
  console.log(json ? JSON.stringify(report) : reportText(report, paths));
  if (html !== undefined) writeFileSync(html, await reportPage(graph, report, paths, currentProvenance()));
  const suite = goldenSuiteOf(flow, model, [...paths, ...extraPathsOf(graph)]);
  if (pin !== undefined) console.error(writeGoldenSuite(pin, suite));
  const problem = check === undefined ? null : problemWith(check, suite);
  if (problem !== null) console.error(problem);
  return problem === null && report.missing.length === 0 && graph.complete ? 0 : 1;
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : String(cause));
    if (isArgumentError(cause)) console.error(usage);
    process.exitCode = 2;
  },
);
