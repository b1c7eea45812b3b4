import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sessionCookie } from '#contract/envelope.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile(async () => {});
const userAgent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.50 miniProgram';
const translate = translatorFor('en');

declare global {
  interface Window {
    readonly asked: { readonly name: string; readonly arg: { readonly url: string } }[];
  }
}

/** The bridge of a web-view: records calls, answers none. */
async function withBridge(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const asked: unknown[] = [];
    const invoke = (name: string, told: unknown) => {
      if (name === 'invokeMiniProgramAPI') asked.push(told);
    };
    Object.assign(window, { asked, __wxjs_environment: 'miniprogram', WeixinJSBridge: { invoke, on: () => {} } });
  });
}

/** The pages that the mini-program was asked to open. */
const openedByBridge = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => window.asked.map(({ name, arg }) => [name, arg.url]));

/** A web-view that the mini-program opens; its bridge calls are recorded. */
async function webView(who: Parameters<typeof world.person>[0] = {}) {
  const { context, page } = await world.person({
    email: 'owner@cn.example',
    width: 360,
    userAgent,
    alone: true,
    ...who,
  });
  await withBridge(context);
  const token = (await context.cookies()).find(({ name }) => name === sessionCookie)?.value ?? '';
  await context.clearCookies({ name: sessionCookie });
  const called: { readonly url: URL; readonly headers: Readonly<Record<string, string>> }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^\/(oss|crm)\//.test(url.pathname)) called.push({ url, headers: request.headers() });
  });
  const open = (path: string) => page.goto(`${path}#bearer=${token}&client_id=client-cn`);
  return { page, token, called, open };
}

it('the mini-program shows the store without header, and sends its session only in request headers [MIN-01, MIN-02]', async () => {
  const { page, token, called, open } = await webView();
  await open('/mall/store');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: translate('Vouchers'), exact: true }).count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(called.length).toBeGreaterThan(4);
  expect(called.filter(({ headers }) => headers.authorization !== `Bearer ${token}`)).toEqual([]);
  expect(called.filter(({ headers }) => headers['x-mallflow-applet'] !== '1')).toEqual([]);
  expect(called.filter(({ url }) => url.searchParams.get('client_id') !== 'client-cn')).toEqual([]);
  expect(called.filter(({ url }) => url.href.includes(token))).toEqual([]);
});

it('the mini-program opens its own work page, and its error page for mall pages that it does not show [MIN-01]', async () => {
  const { page, open } = await webView();
  await open('/mall/store');
  await page.getByRole('button', { name: translate('Workspace') }).click();
  await expect.poll(() => openedByBridge(page)).toEqual([['reLaunch', '/pages/work/index']]);
  for (const path of ['/mall/home', '/mall/order', '/mall/voucher', '/mall/', '/mall/crm-export']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: translate('This page only opens in a browser') }).waitFor();
    await expect.poll(() => openedByBridge(page)).toEqual([['reLaunch', '/pages/error/index']]);
  }
});

it('the mini-program shows an order and its payment page [MIN-01]', async () => {
  const { context, page: browser } = await world.person({ email: 'owner@cn.example' });
  await browser.goto('/mall/order/unpaid');
  const order = (await browser.getByRole('table').getByRole('link').first().getAttribute('href')) ?? '';
  await context.close();
  const { page, open } = await webView();
  await open(order);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: translate('Shareable payment page (no sign-in needed)') }).click();
  await page.getByRole('heading', { level: 1, name: translate('Pay by bank transfer') }).waitFor();
  expect(await openedByBridge(page)).toEqual([]);
});

it.each(displays)(
  'the mini-program pages are accessible in $language at $width px [MIN-01]',
  async ({ language, width, scheme }) => {
    const { page, open } = await webView({ language, width, scheme });
    await open('/mall/store');
    await page.getByRole('button', { name: translatorFor(language)('Workspace') }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto('/mall/home');
    await page
      .getByRole('heading', { level: 1, name: translatorFor(language)('This page only opens in a browser') })
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);
