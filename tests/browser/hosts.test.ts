import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionSignIn } from '#contract/calls/session.ts';
import { sessionArrive, sessionPass } from '#contract/calls/sessionPass.ts';
import { sessionPassState } from '#contract/entities/domain.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { sessionPasses, sessions } from '#server/modules/session/tables.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { readNow } from './readNow.ts';
import { signIn } from './signIn.ts';
import { patternOf, translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile(async () => {});
afterEach(() => world.db.delete(sessions));

const originAt = (host: string) => world.origin.replace('127.0.0.1', host);
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function visit(host: string, address: string): Promise<Page> {
  const { page } = await world.person({ host, language: null });
  await page.goto(address);
  return page;
}

async function expectLanguagesInSight(page: Page): Promise<void> {
  const box = await page.locator('[aria-pressed=true]').boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(box !== null && box.y > 0 && box.y + box.height <= height).toBe(true);
}

/** A Taiwanese client signed in on the mainland's host, with no page open. */
async function openOnMainland(): Promise<Page> {
  const { page, context } = await world.person({ host: 'localhost', language: null });
  const answer = await context.request.post(`${originAt('localhost')}/oss${sessionSignIn.path}`, {
    data: { email: 'owner@tw.example', password: demoPassword },
    headers: { [sameSiteHeader.name]: sameSiteHeader.value },
  });
  expect((await answer.json()).code).toBe(0);
  return page;
}

describe('hosts of the embedded server', () => {
  it.each([
    ['localhost', 'zh-CN', 'owner@cn.example', ['/mall/home', '/mall/store', '/mall/order', '/mall/voucher']],
    ['tw.localhost', 'zh-TW', 'owner@tw.example', ['/mall/home', '/mall/order']],
    ['en.localhost', 'en', 'owner@hk.example', ['/mall/home', '/mall/store', '/mall/order', '/mall/voucher']],
    ['jp.localhost', 'ja', 'owner@jp.example', []],
  ] as const)(
    'host %s is in language %s, signs in %s without a redirect to another host, and its sidebar has %j [LAN-02, LAN-03]',
    async (host, lang, email, entries) => {
      const page = await visit(host, '/mall/home');
      await page.waitForURL('**/login?**');
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      await signIn(page, email);
      await page.waitForURL(`${originAt(host)}/mall/home`);
      await heading(page).waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      const framed = entries.length > 0;
      await expect.poll(() => page.getByRole('banner').count()).toBe(framed ? 1 : 0);
      if (!framed) return;
      const mall = page.getByRole('navigation', { name: translatorFor(lang)('Mall'), exact: true });
      await expect
        .poll(() => mall.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
        .toEqual(entries);
    },
  );
});

describe('Japanese host', () => {
  it('the Japanese home page links to each mall page, all but two link back, and it signs out [LAN-10]', async () => {
    const page = await visit('jp.localhost', '/mall/home');
    await signIn(page, 'owner@jp.example');
    const say = translatorFor('ja');
    const card = page.locator('section').filter({
      has: page.getByRole('heading', { name: say('Everything in the mall') }),
    });
    await card.waitFor();
    const ways = [
      ...['store', 'order', 'voucher', 'services', 'enterprise', 'appointment-list', 'crm-export'],
      ...['user', 'security', 'notices'],
    ].map((name) => `/mall/${name}`);
    await expect
      .poll(() => card.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
      .toEqual(ways);
    const withoutWayHome: string[] = [];
    for (const way of ways) {
      await page.goto(way);
      await heading(page).waitFor();
      const home = page.getByRole('link', { name: say('Home'), exact: true });
      if (await readNow('the way home is drawn with the heading', () => home.isHidden())) withoutWayHome.push(way);
    }
    // These pages are without a link home on every host.
    expect(withoutWayHome).toEqual(['/mall/appointment-list', '/mall/crm-export']);
    await page.goto('/mall/notices');
    await page.getByRole('link', { name: say('Home'), exact: true }).click();
    await card.getByRole('button', { name: say('Sign out') }).click();
    await page.waitForURL('**/login?**');
    expect(await world.db.$count(sessions)).toBe(0);
  });

  it.each(displays)(
    'the Japanese home page is accessible in $language at $width px, $scheme [ACC-01]',
    async (look) => {
      const { page } = await world.person({ ...look, host: 'jp.localhost', scripted: true });
      await page.goto('/mall/home');
      await signIn(page, 'owner@jp.example');
      await page.waitForURL('**/mall/home');
      await heading(page).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: patternOf(translatorFor(look.language)('Language: {0}')) }).click();
      await expectLanguagesInSight(page);
    },
  );
});

describe('Taiwan host', () => {
  const say = translatorFor('zh-TW');

  it('the Taiwan home page links to the store, the vouchers and the renewal of an expired plan [LAN-16]', async () => {
    const page = await visit('tw.localhost', '/mall/home');
    await signIn(page, 'owner@tw.example');
    const ways = [
      ['Buy', '/mall/store'],
      ['Vouchers', '/mall/voucher'],
      ['Renew', '/mall/store/renew'],
    ] as const;
    for (const [name, address] of ways) {
      await page.waitForURL(`${originAt('tw.localhost')}/mall/home`);
      await page
        .getByRole('main')
        .getByRole('link', { name: say(name), exact: true })
        .first()
        .click();
      await page.waitForURL(`${originAt('tw.localhost')}${address}`);
      await heading(page).waitFor();
      await page.goto('/mall/home');
    }
  });

  it('the Taiwan home page refers a client that may not renew to its sales manager', async () => {
    await world.db.update(clients).set({ could_buy: false }).where(eq(clients.client_id, 'client-tw'));
    const page = await visit('tw.localhost', '/mall/home');
    await signIn(page, 'owner@tw.example');
    await page.getByRole('link', { name: patternOf(say('Contact your sales manager')) }).click();
    await page.waitForURL('**/mall/enterprise');
    await page.getByText('sales@desk.example').waitFor();
    await world.db.update(clients).set({ could_buy: true }).where(eq(clients.client_id, 'client-tw'));
  });
});

it('the language list is on the screen of a phone on a page without a session', async () => {
  const { page } = await world.person({ host: 'jp.localhost', language: 'ja', width: 360 });
  await page.goto('/mall/register');
  await page.getByRole('button', { name: patternOf(translatorFor('ja')('Language: {0}')) }).click();
  await expectLanguagesInSight(page);
});

describe('switch between the mainland and Taiwan domains', () => {
  it.each([
    ['localhost', 'tw.localhost', 'owner@tw.example', '/mall/order/historical?search=a#b'],
    ['localhost', 'tw.localhost', 'owner@hk.example', '/mall/auth'],
    ['tw.localhost', 'localhost', 'owner@cn.example', '/mall/store/renew'],
  ] as const)(
    'signing in on %s moves the session to %s for %s, at the same page [LAN-08]',
    async (from, to, email, address) => {
      const page = await visit(from, address);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await signIn(page, email);
      await page.waitForURL((url) => url.origin === originAt(to) && !url.pathname.endsWith('/switch'));
      await heading(page).waitFor();
      if (address !== '/mall/auth') expect(page.url()).toBe(`${originAt(to)}${address}`);
      const called = asked.filter((url) => /[/](oss|crm)[/]/.test(url)).map((url) => new URL(url));
      expect(called.some(({ origin, pathname }) => origin === originAt(to) && pathname === '/oss/mall/user/info')).toBe(
        true,
      );
      // Addresses sent to a server have contained no part of a pass.
      expect(asked.filter((url) => /code=|state=/.test(url.split('#')[0] ?? ''))).toEqual([]);
      const cookies = await page.context().cookies([originAt(from), originAt(to)]);
      const [there, here] = [from, to].map((host) =>
        cookies.find(({ domain, name }) => domain === host && name === 'mallflow_session'),
      );
      expect(here?.httpOnly).toBe(true);
      expect(here?.value).not.toBe(there?.value);
      expect(await world.db.$count(sessions)).toBe(1);
      // The cookie left on the old host is invalid now.
      await page.goto(`${originAt(from)}/mall/home`);
      await page.waitForURL(`${originAt(from)}/login?**`);
    },
  );

  it('a spent session pass leads to the sign-in page, and from there to the requested page [LAN-09]', async () => {
    const page = await openOnMainland();
    await page.route(`**/oss${sessionArrive.path}`, async (route) => {
      await world.db.delete(sessionPasses);
      await route.continue();
    });
    await page.goto(`${originAt('localhost')}/mall/order/completed?search=x`);
    await page.waitForURL(`${originAt('tw.localhost')}/login?**`);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      system: 'partner',
      return: `${originAt('tw.localhost')}/mall/order/completed?search=x`,
    });
    await signIn(page, 'owner@tw.example');
    await page.waitForURL(`${originAt('tw.localhost')}/mall/order/completed?search=x`);
    await heading(page).waitFor();
  });

  it('a link with the session pass of another user creates no session [LAN-09]', async () => {
    const { context } = await world.person({ host: 'localhost' });
    const headers = { [sameSiteHeader.name]: sameSiteHeader.value };
    const data = { email: 'owner@tw.example', password: demoPassword };
    await context.request.post(`${originAt('localhost')}/oss${sessionSignIn.path}`, { data, headers });
    const state = sessionPassState.parse('ab'.repeat(32));
    const answer = await context.request.post(`${originAt('localhost')}/oss${sessionPass.path}`, {
      data: { state },
      headers,
    });
    const { address } = sessionPass.data.parse((await answer.json()).data);
    const page = await visit('tw.localhost', address);
    await page.waitForURL(`${originAt('tw.localhost')}/login?**`);
    const cookies = await page.context().cookies(originAt('tw.localhost'));
    expect(cookies.filter(({ name }) => name === 'mallflow_session')).toEqual([]);
  });

  it('a switch link with a forged return address leads home [LAN-09]', async () => {
    const page = await openOnMainland();
    await page.goto(`${originAt('tw.localhost')}/mall/switch#to=https%3A%2F%2Fevil.example%2Fmall%2Fhome`);
    await page.waitForURL(`${originAt('tw.localhost')}/mall/home`);
    await heading(page).waitFor();
  });
});
