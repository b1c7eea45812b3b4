import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { attentionRead } from '#contract/calls/attention.ts';
import { productInfo, productTypeList } from '#contract/calls/product.ts';
import { settingsRead, userRead } from '#contract/calls/session.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

const ofHome: readonly string[] = [userRead, settingsRead, productInfo, productTypeList, attentionRead]
  .map(({ path }) => path)
  .toSorted();
const hello = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'Hello, 林晓' });

/** What a page asks the first host for, as it asks. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/oss/')) asked.push(pathname.slice('/oss'.length));
  });
  return asked;
}

it('home is asked for before the scripts of the pages are there, and each part of it once', async () => {
  const { page } = await world.person({ email: 'owner@cn.example' });
  const asked = listen(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/mall/home', { waitUntil: 'commit' });
  await expect.poll(() => asked.toSorted()).toEqual(ofHome);
  held.resolve();
  await hello(page).waitFor();
  expect(asked.filter((path) => ofHome.includes(path)).toSorted()).toEqual(ofHome);
});

it('where what was asked first is lost, home asks again', async () => {
  const { page } = await world.person({ email: 'owner@cn.example' });
  const asked = listen(page);
  await page.route('**/oss/mall/**', (route) => route.abort('connectionreset'), { times: ofHome.length });
  await page.goto('/mall/home');
  await hello(page).waitFor();
  expect(asked.filter((path) => ofHome.includes(path)).toSorted()).toEqual([...ofHome, ...ofHome].toSorted());
});

it('whoever is not signed in is led to the sign-in page as from any other page', async () => {
  const { page } = await world.person({});
  await page.goto('/mall/home');
  await page.waitForURL('**/login?**');
});

it('another page asks for nothing ahead', async () => {
  const { page } = await world.person({ email: 'owner@cn.example' });
  await page.goto('/mall/order/all');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => window.mallflowAskedFirst)).toBeUndefined();
});
