import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copySources } from '../defects/copy.ts';
import { patienceMs } from './patience.ts';

/** A developer's environment, without what this test run has set, such as `NODE_ENV`. */
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
it.each([{ options: [] }, { options: ['--order', '--form'] }])(
  'a flow written by `npm run new-flow` with the options $options passes the type check and its own tests',
  {
    timeout: 15 * patienceMs,
  },
  async ({ options }) => {
    const written = await run('scripts/newFlow.mjs', 'changeRecipient', ...options);
    expect(written).toContain('changeRecipient is there. What to do next:');
    const tsc = 'node_modules/typescript/bin/tsc';
    expect(await run(tsc, '--singleThreaded', '--noEmit', '-p', 'tests')).toEqual(['']);
    const tested = await run('scripts/test.mjs', 'changeRecipient');
    expect(tested.at(-1)).toMatch(/^[1-9][0-9]+ passed, 0 failed$/);
  },
);
