// `npm run defects`: whether the generated suites fail for each defect that is put into a copy of the tree.
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ended, ensureInstalled, forwardEnd, startNode } from './setup.mjs';

ensureInstalled();
await ensureBuilt();
const chromium = await ensureChromium();
if (chromium === null) process.exit(1);

const trial = startNode(['tests/defects/main.ts', ...process.argv.slice(2)], { env: { CHROMIUM: chromium } });
forwardEnd([trial]);
process.exitCode = await ended(trial);
