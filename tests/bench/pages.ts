import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { BrowserContext } from 'playwright-core';
import { sessionSignIn } from '#contract/calls/session.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { languageCookie } from '#contract/languages.ts';
import type { Env } from '#server/api.ts';
import { servePages } from '#server/pages/static.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { readSettings } from '#server/settings/settings.ts';
import { compress } from '../../scripts/compress.mjs';
import { type Cleanup, exitCodeOf, root, startNode, temporaryFolder } from './processes.ts';

/**
 * Builds a page of this folder with the product's settings and compression, and serves it below `/mall/` with an answer
 * to its one request.
 */
export async function serveYardstick(page: 'minimal' | 'minimalRoutes', cleanup: Cleanup): Promise<string> {
  const folder = await temporaryFolder(cleanup);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const settings = [
    '--config',
    join(root, 'vite.config.ts'),
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  const build = startNode([vite, 'build', join(import.meta.dirname, page), ...settings], {
    env: { NODE_ENV: 'production' },
  });
  if ((await exitCodeOf(build)) !== 0) throw new Error(`the page ${page} could not be built`);
  for (const name of await readdir(folder, { recursive: true })) {
    if (['.js', '.css'].includes(extname(name))) await compress(join(folder, name));
  }
  const app = new Hono<Env>()
    .get('/oss/mall/settings', (context) => context.json({ code: 0, data: { languages: ['en'] }, msg: '' }))
    .get('/mall/*', servePages(folder, readSettings({})));
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.add(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`the page ${page} is served nowhere`);
  return `http://127.0.0.1:${address.port}`;
}

/** Browser options of every figure. */
export function browserOptions() {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error('no Chromium: name one in CHROMIUM');
  const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return { executablePath, args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args };
}

export const setChinese = (context: BrowserContext, origin: string): Promise<void> =>
  context.addCookies([{ name: languageCookie.name, value: 'zh-CN', url: origin }]);

export async function signIn(context: BrowserContext, origin: string, email: string): Promise<void> {
  const answer = await context.request.post(`${origin}/${sessionSignIn.host}${sessionSignIn.path}`, {
    data: { email, password: demoPassword },
    headers: { [sameSiteHeader.name]: sameSiteHeader.value },
  });
  const { code } = await answer.json();
  if (code !== 0) throw new Error(`${email} could not sign in: ${code}`);
}
