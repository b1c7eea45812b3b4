// `npm start`: the whole product with its demo on one port. `npm run serve` (--production): the same without the demo.
import { ensureBuilt } from './build.mjs';
import { ended, ensureInstalled, forwardEnd, startNode } from './setup.mjs';

const production = process.argv.includes('--production');

ensureInstalled();
await ensureBuilt();

const server = startNode(['server/main.ts'], {
  env: {
    PORT: process.env.PORT ?? '4300',
    DATA_DIR: process.env.DATA_DIR ?? '.data',
    // The demo answers over plain http on this machine, so it is not `production`, which asks for secure cookies.
    ...(production ? { NODE_ENV: 'production', MALLFLOW_DEMO: '' } : { MALLFLOW_DEMO: '1' }),
  },
});
forwardEnd([server]);
process.exitCode = await ended(server);
