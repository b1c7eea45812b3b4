import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Undo functions for the end of the process, however it ends. */
export interface Cleanup {
  readonly add: (undo: () => Promise<unknown>) => void;
  /** Runs the undo functions, latest first. A second call waits for the first. */
  readonly run: () => Promise<void>;
}

export function createCleanup(): Cleanup {
  const undos: (() => Promise<unknown>)[] = [];
  let running: Promise<void> | null = null;
  const runAll = async () => {
    for (const undo of undos.reverse()) await undo().catch((cause) => console.error('bench: cleaning up:', cause));
  };
  return {
    add: (undo) => undos.push(undo),
    run: () => {
      running ??= runAll();
      return running;
    },
  };
}

/** A folder that the user of PostgreSQL can read; removed at the end. */
export async function temporaryFolder(cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-bench-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts Node in the project's folder; its output goes to stderr, or nowhere if `quiet`. */
export const startNode = (args: readonly string[], options: { env?: NodeJS.ProcessEnv; quiet?: boolean } = {}) =>
  spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.quiet ? 'ignore' : process.stderr, process.stderr],
  });

export async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** SIGTERM, and SIGKILL after ten seconds. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exitCodeOf(child);
  clearTimeout(impatience);
}
