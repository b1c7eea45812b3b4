// `npm run defects`: checks that the generated suites fail for each defect put into a copy of the tree, and for each
// mutant of a flow's machine. Mutants alone need neither pages nor a browser.
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, exitCodeOf, forwardEnd, startNode } from './setup.mjs';

const args = process.argv.slice(2);

async function browserEnv() {
  await ensureBuilt();
  const chromium = await ensureChromium();
  if (chromium === null) process.exit(1);
  return { CHROMIUM: chromium };
}

ensureInstalled();
const env = args[0] === 'mutants' ? {} : await browserEnv();
const defectsRun = startNode(['tests/defects/main.ts', ...args], { env });
forwardEnd([defectsRun]);
process.exitCode = await exitCodeOf(defectsRun);
