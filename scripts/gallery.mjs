// `npm run gallery`: all components and all places of the flows on one page, from this machine alone, until Ctrl-C.
import { ended, ensureInstalled, forwardEnd, runNode, startNode, tool } from './setup.mjs';

ensureInstalled();

const port = process.env.PORT ?? '4310';
const vite = (command, ...options) => [
  tool('vite'),
  command,
  '--config',
  'tests/gallery/vite.config.ts',
  '--logLevel',
  'warn',
  ...options,
];

console.log('Building the gallery.');
const built = await runNode(vite('build'));
if (built !== 0) process.exit(built);

const server = startNode(vite('preview', '--host', '127.0.0.1', '--port', port, '--strictPort'));
forwardEnd([server]);
console.log(`The gallery: http://127.0.0.1:${port}/ (Ctrl-C ends it)`);
process.exitCode = await ended(server);
