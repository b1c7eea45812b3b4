// The figures of the last complete run, for `npm run bench`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

const secondsFile = join(root, '.cache', 'tests', 'seconds.json');

/** A generated test file is its own suite; any other belongs to its project. */
export function suiteOf({ name, project }) {
  return /[/](generated[.][^.]+)[.]test[.]ts$/.exec(name)?.[1] ?? project;
}

export function secondsBySuite(files) {
  const seconds = {};
  for (const file of files) seconds[suiteOf(file)] = (seconds[suiteOf(file)] ?? 0) + file.seconds;
  return seconds;
}

function commitNow() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', changed'}`;
}

/** Only for complete runs. */
export function saveSeconds(seconds) {
  const measured = { measured_at: new Date().toISOString(), commit: commitNow(), seconds };
  mkdirSync(dirname(secondsFile), { recursive: true });
  writeFileSync(secondsFile, `${JSON.stringify(measured, null, 2)}\n`);
}
