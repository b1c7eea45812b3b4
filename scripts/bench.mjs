// `npm run bench`: measures the figures of docs/benchmarks.md. `--json` prints them as one object, `--help` says more.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, exitCodeOf, forwardEnd, startNode } from './setup.mjs';

// stdout has only the figures, so that another program can read them.
console.log = console.error;

const args = process.argv.slice(2);
const { help, only } = parseArgs({ args, strict: false, options: { only: { type: 'string', multiple: true } } }).values;
/** Groups of figures that need neither built pages nor a browser. */
const groupsWithoutBrowser = ['flows', 'tests', 'suites', 'notifications', 'lists', 'export'];

async function preparedEnv() {
  if (help || only?.every((group) => groupsWithoutBrowser.includes(group))) return {};
  await ensureBuilt();
  const chromium = await ensureChromium();
  if (chromium === null) process.exit(1);
  return { CHROMIUM: chromium };
}

ensureInstalled();
const bench = startNode(['tests/bench/main.ts', ...args], { env: await preparedEnv() });
forwardEnd([bench]);
process.exitCode = await exitCodeOf(bench);
