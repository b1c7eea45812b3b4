import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contentWidth } from './contentWidth.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

const open = async (email?: string): Promise<Page> => (await world.person(email === undefined ? {} : { email })).page;

/** Each address, where it leads where that is another, and the heading there. */
async function expectLed(
  page: Page,
  addresses: Readonly<Record<string, string | readonly [string, string]>>,
): Promise<void> {
  for (const [address, expected] of Object.entries(addresses)) {
    const [path, heading] = typeof expected === 'string' ? [address, expected] : expected;
    await page.goto(`/mall${address}`);
    const there = async () => [
      new URL(page.url()).pathname,
      await page.getByRole('heading', { level: 1 }).textContent(),
    ];
    await expect.poll(there, { message: address }).toEqual([`/mall${path}`, heading]);
  }
}

it('each address of the mall opens its page [FRA-01]', async () => {
  await expectLed(await open('owner@cn.example'), {
    '/home': 'Hello, 林晓',
    '/mall': 'Hello, 林晓',
    '/mall/home': 'Hello, 林晓',
    '/store': 'What do you want to buy?',
    '/store/new': 'What do you want to buy?',
    '/order': 'My orders',
    '/order/paid': 'My orders',
    '/order/unpaid': 'My orders',
    '/voucher': 'My vouchers',
    '/user': 'User centre',
    '/enterprise': 'Enterprise centre',
    '/security': 'Security centre',
    '/notices': 'Notices',
    '/services': 'Services and add-ons',
    '/crm-export': 'Export customers',
    '/appointment-list': 'Appointments',
    // Whoever has passed is led home from both.
    '/auth': ['/home', 'Hello, 林晓'],
    '/mainlandAuth': ['/home', 'Hello, 林晓'],
  });
});

it('each address that needs no session opens its page without one [FRA-01]', async () => {
  await expectLed(await open(), {
    '/payment': 'This link leads to no order.',
    '/leads-payment': 'This link leads to no order.',
    '/payment/success': 'This link leads to no order.',
    '/payment/fail': 'This link leads to no order.',
    '/register': 'Register a company in Japan',
    '/register-tw': 'Register a company in Taiwan',
    '/register-hk': 'Register a company in Hong Kong',
    // Whoever has registered nothing is led to where that is done.
    '/register/success': ['/register', 'Register a company in Japan'],
    '/register-tw/success': ['/register-tw', 'Register a company in Taiwan'],
    '/register-hk/success': ['/register-hk', 'Register a company in Hong Kong'],
  });
});

it.each(['/crm-export', '/appointment-list'])('%s is 1034 px wide, without a frame [FRA-02]', async (address) => {
  const page = await open('owner@cn.example');
  await page.goto(`/mall${address}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect([await contentWidth(page), await page.getByRole('banner').count()]).toEqual([1034, 0]);
});

it('what the menu of the account has not yet says so, and is nothing to press [FRA-03]', async () => {
  const page = await open('owner@cn.example');
  await page.goto('/mall/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account: / })
    .click();
  const items = page.getByRole('banner').getByRole('listitem');
  const missing = items.filter({ hasText: /^(Recommend|Activity log|Version update|Settings)$/ });
  const told = await missing.evaluateAll((all) =>
    all.map((one) => [one.textContent, one.getAttribute('title'), one.querySelector('a, button') !== null]),
  );
  expect(told).toEqual(
    ['Recommend', 'Activity log', 'Version update', 'Settings'].map((name) => [
      name,
      'This module is not activated',
      false,
    ]),
  );
});
