import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js');

/**
 * Builds pages in a separate process with NODE_ENV=production, under which React costs a third; the tests' process is
 * not in production.
 */
export async function buildPages(configFile: string, outDir: string): Promise<void> {
  const args = [vite, 'build', '--config', configFile, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });
}
