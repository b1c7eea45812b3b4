import { expect, it } from 'vitest';
import { guideClose } from '#contract/calls/session.ts';
import { buyers } from '../flows/purchase/journeys.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { loadedText } from './loadedText.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();
const email = 'owner@cn.example';
const titles = ['Start here', 'Your entries are saved as you go', 'Find an order', 'Use vouchers when you buy'];

it('a page hint is shown once, and closing it by keyboard moves the focus to the heading [GUI-01]', async () => {
  const { page } = await world.person({ email, isNew: true });
  const say = translatorFor('en');
  const hint = (title: string) => page.getByRole('note').filter({ hasText: say(title) });
  await page.goto('/mall/home');
  await hint('Start here')
    .getByRole('button', { name: say('Got it') })
    .press('Enter');
  await hint('Start here').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('Vouchers'), exact: true })
    .click();
  await hint('Use vouchers when you buy').waitFor();
  await page.goto('/mall/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => hint('Start here').count()).toBe(0);
});

it('a page hint is one folded line on a phone, and can be closed without being unfolded [GUI-01]', async () => {
  const { page } = await world.person({ email, width: 360, isNew: true });
  const say = translatorFor('en');
  await page.goto('/mall/order');
  const orders = page.getByRole('note').filter({ hasText: say('Find an order') });
  const fold = orders.getByRole('button', { name: say('Find an order') });
  await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => orders.getByRole('button', { name: say('Turn off hints') }).count()).toBe(0);
  await fold.press('Enter');
  await orders.getByRole('button', { name: say('Turn off hints') }).waitFor();
  await page.goto('/mall/home');
  const home = page.getByRole('note').filter({ hasText: say('Start here') });
  await home.getByRole('button', { name: say('Close') }).click();
  await home.waitFor({ state: 'detached' });
});

it('the hint of the store disappears for good when the user reaches the review [GUI-01]', async () => {
  const { page } = await world.person({ email: buyers.renew, isNew: true });
  const say = translatorFor('en');
  const hint = page.getByRole('note').filter({ hasText: say('Your entries are saved as you go') });
  await page.goto('/mall/store/renew');
  await hint.waitFor();
  await page.getByRole('button', { name: say('Review order') }).click();
  await hint.waitFor({ state: 'detached' });
  await page.goto('/mall/store/renew');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => hint.count()).toBe(0);
});

it('"Show no more hints" hides the hints of all pages, also after a reload [GUI-01]', async () => {
  const { page } = await world.person({ email, isNew: true });
  const say = translatorFor('en');
  await page.goto('/mall/order');
  await page.getByRole('button', { name: say('Turn off hints') }).click();
  for (const address of ['/mall/order', '/mall/voucher', '/mall/home', '/mall/store']) {
    await page.goto(address);
    const shown = await loadedText(page);
    expect(titles.filter((title) => shown.includes(say(title)))).toEqual([]);
  }
});

it('a hint closed in one browser is closed in other browsers of the user, and shown to colleagues [GUI-01]', async () => {
  const say = translatorFor('en');
  const { page } = await world.person({ email, isNew: true });
  const hintOn = (opened: typeof page) => opened.getByRole('note').filter({ hasText: say('Start here') });
  await page.goto('/mall/home');
  const saved = page.waitForResponse(`**/oss${guideClose.path}`);
  await hintOn(page)
    .getByRole('button', { name: say('Got it') })
    .click();
  expect(await (await saved).json()).toMatchObject({ code: 0 });
  const { page: elsewhere } = await world.person({ email, isNew: false, width: 360 });
  await elsewhere.goto('/mall/home');
  await elsewhere.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => hintOn(elsewhere).count()).toBe(0);
  await elsewhere.goto('/mall/order');
  await elsewhere
    .getByRole('note')
    .filter({ hasText: say('Find an order') })
    .waitFor();
  const { page: colleague } = await world.person({ email: 'member@cn.example', isNew: true });
  await colleague.goto('/mall/home');
  await hintOn(colleague).waitFor();
});

it.each(displays)(
  'page hints are accessible in $language at $width px [GUI-01]',
  async ({ language, width, scheme }) => {
    const { page } = await world.person({ email, language, width, scheme, isNew: true });
    const say = translatorFor(language);
    const pages = ['/mall/home', '/mall/store', '/mall/order', '/mall/voucher'];
    for (const [index, title] of titles.entries()) {
      await page.goto(pages[index] ?? '');
      await page
        .getByRole('note')
        .filter({ hasText: say(title) })
        .waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  },
);
