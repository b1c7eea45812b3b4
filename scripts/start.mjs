// `npm start`: the whole product with its demo on one port. `npm run serve` (--production): the same without the demo.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, exitCodeOf, forwardEnd, root, startNode } from './setup.mjs';

const isProduction = process.argv.includes('--production');

ensureInstalled();
await ensureBuilt();

// Node 24 warns that SQLite is experimental; the server uses it only to lock a file.
const server = startNode(['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
  env: {
    PORT: process.env.PORT ?? '4300',
    DATA_DIR: process.env.DATA_DIR ?? '.data',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node'),
    // The demo uses plain http on this machine, but NODE_ENV `isProduction` requires secure cookies.
    ...(isProduction ? { NODE_ENV: 'production', MALLFLOW_DEMO: '' } : { MALLFLOW_DEMO: '1' }),
  },
});
forwardEnd([server]);
process.exitCode = await exitCodeOf(server);
