import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderList } from '#contract/calls/order.ts';
import { addManyOrders } from '../bench/manyOrders.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { eventTimeoutMs } from './eventTimeout.ts';
import { readNow } from './readNow.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile(async () => {});
/** A client with nearly as many unpaid orders as one request returns, and one whose list loads quickly. */
const longListClient = { email: 'owner@hk.example', client_id: 'client-hk', count: 99_990 };
const shortListClient = { email: 'owner@jp.example', client_id: 'client-jp', count: 10_000 };

beforeAll(async () => {
  const now = world.now();
  for (const who of [longListClient, shortListClient]) {
    await addManyOrders(world.db, { ...who, now, statuses: ['unpaid'], prefix: who.client_id });
  }
  await addManyOrders(world.db, { ...shortListClient, count: 60, now, statuses: ['completed'], prefix: 'done' });
}, 4 * eventTimeoutMs);

async function open(
  who: { email: string },
  address = '/mall/order/unpaid',
  of: { width?: number } = {},
): Promise<Page> {
  const { page } = await world.person({ email: who.email, language: 'en', ...of });
  await page.goto(address);
  await page.getByRole('table').waitFor();
  return page;
}

const rows = (page: Page) => page.locator('tbody tr');
/** Waits for the number of orders found, which appears once all have arrived. */
const waitForStatus = (page: Page, text: string | RegExp) =>
  page.locator('[role="status"]').filter({ hasText: text }).waitFor();
const firstNumber = (page: Page) => page.locator('tbody tr[aria-rowindex="2"]').textContent();

/** The status of a completely loaded list. */
const completeListStatus = /^(99,99\d|10,00\d) orders$/;

describe('order lists [ORD-80]', () => {
  it('the first order list shows all orders, whatever their status, and counts them', async () => {
    const { page } = await world.person({ email: 'owner@cn.example', language: 'en' });
    await page.goto('/mall/home');
    await page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click();
    await page.waitForURL('**/mall/order');
    const tabs = page.getByRole('navigation', { name: 'Order status' }).getByRole('link');
    await waitForStatus(page, /^\d+ orders$/);
    const seen = await readNow('the whole list is there', () =>
      tabs.evaluateAll((all) => all.map((tab) => [tab.textContent, tab.getAttribute('aria-current')] as const)),
    );
    expect(seen.map(([text, current]) => [text?.replace(/[^A-Za-z].*/, ''), current])).toEqual([
      ['All', 'page'],
      ['Unpaid', null],
      ['Paid', null],
      ['Completed', null],
      ['Closed', null],
    ]);
    const [all = 0, ...each] = seen.map(([text]) => Number(/\d+/.exec(text ?? '')?.[0]));
    expect(all).toBe(each.reduce((sum, count) => sum + count, 0));
    await expect.poll(() => rows(page).count()).toBe(all);
    await rows(page).filter({ hasText: 'Cancelled' }).first().waitFor();
    await rows(page).filter({ hasText: 'Unpaid' }).first().waitFor();
  });
});

describe('a list of 99,999 orders [ORD-11]', () => {
  it('a list of 99,999 orders shows its first rows early, renders only rows near the viewport and states the position', async () => {
    const page = await open(longListClient);
    expect(await firstNumber(page)).toContain('CLIENT-HK-000000');
    await waitForStatus(page, completeListStatus);
    const count = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
    expect(count).toBeGreaterThan(longListClient.count);
    await expect
      .poll(() => page.getByRole('link', { name: /^Unpaid/ }).textContent())
      .toContain((count - 1).toLocaleString('en'));
    for (const share of [0.37, 0.99, 1]) {
      await expect
        .poll(
          async () => {
            await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
            return readVisibleRows(page);
          },
          { timeout: eventTimeoutMs },
        )
        .toMatchObject({ gaps: [], ...(share === 1 && { last: String(count) }) });
      await expect.poll(() => rows(page).count()).toBeLessThan(60);
    }
    await waitForStatus(page, /^Orders 99,9\d\d to 99,99\d of 99,99\d$/);
    await page.getByRole('button', { name: 'Jump to first' }).click();
    await page.locator('tbody tr[aria-rowindex="2"] a:focus').waitFor();
  });
});

