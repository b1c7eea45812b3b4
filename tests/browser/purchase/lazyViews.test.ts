import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choose, performEvent } from '../../flows/purchase/journeys.ts';
import { stateLocators } from '../../flows/purchase/stateLocators.ts';
import { scriptOf, stylesOf } from '../builtFiles.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';

const world = worldOfFile();
const script = scriptOf('src/flows/purchase/laterViews.tsx');

async function openStore() {
  const { page } = await world.person({ email: 'new@cn.example' });
  return { page, say: translatorFor('en') };
}

const expectFocusedText = (page: Page) => expect.poll(() => page.evaluate(() => document.activeElement?.textContent));

it('the code of the review is fetched once a selection is complete, and the review opens offline [PUR-18]', async () => {
  const reader = await openStore();
  const { page } = reader;
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(script)) fetched.push(request.url());
  });
  await page.goto('/mall/store/new', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  const coming = page.waitForEvent('requestfinished', (request) => request.url().endsWith(script));
  await choose(reader, 'new');
  await coming;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await performEvent(reader, { type: 'order.review' });
  await expectFocusedText(page).toBe('Review your order');
  expect(fetched).toHaveLength(1);
});

it('a review whose code cannot be fetched reports it, and opens after a retry [PUR-18]', async () => {
  const reader = await openStore();
  const { page } = reader;
  await page.route(`**/${script}`, (route) => route.abort('connectionreset'));
  await page.goto('/mall/store/new');
  await choose(reader, 'new');
  await performEvent(reader, { type: 'order.review' });
  await page.getByRole('alert').getByText('We couldn’t connect. Try again in a moment.').waitFor();
  await expectFocusedText(page).toBe('Your order');
  await page.unroute(`**/${script}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await stateLocators['reviewing.confirming'](reader).waitFor();
  await expectFocusedText(page).toBe('Review your order');
});

it('a plan table whose styles cannot be fetched is complete after a successful retry [PUR-18]', async () => {
  const { page, say } = await openStore();
  const again = page.getByRole('button', { name: say('Try again') });
  await page.setViewportSize({ width: 390, height: 800 });
  const styles = `**/${stylesOf('src/flows/purchase/panels/planTable.tsx')}`;
  await page.route(styles, (route) => route.abort('connectionreset'));
  await page.goto('/mall/store/new');
  await page.getByText(say('Compare all plans')).click();
  await again.press('Enter');
  // If it fails again, the focus stays where the part will appear.
  await again.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.unroute(styles);
  await page.keyboard.press('Enter');
  const table = page.getByRole('region', { name: say('Plan comparison') });
  await table.waitFor();
  expect(await table.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
