import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { activityBanner, permissionRead, planVersionRead } from '#contract/calls/suite.ts';
import type { Language } from '#contract/languages.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { contentWidth } from './contentWidth.ts';
import { displays } from './displays.ts';
import { expectFocus } from './keyboard.ts';
import { readNow } from './readNow.ts';
import { translatorFor } from './translator.ts';
import type { World } from './world.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile(async () => {});
const translate = translatorFor('en');

type VisitorOptions = Parameters<World['person']>[0];
const ownerOfEverything = 'owner@hk.example';

async function open(who: VisitorOptions, address = '/mall/home'): Promise<Page> {
  const { page } = await world.person(who);
  await page.goto(address);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const suite = (page: Page, language: Language = 'en') =>
  page.getByRole('navigation', { name: translatorFor(language)('Suite'), exact: true });
const mall = (page: Page) => page.getByRole('navigation', { name: 'Mall', exact: true });
const group = (page: Page, name: string | RegExp) => suite(page).getByRole('button', { name });
const item = (page: Page, name: string) => suite(page).getByRole('link', { name, exact: true });

/** The menu's texts in order, without badges for activities. */
async function names(page: Page, language: Language): Promise<string[]> {
  const groups = suite(page, language).locator('ul').first().locator('> li > [data-stop]');
  await groups.first().waitFor();
  const texts = await readNow('the menu is drawn in one piece', () => groups.allTextContents());
  return texts.map((text) => text.split(', ')[0] ?? '');
}

describe('suite menu entries [SUI-01, SUI-02]', () => {
  const people: readonly (readonly [string, string, Language, readonly string[]])[] = [
    [
      'a main account with everything',
      ownerOfEverything,
      'en',
      [
        'Dashboard',
        'Mail',
        'Leads',
        'Customers',
        'Opportunities',
        'Quotes and orders',
        'Statistics',
        'Marketing',
        'AI',
        'Management',
        'Collaboration',
      ],
    ],
    [
      'a main account whose plan has neither quotes nor AI',
      'owner@cn.example',
      'zh-CN',
      ['仪表盘', '邮件', '线索', '客户', '商机', '营销', 'AI 个人站', '管理', '协作'],
    ],
    [
      'a child account with few permissions',
      'member@cn.example',
      'zh-CN',
      ['仪表盘', '邮件', '线索', '客户', '商机', 'AI 个人站', '管理', '协作'],
    ],
    [
      'who is trying the suite',
      'trial@cn.example',
      'en',
      ['Dashboard', 'Mail', 'Leads', 'Customers', 'Opportunities', 'AI personal site', 'Management', 'Collaboration'],
    ],
    ['who has no plan', 'new@cn.example', 'en', ['Dashboard', 'AI personal site', 'Management', 'Collaboration']],
  ];
  it.each(people)('the suite menu has the permitted entries for %s', async (_, email, language, shown) => {
    expect(await names(await open({ email, language }), language)).toEqual(shown);
  });

  it('the suite menu of a child account lists its own customers and no customer pool', async () => {
    const below = async (email: string) => {
      const page = await open({ email });
      await group(page, 'Customers').click();
      await page.getByRole('button', { name: 'Customer data' }).click();
      await item(page, 'Customer export').waitFor();
      return readNow('the entries of a group are drawn together', () =>
        suite(page).getByRole('link').filter({ visible: true }).allTextContents(),
      );
    };
    expect(await below('member@cn.example')).toEqual([
      'Dashboard',
      'My customers',
      'Customer export',
      'AI personal site',
    ]);
    expect(await below('owner@cn.example')).toEqual([
      'Dashboard',
      'My customers',
      'Customer pool',
      'Duplicate check',
      'Customer export',
      'Recycle bin',
      'AI personal site',
    ]);
  });

  it('the suite menu offers company search only without company intelligence', async () => {
    const leads = async (email: string) => {
      const page = await open({ email });
      await group(page, 'Leads').click();
      await item(page, 'My leads').waitFor();
      return readNow('the entries of a group are drawn together', () =>
        Promise.all([item(page, 'Company intelligence').count(), item(page, 'Company search').count()]),
      );
    };
    expect([await leads(ownerOfEverything), await leads('member@cn.example')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('menu columns [SUI-03]', () => {
  const sizes = async (page: Page) => {
    const width = async (of: ReturnType<Page['locator']>) => (await of.boundingBox())?.width;
    const banner = await page.getByRole('banner').boundingBox();
    return {
      header: banner?.height,
      suite: await width(suite(page)),
      mall: await width(mall(page)),
      content: await contentWidth(page),
    };
  };

  it('the menu columns have their specified sizes, and an expanded menu stays so after a reload [FRA-02]', async () => {
    const page = await open({ email: ownerOfEverything });
    expect(await sizes(page)).toEqual({ header: 66, suite: 64, mall: 200, content: 920 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Expand menu' }).click();
    expect(await sizes(page)).toEqual({ header: 66, suite: 250, mall: 200, content: 920 });
    await page.reload();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await sizes(page)).toEqual({ header: 66, suite: 250, mall: 200, content: 920 });
  });

  it('the width of the suite menu is remembered separately for mail pages', async () => {
    const page = await open({ email: ownerOfEverything });
    await page.getByRole('button', { name: 'Expand menu' }).click();
    await group(page, 'Mail').click();
    await item(page, 'Inbox').click();
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
    expect((await suite(page).boundingBox())?.width).toBe(64);
    await mall(page).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('**/home');
    await expect.poll(async () => (await suite(page).boundingBox())?.width).toBe(250);
  });

  it('a window too narrow for two menu columns has the suite menu in a drawer', async () => {
    const page = await open({ email: ownerOfEverything, width: 1000 });
    await expect
      .poll(async () => [await suite(page).count(), (await mall(page).boundingBox())?.width])
      .toEqual([0, 64]);
    await mall(page).getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Customers' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'My customers' }).click();
    await page.getByRole('heading', { level: 1, name: 'My customers' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expectFocus(page, 'heading "My customers"');
  });

  it('the suite menu is rendered only from 1200 px of width', async () => {
    const page = await open({ email: ownerOfEverything, width: 1000 });
    const drawn = page.locator('nav[aria-label="Suite"] [data-stop]');
    await expect.poll(() => drawn.count()).toBe(0);
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect.poll(() => drawn.count()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1199, height: 900 });
    await expect.poll(() => drawn.count()).toBe(0);
  });
});

describe('suite menu groups [SUI-05]', () => {
  it('a menu group opens after 100 ms of hovering, and closes 100 ms after the pointer has left', async () => {
    const { page } = await world.person({ email: ownerOfEverything, alone: true });
    await page.clock.install();
    await page.goto('/mall/home');
    await group(page, 'Mail').waitFor();
    const { now } = await page.evaluate(() => ({ now: Date.now() }));
    await page.clock.pauseAt(now + 10_000);
    await group(page, 'Mail').hover();
    await page.clock.runFor(99);
    await expect.poll(() => item(page, 'Inbox').count()).toBe(0);
    await page.clock.runFor(1);
    await item(page, 'Inbox').waitFor();
    await item(page, 'Inbox').hover();
    await page.clock.runFor(1000);
    await expect.poll(() => item(page, 'Inbox').count()).toBe(1);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(100);
    await expect.poll(() => item(page, 'Inbox').count()).toBe(0);
  });

  it('a menu icon shows its name on hover and on keyboard focus, until Escape is pressed', async () => {
    const page = await open({ email: ownerOfEverything });
    const named = (name: string) => suite(page).locator('li > span', { hasText: name });
    await group(page, 'Mail').waitFor();
    await item(page, 'Dashboard').hover();
    await named('Dashboard').waitFor();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => named('Dashboard').count()).toBe(0);
    await item(page, 'Dashboard').focus();
    await page.keyboard.press('ArrowDown');
    await named('Mail').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => named('Mail').count()).toBe(0);
    await expectFocus(page, 'button "Mail"');
  });

  it('a menu group that was clicked stays open until a click elsewhere', async () => {
    const page = await open({ email: ownerOfEverything });
    await group(page, 'Mail').click();
    await page.getByRole('heading', { level: 1 }).hover();
    await item(page, 'Inbox').waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => item(page, 'Inbox').count()).toBe(0);
  });

  it('the keyboard opens menu groups and moves through three levels and back', async () => {
    const page = await open({ email: ownerOfEverything });
    await group(page, 'Mail').focus();
    await page.keyboard.press('Enter');
    await item(page, 'Inbox').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => item(page, 'Inbox').count()).toBe(0);
    await expectFocus(page, 'button "Mail"');
    await page.keyboard.press('End');
    await expectFocus(page, 'button "Collaboration"');
    await page.keyboard.press('Home');
    await expectFocus(page, 'link "Dashboard"');
    await group(page, /^Quotes and orders/).focus();
    await page.keyboard.press('ArrowRight');
    await expectFocus(page, 'link "Products"');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expectFocus(page, 'link "Payments received"');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expectFocus(page, /^button "Cash collections/);
    await page.keyboard.press('ArrowUp');
    await expectFocus(page, 'link "Logistics"');
    await page.keyboard.press('Escape');
    await expectFocus(page, /^button "Quotes and orders/);
    await expect.poll(() => item(page, 'Logistics').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expectFocus(page, /^button "Quotes and orders/);
    await expect.poll(() => item(page, 'Logistics').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    await expectFocus(page, 'heading "Products"');
  });

  it('a touch opens menu groups in the drawer of a phone, and closing it returns the focus', async () => {
    const page = await open({ email: ownerOfEverything, width: 360 });
    const menu = mall(page).getByRole('button', { name: 'Menu', exact: true });
    await menu.tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Leads' }).tap();
    await dialog.getByRole('link', { name: 'My leads' }).waitFor();
    await dialog.getByRole('button', { name: 'Mail' }).tap();
    await dialog.getByRole('button', { name: 'Mail settings' }).tap();
    await dialog.getByRole('link', { name: 'Mail signatures' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expectFocus(page, 'button "Menu"');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expectFocus(page, 'button "Menu"');
  });

  it('the menu drawer opens again when its button is pressed right after the focus has returned', async () => {
    const page = await open({ email: ownerOfEverything, width: 360 });
    await mall(page).getByRole('button', { name: 'Menu', exact: true }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.evaluate(async () => {
      const open = document.querySelector('dialog');
      if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close();
      // The page's handlers have run, but the browser's next event has not come yet.
      for (let turns = 0; turns < 10; turns += 1) await null;
      if (document.activeElement instanceof HTMLElement) document.activeElement.click();
    });
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expectFocus(page, 'button "Menu"');
  });
});

describe('menu badge of an activity [SUI-04]', () => {
  it('an activity is marked on its menu group, then on the PayPal bills entry of the open group', async () => {
    const page = await open({ email: ownerOfEverything });
    await group(page, 'Quotes and orders, Promo').click();
    await page.getByRole('button', { name: 'Cash collections' }).click();
    await suite(page).getByRole('link', { name: 'PayPal bills Promo' }).waitFor();
    await expect.poll(() => suite(page).getByText('Promo', { exact: true }).count()).toBe(1);
  });

  it.each([
    ['there is none', { status: 200, json: { code: 0, msg: '', data: { activity_type: 0 } } }],
    ['nobody knows', { status: 503, body: '' }],
  ])('no activity is marked in the menu when %s', async (_, answer) => {
    const { page } = await world.person({ email: ownerOfEverything });
    await page.route(`**/crm${activityBanner.path}*`, (route) => route.fulfill(answer));
    await page.goto('/mall/home');
    await group(page, /^Quotes and orders$/).click();
    await page.getByRole('button', { name: 'Cash collections' }).click();
    await item(page, 'PayPal bills').waitFor();
    await expect.poll(() => suite(page).getByText('Promo').count()).toBe(0);
  });
});

describe('suite entries outside of the mall [SUI-06]', () => {
  it.each([
    ['says so', ownerOfEverything, 'trade.paypal', '“PayPal bills” isn’t part of the mall'],
    ['says what is not in the plan', 'owner@cn.example', 'trade.paypal', 'Your current plan doesn’t include it.'],
    ['says what is not activated', 'owner@cn.example', 'leads.pool', translate('This feature isn’t turned on')],
    [
      'says what is not permitted',
      'member@cn.example',
      'customers.pool',
      translate('You don’t have permission to use this feature'),
    ],
  ])('the page of an entry outside of the mall %s, and links home', async (_, email, entry, words) => {
    const page = await open({ email }, `/mall/suite/${entry}`);
    await page.getByRole('main').getByText(words).waitFor();
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await page.waitForURL('**/mall/home');
  });

  it.each(['nothing', 'trade', 'customers.export'])(
    'the suite entry %s has no page and is not found',
    async (entry) => {
      const page = await open({ email: ownerOfEverything }, `/mall/suite/${entry}`);
      await page.getByRole('heading', { level: 1, name: translate('error.not_found') }).waitFor();
    },
  );

  it('a suite entry within the mall opens its page and marks its group as active', async () => {
    const page = await open({ email: ownerOfEverything });
    await group(page, 'Management').click();
    await item(page, 'Company profile').click();
    await page.waitForURL('**/mall/enterprise');
    await expect.poll(() => group(page, 'Management').getAttribute('data-active')).toBe('true');
  });
});

describe('deployment with a suite address [SUI-80]', () => {
  const named = worldOfFile(async () => {}, {
    MALLFLOW_SUITE_URL: 'https://suite.example/app',
    MALLFLOW_SUITE_PATHS: JSON.stringify({ 'mail.inbox': '/mail/inbox', 'ai.personal': 'https://my.example/' }),
  });
  const visit = async (email: string, address: string) => {
    const { page } = await named.person({ email });
    await page.goto(address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    return page;
  };

  it('suite menu entries lead to their own address in the suite, or else to its first page', async () => {
    const page = await visit(ownerOfEverything, '/mall/home');
    await page.route('https://suite.example/**', (route) => route.fulfill({ body: 'the suite' }));
    await group(page, 'Mail').click();
    await item(page, 'Inbox').click();
    await page.waitForURL('https://suite.example/app/mail/inbox');
    await page.goBack();
    await item(page, 'Dashboard').click();
    await page.waitForURL('https://suite.example/app');
  });

  it('the suite menu links an account without AI to the personal site', async () => {
    const page = await visit('member@cn.example', '/mall/home');
    await expect.poll(() => item(page, 'AI personal site').getAttribute('href')).toBe('https://my.example/');
  });

  it('the page of a suite entry links to the suite only with permission, and else says what is missing', async () => {
    const page = await visit(ownerOfEverything, '/mall/suite/mail.inbox');
    const there = page.getByRole('main').getByRole('link', { name: 'Open “Inbox” in the suite' });
    await expect.poll(() => there.getAttribute('href')).toBe('https://suite.example/app/mail/inbox');
    const other = await visit('member@cn.example', '/mall/suite/customers.pool');
    await other.getByText(translate('You don’t have permission to use this feature')).waitFor();
    await expect.poll(() => other.getByRole('link', { name: /in the suite$/ }).count()).toBe(0);
  });
});

describe('pages without the suite menu [SUI-07]', () => {
  it('a page is shown before its suite menu has loaded', async () => {
    const { page } = await world.person({ email: ownerOfEverything });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/crm${planVersionRead.path}*`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/mall/home');
    await page.getByRole('heading', { name: 'My products' }).waitFor();
    await mall(page).getByRole('link', { name: 'Orders' }).waitFor();
    await expect.poll(() => group(page, 'Mail').count()).toBe(0);
    answer();
    await group(page, 'Mail').waitFor();
  });

  it.each([1280, 360])(
    'a page is shown when the suite menu cannot be read, which can be retried at %i px',
    async (width) => {
      const { page } = await world.person({ email: ownerOfEverything, width });
      const calls = `**/crm${permissionRead.path}*`;
      await page.route(calls, (route) => route.abort('connectionreset'));
      await page.goto('/mall/home');
      const again = page.getByRole('button', {
        name: width === 360 ? 'Try again' : /^We couldn’t load the suite menu/,
      });
      await again.waitFor();
      await page.getByRole('heading', { name: 'My products' }).waitFor();
      await page.unroute(calls);
      await again.click();
      const place = width === 360 ? page.getByRole('dialog') : suite(page);
      await place.getByRole('button', { name: 'Customers' }).waitFor();
    },
  );
});

it.each(displays)('the suite menu is accessible in $language at $width px, $scheme [ACC-01]', async (look) => {
  const { page } = await world.person({ ...look, email: ownerOfEverything, scripted: true });
  const words = translatorFor(look.language);
  await page.goto('/mall/suite/mail.inbox');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  if (look.width === 360) await page.getByRole('button', { name: words('Menu') }).click();
  const menu = suite(page, look.language);
  await menu.getByRole('button', { name: words('Quotes and orders') }).click();
  await menu.getByRole('button', { name: words('Cash collections') }).click();
  await menu.getByRole('link', { name: words('PayPal bills') }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  if (look.width === 360) return;
  await page.getByRole('button', { name: words('Expand menu') }).click();
  await menu.getByRole('button', { name: words('Opportunities') }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
});
