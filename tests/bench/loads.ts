import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { median, ratio } from './figures.ts';
import { browserOptions, serveYardstick, setChinese, signIn } from './pages.ts';
import { type Cleanup, freePort, temporaryFolder } from './processes.ts';

/** One page load on a phone, as simulated by Lighthouse. */
interface Load {
  /** Largest Contentful Paint in ms. */
  readonly lcp: number;
  /** Total Blocking Time in ms. */
  readonly tbt: number;
  /** 0 to 100. */
  readonly score: number;
}

/** Ratios to the loads of the minimal page; `score_below` is a difference. */
export interface LoadFigures {
  readonly lcp: number;
  readonly tbt: number;
  readonly score_below: number;
}

/** Floor for the minimal page's TBT: its value when the goals were set. A ratio to almost nothing means nothing. */
const minBlockingMs = 31;

/**
 * Loads the minimal page and the product's two pages alternately, each as on a phone with a slow connection, signed in
 * and with an empty cache.
 */
export async function measureLoads(
  origin: string,
  rounds: number,
  cleanup: Cleanup,
): Promise<{ readonly home: LoadFigures; readonly store: LoadFigures }> {
  const minimal = await serveYardstick('minimal', cleanup);
  const port = await openSignedIn(origin, cleanup);
  const loads = { minimal: [] as Load[], home: [] as Load[], store: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    loads.minimal.push(await loadOf(`${minimal}/mall/`, port));
    loads.home.push(await loadOf(`${origin}/mall/home`, port));
    loads.store.push(await loadOf(`${origin}/mall/store`, port));
  }
  for (const [page, measured] of Object.entries(loads)) report(page, measured);
  const base = medianLoad(loads.minimal);
  const figuresOf = (page: Load): LoadFigures => ({
    lcp: ratio(page.lcp, base.lcp),
    tbt: ratio(page.tbt, Math.max(base.tbt, minBlockingMs)),
    score_below: base.score - page.score,
  });
  return { home: figuresOf(medianLoad(loads.home)), store: figuresOf(medianLoad(loads.store)) };
}

const medianLoad = (loads: readonly Load[]): Load => ({
  lcp: median(loads.map(({ lcp }) => lcp)),
  tbt: median(loads.map(({ tbt }) => tbt)),
  score: median(loads.map(({ score }) => score)),
});

function report(page: string, loads: readonly Load[]): void {
  const text = loads.map(({ lcp, tbt, score }) => `${lcp.toFixed(0)}/${tbt.toFixed(0)}/${score.toFixed(0)}`).join(', ');
  console.error(`bench: ${page}: LCP/TBT in ms/score ${text}`);
}

/** A browser for Lighthouse at the returned port. Cookies ignore ports: the session holds on every port of a host. */
async function openSignedIn(origin: string, cleanup: Cleanup): Promise<number> {
  const port = await freePort();
  const { executablePath, args } = browserOptions();
  const folder = await temporaryFolder(cleanup);
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  cleanup.add(() => context.close());
  await setChinese(context, origin);
  await signIn(context, origin, 'owner@cn.example');
  return port;
}

async function loadOf(address: string, port: number): Promise<Load> {
  const result = await lighthouse(address, { port, onlyCategories: ['performance'], disableFullPageScreenshot: true });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${address}`);
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError !== undefined || !finalDisplayedUrl?.startsWith(address)) {
    throw new Error(`Lighthouse came to ${finalDisplayedUrl}, not to ${address}: ${runtimeError?.message}`);
  }
  const msOf = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no ${audit} of ${address}`);
    return value;
  };
  return {
    lcp: msOf('largest-contentful-paint'),
    tbt: msOf('total-blocking-time'),
    score: (categories.performance?.score ?? 0) * 100,
  };
}
