import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { median, ratio } from './figures.ts';
import { sizes } from './lists.ts';
import { browserOptions, setChinese, signIn } from './pages.ts';

/** The longest list's page compared with the shortest's. */
export interface ListPageFigures {
  /** Ratio of the times from navigation to the first order. */
  readonly first: number;
  /** Late frames per hundred while scrolling: the longest list, and the shortest. */
  readonly late: number;
  readonly late_of_100: number;
  /** Heap of the longest list's page minus that of the shortest's. */
  readonly mebibytes: number;
}

interface PageView {
  readonly firstMs: number;
  readonly late: number;
  readonly bytes: number;
}

/** A later frame is missed on a 60 Hz screen. */
const lateMs = 25;
const scrolls = 120;

/** Opens the lists alternately, waits until each is complete, and scrolls it like a wheel. */
export async function measureListPages(origin: string, rounds: number): Promise<ListPageFigures> {
  const browser = await chromium.launch(browserOptions());
  const seen = { few: [] as PageView[], many: [] as PageView[] };
  try {
    const few = await openSignedInContext(await browser.newContext(), origin, sizes[100].email);
    const many = await openSignedInContext(await browser.newContext(), origin, sizes[99_999].email);
    for (let round = 0; round < rounds; round += 1) {
      seen.few.push(await visitPage(few, origin));
      seen.many.push(await visitPage(many, origin));
    }
  } finally {
    await browser.close();
  }
  const middle = (of: 'few' | 'many', field: keyof PageView) => median(seen[of].map((each) => each[field]));
  for (const which of ['few', 'many'] as const) {
    console.error(
      `bench: ${which}: first row ${middle(which, 'firstMs').toFixed(0)} ms, ${middle(which, 'late').toFixed(1)} of 100 frames late, ${(middle(which, 'bytes') / 2 ** 20).toFixed(0)} MiB`,
    );
  }
  return {
    first: ratio(middle('many', 'firstMs'), middle('few', 'firstMs')),
    late: middle('many', 'late'),
    late_of_100: middle('few', 'late'),
    mebibytes: (middle('many', 'bytes') - middle('few', 'bytes')) / 2 ** 20,
  };
}

async function openSignedInContext(context: BrowserContext, origin: string, email: string): Promise<BrowserContext> {
  await setChinese(context, origin);
  await signIn(context, origin, email);
  return context;
}

async function visitPage(context: BrowserContext, origin: string): Promise<PageView> {
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(`${origin}/mall/order/unpaid`, { waitUntil: 'commit' });
  await page.locator('tbody tr a').first().waitFor();
  const firstMs = performance.now() - began;
  await page
    .locator('[role="status"]')
    .filter({ hasText: /^\d[\d,]* 笔订单$/ })
    .waitFor({ timeout: 180_000 });
  const late = await scroll(page);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return { firstMs, late, bytes: usedSize };
}

/** Returns late frames per hundred. */
const scroll = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ steps, late }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      let missed = 0;
      let before = await frame();
      for (let step = 0; step < steps; step += 1) {
        window.scrollBy(0, 240);
        const now = await frame();
        if (now - before > late) missed += 1;
        before = now;
      }
      return (100 * missed) / steps;
    },
    { steps: scrolls, late: lateMs },
  );
