// `npm test`: every check, and every test except those that `--all` adds; a failure does not stop the rest. `--checks`
// skips the tests; names of flows skip the checks and the tests of other flows. The last line counts everything that
// ran.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { filesOfFlows, flowsWithTests } from './flowTests.mjs';
import { saveSeconds, secondsBySuite } from './seconds.mjs';
import { ensureInstalled } from './setup.mjs';
import { runTests } from './tests.mjs';

const startTime = performance.now();
const secondsSoFar = () => (performance.now() - startTime) / 1000;
const usage = `Usage: npm test                every check, and what is tested before each commit
       npm test -- --all       every check and every test
       npm test -- <flow> …    the tests of ${flowsWithTests().join(', ')}
       npm test -- --checks    every check, and no test`;

/**
 * The Vitest projects without `--all`: unit tests, the server on its own, and the suites generated from the machines.
 */
const commitProjects = ['unit', 'server-postgres', 'generated'];

/** `flows` is empty for all flows. */
function readArguments() {
  const { values, positionals: flows } = parseArgs({
    allowPositionals: true,
    options: { checks: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  });
  if (values.checks && flows.length > 0) throw new Error('The checks are not those of a flow.');
  if (values.all && (values.checks || flows.length > 0)) throw new Error('Either everything, or a part of it.');
  const files = flows.length === 0 ? [] : filesOfFlows(flows);
  return { checksOnly: values.checks, isAll: values.all, flows, files };
}

function readArgumentsOrEnd() {
  try {
    return readArguments();
  } catch (cause) {
    console.error(`${cause.message}\n${usage}`);
    process.exit(2);
  }
}

async function runBrowserSetup() {
  console.log('\n── browser');
  const path = await ensureChromium();
  console.log(path ? `✔ browser: ${path}` : '✘ browser');
  return { name: 'browser', seconds: 0, passed: path !== null, path };
}

function print(title, entries) {
  if (entries.length === 0) return;
  console.log(`\n${title}`);
  for (const { name, seconds } of entries) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}

const longestFirst = (entries) => [...entries].sort((a, b) => b.seconds - a.seconds);

const { checksOnly, isAll, flows, files } = readArgumentsOrEnd();
ensureInstalled();

const results = flows.length === 0 ? await runChecks() : [];
const checksSeconds = secondsSoFar();
print('The slowest checks', longestFirst(results).slice(0, 8));

const projects = isAll || flows.length > 0 ? [] : commitProjects;
let tests = { passed: 0, failed: [], skipped: [], files: [] };
if (!checksOnly) {
  if (files.some((file) => /^tests\/browser\/|[.]server[.]test/.test(file))) await ensureBuilt();
  const browser = await runBrowserSetup();
  results.push(browser);
  console.log('\n── tests');
  const env = { CHROMIUM: browser.path ?? '', ...(flows.length > 0 && { MALLFLOW_FLOWS: flows.join(',') }) };
  tests = await runTests({ env, files, projects });
}

const failedNames = [...results.filter((check) => !check.passed).map((check) => check.name), ...tests.failed];
const passedCount = results.filter((check) => check.passed).length + tests.passed;
const seconds = {
  ...(flows.length === 0 && { checks: checksSeconds }),
  ...secondsBySuite(tests.files),
  all: secondsSoFar(),
};
if (isAll && failedNames.length === 0) saveSeconds(seconds);

print('The slowest test files', longestFirst(tests.files).slice(0, 8));
print(
  'Seconds by suite, of its files added up',
  Object.entries(seconds).map(([name, each]) => ({ name, seconds: each })),
);
for (const [title, names] of [
  ['Skipped', tests.skipped],
  ['Failed', failedNames],
]) {
  if (names.length > 0) console.log(`\n${title}\n${names.map((name) => `  ${name}`).join('\n')}`);
}
if (!checksOnly && projects.length > 0) {
  console.log(
    '\nNot tried: what is written by hand in the browser, and the embedded database. `npm test -- --all` tries it too.',
  );
}
console.log(`\n${passedCount} passed, ${failedNames.length} failed`);
process.exitCode = failedNames.length === 0 ? 0 : 1;
