import { type Browser, chromium, type Page } from 'playwright-core';
import { median, ratio } from './figures.ts';
import { browserOptions, serveYardstick, setChinese, signIn } from './pages.ts';
import type { Cleanup } from './processes.ts';

/** CPU slowdown that Lighthouse uses for a phone. */
const slowdown = 4;

/** A page that has fetched nothing for this long is idle. */
const quietMs = 500;

/** Warm changes per cold one: they are short, and vary. */
const warmChanges = 3;

interface Route {
  readonly start: string;
  readonly link: string;
  readonly email: string | null;
}

/** Milliseconds from the click until the other heading is visible. */
interface Changes {
  /** With nothing of the other page in the cache. */
  readonly cold: number[];
  /** The other page was shown before; its data is requested again. */
  readonly warm: number[];
}

/** Ratios to the changes of the minimal pages. */
export interface RouteFigures {
  readonly cold: number;
  readonly warm: number;
}

/** Changes from home to the orders and to the store, alternating with the minimal pages' changes. */
export async function measureRouteChanges(
  origin: string,
  rounds: number,
  cleanup: Cleanup,
): Promise<{ readonly orders: RouteFigures; readonly store: RouteFigures }> {
  const minimal = await serveYardstick('minimalRoutes', cleanup);
  const browser = await chromium.launch(browserOptions());
  cleanup.add(() => browser.close());
  const owner = { start: `${origin}/mall/home`, email: 'owner@cn.example' };
  const routes = {
    minimal: { start: `${minimal}/mall`, link: '/mall/hello', email: null },
    orders: { ...owner, link: '/mall/order' },
    store: { ...owner, link: '/mall/store' },
  } as const satisfies Record<string, Route>;
  const changes = { minimal: noChanges(), orders: noChanges(), store: noChanges() };
  for (let round = 0; round < rounds; round += 1) {
    await walk(browser, routes.minimal, changes.minimal);
    await walk(browser, routes.orders, changes.orders);
    await walk(browser, routes.store, changes.store);
  }
  for (const [name, measured] of Object.entries(changes)) report(name, measured);
  const figuresOf = ({ cold, warm }: Changes): RouteFigures => ({
    cold: ratio(median(cold), median(changes.minimal.cold)),
    warm: ratio(median(warm), median(changes.minimal.warm)),
  });
  return { orders: figuresOf(changes.orders), store: figuresOf(changes.store) };
}

const noChanges = (): Changes => ({ cold: [], warm: [] });

function report(route: string, { cold, warm }: Changes): void {
  const text = (times: readonly number[]) => times.map((ms) => ms.toFixed(0)).join(', ');
  console.error(`bench: change to ${route}: cold ${text(cold)} ms, warm ${text(warm)} ms`);
}

async function walk(browser: Browser, { start, link, email }: Route, changes: Changes): Promise<void> {
  const context = await browser.newContext();
  await setChinese(context, new URL(start).origin);
  if (email !== null) await signIn(context, new URL(start).origin, email);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(start, { waitUntil: 'networkidle' });
  const heading = page.locator('main h1').first();
  const first = (await heading.textContent()) ?? '';
  changes.cold.push(await followLink(page, link));
  for (let count = 0; count < warmChanges; count += 1) {
    await page.goBack();
    await page.locator('main h1', { hasText: first }).waitFor();
    await waitUntilIdle(page);
    changes.warm.push(await followLink(page, link));
  }
  await context.close();
}

/** Clicks a link; measured in the page until the frame with another heading. */
async function followLink(page: Page, link: string): Promise<number> {
  await page.evaluate(() => {
    const headingOf = () => document.querySelector('main h1')?.textContent;
    const before = headingOf();
    const measure = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(() => {
        if (headingOf() === undefined || headingOf() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.measure('change', { start: timeStamp })));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    performance.clearMeasures('change');
    addEventListener('click', measure, { capture: true, once: true });
  });
  await page.locator(`a[href="${link}"]`).first().click();
  const measured = await page.waitForFunction(() => performance.getEntriesByName('change')[0]?.duration);
  await waitUntilIdle(page);
  return (await measured.jsonValue()) ?? Number.NaN;
}

const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        const fetched = () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        };
        new PerformanceObserver(fetched).observe({ type: 'resource' });
      }),
    quietMs,
  );
