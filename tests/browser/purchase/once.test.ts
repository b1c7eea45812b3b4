import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderAdd, orderByKey } from '#contract/calls/order.ts';
import { flowDraftSave, sessionSignOut } from '#contract/calls/session.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { codes } from '#contract/responseCodes.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import type { PageDriver } from '../../flowkit/pageDriver.ts';
import { placeButton } from '../../flows/purchase/gestures.ts';
import {
  choose,
  performEvent,
  placeOrder,
  readOrderNumber,
  review,
  unpaidOrders,
} from '../../flows/purchase/journeys.ts';
import { stateLocators } from '../../flows/purchase/stateLocators.ts';
import { loseAnswer } from '../lostAnswer.ts';
import { readNow } from '../readNow.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';

const email = 'new@cn.example';
const translate = translatorFor('en');
const world = worldOfFile();

async function openPage(): Promise<PageDriver> {
  const { page } = await world.person({ email });
  return { page, say: translate };
}

async function goToReview(reader: PageDriver): Promise<void> {
  await reader.page.goto('/mall/store/new');
  await choose(reader, 'new');
  await review(reader);
}

/** Waits until the server has saved a snapshot that contains all of these parts. */
const waitForSave = (page: Page, ...parts: readonly string[]) =>
  page.waitForResponse((response) => {
    if (!response.ok() || !response.url().endsWith(flowDraftSave.path)) return false;
    const { snapshot }: { snapshot?: string } = JSON.parse(response.request().postData() ?? '{}');
    return parts.every((part) => snapshot?.includes(part) === true);
  });
const reviewMark = '"reviewing":"confirming"';
const quotedForTwoYears = ['"price":"quoted"', '"years":2'] as const;

