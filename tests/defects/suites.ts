import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { firstLine, type Verdict, verdictOf } from './verdict.ts';

/** A generated suite. It runs only sources that match `rooms`: defects elsewhere cannot make it fail. */
export interface Suite {
  readonly name: string;
  readonly project: 'unit' | 'server-postgres' | 'generated' | 'browser';
  /** Its file or folder, or one per flow. */
  readonly at: string | ((flow: string) => string);
  readonly rooms: RegExp;
  readonly needsPages: boolean;
}

/** Cheapest first. */
const suites: readonly Suite[] = [
  {
    name: 'saving',
    project: 'unit',
    at: 'tests/shell/saving.test.ts',
    rooms: /^machines\/(kit|lifecycles|shell)\//,
    needsPages: false,
  },
  {
    name: 'shell',
    project: 'unit',
    at: 'tests/shell',
    rooms: /^machines\/shell\//,
    needsPages: false,
  },
  {
    name: 'verifications at the server',
    project: 'server-postgres',
    at: 'server/modules/verification',
    rooms: /^server\/(modules\/(verification|files|downloads)|wire)\//,
    needsPages: false,
  },
  {
    name: 'appointments at the server',
    project: 'server-postgres',
    at: 'server/modules/appointments',
    rooms: /^server\/modules\/appointments\//,
    needsPages: false,
  },
  {
    name: 'machine',
    project: 'unit',
    at: 'tests/flows/generated.machine.test.ts',
    rooms: /^(contract|machines|pathways)\//,
    needsPages: false,
  },
  {
    name: 'views',
    project: 'generated',
    at: 'tests/flows/generated.views.test.ts',
    // It answers ports from examples: no `ports.ts` runs in it.
    rooms: /^(contract|machines|pathways|locales|src\/(flowkit|flows|forms|i18n|orders|ui))\/(?!.*\/ports\.ts$)/,
    needsPages: false,
  },
  {
    name: 'server',
    project: 'generated',
    at: (flow) => `tests/flows/${flow}/server/generated.server.test.ts`,
    rooms: /^/,
    needsPages: true,
  },
  {
    name: 'cancelling against the server',
    project: 'browser',
    at: 'tests/browser/cancelOrder/cancelling.test.ts',
    rooms: /cancel|^src\/(flowkit|runs)\/|^server\/modules\/(flows|orders)\//i,
    needsPages: true,
  },
];

const pageSources = /^(contract|machines|src|locales)\//;
/** Timeout for anything that a defect may have removed. A suite without a defect must pass with it too. */
const eventTimeoutSeconds = 25;
/** A suite that runs longer has caught nothing: waiting costs less than a wrong verdict. */
const suiteTimeoutMs = 900_000;

export const suitesFor = (file: string): readonly Suite[] => suites.filter(({ rooms }) => rooms.test(file));

export const suiteNamed = (name: string): Suite | undefined => suites.find((suite) => suite.name === name);

const filtersOf = ({ at }: Suite, flows: Trial['flows']): readonly string[] => {
  if (typeof at === 'string') return [at];
  return flows === null ? ['server/generated.server.test.ts'] : flows.map(at);
};

export interface Trial {
  /** The flows whose generated suites run; null for all. */
  readonly flows: readonly string[] | null;
  /** The file with the defect, which decides whether the pages are rebuilt; null without a defect. */
  readonly changed: string | null;
  /** Full name of the only test to run; all if omitted. */
  readonly test?: string;
}

export async function runSuite(folder: string, suite: Suite, { flows, changed, test }: Trial): Promise<Verdict> {
  const rebuilds = suite.needsPages && changed !== null && pageSources.test(changed);
  if (rebuilds) {
    const built = await run(folder, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {});
    if (built.isTimeUp || built.code === null) return { kind: 'unended', message: 'the build did not come to an end' };
    if (built.code !== 0) return { kind: 'broken', message: firstLine(built.printed) };
  }
  const report = join(folder, '.cache/report.json');
  rmSync(report, { force: true });
  const options = ['--bail=1', '--reporter=json', `--outputFile.json=${report}`];
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    suite.project,
    ...filtersOf(suite, flows),
    ...options,
    ...(test === undefined ? [] : ['--testNamePattern', `^${test.replaceAll(/\W/g, '.')}$`]),
  ];
  const ended = await run(folder, args, {
    MALLFLOW_PATIENCE_SECONDS: `${eventTimeoutSeconds}`,
    MALLFLOW_PAGES: join(rebuilds ? folder : join(folder, '../../..'), 'dist'),
    ...(flows !== null && { MALLFLOW_FLOWS: flows.join(',') }),
  });
  return verdictOf(suite.name, { ...ended, report: existsSync(report) ? readFileSync(report, 'utf8') : null });
}

/** Runs Node in a folder and collects stderr; kills it after `suiteTimeoutMs`. */
async function run(folder: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // If this process ends first, so does the suite.
  const end = () => child.kill();
  process.once('exit', end);
  let isTimeUp = false;
  const timer = setTimeout(() => {
    isTimeUp = true;
    child.kill();
  }, suiteTimeoutMs);
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const [code]: readonly (number | null)[] = await once(child, 'close');
  clearTimeout(timer);
  process.off('exit', end);
  return { code: code ?? null, isTimeUp, printed };
}
