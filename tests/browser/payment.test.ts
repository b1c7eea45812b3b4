import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { wordsIn } from './words.ts';
import { worldOfFile } from './worldOfFile.ts';

const say = wordsIn('en');
const world = worldOfFile(async () => {});

/** The link to the payment page of an unpaid order, and the number of that order, as its client passes them on. */
async function passedOn(): Promise<{ readonly link: URL; readonly order_no: string }> {
  const { page } = await world.person({ email: 'owner@cn.example' });
  await page.goto('/mall/order/unpaid');
  await page.getByRole('table').getByRole('link').first().click();
  const shared = page.getByRole('link', { name: say('Payment page to share (no sign-in needed)') });
  const link = new URL((await shared.getAttribute('href')) ?? '', world.origin);
  const order_no = /MF-\d+-\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  return { link, order_no };
}

async function strangerAt({ href }: URL): Promise<Page> {
  const { page } = await world.person({});
  await page.goto(href);
  return page;
}

/** Follows a link for which one has to sign in; answers where signing in leads. */
async function leadsTo(stranger: Page, name: string): Promise<string | null> {
  await stranger.getByRole('link', { name }).click();
  await stranger.waitForURL('**/login?**');
  return new URL(stranger.url()).searchParams.get('return');
}

it('an order is passed on by its link, which shows how it is paid to who has not signed in [ORD-03]', async () => {
  const { link, order_no } = await passedOn();
  const stranger = await strangerAt(link);
  await stranger.getByRole('heading', { name: say('Pay for your order') }).waitFor();
  await stranger.getByRole('heading', { name: say('Pay by bank transfer') }).waitFor();
  expect(await stranger.getByRole('main').textContent()).toContain(order_no);
  expect(await leadsTo(stranger, say('Go to the order'))).toBe(
    `/mall/order/detail/${link.searchParams.get('order_id')}`,
  );
});

it.each([
  ['another token', { token: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['a token cut short', { token: 'A' }],
  ['another order', { order_id: 'another' }],
])('by a link with %s, who has not signed in is told whom to ask [ORD-04]', async (_, spoilt) => {
  const { link } = await passedOn();
  for (const [name, value] of Object.entries(spoilt)) link.searchParams.set(name, value);
  const stranger = await strangerAt(link);
  const notice = stranger.getByRole('alert');
  await notice.getByRole('heading', { level: 1, name: say('This link leads to no order.') }).waitFor();
  expect(await notice.locator('p').allTextContents()).toEqual([
    say('It may be incomplete. Please ask whoever sent it to you to send it again.'),
  ]);
  expect(await notice.getByRole('link').allTextContents()).toEqual([say('Sign in to see your own orders')]);
  expect(await leadsTo(stranger, say('Sign in to see your own orders'))).toBe('/mall/order');
});
