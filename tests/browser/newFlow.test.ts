import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copySources } from '../defects/copy.ts';
import { eventTimeoutMs } from './eventTimeout.ts';

/** A developer's environment, without what this test run has set, such as `NODE_ENV`. */
const { PATH, HOME, CHROMIUM } = process.env;
const env = { PATH, HOME, CHROMIUM, VITEST_MAX_WORKERS: '1' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallflow-new-flow-'));
  copySources(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script; it has to succeed. What it printed is in the error, as compilers print their errors to stdout. */
async function run(...args: readonly string[]) {
  const { code, printed } = await new Promise<{ code: unknown; printed: string }>((resolve) =>
    execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? error?.signal ?? 0, printed: error ? stdout + stderr : stdout }),
    ),
  );
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${printed}`);
  return printed.trimEnd().split('\n');
}

async function writeFlow(options: readonly string[]) {
  const written = await run('scripts/newFlow.mjs', 'changeRecipient', ...options);
  expect(written).toContain('changeRecipient is there. What to do next:');
  const tsc = 'node_modules/typescript/bin/tsc';
  expect(await run(tsc, '--singleThreaded', '--noEmit', '-p', 'tests')).toEqual(['']);
}

it.each([{ options: ['--order'] }, { options: ['--form'] }])(
  'a flow written by `npm run new-flow` with the options $options passes the type check',
  { timeout: 5 * eventTimeoutMs },
  ({ options }) => writeFlow(options),
);

/** The least that can be written, and the most. */
it.each([{ options: [] }, { options: ['--order', '--form'] }])(
  'a flow written by `npm run new-flow` with the options $options passes the type check and its own tests',
  { timeout: 15 * eventTimeoutMs },
  async ({ options }) => {
    await writeFlow(options);
    const tested = await run('scripts/test.mjs', 'changeRecipient');
    expect(tested.at(-1)).toMatch(/^[1-9][0-9]+ passed, 0 failed$/);
  },
);
