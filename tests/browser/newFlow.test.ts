import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copySources } from '../defects/copy.ts';
import { patienceMs } from './patience.ts';

/** What a developer has around: none of what this run of the tests has set, such as `NODE_ENV`. */
const { PATH, HOME, CHROMIUM } = process.env;
const env = { PATH, HOME, CHROMIUM, VITEST_MAX_WORKERS: '1' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallflow-new-flow-'));
  copySources(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: readonly string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env, maxBuffer: 1 << 28 });
  return stdout.trimEnd().split('\n');
}

/** The least that can be written, and the most. */
it.each([
  { options: [] },
  { options: ['--order', '--form'] },
])('a flow that `npm run new-flow` writes with $options has types that fit, and tests that pass', {
  timeout: 15 * patienceMs,
}, async ({ options }) => {
  const written = await run('scripts/newFlow.mjs', 'changeRecipient', ...options);
  expect(written).toContain('changeRecipient is there. What to do next:');
  const tsc = 'node_modules/typescript/bin/tsc';
  expect(await run(tsc, '--singleThreaded', '--noEmit', '-p', 'tests')).toEqual(['']);
  const tested = await run('scripts/test.mjs', 'changeRecipient');
  expect(tested.at(-1)).toMatch(/^[1-9][0-9]+ passed, 0 failed$/);
});
