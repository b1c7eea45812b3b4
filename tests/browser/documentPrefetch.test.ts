import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { attentionRead } from '#contract/calls/attention.ts';
import { productCidList, productInfo, productService, productTypeList } from '#contract/calls/product.ts';
import { flowDraftOpen, flowDraftSave, noticeList, userRead } from '#contract/calls/session.ts';
import { scriptOf } from './builtFiles.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

const pathsOf = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path).toSorted();

/** Requests of a purchase without a saved run. */
const storeCalls = [productTypeList, productInfo, productService, productCidList];
const pages = [
  {
    address: '/mall/home',
    sign: 'Hello, 林晓',
    first: pathsOf([userRead, productInfo, productTypeList, attentionRead]),
  },
  { address: '/mall/order/unpaid', sign: 'My orders', first: pathsOf([userRead]) },
  {
    address: '/mall/store',
    sign: 'Choose what to buy',
    first: pathsOf([userRead, flowDraftOpen]),
    next: pathsOf(storeCalls),
  },
];
const waitForHeading = (page: Page, sign: string) => page.getByRole('heading', { level: 1, name: sign }).waitFor();

/** Paths that a page requests from the first host. */
function collectRequestPaths(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/oss/')) asked.push(pathname.slice('/oss'.length));
  });
  return asked;
}

describe.each(pages)('data prefetch of $address', ({ address, sign, first, next = [] }) => {
  const all = [...first, ...next].toSorted();

  it('the document prefetches the data of its page before the scripts load, and each request is sent once', async () => {
    const { page } = await world.person({ email: 'owner@cn.example' });
    const asked = collectRequestPaths(page);
    const held = Promise.withResolvers<void>();
    await page.route(`**/${scriptOf('index.html')}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.toSorted()).toEqual(all);
    held.resolve();
    await waitForHeading(page, sign);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => all.includes(path)).toSorted()).toEqual(all);
  });

  it('data is requested again when its prefetch has failed', async () => {
    const { page } = await world.person({ email: 'owner@cn.example' });
    const asked = collectRequestPaths(page);
    await page.route('**/oss/mall/**', (route) => route.abort('connectionreset'), { times: first.length });
    await page.goto(address);
    await waitForHeading(page, sign);
    expect(asked.filter((path) => first.includes(path)).toSorted()).toEqual([...first, ...first].toSorted());
  });
});

it.each([
  ['the server', true],
  ['its tab alone', false],
])(
  'reopening a purchase left in the review requests its draft but no products when %s has saved it',
  async (_by, isSaved) => {
    const { page } = await world.person({ email: 'owner@cn.example' });
    const saves = `**${flowDraftSave.path}`;
    if (!isSaved) await page.route(saves, (route) => route.abort('connectionreset'));
    await page.goto('/mall/store/renew');
    const saved = isSaved && page.waitForResponse(saves);
    await page.getByRole('button', { name: 'Review order' }).and(page.locator(':enabled')).click();
    const review = page.getByRole('heading', { level: 1, name: 'Review your order' });
    await review.waitFor();
    await saved;
    await page.goto('/mall/home');
    await waitForHeading(page, 'Hello, 林晓');
    const asked = collectRequestPaths(page);
    // Sent when the page is idle. Do not wait for the network to be idle: saves from leaving the previous page count as
    // open.
    const last = page.waitForRequest(`**${noticeList.path}`);
    await page.goto('/mall/store');
    await Promise.all([review.waitFor(), last]);
    expect(asked).toContain(flowDraftOpen.path);
    expect(asked.filter((path) => pathsOf(storeCalls).includes(path))).toEqual([]);
  },
);

it('notices are requested only after the page was painted and is idle', async () => {
  const { page } = await world.person({ email: 'owner@cn.example' });
  const asked = collectRequestPaths(page);
  // A background tab is not painted.
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => held.push(draw);
    document.addEventListener('painted', () => {
      window.requestAnimationFrame = (draw) => window.setTimeout(draw);
      for (const draw of held) draw(performance.now());
    });
    window.requestIdleCallback = (begin) => {
      document.addEventListener('idle', () => begin({ didTimeout: false, timeRemaining: () => 50 }));
      document.documentElement.dataset.waits = 'idle';
      return 1;
    };
  });
  await page.goto('/mall/home');
  await waitForHeading(page, 'Hello, 林晓');
  await page.waitForLoadState('networkidle');
  const before = [...asked];
  await page.evaluate(() => document.dispatchEvent(new Event('painted')));
  await page.locator('html[data-waits=idle]').waitFor();
  const painted = [...asked];
  await page.evaluate(() => document.dispatchEvent(new Event('idle')));
  await expect.poll(() => asked).toContain(noticeList.path);
  expect([before, painted].map((paths) => paths.includes(noticeList.path))).toEqual([false, false]);
});

it('a visitor without a session who opens the home page is redirected to the sign-in page', async () => {
  const { page } = await world.person({});
  await page.goto('/mall/home');
  await page.waitForURL('**/login?**');
});

it('a page that needs no session prefetches nothing', async () => {
  const { page } = await world.person({ email: 'owner@cn.example' });
  await page.goto('/mall/register-hk');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => window.mallflowPrefetched)).toBeUndefined();
});
