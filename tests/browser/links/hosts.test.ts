import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languageOfHost } from '#contract/languages.ts';
import { addManyOrders } from '../../bench/manyOrders.ts';
import { readNow } from '../readNow.ts';
import { signIn } from '../signIn.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';
import { brokenPromisesIn, type CrawlOptions, crawl, type LinkPromise, linksIn, waitUntilSettled } from './crawl.ts';

const world = worldOfFile(async () => {});

const verification = /^\/(auth|mainlandAuth)/;
const store = /^\/store/;

const promises: readonly LinkPromise[] = [
  ['No products yet', store, /^\/order$/],
  ['No unpaid orders', store],
  ['No orders with this status', store],
  ['No vouchers available', store],
  ['No activity to send yet', store],
  ['Your current plan doesn’t include it.', store],
  ['Appointments require an active plan', store],
  ['Expired on {0}', /^\/store\/renew/],
  ['Almost used up: {0}', /^\/store\/append/],
  ['Verify your company to activate orders.', verification],
  ['Your company is provisionally verified. Some documents are still missing.', verification],
  ['Your company verification wasn’t approved.', verification],
];

/** Pages that every client reaches from home, on every host. */
const pagesOnEveryHost = [
  '/home',
  '/store',
  '/order',
  '/voucher',
  '/appointment-list',
  '/crm-export',
  '/services',
  '/notices',
];

/** Links and broken promises in the header's panels. A Japanese host has no header. */
async function openPanels(page: Page, how: CrawlOptions) {
  const links: string[] = [];
  const broken: string[] = [];
  const header = page.getByRole('banner');
  const panels = header.locator('button[aria-expanded]');
  const count = await readNow('the header is drawn with its page', () => panels.count());
  for (let index = 0; index < count; index += 1) {
    const panel = panels.nth(index);
    await panel.click();
    const opened = header.locator(`[id="${await panel.getAttribute('aria-controls')}"]`);
    await opened.locator('a, button').first().waitFor();
    links.push(...(await linksIn(opened)));
    broken.push(...(await brokenPromisesIn(opened, how)));
    await page.keyboard.press('Escape');
  }
  return { links, broken };
}

const addOrders = (count: number) =>
  addManyOrders(world.db, {
    client_id: 'client-hk',
    count,
    now: world.now(),
    statuses: ['paid', 'cancelled'],
    prefix: 'long',
  });

interface Variant {
  readonly host: string;
  readonly email: string;
  readonly width: 360 | 1280;
  readonly orders?: number;
}

const variants: readonly (readonly [string, Variant])[] = [
  ['a main account with few orders', { host: 'localhost', email: 'owner@cn.example', width: 1280 }],
  ['a child account', { host: 'localhost', email: 'member@cn.example', width: 360 }],
  ['a client on trial without anything', { host: 'localhost', email: 'trial@cn.example', width: 360 }],
  ['a client of Taiwan', { host: 'tw.localhost', email: 'owner@tw.example', width: 360 }],
  [
    'a client of Hong Kong with many orders',
    { host: 'tw.localhost', email: 'owner@hk.example', width: 1280, orders: 300 },
  ],
  ['a client without anything', { host: 'tw.localhost', email: 'refused@hk.example', width: 1280 }],
  ['a client of another region', { host: 'en.localhost', email: 'owner@jp.example', width: 360 }],
  ['a main account', { host: 'jp.localhost', email: 'owner@jp.example', width: 360 }],
  ['a main account', { host: 'jp.localhost', email: 'owner@jp.example', width: 1280 }],
];

describe('links on each host', () => {
  it.each(variants)(
    'every link leads to a page and every message that promises an action links to it, for %s on %o [LAN-16]',
    async (_, { host, email, width, orders = 0 }) => {
      if (orders > 0) await addOrders(orders);
      const { page } = await world.person({ host, width, language: null });
      await page.goto('/mall/home');
      await signIn(page, email);
      await page.waitForURL(`http://${host}:*/mall/home`);
      await waitUntilSettled(page);
      const how = { say: translatorFor(languageOfHost(host)), promises };
      const inPanels = await openPanels(page, how);
      const found = await crawl(page, ['/home', ...inPanels.links], how);
      expect({ dead: found.dead, broken: [...inPanels.broken, ...found.broken] }).toEqual({ dead: [], broken: [] });
      expect(
        pagesOnEveryHost.filter((each) => !found.pages.some((at) => at === each || at.startsWith(`${each}/`))),
      ).toEqual([]);
    },
  );
});
