import { describe, expect, it } from 'vitest';
import { orderPrice } from '#contract/calls/product.ts';
import { flowTraceStore } from '#contract/calls/trace.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { type Language, languages } from '#contract/languages.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { goldenPaths } from '../flowkit/goldenSuite.ts';
import { unfold } from '../flowkit/locators.ts';
import type { PageDriver } from '../flowkit/pageDriver.ts';
import { recordTrace, traceOf } from '../flowkit/recordTrace.ts';
import { purchase } from '../flows/purchase/index.ts';
import { choose, performEvent, placeOrder, review } from '../flows/purchase/journeys.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { readNow } from './readNow.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

interface Display {
  readonly language: Language;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

async function open(look: Display, email?: string): Promise<PageDriver> {
  const { page } = await world.person({ ...look, scripted: true, ...(email !== undefined && { email }) });
  return { page, say: translatorFor(look.language) };
}

/** Each place is also checked in the other colour scheme. */
const testedDisplays: readonly Display[] = [
  { language: 'en', width: 1280, scheme: 'light' },
  { language: 'zh-CN', width: 360, scheme: 'dark' },
];

describe.each(testedDisplays)('accessibility in $language at $width px, $scheme [ACC-01]', (look) => {
  it('the sign-in page is accessible before and after a rejected password', async () => {
    const { page } = await open(look);
    await page.goto('/login?system=partner');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator('input[name=email]').fill('owner@hk.example');
    await page.locator('input[name=password]').fill('wrong');
    await page.locator('input[name=password]').press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('the pages and header panels of a client with products are accessible', async () => {
    const { page } = await open(look, 'owner@cn.example');
    const found: Record<string, readonly string[]> = {};
    const addresses = ['/mall/home', '/mall/order/historical', '/mall/order/completed', '/mall/voucher'];
    for (const address of addresses) {
      await page.goto(address);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      found[address] = await accessibilityProblems(page);
    }
    expect(found).toEqual(Object.fromEntries(addresses.map((address) => [address, []])));
    await page.goto('/mall/order/historical');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await page.waitForURL('**/detail/**');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const buttons = page.getByRole('banner').getByRole('button');
    for (const button of await readNow('the banner comes with its page', () => buttons.all())) {
      await button.click();
      await page.getByRole('banner').locator('[aria-busy=true]').waitFor({ state: 'detached' });
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  it('the empty home page and the empty order list are accessible', async () => {
    const { page } = await open(look, 'new@cn.example');
    for (const address of ['/mall/home', '/mall/order/unpaid']) {
      await page.goto(address);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect([address, ...(await accessibilityProblems(page))]).toEqual([address]);
    }
  });

  it('the first page of the desk is accessible', async () => {
    const { page } = await open(look, 'reviewer@desk.example');
    await page.goto('/mall/desk');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('a replayed trace at the support desk is accessible with its technical names expanded', async () => {
    const { page, say } = await open(look, 'support@desk.example');
    const client = await open(look, 'new@cn.example');
    const { recorder } = await recordTrace(
      purchaseFlow,
      goldenPaths(purchase)[0]?.steps.map(({ stimulus }) => stimulus) ?? [],
    );
    const answer = await client.page.context().request.post(`/oss${flowTraceStore.path}`, {
      data: { trace: traceOf(recorder).text },
      headers: { [sameSiteHeader.name]: sameSiteHeader.value },
    });
    const { code } = flowTraceStore.data.parse((await answer.json()).data);
    await page.goto(`/mall/desk/trace/${code}`);
    await page.getByText(say('Technical details')).click();
    await page.locator('[inert] h1').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('a purchase draft that cannot be opened is accessible while it shows its saved input', async () => {
    const { page, say } = await open(look, 'new@cn.example');
    await page.goto('/mall/store');
    await page.getByText(say('Before you continue')).waitFor();
    const typed = { note: 'Harbour 7 '.repeat(200) };
    const snapshot = JSON.stringify({ flow: 'purchase', version: 99, structure: '', typed, snapshot: null });
    await page.goto('/mall/home');
    await world.db.update(flowDrafts).set({ snapshot });
    await page.goto('/mall/store');
    await page.getByText(say('Show saved entries')).click();
    await page.getByText(typed.note.trim()).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('a purchase is accessible from the empty store to the placed and the cancelled order', async () => {
    const reader = await open(look, 'owner@cn.example');
    const { page, say } = reader;
    await page.goto('/mall/store/append');
    await page.getByText(say('Before you continue')).waitFor();
    expect(['incomplete', ...(await accessibilityProblems(page))]).toEqual(['incomplete']);

    await performEvent(reader, { type: 'prepaid.set', prepaid: { cid: null, amount_minor: 100 } });
    await page.getByText(say('error.prepaid_fee_out_of_range')).first().waitFor();
    expect(['out of range', ...(await accessibilityProblems(page))]).toEqual(['out of range']);
    await performEvent(reader, { type: 'prepaid.set', prepaid: { cid: null, amount_minor: 800_000 } });
    await choose(reader, 'upgrade');
    await unfold(page);
    const toggle = page.getByRole('button', { name: say('Details') });
    if (await readNow('the same width shows it or not', () => toggle.isVisible())) await toggle.click();
    expect(['quoted', ...(await accessibilityProblems(page))]).toEqual(['quoted']);

    await performEvent(reader, { type: 'prepaid.set', prepaid: null });
    await choose(reader, 'upgrade_renew');
    await performEvent(reader, { type: 'order.review' });
    await page.getByRole('heading', { name: say('What you’ll lose') }).waitFor();
    expect(['review', ...(await accessibilityProblems(page))]).toEqual(['review']);
    await performEvent(reader, { type: 'selection.edit' });
    await review(reader);
    await placeOrder(reader);
    expect(['placed', ...(await accessibilityProblems(page))]).toEqual(['placed']);
    await page.getByRole('link', { name: say('Go to order') }).click();
    await page.waitForURL('**/detail/**');
    expect(['order', ...(await accessibilityProblems(page))]).toEqual(['order']);
    await page.getByRole('link', { name: say('Cancel order') }).click();
    await page.getByRole('heading', { level: 1, name: say('Cancel this order?') }).waitFor();
    expect(['cancelling', ...(await accessibilityProblems(page))]).toEqual(['cancelling']);
    await page.getByRole('button', { name: say('Cancel order'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: say('Order cancelled') }).waitFor();
    expect(['cancelled', ...(await accessibilityProblems(page))]).toEqual(['cancelled']);
  });

  it('the help panel and the support code dialog beside an error are accessible at each step', async () => {
    const reader = await open(look, 'new@cn.example');
    const { page, say } = reader;
    const dialog = page.getByRole('dialog');
    const see = async (place: string) => expect([place, ...(await accessibilityProblems(page))]).toEqual([place]);
    await page.goto('/mall/store/new');
    await choose(reader, 'new');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Help') })
      .click();
    await page.getByRole('button', { name: say('Get a support code') }).waitFor();
    await see('help');
    await page.keyboard.press('Escape');
    await page.route(`**${orderPrice.path}*`, (route) => route.abort('connectionreset'));
    await performEvent(reader, { type: 'years.set', years: 3 });
    await page.getByRole('button', { name: say('Get a support code') }).click();
    await dialog.locator('summary').click();
    await dialog.getByRole('textbox').waitFor();
    await see('what is sent');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: say('Send and get code') }).click();
    await dialog.getByRole('alert').waitFor();
    await see('not sent');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: say('Try again') }).click();
    await dialog.getByRole('heading', { name: say('Your support code') }).waitFor();
    // The price request fails too; until then the previous price is dimmed behind the dialog.
    await page.getByText(say('We couldn’t get the price.')).first().waitFor();
    await see('code');
  });

  it('the home page and the store are accessible when their data could not be loaded', async () => {
    const { page } = await open(look, 'owner@cn.example');
    await page.route('**/oss/mall/product/**', (route) => route.abort('connectionreset'));
    for (const address of ['/mall/home', '/mall/store']) {
      await page.goto(address);
      await page.getByRole('alert').waitFor();
      expect([address, ...(await accessibilityProblems(page))]).toEqual([address]);
    }
  });
});

it.each(languages)(
  'mall and sign-in pages in %s do not overflow sideways at 360 px and at 640 px (200 % zoom) [ACC-02]',
  async (language) => {
    const reader = await open({ language, width: 360, scheme: 'light' }, 'owner@cn.example');
    const { page } = reader;
    const wide: string[] = [];
    const see = async (name: string) => {
      for (const width of [640, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) wide.push(`${name} at ${width} px: ${over} px too wide`);
      }
    };
    for (const address of ['/mall/home', '/mall/order/historical', '/mall/order/completed', '/mall/voucher']) {
      await page.goto(address);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await see(address);
    }
    await page.goto('/mall/store/upgrade');
    await choose(reader, 'upgrade_renew');
    await see('store');
    await review(reader);
    await see('review');
    await placeOrder(reader);
    await see('receipt');
    await page.goto('/login?system=partner&demo=owner@cn.example');
    await see('sign-in');
    expect(wide).toEqual([]);
  },
);
