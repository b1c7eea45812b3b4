import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { passwordChange } from '#contract/calls/security.ts';
import { notices } from '#server/modules/notices/tables.ts';
import { signInMessages } from '#server/pages/signInMessages.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { loseAnswer } from './lostAnswer.ts';
import { readNow } from './readNow.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

async function open(path: string, email = 'owner@cn.example'): Promise<Page> {
  const { page } = await world.person({ email, language: 'en', scripted: true });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** The sign-in page after another browser ended the session: it says so, and does not show the user's address. */
async function expectEnded(page: Page): Promise<void> {
  await page.waitForURL('**/login?**');
  await page.getByRole('status').filter({ hasText: signInMessages.ended.user.english }).waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('');
  expect(await accessibilityProblems(page)).toEqual([]);
}

const bottomOf = (box: { readonly y: number; readonly height: number } | null): number =>
  box === null ? 0 : box.y + box.height;

const browsers = (page: Page) => page.getByRole('main').getByRole('listitem');

describe('security centre', () => {
  it('a sign-in from another browser is reported once, and the security centre signs it out [SEC-02, SEC-03, SES-26]', async () => {
    const email = 'owner@jp.example';
    const page = await open('/mall/home', email);
    // Wait until this page knows that no other browser is signed in: a tip that it already shows would not appear
    // again.
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => page.getByRole('status').filter({ hasText: 'New sign-in from an unrecognised browser.' }).count())
      .toBe(0);
    const other = await open('/mall/home', email);
    await page.reload();
    const tip = page.getByRole('status').filter({ hasText: 'New sign-in from an unrecognised browser.' });
    await tip.getByRole('link', { name: 'Review in Security centre' }).click();
    await page.getByRole('heading', { name: 'Security centre', level: 1 }).waitFor();
    await browsers(page).nth(1).waitFor();
    await expect.poll(() => browsers(page).filter({ hasText: 'This browser' }).count()).toBe(1);
    await browsers(page).filter({ hasText: 'New browser' }).getByRole('button').press('Enter');
    await page.getByText('Signed out of other browsers.').waitFor();
    await expect.poll(() => browsers(page).count()).toBe(1);
    await other.goto('/mall/home');
    await expectEnded(other);
    await open('/mall/home', email);
    await page.goto('/mall/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => tip.count()).toBe(0);
  });

  it('the notice of a sign-in elsewhere is above the bottom bar at 360 px, even when the bar is expanded [SEC-02]', async () => {
    const email = 'owner@hk.example';
    const { page } = await world.person({ email, language: 'en', width: 360 });
    await open('/mall/home', email);
    const tip = page.getByRole('status').filter({ hasText: 'New sign-in from an unrecognised browser.' });
    const bars = {
      '/mall/order': page.getByRole('navigation', { name: 'Mall', exact: true }),
      '/mall/store/new': page.getByRole('complementary', { name: 'Summary' }),
    };
    for (const [address, bar] of Object.entries(bars)) {
      await page.goto(address);
      await tip.waitFor();
      await bar.waitFor();
      const between = async () => ((await bar.boundingBox())?.y ?? 0) - bottomOf(await tip.boundingBox());
      await expect.poll(between, { message: address }).toBeGreaterThanOrEqual(0);
      await expect.poll(between, { message: address }).toBeLessThan(24);
      if (address === '/mall/order') await page.evaluate(() => localStorage.clear());
    }
    await page.getByRole('button', { name: 'Details' }).click();
    const { '/mall/store/new': summary } = bars;
    await expect
      .poll(async () => ((await summary.boundingBox())?.y ?? 0) - bottomOf(await tip.boundingBox()))
      .toBeGreaterThanOrEqual(0);
  });

  it('the security centre signs out all other browsers with one button', async () => {
    const email = 'owner@tw.example';
    const page = await open('/mall/security', email);
    for (let times = 0; times < 2; times += 1) await open('/mall/home', email);
    await page.reload();
    await browsers(page).nth(2).waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByText('Signed out of other browsers.').waitFor();
    await expect.poll(() => browsers(page).count()).toBe(1);
  });

  it('desk staff have the security centre below /mall/desk only; a client there is redirected home [SEC-05]', async () => {
    const page = await open('/mall/desk', 'consultant@desk.example');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click();
    await page.getByRole('link', { name: 'Security centre' }).click();
    await page.waitForURL('**/mall/desk/security');
    await page.getByRole('heading', { name: 'Security centre', level: 1 }).waitFor();
    await expect.poll(() => browsers(page).count()).toBe(1);
    await page.goto('/mall/security');
    await page.waitForURL('**/mall/desk/security');
    const client = await open('/mall/desk/security', 'member@cn.example');
    await client.waitForURL('**/mall/home');
  });
});

describe('password change in the security centre [SEC-04, SES-26]', () => {
  it('a password changed by keyboard signs out other browsers, and the new password signs in', async () => {
    const email = 'trial@cn.example';
    const better = 'seven quiet lanterns';
    const page = await open('/mall/security', email);
    const other = await open('/mall/home', email);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const send = () => page.getByRole('button', { name: 'Change password' }).press('Enter');
    await field('Current password').fill('not mine');
    await field('New password').fill(better);
    await send();
    await page.getByText('That isn’t your current password. Enter it again.').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await field('Current password').fill(demoPassword);
    await field('New password').fill('password1');
    await send();
    await page.getByText('This password is easy to guess.').first().waitFor();
    await field('New password').fill(better);
    await loseAnswer(page, passwordChange);
    await send();
    await page.getByText('Your password will only be changed once.').waitFor();
    await send();
    await page.getByText('Your password was changed.').waitFor();
    await expect
      .poll(async () => [await field('Current password').inputValue(), await field('New password').inputValue()])
      .toEqual(['', '']);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect.poll(() => browsers(page).count()).toBe(1);

    await other.goto('/mall/home');
    await expectEnded(other);
    await other.locator('input[name=email]').fill(email);
    await other.locator('input[name=password]').fill(better);
    await other.locator('input[name=password]').press('Enter');
    await other.waitForURL('**/mall/home');
  });
});

describe('user centre', () => {
  it('the user centre rejects an empty name, and a saved name appears in the header [USR-01]', async () => {
    const page = await open('/mall/user', 'new@cn.example');
    const name = page.getByRole('textbox', { name: 'Full name' });
    await name.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Check 1 field').waitFor();
    await name.fill('Anna Schmidt');
    await name.press('Enter');
    await page.getByText('Changes saved.').waitFor();
    await page.getByRole('button', { name: 'Account: Anna Schmidt' }).waitFor();
  });

  it('an uploaded profile picture appears in the header until it is removed [USR-01]', async () => {
    const page = await open('/mall/user');
    await page.getByRole('button', { name: 'Add photo' }).click();
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByRole('button', { name: 'Change photo' }).waitFor();
    const shown = page.getByRole('banner').locator('img[src*="file_id"]');
    await shown.waitFor();
    expect(await shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1);
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByRole('button', { name: 'Add photo' }).waitFor();
    await shown.waitFor({ state: 'detached' });
  });
});

it('the enterprise centre lists the members and links to an unfinished verification [USR-02]', async () => {
  const page = await open('/mall/enterprise', 'refused@hk.example');
  await page.getByRole('listitem').filter({ hasText: 'Main account' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Go to verification' }).click();
  await page.waitForURL('**/mall/auth');
});

it('the count of unread notices refreshes on navigation and when the window regains focus [NOT-01]', async () => {
  const page = await open('/mall/home');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notices/ });
  const [first, second] = await world.db.select().from(notices).where(eq(notices.user_id, 'user-owner-cn')).limit(2);
  const unread = (notice: typeof first, read_at: Date | null) =>
    world.db
      .update(notices)
      .set({ read_at })
      .where(eq(notices.notice_id, notice?.notice_id ?? ''));
  await world.db.update(notices).set({ read_at: world.now() });
  await page.reload();
  const counts = () => bell.getAttribute('aria-label');
  await expect.poll(counts).toBe('Notices, 0 unread');
  await unread(first, null);
  await page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click();
  await expect.poll(counts).toBe('Notices, 1 unread');
  await unread(second, null);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(counts).toBe('Notices, 2 unread');
});

it('the notices page shows details, filters by category and marks all notices as read [NOT-04]', async () => {
  await world.db.update(notices).set({ read_at: null });
  const page = await open('/mall/home');
  await page.getByRole('button', { name: /^Notices/ }).click();
  await page.getByRole('link', { name: 'View all notices' }).click();
  await page.getByRole('heading', { name: 'Notices', level: 1 }).waitFor();
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('details') });
  await items.first().waitFor();
  const all = await readNow('the items are drawn together', () => items.count());
  const unpaid = items.filter({ hasText: 'An unpaid order is waiting' });
  await unpaid.locator('summary').click();
  await expect
    .poll(async () => (await unpaid.allInnerTexts()).join().split(/\n+/))
    .toEqual([
      'An unpaid order is waiting',
      'Transfer the amount with the order number as reference. It arrives within 1 to 3 working days.',
      'Open',
      expect.stringMatching(/^Order · \w{3}, \w{3} \d+, \d{4}, \d\d:\d\d · unread$/),
    ]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order/ })
    .click();
  await page.waitForURL('**/notices?category=order');
  await expect.poll(() => items.count()).toBeLessThan(all);
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' });
  await expect.poll(() => items.filter({ hasText: 'unread' }).count()).toBe(0);
  await expect.poll(() => unpaid.locator('summary ~ *').count()).toBe(2);
  await expect.poll(async () => (await unpaid.allInnerTexts()).join().split(/\n+/).at(-1)).toMatch(/^Order · [^·]+$/);
});