describe('placing an order once [PUR-08]', () => {
  it('a double click on "Place order" places one order', async () => {
    const reader = await openPage();
    await goToReview(reader);
    await placeButton(reader).dblclick();
    const number = await readOrderNumber(reader);
    expect((await unpaidOrders(reader)).map(({ order_no }) => order_no)).toEqual([number]);
  });

  it('the second press of a double click on "Review order" does not place the order [PUR-22]', async () => {
    const { page } = await world.person({ email, width: 360 });
    const reader = { page, say: translate };
    await page.goto('/mall/store/new');
    await choose(reader, 'new');
    // Loads the code of the review first: it is usually there by then.
    await review(reader);
    await page.goBack();
    const way = page.getByRole('button', { name: translate('Review order'), exact: true });
    const { x, y, height } = (await way.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const press = async (clickCount: number) => {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    };
    // The button for placing is wider: this point is on both.
    await page.mouse.move(x + 20, y + height / 2);
    await press(1);
    await stateLocators['reviewing.confirming'](reader).waitFor();
    await press(2);
    const number = await placeOrder(reader);
    expect((await unpaidOrders(reader)).map(({ order_no }) => order_no)).toEqual([number]);
  });

  it('an order whose response is lost is looked up and placed once [PUR-09]', async () => {
    const reader = await openPage();
    await goToReview(reader);
    await loseAnswer(reader.page, orderAdd);
    const number = await placeOrder(reader);
    expect((await unpaidOrders(reader)).map(({ order_no }) => order_no)).toEqual([number]);
  });

  it('a failed look-up of an order offers only a support code and a retry until the order is found [PUR-09]', async () => {
    const reader = await openPage();
    await goToReview(reader);
    await loseAnswer(reader.page, orderAdd);
    const lookUps = `**/oss${orderByKey.path}?*`;
    await reader.page.route(lookUps, (route) => route.abort('connectionreset'));
    await performEvent(reader, { type: 'order.place' });
    await stateLocators['orderUnknown.waiting'](reader).waitFor();
    await reader.page.getByText('We couldn’t connect to the server.').waitFor();
    const [support, look, ...others] = await readNow('the refusal is drawn with its buttons', () =>
      reader.page.getByRole('main').getByRole('button').allTextContents(),
    );
    expect([support, others]).toEqual(['Get a support code', []]);
    expect(['Check again', 'Checking…']).toContain(look);
    await reader.page.unroute(lookUps);
    const number = await readOrderNumber(reader);
    expect((await unpaidOrders(reader)).map(({ order_no }) => order_no)).toEqual([number]);
  });

  it('an order request that never arrived is reported as not placed, and can be repeated [PUR-10]', async () => {
    const reader = await openPage();
    await goToReview(reader);
    await reader.page.route(`**/oss${orderAdd.path}`, (route) => route.abort('connectionreset'), { times: 1 });
    await performEvent(reader, { type: 'order.place' });
    await reader.page.getByText('Your order wasn’t placed and you weren’t charged. You can place it now.').waitFor();
    expect(await unpaidOrders(reader)).toEqual([]);
    const number = await placeOrder(reader);
    expect((await unpaidOrders(reader)).map(({ order_no }) => order_no)).toEqual([number]);
  });

  it('a server notice instead of an order is shown as not placed, and the order can be repeated [PUR-10]', async () => {
    const reader = await openPage();
    await goToReview(reader);
    const answer = { code: codes.notice.code, data: {}, msg: 'Orders are taken again at 9:00.' };
    await reader.page.route(`**/oss${orderAdd.path}`, (route) => route.fulfill({ json: answer }), { times: 1 });
    await performEvent(reader, { type: 'order.place' });
    const said = reader.page
      .getByRole('status')
      .filter({ hasText: 'Your order wasn’t placed and you weren’t charged.' });
    await said.getByText('Orders are taken again at 9:00.').waitFor();
    const number = await placeOrder(reader);
    expect((await unpaidOrders(reader)).map(({ order_no }) => order_no)).toEqual([number]);
  });

  it('reloading while an order is being placed shows its receipt and places it once', async () => {
    const reader = await openPage();
    await goToReview(reader);
    await reader.page.route(
      `**/oss${orderAdd.path}`,
      async (route) => {
        await route.fetch();
        // The page never gets the answer: it is reloaded meanwhile.
      },
      { times: 1 },
    );
    const sent = reader.page.waitForRequest(`**/oss${orderAdd.path}`);
    await performEvent(reader, { type: 'order.place' });
    await sent;
    await stateLocators.placing(reader).waitFor();
    await reader.page.reload();
    const number = await readOrderNumber(reader);
    expect((await unpaidOrders(reader)).map(({ order_no }) => order_no)).toEqual([number]);
  });

  it('two tabs that confirm the same review place one order and show the same receipt', async () => {
    const { first, second } = await twoTabs();
    await stateLocators['reviewing.confirming'](second).waitFor();
    const number = await placeOrder(first);
    await performEvent(second, { type: 'order.place' });
    expect(await readOrderNumber(second)).toBe(number);
    await expect.poll(() => second.page.getByText('wasn’t placed.').count()).toBe(0);
    expect(await unpaidOrders(first)).toHaveLength(1);
  });

  it('a tab that confirms a changed review after another tab has ordered says that it was not ordered [PUR-13]', async () => {
    const { first, second } = await twoTabs();
    await performEvent(second, { type: 'selection.edit' });
    await performEvent(second, { type: 'years.set', years: 1 });
    await second.page.getByRole('complementary').getByText('CNY 12,800').first().waitFor();
    expect((await review(second)).replace(/\s/g, ' ')).toBe('CNY 12,800');
    const number = await placeOrder(first);
    await performEvent(second, { type: 'order.place' });
    expect(await readOrderNumber(second)).toBe(number);
    await second.page.getByText('The order you confirmed here (CNY 12,800) wasn’t placed.').waitFor();
    await second.page.getByText('An order for CNY 24,320 was already placed').waitFor();
    expect(await unpaidOrders(first)).toHaveLength(1);
  });
});

/** Two tabs of one browser reviewing the same purchase, for two years. */
async function twoTabs(): Promise<{ readonly first: PageDriver; readonly second: PageDriver }> {
  const first = await openPage();
  const isKept = waitForSave(first.page, reviewMark);
  await goToReview(first);
  await isKept;
  const second: PageDriver = { page: await first.page.context().newPage(), say: translate };
  await second.page.goto('/mall/store/new');
  return { first, second };
}

describe('resuming a purchase', () => {
  it('a purchase resumes after a reload with all its input [RUN-01]', async () => {
    const reader = await openPage();
    await reader.page.goto('/mall/store/new');
    await choose(reader, 'new');
    await performEvent(reader, { type: 'addon.set', addon_id: 'Additional accounts', quantity: 7 });
    await performEvent(reader, { type: 'invite.enter', code: 'HARBO' });
    await reader.page.reload();
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    await expect
      .poll(async () => [
        await reader.page.getByRole('spinbutton', { name: 'Additional accounts' }).inputValue(),
        await reader.page.getByLabel('Recommendation code', { exact: true }).inputValue(),
        await reader.page.locator('input[name=years][value="2"]').isChecked(),
      ])
      .toEqual(['7', 'HARBO', true]);
  });

  it('browser back and forward move between the store and the review with the same selection [RUN-01]', async () => {
    const reader = await openPage();
    await reader.page.goto('/mall/home');
    await reader.page.goto('/mall/store/new');
    await choose(reader, 'new');
    await review(reader);
    await reader.page.goBack();
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    await expect.poll(() => reader.page.locator('input[name=years][value="2"]').isChecked()).toBe(true);
    await reader.page.goForward();
    await stateLocators['reviewing.confirming'](reader).waitFor();
    await performEvent(reader, { type: 'selection.edit' });
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    await review(reader);
    await placeOrder(reader);
    expect(new URL(reader.page.url()).hash).toBe('');
  });

  it('a purchase left in the review resumes there on another device [RUN-02]', async () => {
    const atWork = await openPage();
    const isKept = waitForSave(atWork.page, reviewMark);
    await goToReview(atWork);
    await isKept;
    const onThePhone = await openPage();
    await onThePhone.page.goto('/mall/store');
    await stateLocators['reviewing.confirming'](onThePhone).waitFor();
  });

  it('a purchase resumes with its last input when the user signs in again after the session ended [RUN-11]', async () => {
    const reader = await openPage();
    await reader.page.goto('/mall/store/new');
    const isKept = waitForSave(reader.page, ...quotedForTwoYears);
    await choose(reader, 'new');
    await isKept;
    await reader.page.context().request.post(`/oss${sessionSignOut.path}`, {
      data: {},
      headers: { [sameSiteHeader.name]: sameSiteHeader.value },
    });
    await performEvent(reader, { type: 'addon.set', addon_id: 'Additional accounts', quantity: 9 });
    await reader.page.waitForURL('**/login?**');
    await reader.page.locator('input[name=email]').fill(email);
    await reader.page.locator('input[name=password]').fill(demoPassword);
    await reader.page.locator('input[name=password]').press('Enter');
    await reader.page.waitForURL('**/mall/store/new');
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    await expect
      .poll(() => reader.page.getByRole('spinbutton', { name: 'Additional accounts' }).inputValue())
      .toBe('9');
  });

  it('a purchase that was changed on another device offers to show the latest version [RUN-04]', async () => {
    const first = await openPage();
    await first.page.goto('/mall/store/new');
    const isKept = waitForSave(first.page, ...quotedForTwoYears);
    await choose(first, 'new');
    await isKept;
    const second = await openPage();
    await second.page.goto('/mall/store/new');
    await stateLocators['choosing.price.quoted'](second).waitFor();
    const isKeptThere = waitForSave(second.page, '"accounts":3', '"price":"quoted"');
    await performEvent(second, { type: 'addon.set', addon_id: 'Additional accounts', quantity: 3 });
    await isKeptThere;
    await performEvent(first, { type: 'addon.set', addon_id: 'Additional storage', quantity: 1 });
    await first.page.getByRole('button', { name: 'Show latest version' }).click();
    // The old content stays visible until the newest has arrived.
    const accounts = first.page.getByRole('spinbutton', { name: 'Additional accounts' });
    await expect.poll(() => accounts.inputValue()).toBe('3');
  });
});

describe('expired quotes', () => {
  it('placing an order with an expired quote places nothing, says that the price is the same, and can be repeated [PUR-11]', async () => {
    const reader = await openPage();
    await goToReview(reader);
    world.passes(16);
    await performEvent(reader, { type: 'order.place' });
    await reader.page.getByText('The price is the same as before. Your order hasn’t been placed').waitFor();
    expect(await unpaidOrders(reader)).toEqual([]);
    await placeOrder(reader);
    expect(await unpaidOrders(reader)).toHaveLength(1);
  });
});

describe('purchase receipts', () => {
  const toReceipt = async (): Promise<PageDriver> => {
    const reader = await openPage();
    await goToReview(reader);
    const isKept = waitForSave(reader.page, '"placed":"current"');
    await placeOrder(reader);
    await isKept;
    return reader;
  };

  it('a receipt survives a reload, and becomes a notice when its order was cancelled elsewhere [PUR-14]', async () => {
    const reader = await toReceipt();
    const number = await readOrderNumber(reader);
    await reader.page.reload();
    expect(await readOrderNumber(reader)).toBe(number);
    await world.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.order_no, number));
    await reader.page.reload();
    const notice = reader.page.getByRole('status').filter({ hasText: `Order ${number}: Cancelled` });
    await notice.waitFor();
    await choose(reader, 'new');
    await review(reader);
    await expect.poll(() => notice.count()).toBe(0);
    expect(await placeOrder(reader)).not.toBe(number);
  });

  it('input in a tab continues as a new purchase when the order of another tab was placed and cancelled', async () => {
    const { first, second } = await twoTabs();
    await stateLocators['reviewing.confirming'](second).waitFor();
    const number = await placeOrder(first);
    await world.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.order_no, number));
    await performEvent(second, { type: 'selection.edit' });
    await performEvent(second, { type: 'addon.set', addon_id: 'Additional accounts', quantity: 7 });
    await second.page.getByText('You finished this in another window.').waitFor();
    await second.page
      .getByRole('status')
      .filter({ hasText: `Order ${number}: Cancelled` })
      .waitFor();
    await expect
      .poll(() => second.page.getByRole('spinbutton', { name: 'Additional accounts' }).inputValue())
      .toBe('7');
    await review(second);
    expect(await placeOrder(second)).not.toBe(number);
  });

  it('a receipt is replaced by the store when the address names another order type', async () => {
    const { page } = await world.person({ email: 'owner@cn.example' });
    const reader: PageDriver = { page, say: translate };
    await page.goto('/mall/store/append');
    await choose(reader, 'append');
    await review(reader);
    const isKept = waitForSave(page, '"placed":"current"');
    await placeOrder(reader);
    await isKept;
    await page.goto('/mall/store/renew');
    await page.locator('input[value=renew]:checked').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/mall/store/renew');
  });
});
