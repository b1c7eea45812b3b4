import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { noticeList, userRead } from '#contract/calls/session.ts';
import { orderLinkOf } from '#contract/orderLink.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { claimOf } from '#server/testing/orderTokens.ts';
import { scriptOf } from './builtFiles.ts';
import { contentWidth } from './contentWidth.ts';
import { readNow } from './readNow.ts';
import { signIn } from './signIn.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile(async () => {});

const orderOf = async (id: string) => {
  const [order] = await world.db.select().from(orders).where(eq(orders.order_id, id));
  if (order === undefined) throw new Error(`the demo has no order ${id}`);
  return order;
};

const open = async (email?: string): Promise<Page> => (await world.person(email === undefined ? {} : { email })).page;

async function expectLinksLead(
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
  await expectLinksLead(await open('owner@cn.example'), {
    '/home': 'Hello, 林晓',
    '/mall': 'Hello, 林晓',
    '/mall/home': 'Hello, 林晓',
    '/store': 'Choose what to buy',
    '/store/new': 'Choose what to buy',
    '/order': 'My orders',
    '/order/paid': 'My orders',
    '/order/unpaid': 'My orders',
    '/voucher': 'My vouchers',
    '/user': 'Your profile',
    '/enterprise': 'Company profile',
    '/security': 'Security centre',
    '/notices': 'Notices',
    '/services': 'Services and add-ons',
    '/crm-export': 'Export customers',
    '/order/detail/cn-order-edm': 'Add-ons for Growth',
    '/order/unpaid/detail/cn-order-edm': 'Add-ons for Growth',
    '/order/historical/detail/cn-order-upgrade': 'Upgrade to Professional',
    '/appointment-list': 'Appointments',
    // Without a booking, redirects to the list.
    '/appoint-account-tip': ['/appointment-list', 'Appointments'],
    '/appoint-success': ['/appointment-list', 'Appointments'],
    '/appoint-cancel': ['/appointment-list', 'Appointments'],
    // A verified client is redirected home from both.
    '/auth': ['/home', 'Hello, 林晓'],
    '/mainlandAuth': ['/home', 'Hello, 林晓'],
  });
});

it('each verification address opens its page whatever its letter case [FRA-01]', async () => {
  await expectLinksLead(await open('new@cn.example'), {
    '/mainlandAuth': 'Legal representative',
    '/mainlandauth': 'Legal representative',
    '/auth': ['/mainlandAuth', 'Legal representative'],
  });
  await expectLinksLead(await open('refused@hk.example'), {
    '/auth': 'Verify your company',
    '/mainlandauth': ['/auth', 'Verify your company'],
  });
});

it('each address that needs no session opens its page without one [FRA-01]', async () => {
  await expectLinksLead(await open(), {
    '/payment': 'No order found for this link',
    '/leads-payment': 'No order found for this link',
    '/payment/success': 'No order found for this link',
    '/payment/fail': 'No order found for this link',
    '/register': 'Register your company in Japan',
    '/register-tw': 'Register your company in Taiwan',
    '/register-hk': 'Register your company in Hong Kong',
    // Without a registration, redirects to the form.
    '/register/success': ['/register', 'Register your company in Japan'],
    '/register-tw/success': ['/register-tw', 'Register your company in Taiwan'],
    '/register-hk/success': ['/register-hk', 'Register your company in Hong Kong'],
  });
});

