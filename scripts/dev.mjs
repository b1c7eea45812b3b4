// `npm run dev`: the server, restarted when its files change, behind Vite, which reloads the pages.
import { ensureInstalled, exitCodeOf, forwardEnd, startNode, tool } from './setup.mjs';

ensureInstalled();

const env = {
  NODE_ENV: 'development',
  PORT: process.env.PORT ?? '4300',
  DATA_DIR: process.env.DATA_DIR ?? '.data',
  MALLFLOW_DEMO: '1',
  // Vite serves index.html without the server completing it, so no other base path works.
  MALLFLOW_BASE_PATH: '/mall',
};
const watching = ['--watch', '--watch-preserve-output'];
const children = [
  startNode([...watching, '--disable-warning=ExperimentalWarning', 'server/main.ts'], { env }),
  startNode([tool('vite')], { env }),
];
forwardEnd(children);
console.log('The pages with hot reload: http://localhost:5173/mall/');

const code = await Promise.race(children.map(exitCodeOf));
process.exitCode = code > 128 ? 0 : code;
for (const child of children) child.kill('SIGTERM');
