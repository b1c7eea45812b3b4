import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runNode, tool } from './setup.mjs';

// The headless shell does the same with two thirds of the work.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const knownLocations = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    if (!folder) return [];
    return ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'].map((end) => join(folder, end));
  }),
];

/** On some systems `chromium-browser` is a stub that only says where to get one. */
function isUsable(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function playwrightChromium() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

async function find() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...knownLocations, await playwrightChromium()].find(isUsable);
}

const canUseApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', [...args, '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk');
}

/** Null after printing one line of advice. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isUsable(named)) return named;
    console.error(`CHROMIUM names ${named}, which does not start.`);
    return null;
  }
  const present = await find();
  if (present) return present;

  console.log('Installing a Chromium for the tests in a browser. This happens once.');
  if (canUseApt()) installWithApt();
  const installed = await find();
  if (installed) return installed;
  await runNode([tool('playwright-core'), 'install', ...(canUseApt() ? ['--with-deps'] : []), 'chromium']);
  const own = await find();
  if (own) return own;

  console.error('No Chromium was found and none could be installed: install one, or name it in CHROMIUM.');
  return null;
}
