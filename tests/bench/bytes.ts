import { extname } from 'node:path';
import { type Browser, chromium, type Response } from 'playwright-core';
import { minBytes } from '../../scripts/compress.mjs';
import { browserOptions, serveYardstick, setChinese, signIn } from './pages.ts';
import type { Cleanup } from './processes.ts';

/** Compressed bytes of scripts and styles until a page is shown. */
export interface FirstLoad {
  readonly js: number;
  readonly css: number;
}

/** Loads the minimal page and the product's two pages with an empty cache. */
export async function measureFirstLoads(
  origin: string,
  cleanup: Cleanup,
): Promise<{ readonly minimal: FirstLoad; readonly home: FirstLoad; readonly store: FirstLoad }> {
  const minimal = await serveYardstick('minimal', cleanup);
  const browser = await chromium.launch(browserOptions());
  cleanup.add(() => browser.close());
  return {
    minimal: await firstLoad(browser, `${minimal}/mall/`, null),
    home: await firstLoad(browser, `${origin}/mall/home`, 'owner@cn.example'),
    store: await firstLoad(browser, `${origin}/mall/store`, 'owner@cn.example'),
  };
}

async function firstLoad(browser: Browser, address: string, email: string | null): Promise<FirstLoad> {
  const context = await browser.newContext();
  const { origin, pathname } = new URL(address);
  await setChinese(context, origin);
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
    if (isText && decodedBodySize >= minBytes && encodings.get(name) !== 'br') {
      throw new Error(`${name} was served as ${encodings.get(name)}, not as br`);
    }
  }
  const sizes = new Map(fetched.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  const sumOf = (kind: string) =>
    [...sizes].filter(([name]) => kindOf(name) === kind).reduce((sum, [, size]) => sum + size, 0);
  report(pathname, sizes);
  return { js: sumOf('.js'), css: sumOf('.css') };
}

function report(page: string, sizes: ReadonlyMap<string, number>): void {
  const files = [...sizes].filter(([name]) => /[.](js|css)$/.test(name)).sort((one, other) => other[1] - one[1]);
  console.error(`bench: first load of ${page}`);
  for (const [name, size] of files) {
    console.error(`${(size / 1000).toFixed(1).padStart(8)} kB  ${new URL(name).pathname.split('/').at(-1)}`);
  }
}
