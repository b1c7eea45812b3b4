import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderCancel, orderList } from '#contract/calls/order.ts';
import { productInfo } from '#contract/calls/product.ts';
import { noticeReadAll } from '#contract/calls/session.ts';
import { clientVouchers } from '#contract/calls/voucher.ts';
import { orderFilters } from '#contract/entities/order.ts';
import { languageCookie, languages } from '#contract/languages.ts';
import { codes } from '#contract/responseCodes.ts';
import { users } from '#server/modules/identity/tables.ts';
import { signInMessages } from '#server/pages/signInMessages.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import type { PageDriver } from '../flowkit/pageDriver.ts';
import { choose, performEvent, placeOrder, review } from '../flows/purchase/journeys.ts';
import { readNow } from './readNow.ts';
import { translatorFor } from './translator.ts';
import type { World } from './world.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const world = worldOfFile(async () => {});

async function open(who: Parameters<World['person']>[0], address: string): Promise<Page> {
  const { page } = await world.person(who);
  await page.goto(address);
  return page;
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}

describe('addresses', () => {
  it.each(['/', '/mall', '/mall/'])('the address %s redirects to the home page [FRA-01]', async (at) => {
    const page = await open({ email: 'new@cn.example' }, at);
    await page.waitForURL('**/mall/home');
    await expect.poll(() => heading(page).textContent()).toContain('周宁');
  });

  it.each(['/nowhere', '/mall/nowhere', '/mall/store/new/too/deep', '/mall/suite/nothing'])(
    'the unknown address %s says that there is no page, and links home [FRA-01]',
    async (at) => {
      const page = await open({ email: 'new@cn.example', language: 'en' }, at);
      await page.getByRole('heading', { level: 1, name: /^Page not found|^We couldn’t find this/ }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'My products' }).click();
      await page.waitForURL('**/mall/home');
    },
  );

  it('a visitor without a session signs in, after a wrong password, and returns to the requested page [SES-07]', async () => {
    const page = await open({}, '/mall/order/paid?a=1');
    await page.waitForURL('**/login?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      system: 'partner',
      return: `${world.origin}/mall/order/paid?a=1`,
    });
    await signIn(page, 'owner@cn.example', 'wrong');
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(signInMessages.wrong.english);
    await signIn(page, 'owner@cn.example');
    await page.waitForURL('**/mall/order/paid?a=1');
  });

  it('Enter that ends an input method composition does not submit the sign-in form [FOR-03]', async () => {
    const page = await open({}, `/login?${new URLSearchParams({ system: 'partner', demo: 'owner@cn.example' })}`);
    const password = page.locator('input[name=password]');
    await password.fill('wrong');
    await password.focus();
    const cdp = await page.context().newCDPSession(page);
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, text: '\r' };
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await password.press('Enter');
    await page.getByRole('alert').waitFor();
  });

  it.each(['//evil.example', 'https://evil.example/mall/home', '/\\evil.example', 'javascript:alert(1)', '/oss/x'])(
    'signing in never redirects to the return address %s [SES-07]',
    async (bad) => {
      const page = await open({}, `/login?${new URLSearchParams({ system: 'partner', return: bad })}`);
      await signIn(page, 'new@cn.example');
      await page.waitForURL('**/mall/home');
      expect(new URL(page.url()).origin).toBe(world.origin);
    },
  );
});

