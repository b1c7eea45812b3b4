import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type OrderType, orderTypes } from '#contract/entities/product.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import type { PageDriver } from '../flowkit/pageDriver.ts';
import { buyers, readOrderNumber, unpaidOrders } from '../flows/purchase/journeys.ts';
import { stateLocators } from '../flows/purchase/stateLocators.ts';
import { chooseByArrows, expectFocus, tabTo } from './keyboard.ts';
import { orderTypeNames } from './orderTypeNames.ts';
import { readNow } from './readNow.ts';
import { translatorFor } from './translator.ts';
import type { World } from './world.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const widths = [360, 1280] as const;
const world = worldOfFile();

async function open(who: Parameters<World['person']>[0], address: string): Promise<Page> {
  const { page } = await world.person(who);
  await page.goto(address);
  return page;
}

const decisions = {
  new: async (page) => {
    await chooseByArrows(page, 'Choose a plan', 'Growth');
    await chooseByArrows(page, 'Choose a term', '2 years');
  },
  append: async (page) => {
    await tabTo(page, /^spinbutton "Additional accounts"/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, 'button "Decrease: Additional accounts"', 'Shift+Tab');
    await page.keyboard.press('Space');
  },
  renew: (page) => chooseByArrows(page, 'Choose a term', '2 years'),
  upgrade: (page) => chooseByArrows(page, 'Choose a plan', 'Flagship'),
  upgrade_renew: async () => {},
} as const satisfies Record<OrderType, (page: Page) => Promise<void>>;

const losses = /^checkbox /;

async function acknowledgeAll(page: Page): Promise<number> {
  const count = await readNow('the losses are drawn with the review', () =>
    page.getByRole('main').getByRole('checkbox').count(),
  );
  for (let each = 0; each < count; each += 1) {
    await tabTo(page, losses);
    await page.keyboard.press('Space');
  }
  return count;
}

describe.each(widths)('keyboard use at %i px [ACC-03]', (width) => {
  it.each(orderTypes)('an order of type %s is placed and cancelled by keyboard alone', async (type) => {
    const page = await open({ email: buyers[type], width }, '/mall/store');
    const reader: PageDriver = { page, say: translate };
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Order type: ').waitFor();

    // A client without a plan can only buy a new one: the types are folded and not a choice.
    if (type !== 'new') await chooseByArrows(page, 'What would you like to do?', orderTypeNames[type]);
    await decisions[type](page);
    await stateLocators['choosing.price.quoted']({ page, say: translate }).waitFor();
    await tabTo(page, 'button "Review order"');
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: 'Review your order' }).waitFor();
    await expectFocus(page, 'heading "Review your order"');
    await acknowledgeAll(page);
    await tabTo(page, /^button "Place order · CNY/);
    await page.keyboard.press('Enter');

    const number = await readOrderNumber(reader);
    await expectFocus(page, 'heading "Your order has been placed"');
    expect((await unpaidOrders(reader)).map(({ order_type }) => order_type)).toEqual([type]);
    await tabTo(page, 'link "Go to order"');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/detail/**');
    await page.getByRole('link', { name: 'Cancel order' }).waitFor();
    await page.getByText(number).first().waitFor();
    await expectFocus(page, /^heading /);

    await tabTo(page, 'link "Cancel order"');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Cancel this order?' }).waitFor();
    await tabTo(page, 'button "Keep order"');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Cancel order' }).waitFor();
    await tabTo(page, 'link "Cancel order"');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Cancel this order?' }).waitFor();
    await tabTo(page, 'button "Cancel order"');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Order cancelled' }).waitFor();
    await expectFocus(page, 'heading "Order cancelled"');
    expect(await unpaidOrders(reader)).toEqual([]);
  });

  it('leaving the review by keyboard moves the focus to the heading of the store [ACC-04]', async () => {
    const page = await open({ email: buyers.renew, width }, '/mall/store/renew');
    await stateLocators['choosing.price.quoted']({ page, say: translate }).waitFor();
    await tabTo(page, 'button "Review order"');
    await page.keyboard.press('Space');
    await page.getByRole('heading', { level: 1, name: 'Review your order' }).waitFor();
    await tabTo(page, 'button "Edit order"');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Choose what to buy' }).waitFor();
    await expectFocus(page, 'heading "Choose what to buy"');
  });

  it('the skip link moves the focus past the header and the menu', async () => {
    const page = await open({ email: 'owner@cn.example', width }, '/mall/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await tabTo(page, /./)).toEqual({ said: 'link "Skip to main content"', group: '', fault: null });
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('Tab and Shift+Tab move between the skip link and the product actions of the home page', async () => {
    const page = await open({ email: 'owner@cn.example', width }, '/mall/home');
    await page.getByRole('link', { name: 'Renew' }).waitFor();
    await tabTo(page, 'link "Add more"');
    await tabTo(page, 'link "Skip to main content"', 'Shift+Tab');
  });

  it('the account panel is opened by keyboard and closed by Escape and by Tab', async () => {
    const page = await open({ email: 'owner@cn.example', width }, '/mall/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await tabTo(page, /^button "Account: /);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Dark', exact: true }).waitFor();
    await tabTo(page, 'button "Dark"');
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)).toBe('dark');
    await page.keyboard.press('Escape');
    await expectFocus(page, /^button "Account: /);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
    await tabTo(page, 'button "Sign out"');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Account: /, expanded: false }).waitFor();
  });

  it('the language is changed by keyboard alone', async () => {
    const page = await open({ email: 'owner@cn.example', width }, '/mall/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await tabTo(page, 'button "Language: English"');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button "日本語"');
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloaded;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
  });

  it('a user signs in and out by keyboard alone', async () => {
    const page = await open({ width }, '/mall/voucher');
    await page.waitForURL('**/login?**');
    await tabTo(page, /^textbox "Email address/);
    await page.keyboard.type('owner@cn.example');
    await tabTo(page, /^textbox "Password/);
    await page.keyboard.type(demoPassword);
    await tabTo(page, 'button "Sign in"');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/mall/voucher');
    await page.getByRole('heading', { level: 1, name: 'My vouchers' }).waitFor();
    await tabTo(page, /^button "Account: /);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
    await tabTo(page, 'button "Sign out"');
    await page.keyboard.press('Space');
    await page.waitForURL('**/login?**');
    expect(new URL(page.url()).searchParams.get('return')).toBe(`${world.origin}/mall/voucher`);
    await page.goto('/mall/voucher');
    await page.waitForURL('**/login?**');
  });
});
