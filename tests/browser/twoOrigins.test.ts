import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityBanner } from '#contract/calls/suite.ts';
import { languageCookie } from '#contract/languages.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import type { PageDriver } from '../flowkit/pageDriver.ts';
import { choose, placeOrder, review } from '../flows/purchase/journeys.ts';
import { collectErrors } from './collectErrors.ts';
import { translatorFor } from './translator.ts';
import { openTwoOrigins, type TwoOrigins } from './twoOrigins.ts';

const translate = translatorFor('en');

async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('input[name=password]').press('Enter');
}

describe.each([
  { what: 'two ports', pages: '127.0.0.1', server: '127.0.0.1', base: '/shop/eu' },
  { what: 'two names', pages: 'en.mall.example', server: 'api.mall.example', base: '' },
])('pages and server on $what of one site [LAN-06]', ({ pages, server, base }) => {
  let origins: TwoOrigins;
  beforeAll(async () => {
    origins = await openTwoOrigins({ pages, server }, base);
  });
  afterAll(() => origins.close());

  async function visit(address: string): Promise<{ readonly page: Page; readonly errors: readonly string[] }> {
    const page = await (await origins.visitor()).newPage();
    const errors = collectErrors(page);
    await page.goto(base + address);
    return { page, errors };
  }

  it('pages on their own origin lead to sign-in at the server and back to the exact address', async () => {
    const { page, errors } = await visit('/order/unpaid?a=1#b');
    await page.waitForURL('**/login?**');
    const { origin, searchParams } = new URL(page.url());
    const here = `${origins.pages}${base}/order/unpaid?a=1#b`;
    expect([origin, Object.fromEntries(searchParams)]).toEqual([origins.server, { system: 'partner', return: here }]);
    await signIn(page, 'owner@cn.example');
    await page.waitForURL(here);
    await page.getByRole('table').waitFor();
    expect(errors).toEqual([]);
  });

  it('the header and the window title have the name that the deployment sets [FRA-08]', async () => {
    const { page } = await visit('/order/unpaid');
    await signIn(page, 'owner@cn.example');
    await page.getByRole('table').waitFor();
    await expect.poll(() => page.getByRole('banner').getByRole('link').first().textContent()).toBe('Sail & Co');
    expect(await page.title()).toMatch(/ · Sail & Co$/);
  });

  it('a client of two origins changes the language, buys, cancels an order and shares its link [FRA-06]', async () => {
    const { page, errors } = await visit('/home');
    await signIn(page, 'new@cn.example');
    await page.waitForURL(`${origins.pages}${base}/home`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const spoken = await page.locator('html').getAttribute('lang');
    expect(spoken).toBe(pages.startsWith('en.') ? 'en' : 'zh-CN');
    if (spoken !== 'en') {
      await page.getByRole('button', { name: '简体中文' }).click();
      const offered = page.getByRole('banner').locator('button[lang]');
      await expect.poll(() => offered.allTextContents()).toEqual(['English', '简体中文']);
      await page.getByRole('button', { name: 'English' }).click();
      await page.locator('html[lang=en]').waitFor();
      const cookies = await page.context().cookies(origins.server);
      expect(cookies.find(({ name }) => name === languageCookie.name)?.value).toBe('en');
    }
    await page.goto(`${base}/store/new`);
    const reader: PageDriver = { page, say: translate };
    await choose(reader, 'new');
    await review(reader);
    await placeOrder(reader);
    await page.goto(`${base}/order/unpaid`);
    await page.getByRole('table').getByRole('link').first().click();
    await page.waitForURL('**/order/unpaid/detail/**');
    await page.reload();
    const link = page.getByRole('link', { name: translate('Shareable payment page (no sign-in needed)') });
    const shared = (await link.getAttribute('href')) ?? '';
    expect(shared.startsWith(`${base}/payment?`)).toBe(true);
    await page.getByRole('link', { name: translate('Cancel order') }).click();
    await page.getByRole('button', { name: translate('Cancel order'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: translate('Order cancelled') }).waitFor();
    const stranger = await visit(shared.slice(base.length));
    await stranger.page.locator('main h1').waitFor();
    expect(new URL(stranger.page.url()).origin).toBe(origins.pages);
    expect([errors, stranger.errors]).toEqual([[], []]);
  });

  it('the activity is requested from another origin with the session and past caches, and is marked [SUI-04]', async () => {
    const { page, errors } = await visit('/home');
    const asked = page.waitForRequest((request) => request.url().includes(activityBanner.path));
    await signIn(page, 'owner@hk.example');
    const request = await asked;
    const headers = await request.allHeaders();
    expect(new URL(request.url()).origin).toBe(origins.server);
    expect([headers.cookie?.includes('='), headers['cache-control'], headers.origin]).toEqual([
      true,
      'no-cache',
      origins.pages,
    ]);
    const spoken = pages.startsWith('en.') ? 'en' : 'zh-CN';
    const name = `${translatorFor(spoken)('Quotes and orders')}, ${translatorFor(spoken)('Promo')}`;
    await page.getByRole('button', { name }).waitFor();
    expect(errors).toEqual([]);
  });

  it('a language cookie that the deployment does not offer falls back to Simplified Chinese [LAN-04]', async () => {
    const context = await origins.visitor();
    await context.addCookies([{ name: languageCookie.name, value: 'ja', url: origins.pages }]);
    const page = await context.newPage();
    await page.goto(`${base}/payment?order_id=none#token=${'a'.repeat(22)}`);
    await page.getByRole('heading', { name: translatorFor('zh-CN')('No order found for this link') }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  it('a page of a third origin of the site can neither call the server nor read a response [LAN-07]', async () => {
    const { page } = await visit('/home');
    await signIn(page, 'owner@cn.example');
    await page.waitForURL(`${origins.pages}${base}/home`);
    await page.goto(`${origins.server}/login?system=another`);
    const answers = await page.evaluate(
      async (address) => {
        const options = { method: 'POST', credentials: 'include', headers: { 'x-mallflow': '1' } } as const;
        const ask = (url: string) =>
          fetch(url, options).then(
            (answer) => answer.status,
            () => 'unreadable',
          );
        return [await ask('/oss/mall/notice/read-all'), await ask(address)];
      },
      `${origins.server.replace('api.', 'tw.').replace('127.0.0.1', 'localhost')}/oss/mall/notice/read-all`,
    );
    expect(answers).toEqual([403, 'unreadable']);
  });
});