describe('language and layout', () => {
  const hosts = [
    ['mall.example', 'zh-CN', ['/mall/home', '/mall/store', '/mall/order', '/mall/voucher']],
    ['en.mall.example', 'en', ['/mall/home', '/mall/store', '/mall/order', '/mall/voucher']],
    ['tw.mall.example', 'zh-TW', ['/mall/home', '/mall/order']],
    ['ja.mall.example', 'ja', []],
  ] as const;
  it.each(hosts)(
    'the host %s has its own language and sidebar entries [LAN-02, LAN-03]',
    async (host, language, entries) => {
      const page = await open({ host, language: null }, '/mall/home');
      await page.waitForURL('**/login?**');
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      await signIn(page, 'owner@tw.example');
      await page.waitForURL('**/mall/home');
      await heading(page).waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      const mall = page.getByRole('navigation', { name: translatorFor(language)('Mall'), exact: true });
      await expect
        .poll(() => mall.locator('li > a').evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
        .toEqual(entries);
      await expect.poll(() => page.getByRole('banner').count()).toBe(entries.length > 0 ? 1 : 0);
    },
  );

  it.each([
    ['a cookie that names no language', 'fr', 'zh-CN'],
    ['the account that signs in, where nothing was chosen here', null, 'ja'],
    ['the cookie, whatever the account', 'zh-TW', 'zh-TW'],
  ] as const)('the page language is resolved from %s [LAN-02]', async (_, cookie, language) => {
    const saved = { user_language: 'ja' } as const;
    await world.db.update(users).set(saved).where(eq(users.email, 'owner@hk.example'));
    const { context, page } = await world.person({ host: 'en.mall.example', language: null });
    await page.goto('/mall/home');
    await signIn(page, 'owner@hk.example');
    await page.waitForURL('**/mall/home');
    const { origin } = new URL(page.url());
    if (cookie !== null) await context.addCookies([{ name: languageCookie.name, value: cookie, url: origin }]);
    await page.reload();
    await page.getByRole('heading', { name: translatorFor(language)('My products') }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
  });

  it('the language switcher overrides the language cookie and is saved in the account [LAN-12]', async () => {
    const saved = async () => {
      const [user] = await world.db.select().from(users).where(eq(users.email, 'owner@hk.example'));
      return user?.user_language;
    };
    const page = await open({ email: 'owner@hk.example', language: 'ja' }, '/mall/home');
    await heading(page).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
    await page.getByRole('button', { name: /日本語/ }).click();
    await page.getByRole('button', { name: '繁體中文' }).click();
    await page.locator('html[lang=zh-TW]').waitFor();
    expect(await saved()).toBe('zh-TW');
    await page.reload();
    await page.locator('html[lang=zh-TW]').waitFor();
  });
});

describe('mall pages', () => {
  it('all notices are marked as read at once, also after a reload [NOT-01]', async () => {
    const page = await open({ email: 'owner@jp.example' }, '/mall/home');
    await page.getByRole('button', { name: 'Notices, 2 unread' }).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('button', { name: 'Notices, 0 unread' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Notices, 0 unread' }).waitFor();
  });

  it('a failed "Mark all as read" is reported and leaves the notices unread [NOT-01]', async () => {
    const page = await open({ email: 'owner@cn.example' }, '/mall/home');
    await page.route(`**/oss${noticeReadAll.path}`, (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: 'Notices, 2 unread' }).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('alert').getByText('We couldn’t update your notices.').waitFor();
    await page.getByRole('button', { name: 'Notices, 2 unread' }).waitFor();
  });

  it.each([
    ['/mall/home', productInfo],
    ['/mall/order', orderList],
    ['/mall/voucher', clientVouchers],
  ] as const)(
    'a server notice instead of the data of %s is shown, and a retry loads the page [ORD-08]',
    async (address, call) => {
      const { page } = await world.person({ email: 'owner@cn.example' });
      const answer = { code: codes.notice.code, data: {}, msg: 'We are back at 9:00.' };
      const path = `**/oss${call.path}*`;
      await page.route(path, (route) => route.fulfill({ json: answer }));
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: 'We are back at 9:00.' }).waitFor();
      await page.unroute(path);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'We are back at 9:00.' }).waitFor({ state: 'detached' });
      await heading(page).waitFor();
    },
  );

  it.each(languages)(
    'each of the five order tabs is fully visible on a phone when it has the focus, in %s',
    async (language) => {
      const page = await open({ email: 'owner@cn.example', language, width: 360 }, '/mall/order/unpaid');
      await page.getByRole('table').waitFor();
      const list = page.getByRole('main').getByRole('navigation');
      await expect.poll(() => list.getByRole('link').count()).toBe(5);
      const tabs = await readNow('all five are there', () => list.getByRole('link').all());
      const room = (await list.boundingBox()) ?? { x: 0, width: 0 };
      const controls = list.locator('button:not([data-hidden])');
      const isCovered = ({ x, width }: { readonly x: number; readonly width: number }) =>
        readNow('the caller waits until the tab is in its place', () =>
          controls.evaluateAll(
            (all, [left, right]) =>
              all.some((control) => {
                const covers = control.getBoundingClientRect();
                return covers.left < right - 1 && covers.right > left + 1;
              }),
            [x, x + width] as const,
          ),
        );
      for (const tab of tabs) {
        await tab.focus();
        await expect
          .poll(async () => {
            const { x, width } = (await tab.boundingBox()) ?? { x: 0, width: 0 };
            const isInRoom = x >= room.x - 0.5 && x + width <= room.x + room.width + 0.5;
            return isInRoom && !(await isCovered({ x, width }));
          })
          .toBe(true);
      }
    },
  );

  it('a server notice instead of a cancellation is shown, and the order can still be cancelled [CAN-04]', async () => {
    const page = await open({ email: 'owner@cn.example' }, '/mall/order/unpaid');
    await page.getByRole('table').getByRole('link').first().click();
    await page.route(
      `**/oss${orderCancel.path}`,
      (route) => route.fulfill({ json: { code: codes.notice.code, data: {}, msg: 'We are moving house today.' } }),
      { times: 1 },
    );
    await page.getByRole('link', { name: translate('Cancel order') }).click();
    await page.getByRole('button', { name: translate('Cancel order'), exact: true }).click();
    const said = page
      .getByRole('status')
      .filter({ hasText: translate('Your order wasn’t cancelled. You can cancel it now or keep it.') });
    await said.getByText('We are moving house today.').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: translate('Cancel order'), exact: true }).isEnabled())
      .toBe(true);
  });

  it('an order is found by its tab, cancelled after a confirmation, and then in the history [ORD-01, CAN-01]', async () => {
    const page = await open({ host: 'en.mall.example', language: null }, '/mall/order');
    await signIn(page, 'owner@cn.example');
    await page.getByRole('table').waitFor();
    const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
    const counts = async () => {
      const texts = await readNow('the caller reads again', () => tabs.allTextContents());
      return texts.map((text) => Number(/\d+$/.exec(text)?.[0]));
    };
    expect(orderFilters).toEqual(['unpaid', 'paid', 'completed', 'historical']);
    await expect.poll(counts).toEqual([5, 1, 1, 1, 2]);
    await tabs.nth(1).click();
    await page.waitForURL('**/order/unpaid');
    await expect.poll(() => page.getByRole('table').getByRole('link').count()).toBe(1);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: 'Keep order' }).click();
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order cancelled' }).waitFor();
    await page.goto('/mall/order/historical');
    await page.getByRole('table').waitFor();
    expect(await counts()).toEqual([5, 0, 1, 1, 3]);
    await expect.poll(() => page.getByRole('table').getByText('Cancelled').count()).toBe(2);
  });

  it('the home page of a client without products says so, and reports a lost connection [ORD-08]', async () => {
    const page = await open({ email: 'new@cn.example' }, '/mall/home');
    await page.getByText('No products yet').waitFor();
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You’re offline.').waitFor({ state: 'detached' });
  });

  it('all vouchers are listed, the usable ones first [VOU-01]', async () => {
    const { page } = await world.person({ email: 'owner@cn.example' });
    const asking = page.waitForRequest(`**/oss${clientVouchers.path}*`);
    await page.goto('/mall/voucher');
    expect(Object.fromEntries(new URL((await asking).url()).searchParams)).toEqual({ page_size: '9999' });
    await heading(page).waitFor();
    const list = page.getByRole('main').locator('ul').first().locator('> li');
    await expect.poll(() => list.count()).toBe(12);
    const cards = await readNow('all vouchers are there', () => list.allTextContents());
    const standing = cards.map((text) => /Available|Used|Not yet valid|Expired|Different currency/.exec(text)?.[0]);
    expect(standing.toSorted((a, b) => Number(b === 'Available') - Number(a === 'Available'))).toEqual(standing);
    expect(new Set(standing)).toEqual(new Set(['Available', 'Used', 'Not yet valid', 'Expired', 'Different currency']));
  });

  it('the browser stores no personal data after an order was placed [RUN-12]', async () => {
    const page = await open({ email: 'new@cn.example' }, '/mall/store');
    const reader: PageDriver = { page, say: translate };
    await choose(reader, 'new');
    await performEvent(reader, { type: 'invite.enter', code: 'HARBOUR8' });
    await performEvent(reader, { type: 'invite.verify' });
    await choose(reader, 'new');
    await review(reader);
    await placeOrder(reader);
    // The tab holds user input until the server has saved it.
    await page.waitForFunction(() => !Object.keys(sessionStorage).some((key) => key.startsWith('mallflow.run.')));
    const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
    expect(JSON.stringify(kept)).not.toMatch(/@|周|宁|新芽|HARBOUR|CNY|MF-|growth/);
  });
});
