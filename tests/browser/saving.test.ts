import { and, eq, isNull } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { flowDraftDiscard, flowDraftSave } from '#contract/calls/session.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { codes } from '#contract/responseCodes.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import type { PageDriver } from '../flowkit/pageDriver.ts';
import { choose, performEvent, placeOrder, readOrderNumber, review } from '../flows/purchase/journeys.ts';
import { stateLocators } from '../flows/purchase/stateLocators.ts';
import { loseAnswer } from './lostAnswer.ts';
import { readNow } from './readNow.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const email = 'new@cn.example';
const translate = translatorFor('en');
const world = worldOfFile();

/** A user whose clock starts at the server's and can be advanced. */
async function openPage(): Promise<PageDriver> {
  const { page } = await world.person({ email, alone: true });
  await page.clock.install({ time: world.now() });
  return { page, say: translate };
}

async function openSecondWindow({ page }: PageDriver): Promise<PageDriver> {
  const beside = await page.context().newPage();
  await beside.clock.install({ time: world.now() });
  return { page: beside, say: translate };
}

const saves = `**/oss${flowDraftSave.path}`;
const whereOpenDraft = and(eq(flowDrafts.flow, 'purchase'), isNull(flowDrafts.closed_at));

async function savedSnapshot(): Promise<string> {
  const [draft] = await world.db.select({ snapshot: flowDrafts.snapshot }).from(flowDrafts).where(whereOpenDraft);
  return draft?.snapshot ?? '';
}

/** Waits until the server's snapshot contains these parts; the page's clock advances meanwhile. */
const waitForSaved = ({ page }: PageDriver, ...parts: readonly string[]) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(1_000);
      const text = await savedSnapshot();
      return parts.filter((part) => text.includes(part));
    })
    .toEqual(parts);

const setAccounts = (reader: PageDriver, quantity: number) =>
  performEvent(reader, { type: 'addon.set', addon_id: 'Additional accounts', quantity });
const accountsIn = ({ page }: PageDriver) => page.getByRole('spinbutton', { name: 'Additional accounts' }).inputValue();
const title = {
  unsaved: 'Your changes haven’t been saved yet.',
  conflict: 'You continued this in another window or on another device.',
  closed: 'You completed or discarded this in another window or on another device.',
} as const;
const notices = ({ page }: PageDriver) =>
  readNow('the caller reads again', () =>
    Promise.all(Object.values(title).map((text) => page.getByText(text, { exact: true }).count())),
  );
const noNotices = [0, 0, 0];
/** Waits until the page shows nothing about saving; its clock advances meanwhile. */
const expectNoNotices = (reader: PageDriver) =>
  expect
    .poll(async () => {
      await reader.page.clock.fastForward(1_000);
      return notices(reader);
    })
    .toEqual(noNotices);

async function startPurchase(): Promise<PageDriver> {
  const reader = await openPage();
  await reader.page.goto('/mall/store/new');
  await choose(reader, 'new');
  return reader;
}

/** Answers each save with a code, as the server or a proxy would. */
const refuseSaves = (page: Page, name: 'unavailable' | 'too_many_requests' | 'not_found') =>
  page.route(saves, (route) =>
    route.fulfill({ status: codes[name].status, json: { code: codes[name].code, data: {}, msg: '' } }),
  );

describe('saving a draft', () => {
  it.each(['unavailable', 'too_many_requests', 'not_found'] as const)(
    'input survives a reload when the server answers saves with %s, and is saved when it accepts them [RUN-03]',
    async (code) => {
      const reader = await startPurchase();
      await waitForSaved(reader, '"years":2');
      await refuseSaves(reader.page, code);
      await setAccounts(reader, 7);
      await reader.page.clock.fastForward(20_000);
      await reader.page.getByText(title.unsaved, { exact: true }).waitFor();
      await reader.page.reload();
      await stateLocators['choosing.price.quoted'](reader).waitFor();
      expect(await accountsIn(reader)).toBe('7');
      await reader.page.unroute(saves);
      await waitForSaved(reader, '"accounts":7');
      await expectNoNotices(reader);
    },
  );

  it('a save with a lost response causes no conflict, and later changes are saved [RUN-05]', async () => {
    const reader = await startPurchase();
    await waitForSaved(reader, '"years":2');
    await loseAnswer(reader.page, flowDraftSave, 2);
    await setAccounts(reader, 7);
    await waitForSaved(reader, '"accounts":7');
    await setAccounts(reader, 8);
    await waitForSaved(reader, '"accounts":8');
    await expectNoNotices(reader);
  });

  it('placing a purchase that was discarded elsewhere shows one message, with a link to the orders [RUN-80]', async () => {
    const reader = await startPurchase();
    await review(reader);
    await waitForSaved(reader, '"years":2');
    const [draft] = await world.db.select({ draft_id: flowDrafts.draft_id }).from(flowDrafts).where(whereOpenDraft);
    await reader.page.context().request.post(`/oss${flowDraftDiscard.path}`, {
      data: draft,
      headers: { [sameSiteHeader.name]: sameSiteHeader.value },
    });
    await performEvent(reader, { type: 'order.place' });
    await reader.page.getByRole('heading', { level: 1, name: 'Your order wasn’t placed' }).waitFor();
    await reader.page.clock.fastForward(1_000);
    await reader.page.getByText(title.closed, { exact: true }).waitFor();
    await expect.poll(() => reader.page.getByRole('alert').count()).toBe(1);
    await expect.poll(() => reader.page.getByText(translate('purchase.failed')).count()).toBe(0);
    await reader.page.getByRole('alert').getByRole('link', { name: 'My orders' }).waitFor();
  });

  it('input in a purchase that was discarded elsewhere can continue in a new draft', async () => {
    const reader = await startPurchase();
    await waitForSaved(reader, '"years":2');
    const [draft] = await world.db.select({ draft_id: flowDrafts.draft_id }).from(flowDrafts).where(whereOpenDraft);
    await reader.page.context().request.post(`/oss${flowDraftDiscard.path}`, {
      data: draft,
      headers: { [sameSiteHeader.name]: sameSiteHeader.value },
    });
    await setAccounts(reader, 7);
    await reader.page.clock.fastForward(1_000);
    await reader.page.getByText(title.closed, { exact: true }).waitFor();
    await reader.page.getByRole('button', { name: 'Continue with these entries', exact: true }).click();
    await reader.page.getByText('You finished this in another window.').waitFor();
    expect(await accountsIn(reader)).toBe('7');
    await waitForSaved(reader, '"accounts":7');
  });

  it('input that conflicts with another window survives a reload and can be chosen over the other [RUN-04]', async () => {
    const first = await startPurchase();
    await waitForSaved(first, '"years":2');
    const second = await openSecondWindow(first);
    await second.page.goto('/mall/store/new');
    await stateLocators['choosing.price.quoted'](second).waitFor();
    await setAccounts(second, 3);
    await waitForSaved(second, '"accounts":3');
    await setAccounts(first, 7);
    for (const visit of ['at once', 'after a reload']) {
      await first.page.clock.fastForward(1_000);
      await first.page.getByText(title.conflict, { exact: true }).waitFor();
      expect(await accountsIn(first), visit).toBe('7');
      if (visit === 'at once') await first.page.reload();
    }
    await first.page.getByRole('button', { name: 'Keep this version', exact: true }).press('Enter');
    await waitForSaved(first, '"accounts":7');
    await expectNoNotices(first);
    expect(await first.page.evaluate(() => document.activeElement?.textContent)).toBe('Choose what to buy');
  });
});

