import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, runNode, tool } from './setup.mjs';

const report = join(root, '.cache', 'tests', 'report.json');

const firstLine = (text) => stripVTControlCharacters(text).split('\n')[0];

function readFile({ file, project, seconds, errors, tests }) {
  const named = (wanted) =>
    tests
      .filter(({ state }) => state === wanted)
      .map((test) => [`${file}: ${test.name}`, ...test.errors.map(firstLine)].join('\n    '));
  return {
    name: file,
    project,
    seconds,
    passed: named('passed').length,
    failed: [...named('failed'), ...errors.map((message) => `${file}: ${firstLine(message)}`)],
    skipped: [...named('skipped'), ...named('pending')],
  };
}

export function readReport({ files, errors }) {
  const read = files.map(readFile);
  return {
    passed: read.reduce((sum, { passed }) => sum + passed, 0),
    failed: [
      ...read.flatMap(({ failed }) => failed),
      ...errors.map((message) => `Outside of the tests: ${firstLine(message)}`),
    ],
    skipped: read.flatMap(({ skipped }) => skipped),
    files: read,
  };
}

/** Empty lists mean all. */
export async function runTests({ env, files = [], projects = [] }) {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/reporter.mjs')}`];
  const named = projects.flatMap((project) => ['--project', project]);
  const code = await runNode([tool('vitest'), 'run', ...reporters, ...named, ...files], {
    env: { ...env, MALLFLOW_REPORT: report },
  });
  if (!existsSync(report)) return { passed: 0, failed: ['Vitest ended without a report'], skipped: [], files: [] };

  const ran = readReport(JSON.parse(readFileSync(report, 'utf8')));
  // A run without any test fails only by its exit code.
  return code === 0 || ran.failed.length > 0 ? ran : { ...ran, failed: ['Vitest: an error, see above'] };
}
