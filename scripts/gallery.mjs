// `npm run gallery`: all components and all places of the flows on one page, served locally until Ctrl-C. `--check`
// looks for truncated texts in every place, in every language and the pseudo-locale, at phone and desktop size.
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, exitCodeOf, forwardEnd, runNode, startNode, tool } from './setup.mjs';

ensureInstalled();

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
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
const buildExitCode = await runNode(vite('build'));
if (buildExitCode !== 0) process.exit(buildExitCode);

const server = startNode(vite('preview', '--host', '127.0.0.1', '--port', port, '--strictPort'));
forwardEnd([server]);
const address = `http://127.0.0.1:${port}/`;
if (values.check) {
  process.exitCode = await runCheck();
  server.kill();
} else {
  console.log(`The gallery: ${address} (Ctrl-C ends it)`);
  process.exitCode = await exitCodeOf(server);
}

async function runCheck() {
  const chromium = await ensureChromium();
  if (chromium === null) return 1;
  await waitUntilAnswering();
  return runNode(['tests/gallery/check.ts', address], { env: { CHROMIUM: chromium } });
}

/** Ends if the server exits. */
async function waitUntilAnswering() {
  while (server.exitCode === null) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((again) => setTimeout(again, 100));
  }
}
