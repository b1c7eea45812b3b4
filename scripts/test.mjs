// `npm test`: every check and every test, one after another, all of them whatever fails before.
// `--checks` leaves the tests out. The last line counts everything that ran.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root, runNode, tool } from './setup.mjs';
import { runTests } from './tests.mjs';

const rooms = ['contract', 'machines', 'pathways', 'src', 'server', 'tests'];
const cruised = [...rooms, 'scripts'].filter((room) => existsSync(join(root, room)));
const rooted = rooms.filter((room) => existsSync(join(root, room, 'tsconfig.json')));

ensureInstalled();

const checks = [
  ...rooted.map((room) => [`types: ${room}`, [tool('typescript', 'tsc'), '-p', room]]),
  ['lint', [tool('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.']],
  ['boundaries', [tool('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.mjs', ...cruised]],
  ['unused code', [tool('knip')]],
  ['duplicate packages', ['scripts/checks/duplicates.mjs']],
  ['reasons of dependencies', ['scripts/checks/dependencies.mjs']],
  ['messages are extracted', [tool('@lingui/cli', 'lingui'), 'check', 'sync', '--clean', '--overwrite', '--verbose']],
  ['messages are translated', [tool('@lingui/cli', 'lingui'), 'check', 'missing', '--verbose']],
  ['build', ['scripts/build.mjs']],
];

async function runCheck([name, args]) {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const code = await runNode(args);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${code === 0 ? '✔' : '✘'} ${name}, ${seconds.toFixed(1)} s`);
  return { name, seconds, passed: code === 0 };
}

async function runBrowserSetup() {
  console.log('\n── browser');
  const began = performance.now();
  const path = await ensureChromium();
  console.log(path ? `✔ browser: ${path}` : '✘ browser');
  return { name: 'browser', seconds: (performance.now() - began) / 1000, passed: path !== null, path };
}

function printSlowest(title, entries, most) {
  const slowest = [...entries].sort((a, b) => b.seconds - a.seconds).slice(0, most);
  if (slowest.length === 0) return;
  console.log(`\n${title}`);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}

const results = [];
for (const check of checks) results.push(await runCheck(check));

let tests = { passed: 0, failed: [], skipped: [], files: [] };
if (!process.argv.includes('--checks')) {
  const browser = await runBrowserSetup();
  results.push(browser);
  console.log('\n── tests');
  tests = await runTests({ CHROMIUM: browser.path ?? '' });
}

printSlowest('The slowest checks', results, 8);
printSlowest('The slowest test files', tests.files, 8);

const failed = [...results.filter((check) => !check.passed).map((check) => check.name), ...tests.failed];
const passed = results.filter((check) => check.passed).length + tests.passed;
for (const [title, names] of [
  ['Skipped', tests.skipped],
  ['Failed', failed],
]) {
  if (names.length > 0) console.log(`\n${title}\n${names.map((name) => `  ${name}`).join('\n')}`);
}
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
