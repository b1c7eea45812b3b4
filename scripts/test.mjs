// `npm test`: every check and every test, all of them whatever fails before.
// `--checks` leaves the tests out. The last line counts everything that ran.
import { runChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './setup.mjs';
import { runTests } from './tests.mjs';

ensureInstalled();

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

const results = await runChecks();

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
