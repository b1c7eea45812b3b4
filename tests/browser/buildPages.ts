import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js');

/** Builds pages into a folder of their own, in a process of its own: the one of the tests is not in production, where React costs a third. */
export async function buildPages(configFile: string, outDir: string): Promise<void> {
  const args = [vite, 'build', '--config', configFile, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });
}