describe('a second window with the same draft', () => {
  it('opening a draft in a second window does not interrupt saving in the first [RUN-06]', async () => {
    const first = await startPurchase();
    await waitForSaved(first, '"years":2');
    const second = await openSecondWindow(first);
    await second.page.goto('/mall/store/new');
    await stateLocators['choosing.price.quoted'](second).waitFor();
    await second.page.clock.fastForward(10_000);
    await setAccounts(first, 7);
    await waitForSaved(first, '"accounts":7');
    expect([await notices(first), await notices(second)]).toEqual([noNotices, noNotices]);
  });

  it('leaving a draft in a second window does not interrupt saving in the first [RUN-06]', async () => {
    const first = await startPurchase();
    await waitForSaved(first, '"years":2');
    const second = await openSecondWindow(first);
    await second.page.goto('/mall/store/new');
    await stateLocators['choosing.price.quoted'](second).waitFor();
    await second.page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await second.page.waitForURL('**/mall/home');
    await setAccounts(first, 7);
    await waitForSaved(first, '"accounts":7');
    await second.page.goto('/mall/store/new');
    await stateLocators['choosing.price.quoted'](second).waitFor();
    await second.page.clock.fastForward(10_000);
    expect(await accountsIn(second)).toBe('7');
    expect([await notices(first), await notices(second)]).toEqual([noNotices, noNotices]);
  });

  it('opening the store in a second window shows the receipt of the first, which stays there', async () => {
    const first = await startPurchase();
    await review(first);
    const number = await placeOrder(first);
    await waitForSaved(first, number);
    const second = await openSecondWindow(first);
    await second.page.goto('/mall/store');
    expect(await readOrderNumber(second)).toBe(number);
    for (const { page } of [first, second]) await page.clock.fastForward(10_000);
    expect([await readOrderNumber(first), await notices(first)]).toEqual([number, noNotices]);
  });
});

it('the notice of unsaved changes is visible when the page is scrolled down', async () => {
  const reader = await startPurchase();
  await refuseSaves(reader.page, 'unavailable');
  await setAccounts(reader, 7);
  await reader.page.getByRole('heading', { name: 'Vouchers' }).scrollIntoViewIfNeeded();
  await reader.page.mouse.wheel(0, 5_000);
  await reader.page.clock.fastForward(20_000);
  const notice = reader.page.getByText(title.unsaved, { exact: true });
  await notice.waitFor();
  const box = await notice.boundingBox();
  const { height } = reader.page.viewportSize() ?? { height: 0 };
  expect(box !== null && box.y > 0 && box.y + box.height < height).toBe(true);
});

it('nothing is saved after the receipt has been left [RUN-12]', async () => {
  const reader = await startPurchase();
  await review(reader);
  const answers: (readonly [string, number])[] = [];
  reader.page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (name.startsWith('draft-')) answers.push([name, response.status()]);
  });
  await placeOrder(reader);
  const discarded = reader.page.waitForResponse(`**/oss${flowDraftDiscard.path}`);
  await reader.page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await discarded;
  await reader.page.clock.fastForward(60_000);
  await reader.page.getByRole('heading', { level: 1 }).waitFor();
  const afterwards = answers.slice(answers.findIndex(([name]) => name === 'draft-discard') + 1);
  expect([answers.filter(([, status]) => status !== 200), afterwards]).toEqual([[], []]);
});
