// `npm run bench`: the figures of docs/benchmarks.md, measured now. `--json` prints them as one object.
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ended, ensureInstalled, forwardEnd, startNode } from './setup.mjs';

// Only the figures go to stdout, so that another program can read them.
console.log = console.error;

ensureInstalled();
await ensureBuilt();
const chromium = await ensureChromium();
if (chromium === null) process.exit(1);

const bench = startNode(['tests/bench/main.ts', ...process.argv.slice(2)], { env: { CHROMIUM: chromium } });
forwardEnd([bench]);
process.exitCode = await ended(bench);