it.each(displays)(
  'the security, user, enterprise and notices pages are accessible in $language at $width px, $scheme [ACC-01, ACC-02]',
  async (look) => {
    const { page } = await world.person({ ...look, email: 'owner@cn.example', scripted: true });
    for (const path of ['/mall/security', '/mall/user', '/mall/enterprise', '/mall/notices']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect([path, ...(await accessibilityProblems(page))]).toEqual([path]);
    }
  },
);

const helpPages = /^(Guide|Online support|Help centre|Training)$/;

const columnsOf = (links: Locator) =>
  readNow('the caller reads again', () =>
    links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().x)).size),
  );

it('the help panel lists three help pages in one column [HLP-01]', async () => {
  const { page } = await world.person({ email: 'owner@cn.example', language: 'en' });
  await page.route('**/mall/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"training":"[^"]*"/, '"training":null');
    await route.fulfill({ response, body });
  });
  await page.goto('/mall/home');
  await page.getByRole('banner').getByRole('button', { name: 'Help', exact: true }).click();
  const links = page.getByRole('banner').getByRole('link').filter({ hasText: helpPages });
  await links.first().waitFor();
  await expect.poll(() => links.allTextContents()).toEqual(['Guide', 'Online support', 'Help centre']);
  await expect.poll(() => columnsOf(links)).toBe(1);
});

it('help links fill two columns, and one opens a window that receives the user and the current page [HLP-01]', async () => {
  const page = await open('/mall/enterprise');
  await page.getByRole('banner').getByRole('button', { name: 'Help', exact: true }).click();
  const links = page.getByRole('banner').getByRole('link').filter({ hasText: helpPages });
  await links.first().waitFor();
  await expect.poll(() => columnsOf(links)).toBe(2);
  const opening = page.waitForEvent('popup');
  await links.filter({ hasText: 'Training' }).click();
  const help = await opening;
  await help.getByRole('heading', { name: 'Training' }).waitFor();
  await expect
    .poll(() => help.locator('dd').allInnerTexts())
    .toEqual([
      'owner@cn.example',
      `${world.origin}/mall/enterprise`,
      'user-owner-cn',
      'en',
      '林晓',
      '{"client_id":"client-cn","region":"CN","account":"main"}',
    ]);
});
