import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sessionCookie } from '#contract/envelope.ts';
import { readNow } from '../readNow.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';
import { crawl, waitUntilSettled } from './crawl.ts';

const world = worldOfFile(async () => {});
const userAgent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.50 miniProgram';
const workPage = [['reLaunch', '/pages/work/index']];

async function webView(email: string): Promise<Page> {
  const { context, page } = await world.person({ email, width: 360, userAgent, alone: true, language: 'zh-CN' });
  await context.addInitScript(() => {
    const asked: unknown[] = [];
    const invoke = (name: string, told: unknown) => {
      if (name === 'invokeMiniProgramAPI') asked.push(told);
    };
    Object.assign(window, { asked, __wxjs_environment: 'miniprogram', WeixinJSBridge: { invoke, on: () => {} } });
  });
  expect((await context.cookies()).some(({ name }) => name === sessionCookie)).toBe(true);
  return page;
}

const openedByBridge = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => window.asked.map(({ name, arg }) => [name, arg.url]));

it.each([
  ['owner@cn.example', ['/order/completed/detail/cn-order-first', '/order/detail/cn-order-storage/activate']],
  ['new@cn.example', ['/store/renew']],
  ['paid@cn.example', []],
] as const)('every link in the mini-program leads to a page that it shows, for %s [MIN-11]', async (email, more) => {
  const page = await webView(email);
  const starts = ['/store', ...more, ...(await ordersOf(email))];
  const { dead, pages } = await crawl(page, starts, { say: translatorFor('zh-CN'), promises: [] });
  expect({ dead, outside: pages.filter((path) => !/^\/(store|order\/([^/]+\/)?detail\/|payment)/.test(path)) }).toEqual(
    {
      dead: [],
      outside: [],
    },
  );
  expect(await openedByBridge(page)).toEqual([]);
});

/** A client's order pages, and the activation pages of paid orders. */
async function ordersOf(email: string): Promise<string[]> {
  const { context, page } = await world.person({ email, language: 'zh-CN' });
  await page.goto('/mall/order/paid');
  await waitUntilSettled(page);
  const links = await readNow('the page is settled', () => page.getByRole('main').getByRole('link').all());
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  await context.close();
  const orders = hrefs.filter((href) => href !== null).filter((href) => /\/detail\/[^/]+$/.test(href));
  return orders.slice(0, 1).flatMap((href) => {
    const path = href.slice('/mall'.length);
    return [path, `${path.replace('/order/paid/', '/order/')}/activate`];
  });
}

it('the mini-program opens its work page for products, and marks links that need a browser [MIN-11]', async () => {
  const page = await webView('owner@cn.example');
  const say = translatorFor('zh-CN');
  await page.goto('/mall/order/completed/detail/cn-order-first');
  await waitUntilSettled(page);
  await page.getByRole('link', { name: say('My products') }).click();
  await expect.poll(() => openedByBridge(page)).toEqual(workPage);
  expect(new URL(page.url()).pathname).toBe('/mall/order/completed/detail/cn-order-first');
  // A finished activation leads to the products and to the first appointment.
  await page.goto('/mall/order/detail/cn-order-first/activate');
  await waitUntilSettled(page);
  await page.getByText(say('{children} (browser only)').replace('{children}', say('Book setup or training'))).waitFor();
  await page.getByRole('link', { name: say('My products') }).click();
  await expect.poll(() => openedByBridge(page)).toEqual(workPage);
});
