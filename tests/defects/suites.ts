import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A generated suite. The rooms are those whose sources it runs: a defect elsewhere cannot make it fail. */
interface Suite {
  readonly name: string;
  readonly project: 'unit' | 'browser';
  readonly file: string;
  readonly rooms: RegExp;
  readonly needsPages: boolean;
}

/** The generated suites, the cheapest first. */
export const suites: readonly Suite[] = [
  {
    name: 'saving',
    project: 'unit',
    file: 'tests/shell/saving.test.ts',
    rooms: /^machines\/(kit|lifecycles|shell)\//,
    needsPages: false,
  },
  {
    name: 'machine',
    project: 'unit',
    file: 'tests/flows/generated.machine.test.ts',
    rooms: /^(contract|machines|pathways)\//,
    needsPages: false,
  },
  {
    name: 'views',
    project: 'browser',
    file: 'tests/flows/generated.views.test.ts',
    rooms: /^(contract|machines|pathways|locales|src\/(app|flowkit|flows|i18n|ui))\//,
    needsPages: false,
  },
  {
    name: 'server',
    project: 'browser',
    file: 'tests/browser/generatedServer.test.ts',
    rooms: /^/,
    needsPages: true,
  },
];

const pageSources = /^(contract|machines|src|locales)\//;
const longestMs = 300_000;

/** The suites that are there and that a change to a file can make fail. */
export const suitesFor = (folder: string, file: string): readonly Suite[] =>
  suites.filter((suite) => suite.rooms.test(file) && existsSync(join(folder, suite.file)));

export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'caught'; readonly suite: string; readonly message: string };

/** Runs suites in a folder until one fails. A file that was changed says whether the pages have to be built anew. */
export async function judge(folder: string, wanted: readonly Suite[], changed: string | null): Promise<Verdict> {
  let pages = join(folder, '../../../dist');
  for (const suite of wanted) {
    if (suite.needsPages && changed !== null && pageSources.test(changed)) {
      const built = await run(folder, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {});
      if (built.code !== 0) return { kind: 'broken', message: firstLine(built.printed) };
      pages = join(folder, 'dist');
    }
    const message = await failureOf(folder, suite, pages);
    if (message === null) continue;
    const isBroken = /transform failed|build failed|failed to resolve|parse failure|syntaxerror/i.test(message);
    return isBroken ? { kind: 'broken', message } : { kind: 'caught', suite: suite.name, message };
  }
  return { kind: 'passed' };
}

/** The first line of what fails first in a suite; null where all of it passes. */
async function failureOf(folder: string, suite: Suite, pages: string): Promise<string | null> {
  const report = join(folder, '.cache/report.json');
  rmSync(report, { force: true });
  const options = ['--bail=1', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', suite.project, suite.file, ...options];
  const { code, printed } = await run(folder, args, { MALLFLOW_PAGES: pages });
  if (code === 0) return null;
  if (!existsSync(report)) return firstLine(printed) || 'did not come to an end';
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const messages = testResults.flatMap(({ message, assertionResults }) => [
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []),
    message,
  ]);
  return firstLine(messages.find((message) => message !== '') ?? printed);
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] | null }[];
  }[];
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** Runs Node in a folder and keeps what it prints to stderr; ends it where it takes far too long. */
async function run(folder: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: longestMs,
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const [code] = await once(child, 'close');
  return { code, printed };
}
