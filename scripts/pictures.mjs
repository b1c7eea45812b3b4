// `npm run pictures`: takes the pictures of README.md and docs/ from the current build.
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, exitCodeOf, forwardEnd, startNode } from './setup.mjs';

ensureInstalled();
await ensureBuilt();
const chromium = await ensureChromium();
if (chromium === null) process.exit(1);
const pictures = startNode(['tests/pictures/main.ts'], { env: { CHROMIUM: chromium } });
forwardEnd([pictures]);
process.exitCode = await exitCodeOf(pictures);
