// Runs the tests and reads what Vitest says of them.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runNode, tool } from './setup.mjs';

const report = join(root, '.cache', 'vitest.json');

function readFile({ name, message, status, startTime, endTime, assertionResults }) {
  const file = relative(root, name);
  const named = (wanted) =>
    assertionResults.filter((test) => wanted.includes(test.status)).map((test) => `${file}: ${test.fullName}`);
  const failed = named(['failed']);
  const broken = status === 'failed' && failed.length === 0;
  return {
    name: file,
    seconds: (endTime - startTime) / 1000,
    passed: named(['passed']).length,
    failed: broken ? [`${file}: ${message.split('\n')[0] || 'could not be loaded'}`] : failed,
    skipped: named(['pending', 'skipped', 'todo', 'disabled']),
  };
}

/** Runs every test and gives how many passed, the names of those that failed or were skipped, and the times of files. */
export async function runTests(env) {
  rmSync(report, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode([tool('vitest'), ...args], { env });
  if (!existsSync(report)) return { passed: 0, failed: ['Vitest ended without a report'], skipped: [], files: [] };

  const files = JSON.parse(readFileSync(report, 'utf8')).testResults.map(readFile);
  const failed = files.flatMap((file) => file.failed);
  // An error outside of any test, or no test at all, shows in the exit code only.
  if (code !== 0 && failed.length === 0) failed.push('Vitest: an error outside of the tests, see above');
  return {
    passed: files.reduce((sum, file) => sum + file.passed, 0),
    failed,
    skipped: files.flatMap((file) => file.skipped),
    files,
  };
}
