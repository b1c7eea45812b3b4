// The start of every script: installs the packages of package-lock.json and finds Node 24 among them. Runs on any Node
// >= 20 with nothing installed, so it may import built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const isWindows = process.platform === 'win32';
const modules = join(root, 'node_modules');
const bundledNode = join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** By npm's own record of what it installed. */
function isInstalled() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const present = readJson(record).packages;
  return Object.entries(wanted)
    .filter(([name, entry]) => name !== '' && (name in present || !entry.optional))
    .every(([name, entry]) => entry.version === present[name]?.version);
}

/** Starts npm without a shell if npm has started this process, otherwise with one on Windows. */
function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync(isWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: isWindows });
}

/** Installs missing or outdated packages. Prints one line if it does; exits the process if it fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the packages that package-lock.json names. This happens once and takes a minute or two.');
  const done = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (done.status === 0) return;
  console.error(done.error?.message ?? `${done.stdout}${done.stderr}`);
  console.error('The packages could not be installed: see above, then try again.');
  process.exit(1);
}

/** For everything but these scripts: Node 24 from the packages, or this Node if it is new enough. */
export function node24() {
  if (existsSync(bundledNode)) return bundledNode;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error('Node 24 is missing: install it, or let npm run the install script of the package "node".');
  process.exit(1);
}

/** Path of a tool's script, which Node can run on every system without a shell. */
export function tool(packageName, command = packageName) {
  const folder = join(modules, packageName);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Also puts Node 24 first in PATH, for tools that start others. */
export function startNode(args, { env = {}, stdio = 'inherit' } = {}) {
  const path = [join(modules, '.bin'), dirname(node24()), process.env.PATH].join(delimiter);
  return spawn(node24(), args, { cwd: root, stdio, env: { ...process.env, PATH: path, ...env } });
}

/** Resolves to the exit code; 0 after SIGINT or SIGTERM. */
export const exitCodeOf = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });

/** Returns the exit code. */
export const runNode = (args, options) => exitCodeOf(startNode(args, options));

export async function runNodeCapturing(args) {
  const child = startNode(args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  const [code] = await Promise.all([exitCodeOf(child), new Promise((resolve) => child.once('close', resolve))]);
  return { code, printed: Buffer.concat(parts).toString('utf8') };
}

/** Forwards the first SIGINT or SIGTERM, so that children can finish their work. */
export function forwardEnd(children) {
  let sent = false;
  const send = (signal) => {
    if (sent) return;
    sent = true;
    for (const child of children) child.kill(signal);
  };
  process.on('SIGINT', () => send('SIGINT'));
  process.on('SIGTERM', () => send('SIGTERM'));
  if (!process.env.npm_lifecycle_event) return;
  // npm kills the shell between it and this process, which then receives no signal: only its parent changes.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && send('SIGTERM'), 500).unref();
}
