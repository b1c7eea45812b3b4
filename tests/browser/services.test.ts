import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openServiceSave } from '#contract/calls/suite.ts';
import { serviceSwitchings } from '#server/modules/openServices/tables.ts';
import { orderProducts } from '#server/modules/products/tables.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { narrowDisplays } from './displays.ts';
import { tabTo } from './keyboard.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();
beforeEach(() => world.db.delete(serviceSwitchings));

async function openPage(email = 'owner@cn.example') {
  const { page, context } = await world.person({ email });
  await page.goto('/mall/services');
  await page.getByRole('heading', { level: 1, name: 'Services and add-ons' }).waitFor();
  return { page, context, tracking: page.getByRole('switch', { name: 'Mail tracking', exact: true }) };
}

it('the main account reaches the services from home, switches one by keyboard and sees by whom [SRV-01, SRV-02]', async () => {
  const { page, context } = await world.person({ email: 'owner@cn.example' });
  await page.goto('/mall/home');
  await page.getByRole('link', { name: 'Services and add-ons' }).click();
  await page.getByText('No changes yet').first().waitFor();
  await tabTo(page, 'switch "Mail tracking"');
  await page.keyboard.press('Space');
  await page.getByText(/^Turned on by 林晓, /).waitFor();
  await expect.poll(() => page.getByRole('switch', { name: 'Mail tracking', exact: true }).isChecked()).toBe(true);
  await page.reload();
  await page.getByText(/^Turned on by 林晓, /).waitFor();
  expect(await world.db.select().from(serviceSwitchings)).toHaveLength(1);
  await context.close();
});

it('switching a service that another window has switched is refused, and shows its current state [SRV-04]', async () => {
  const one = await openPage();
  await one.tracking.click();
  await one.page.getByText(/^Turned on by/).waitFor();
  const other = await openPage();
  await one.tracking.click();
  await one.page
    .getByText(/^Turned off by/)
    .first()
    .waitFor();
  await one.tracking.click();
  await expect.poll(() => one.page.getByRole('status').filter({ hasText: 'Updating service…' }).count()).toBe(0);
  await expect.poll(async () => (await world.db.select().from(serviceSwitchings)).length).toBe(3);
  await other.tracking.click();
  await other.page.getByText('This service has just been turned on or off elsewhere. Check it again.').waitFor();
  await expect.poll(() => other.tracking.isChecked()).toBe(true);
  expect(await world.db.select().from(serviceSwitchings)).toHaveLength(3);
});

it('a child account or a client whose plan lacks a service cannot switch it [SRV-03]', async () => {
  const { page, tracking } = await openPage('member@cn.example');
  await page.getByText('Only the main account can turn services on or off. You can see which are on.').waitFor();
  await expect.poll(() => tracking.isDisabled()).toBe(true);
  const newcomer = await openPage('new@cn.example');
  await expect.poll(() => newcomer.tracking.isDisabled()).toBe(true);
  await newcomer.page.getByText('Your plan and add-ons don’t include this service right now.').first().waitFor();
});

it('a service of an expired plan shows the expiry date and links to the renewal [SRV-01]', async () => {
  const ends_at = new Date('2026-02-14T04:00:00Z');
  await world.db.update(orderProducts).set({ ends_at }).where(eq(orderProducts.client_id, 'client-hk'));
  const { page, tracking } = await openPage('owner@hk.example');
  await page.getByText('The plan that included this service expired on Feb 14, 2026.').first().waitFor();
  await expect.poll(() => tracking.isDisabled()).toBe(true);
  await expect.poll(() => page.getByText('Expired', { exact: true }).count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Renew to use it again' }).first().click();
  await page.waitForURL('**/mall/store/renew');
});

it('a service whose switch request failed stays as it was and reports the failure [SRV-04]', async () => {
  const { page, tracking } = await openPage();
  await page.route(`**${openServiceSave.path}`, (route) => route.abort('connectionreset'), { times: 1 });
  await tracking.click();
  await page.getByText('We couldn’t connect. Try again in a moment.').waitFor();
  await expect.poll(() => tracking.isChecked()).toBe(false);
});

it.each(narrowDisplays)(
  'the services page fits $width px and is accessible in $language, $scheme [SRV-03]',
  async (look) => {
    const { page } = await world.person({ email: 'owner@cn.example', ...look });
    await page.goto('/mall/services');
    await page.getByRole('switch').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);