it.each(['/payment', '/leads-payment'])('an order link opens the payment page at %s [FRA-01]', async (address) => {
  const { order_id, token } = claimOf(await orderOf('cn-order-edm'));
  const page = await open();
  await page.goto(`/mall${address}${orderLinkOf({ order_id, token })}`);
  await page.getByRole('heading', { level: 1, name: 'Pay by bank transfer' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/mall${address}`);
});

it('payment and registration pages never request the user, even with a session [FRA-07]', async () => {
  const { order_id, token } = claimOf(await orderOf('cn-order-edm'));
  const link = orderLinkOf({ order_id, token });
  const page = await open('owner@cn.example');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const paying = ['/payment', '/leads-payment', '/payment/phone', '/payment/success', '/payment/fail'];
  const registering = ['/register', '/register-tw', '/register-hk', '/register/success'];
  for (const address of [...paying.map((path) => `${path}${link}`), ...registering]) {
    await page.goto(`/mall${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  const ofUser = `/oss${userRead.path}`;
  expect(asked.filter((path) => path === ofUser)).toEqual([]);
  await page.goto('/mall/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked.filter((path) => path === ofUser)).toEqual([ofUser]);
});

it.each(['/crm-export', '/appointment-list'])(
  'the page %s is 1034 px wide and has no header [FRA-02]',
  async (address) => {
    const page = await open('owner@cn.example');
    await page.goto(`/mall${address}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(async () => [await contentWidth(page), await page.getByRole('banner').count()])
      .toEqual([1034, 0]);
  },
);

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account: / });

it('the header links to home and the security centre, and opens language, help, notices and account [FRA-04]', async () => {
  const page = await open('owner@cn.example');
  await page.goto('/mall/home');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Notices, 2 unread' }).waitFor();
  const links = banner.getByRole('link');
  await expect
    .poll(() =>
      links.evaluateAll((all) => all.map((one) => [one.ariaLabel ?? one.textContent, one.getAttribute('href')])),
    )
    .toEqual([
      ['Mallflow, home', '/mall/home'],
      ['Mall home', '/mall/home'],
      ['Security centre', '/mall/security'],
    ]);
  const panels = banner.getByRole('button');
  const names = ['Language: English', 'Help', 'Notices, 2 unread', 'Account: 林晓'];
  await expect.poll(() => panels.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(names);
  for (const name of names) {
    await banner.getByRole('button', { name, exact: true }).click();
    await banner.getByRole('region', { name, exact: true }).waitFor();
    await page.keyboard.press('Escape');
  }
  await banner.getByRole('link', { name: 'Security centre' }).click();
  await page.getByRole('heading', { level: 1, name: 'Security centre' }).waitFor();
  await banner.getByRole('link', { name: 'Mall home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello, 林晓' }).waitFor();
});

it('the account menu links to the user, enterprise and security centres, and signs out [FRA-04]', async () => {
  const page = await open('owner@cn.example');
  await page.goto('/mall/home');
  for (const name of ['Your profile', 'Company profile', 'Security centre']) {
    await account(page).click();
    const menu = page.getByRole('banner').getByRole('region', { name: /^Account: / });
    await menu.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.goto('/mall/home');
  }
  await account(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('**/login?**');
  await page.goto('/mall/home');
  await page.waitForURL('**/login?**');
});

it('a header panel that could not be fetched reports it, and gets the focus after a retry [FRA-04]', async () => {
  const page = await open('owner@cn.example');
  const chunk = `**/${scriptOf('src/layout/ProfilePanel.tsx')}`;
  await page.route(chunk, (route) => route.abort('connectionreset'));
  await page.goto('/mall/home');
  await account(page).click();
  const menu = page.getByRole('banner').getByRole('region', { name: /^Account: / });
  await menu.getByRole('alert').getByText('We couldn’t load this part of the page.').waitFor();
  await page.unroute(chunk);
  await menu.getByRole('button', { name: 'Try again', exact: true }).click();
  await menu.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
});

it('the active entry of the mall menu follows the path, by links and by the back button [FRA-05]', async () => {
  const page = await open('owner@cn.example');
  const mall = page.getByRole('navigation', { name: 'Mall', exact: true });
  const active = () =>
    readNow('the caller reads again', () =>
      mall.locator('li > a[aria-current]').evaluateAll((all) => all.map((one) => [one.textContent, one.ariaCurrent])),
    );
  await page.goto('/mall/home');
  for (const name of ['Buy', 'Orders', 'Vouchers', 'Home']) {
    await mall.getByRole('link', { name, exact: true }).click();
    await expect.poll(active).toEqual([[name, 'page']]);
  }
  await page.goBack();
  await expect.poll(active).toEqual([['Vouchers', 'page']]);
  await page.goto('/mall/order/unpaid/detail/cn-order-edm');
  await expect.poll(active).toEqual([['Orders', 'page']]);
  await page.goto('/mall/user');
  await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor();
  expect(await active()).toEqual([]);
});

it('scroll positions are restored on reload and on going back, and reset when a page is opened [FRA-10]', async () => {
  const page = await open('owner@cn.example');
  await page.setViewportSize({ width: 800, height: 400 });
  const top = () => expect.poll(() => page.evaluate(() => scrollY));
  const openHome = async () => {
    await page.goto('/mall/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await openHome();
  await page.evaluate(() => scrollTo(0, 300));
  await top().toBe(300);
  await page.reload();
  await top().toBe(300);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href$="/services"]')?.click());
  await page.waitForURL('**/mall/services');
  await top().toBe(0);
  await page.goBack();
  await top().toBe(300);
  await openHome();
  await top().toBe(0);
});

it('unavailable entries of the account menu are focusable, disabled and explained by a tooltip [FRA-03]', async () => {
  const page = await open('owner@cn.example');
  await page.goto('/mall/home');
  await account(page).click();
  const panel = page.getByRole('banner').getByRole('region', { name: /^Account: / });
  for (const name of ['Recommend', 'Activity log', 'What’s new', 'Settings']) {
    const entry = panel.getByRole('button', { name, exact: true, disabled: true });
    await entry.waitFor();
    await expect.poll(() => entry.getAttribute('aria-disabled')).toBe('true');
  }
  await panel.getByRole('button', { name: 'Match device' }).focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Recommend');
  await page.getByRole('tooltip', { name: 'This feature isn’t turned on', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mall/home');
  await panel.getByRole('button', { name: 'Recommend', exact: true, disabled: true }).waitFor();
});

it.each([9, 10, 99, 100])(
  'the badge of the bell does not clip the count of %i unread notices [FRA-80]',
  async (unread) => {
    const page = await open('owner@cn.example');
    await page.route(`**${noticeList.path}*`, async (route) => {
      const answer = await route.fetch();
      const { data, ...envelope } = await answer.json();
      await route.fulfill({ json: { ...envelope, data: { ...data, unread } }, headers: answer.headers() });
    });
    await page.goto('/mall/home');
    const bell = page.getByRole('banner').getByRole('button', { name: `Notices, ${unread} unread` });
    const words = bell.getByText(unread > 99 ? '99+' : String(unread), { exact: true });
    await expect.poll(() => words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);

it.each([640, 1280])('header panels on a host without header stay on the screen at %i px [FRA-80]', async (width) => {
  const { page } = await world.person({ host: 'jp.localhost', language: 'en', width });
  await page.goto('/mall/home');
  await signIn(page, 'owner@jp.example');
  for (const name of ['Help', /^Language: /]) {
    await page.getByRole('button', { name }).click();
    const panel = page.getByRole('region', { name });
    await panel.waitFor();
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= width;
      })
      .toBe(true);
    await page.keyboard.press('Escape');
  }
});

it.each([360, 640, 1280])(
  'the desk navigation is usable at %i px without sideways scrolling [FRA-80]',
  async (width) => {
    const { page } = await world.person({ email: 'reviewer@desk.example', width });
    await page.goto('/mall/desk');
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Unmatched payments' }).click();
    await page.waitForURL('**/mall/desk/money');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth))
      .toBe(true);
  },
);