describe('a list of thousands of orders [ORD-11]', () => {
  it('arrow keys, End and Home move the focus between the rows of a long order list', async () => {
    const page = await open(shortListClient);
    await waitForStatus(page, completeListStatus);
    await page.locator('tbody tr[aria-rowindex="2"] a').focus();
    const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused, { timeout: eventTimeoutMs }).toBe('4');
    await page.keyboard.press('End');
    await expect
      .poll(focused, { timeout: eventTimeoutMs })
      .toBe(await page.getByRole('table').getAttribute('aria-rowcount'));
    await page.keyboard.press('Home');
    await expect.poll(focused, { timeout: eventTimeoutMs }).toBe('2');
    await page.locator('tbody tr[aria-rowindex="3"]').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('3');
  });

  it('search, filter and sort order of an order list are in the address and survive a reload', async () => {
    const page = await open(shortListClient);
    await page.getByLabel('Order number or plan').pressSequentially('client-jp-00');
    await waitForStatus(page, /^10,000 of 10,00\d orders$/);
    // The field keeps focus and text while the search repeats.
    await page.keyboard.type('77');
    await waitForStatus(page, /^100 of 10,00\d orders$/);
    await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' });
    await expect.poll(() => firstNumber(page), { timeout: eventTimeoutMs }).toContain('CLIENT-JP-007799');
    expect(new URL(page.url()).search).toBe('?search=client-jp-0077&sort=oldest');
    await page.reload();
    await waitForStatus(page, /^100 of 10,00\d orders$/);
    expect(await firstNumber(page)).toContain('CLIENT-JP-007799');
    await page.getByLabel('Order type').selectOption({ label: 'Upgrade with renewal' });
    await page.getByText('No matching orders in this list').waitFor();
    // A search applies to the next list too.
    await page.getByRole('link', { name: /^Paid/ }).click();
    await page.waitForURL('**/order/paid?search=client-jp-0077&type=upgrade_renew&sort=oldest');
    await page.getByRole('link', { name: /^Unpaid/ }).click();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await waitForStatus(page, completeListStatus);
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => page.getByLabel('Order number or plan').inputValue()).toBe('');
  });

  it('the orders found by a search are downloaded as CSV in their sort order [ORD-12]', async () => {
    const page = await open(shortListClient, '/mall/order/unpaid?search=client-jp-001&sort=highest');
    await waitForStatus(page, /^1,000 of 10,00\d orders$/);
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: eventTimeoutMs }),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect([download.suggestedFilename(), lines.length]).toEqual(['orders.csv', 1002]);
    expect(lines[0]).toBe('\uFEFFOrder number,Order,Order type,Placed,Status,Payment,Amount,Currency,Pay by');
    expect(lines[1]).toMatch(/^CLIENT-JP-001999,.+,\d{4}-\d\d-\d\d,Unpaid,Not paid yet,\d+,JPY,\d{4}-\d\d-\d\d$/);
  });

  it('a truncated order list is reported as incomplete, and a retry loads all of it', async () => {
    const { page } = await world.person({ email: shortListClient.email, language: 'en' });
    let isCut = true;
    await page.route(`**/oss${orderList.path}*`, async (route) => {
      if (!isCut) return route.continue();
      const response = await route.fetch({ headers: { ...route.request().headers(), 'accept-encoding': 'identity' } });
      return route.fulfill({ response, body: (await response.text()).slice(0, 200_000) });
    });
    await page.goto('/mall/order/unpaid');
    const notice = page.getByRole('alert').getByText('This list is incomplete. We couldn’t load the rest.');
    await notice.waitFor();
    // Above hundreds of rows, where it is visible, and does not move while they are drawn.
    const below = await page.getByRole('table').boundingBox();
    expect((await notice.boundingBox())?.y).toBeLessThan(below?.y ?? 0);
    expect(await firstNumber(page)).toContain('CLIENT-JP-000000');
    isCut = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForStatus(page, completeListStatus);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    // The button is gone; the focus moves to the list's status.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^10,00\d orders/);
  });

  it.each([1280, 360])('a long order list is accessible at %i px', async (width) => {
    const page = await open(shortListClient, '/mall/order/unpaid', { width });
    await waitForStatus(page, completeListStatus);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('a paged order list [ORD-11]', () => {
  it('a paged order list loads more on request, and all orders when it is sorted', async () => {
    const page = await open(shortListClient, '/mall/order/completed');
    await waitForStatus(page, /^20 orders$/);
    await page.getByRole('button', { name: 'Show more' }).click();
    await waitForStatus(page, /^40 orders$/);
    await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' });
    await waitForStatus(page, /^6\d of 6\d orders$/);
    await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
  });
});

it('a short order list has no search form unless it is sorted [ORD-18]', async () => {
  const page = await open({ email: 'paid@cn.example' }, '/mall/order/paid');
  await waitForStatus(page, /^5 orders$/);
  await expect.poll(() => page.getByRole('search').count()).toBe(0);
  await page.goto('/mall/order/paid?sort=oldest');
  await waitForStatus(page, /^5 of 5 orders$/);
  const sort = page.getByLabel('Sort by');
  await sort.focus();
  await sort.selectOption({ label: 'Newest first' });
  await waitForStatus(page, /^5 orders$/);
  await page.locator('select:focus').waitFor();
});

/** The visible rows: whether they have gaps, and which is the last. */
const readVisibleRows = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('tbody tr')]
      .map((row) => ({ index: row.getAttribute('aria-rowindex'), box: row.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
    const gaps = all.slice(1).flatMap(({ box }, at) => {
      const before = all[at];
      return before === undefined || Math.abs(box.top - before.box.bottom) < 2
        ? []
        : [Math.round(box.top - before.box.bottom)];
    });
    return { gaps: all.length === 0 ? [-1] : gaps, last: all.at(-1)?.index ?? null };
  });

it.each([
  ['all orders', '/mall/order', '← All orders'],
  ['a list', '/mall/order/completed', '← Completed'],
])('an order opened from %s links back to it [ORD-81]', async (_, address, back) => {
  const page = await open({ email: 'owner@cn.example' }, address);
  await page.locator('tbody a').first().click();
  await page.getByRole('link', { name: back }).click();
  await page.waitForURL(`**${address}`);
});
