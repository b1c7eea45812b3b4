import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Resolves once it is ready. */
  readonly origin: Promise<string>;
  /** `said`: its output. */
  readonly ended: Promise<{ code: number | null; signal: string | null; said: string }>;
}

/** With these settings and no others. */
export function startServer(settings: Readonly<Record<string, string>>): ServerProcess {
  const { PATH = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../main.ts')],
    {
      env: { PATH, PORT: '0', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said: string[] = [];
  const origin = new Promise<string>((ready, failed) => {
    child.stdout.on('data', (part) => {
      said.push(String(part));
      const [, found] = /(http:\/\/[^/\s]+)\/mall/.exec(said.join('')) ?? [];
      if (found !== undefined) ready(found);
    });
    child.once('exit', () => failed(new Error(`the server ended: ${said.join('')}`)));
  });
  origin.catch(() => undefined);
  child.stderr.on('data', (part) => said.push(String(part)));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, said: said.join('') }));
  return { child, origin, ended };
}
