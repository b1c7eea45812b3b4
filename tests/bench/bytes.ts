import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Browser, type BrowserContext, chromium, type Response } from 'playwright-core';
import { sessionSignIn } from '#contract/calls/session.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { languageCookie } from '#contract/languages.ts';
import { servePages } from '#server/pages/static.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { readSettings } from '#server/settings.ts';
import type { Env } from '#server/wire/api.ts';
import { type Cleanup, ended, root, startNode, temporaryFolder } from './processes.ts';

/** Below this a file is not worth compressing and travels as it is. */
const leastToCompress = 1024;

/** The bytes of script and style that a browser fetched until a page stood, as they travelled. */
export interface FirstLoad {
  readonly js: number;
  readonly css: number;
}

/** Loads the minimal page and the product's two pages in a browser that has nothing of them yet. */
export async function measureFirstLoads(
  origin: string,
  cleanup: Cleanup,
): Promise<{ readonly minimal: FirstLoad; readonly home: FirstLoad; readonly store: FirstLoad }> {
  const minimal = await serveMinimal(cleanup);
  const browser = await openBrowser();
  cleanup.add(() => browser.close());
  return {
    minimal: await firstLoad(browser, `${minimal}/mall/`, null),
    home: await firstLoad(browser, `${origin}/mall/home`, 'owner@cn.example'),
    store: await firstLoad(browser, `${origin}/mall/store`, 'owner@cn.example'),
  };
}

/** Builds the minimal page with the product's settings, compresses it as the product is, and serves it as it is. */
async function serveMinimal(cleanup: Cleanup): Promise<string> {
  const folder = await temporaryFolder(cleanup);
  const page = join(import.meta.dirname, 'minimal');
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
  const code = await ended(startNode([vite, 'build', page, ...settings], { env: { NODE_ENV: 'production' } }));
  if (code !== 0) throw new Error('the minimal page could not be built');
  for (const name of await readdir(folder, { recursive: true })) {
    if (['.js', '.css'].includes(extname(name))) await compress(join(folder, name));
  }
  const app = new Hono<Env>().get('/mall/*', servePages(folder, readSettings({})));
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.add(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the minimal page is served nowhere');
  return `http://127.0.0.1:${address.port}`;
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < leastToCompress) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, brotliCompressSync(content, { params }));
}

function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error('no Chromium: name one in CHROMIUM');
  const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args });
}

async function firstLoad(browser: Browser, address: string, email: string | null): Promise<FirstLoad> {
  const context = await browser.newContext();
  const { origin, pathname } = new URL(address);
  await context.addCookies([{ name: languageCookie.name, value: 'zh-CN', url: origin }]);
  if (email !== null) await signIn(context, origin, email);
  const page = await context.newPage();
  const encodings = new Map<string, string | null>();
  page.on('response', (response: Response) => {
    encodings.set(response.url(), response.headers()['content-encoding'] ?? null);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize })),
  );
  await context.close();
  const kindOf = (name: string) => extname(new URL(name).pathname);
  for (const { name, decodedBodySize } of fetched) {
    const isText = kindOf(name) === '.js' || kindOf(name) === '.css';
    if (isText && decodedBodySize >= leastToCompress && encodings.get(name) !== 'br') {
      throw new Error(`${name} was served as ${encodings.get(name)}, not as br`);
    }
  }
  const sizes = new Map(fetched.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  const sumOf = (kind: string) =>
    [...sizes].filter(([name]) => kindOf(name) === kind).reduce((sum, [, size]) => sum + size, 0);
  report(pathname, sizes);
  return { js: sumOf('.js'), css: sumOf('.css') };
}

/** Says which files weigh, the heaviest first. */
function report(page: string, sizes: ReadonlyMap<string, number>): void {
  const files = [...sizes].filter(([name]) => /[.](js|css)$/.test(name)).sort((one, other) => other[1] - one[1]);
  console.error(`bench: first load of ${page}`);
  for (const [name, size] of files) {
    console.error(`${(size / 1000).toFixed(1).padStart(8)} kB  ${new URL(name).pathname.split('/').at(-1)}`);
  }
}

async function signIn(context: BrowserContext, origin: string, email: string): Promise<void> {
  const answer = await context.request.post(`${origin}/${sessionSignIn.host}${sessionSignIn.path}`, {
    data: { email, password: demoPassword },
    headers: { [sameSiteHeader.name]: sameSiteHeader.value },
  });
  const { code } = await answer.json();
  if (code !== 0) throw new Error(`${email} could not sign in: ${code}`);
}
