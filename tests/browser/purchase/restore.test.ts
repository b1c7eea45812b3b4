import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { orderPrice } from '#contract/calls/product.ts';
import { flowDraftDiscard } from '#contract/calls/session.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import type { PageDriver } from '../../flowkit/pageDriver.ts';
import { choose, performEvent, placeOrder, review, unpaidOrders } from '../../flows/purchase/journeys.ts';
import { raisePrice, tidy } from '../../flows/purchase/server/controls.ts';
import { stateLocators } from '../../flows/purchase/stateLocators.ts';
import { readNow } from '../readNow.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';

const email = 'new@cn.example';
const translate = translatorFor('en');
const world = worldOfFile();

/** A user on a separate device, whose clock equals the server's or is fast. */
async function openPage({ minutesFast = 0 } = {}): Promise<PageDriver> {
  const { page } = await world.person({ email, alone: true });
  await page.clock.install({ time: new Date(world.now().getTime() + minutesFast * 60_000) });
  return { page, say: translate };
}

const whereOpenDraft = and(eq(flowDrafts.flow, 'purchase'), isNull(flowDrafts.closed_at));

async function savedSnapshot(): Promise<string> {
  const [draft] = await world.db.select({ snapshot: flowDrafts.snapshot }).from(flowDrafts).where(whereOpenDraft);
  return draft?.snapshot ?? '';
}

async function leaveAfterSave(...parts: readonly string[]): Promise<void> {
  const has = async () => {
    const text = await savedSnapshot();
    return parts.filter((part) => text.includes(part));
  };
  await expect.poll(has).toEqual(parts);
  await world.leave();
}

async function leaveChoosing(): Promise<void> {
  const reader = await openPage();
  await reader.page.goto('/mall/store/new');
  await choose(reader, 'new');
  await performEvent(reader, { type: 'addon.set', addon_id: 'Additional accounts', quantity: 7 });
  await performEvent(reader, { type: 'invite.enter', code: 'HARBO' });
  await stateLocators['choosing.price.quoted'](reader).waitFor();
  await leaveAfterSave('"accounts":7', 'HARBO', '"price":"quoted"');
}

async function leaveReviewing(): Promise<void> {
  const reader = await openPage();
  await reader.page.goto('/mall/store/new');
  await choose(reader, 'new');
  await review(reader);
  await leaveAfterSave('"reviewing":"confirming"');
}

const readTyped = async ({ page }: PageDriver) => ({
  accounts: await page.getByRole('spinbutton', { name: 'Additional accounts' }).inputValue(),
  code: await page.getByLabel('Recommendation code', { exact: true }).inputValue(),
  isForTwoYears: await readNow('the caller reads again', () =>
    page.locator('input[name=years][value="2"]').isChecked(),
  ),
});
const typedValues = { accounts: '7', code: 'HARBO', isForTwoYears: true };

const replaceSaved = (snapshot: string) => world.db.update(flowDrafts).set({ snapshot }).where(whereOpenDraft);

async function changeSaved(change: Readonly<Record<string, unknown>>): Promise<string> {
  const text = JSON.stringify({ ...JSON.parse(await savedSnapshot()), ...change });
  await replaceSaved(text);
  return text;
}

/** Expiry of the saved price in ms; 0 without one. */
async function savedPriceExpiry(): Promise<number> {
  const [, at = '1970-01-01T00:00:00Z'] = /"quote":\{[^{}]*?"expires_at":"([^"]+)"/.exec(await savedSnapshot()) ?? [];
  return Date.parse(at);
}

const priceAnswer = z.object({ data: orderPrice.data });

const showSavedEntries = ({ page }: PageDriver) => page.getByText('Show saved entries', { exact: true }).click();

describe('a purchase left in the store', () => {
  it('a purchase left in the store opens on another device with all its input [RUN-02]', async () => {
    await leaveChoosing();
    const elsewhere = await openPage();
    await elsewhere.page.goto('/mall/store');
    await stateLocators['choosing.price.quoted'](elsewhere).waitFor();
    expect(await readTyped(elsewhere)).toEqual(typedValues);
  });

  it.each([
    ['another structure', { structure: 'of an older build' }],
    ['an older version', { version: 0 }],
    ['a newer version that typed the same', { version: 99, structure: 'of a newer build' }],
    [
      'a state that is gone',
      { snapshot: { status: 'active', value: { haggling: 'hard' }, context: {}, children: {} } },
    ],
  ])(
    'a draft saved by a build with %s is opened with its input, and the page says so [RUN-07]',
    async (_words, change) => {
      await leaveChoosing();
      await changeSaved(change);
      const reader = await openPage();
      await reader.page.goto('/mall/store');
      await reader.page.getByText('This page has changed since your last save. We kept your selections.').waitFor();
      await stateLocators['choosing.price.quoted'](reader).waitFor();
      expect(await readTyped(reader)).toEqual(typedValues);
    },
  );

  it('a purchase left in the store gets a new quote when the saved one has expired', async () => {
    await leaveChoosing();
    const before = await savedPriceExpiry();
    world.passes(16);
    const reader = await openPage();
    const priced = reader.page.waitForResponse(`**/oss${orderPrice.path}?*`);
    await reader.page.goto('/mall/store');
    const { data } = priceAnswer.parse(await (await priced).json());
    expect(Date.parse(data.expires_at) - before).toBeGreaterThanOrEqual(16 * 60_000);
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    expect(await readTyped(reader)).toEqual(typedValues);
  });
});

describe('a purchase left in the review', () => {
  it('a purchase reopened in the review renews an expired quote at once and can be placed', async () => {
    await leaveReviewing();
    const before = await savedPriceExpiry();
    world.passes(16);
    const reader = await openPage();
    await reader.page.goto('/mall/store');
    await expectRenewed(before);
    await stateLocators['reviewing.confirming'](reader).waitFor();
    await placeOrder(reader);
    expect(await unpaidOrders(reader)).toHaveLength(1);
  });

  it('a review renews its quote when it expires, without user action [RUN-09]', async () => {
    await leaveReviewing();
    const before = await savedPriceExpiry();
    world.passes(13);
    const reader = await openPage();
    await reader.page.goto('/mall/store');
    await stateLocators['reviewing.confirming'](reader).waitFor();
    world.passes(3);
    await reader.page.clock.fastForward('03:00');
    await expectRenewed(before);
    await stateLocators['reviewing.confirming'](reader).waitFor();
  });

  it('a purchase reopened in the review asks for confirmation when its price has changed [PUR-11]', async () => {
    await leaveReviewing();
    world.passes(16);
    await raisePrice({ world });
    const reader = await openPage();
    await reader.page.goto('/mall/store');
    await stateLocators['reviewing.askingAgain'](reader).waitFor();
    expect(await unpaidOrders(reader)).toEqual([]);
    await performEvent(reader, { type: 'quote.accept' });
    await placeOrder(reader);
    expect(await unpaidOrders(reader)).toHaveLength(1);
    await tidy({ world });
  });
});

const expectRenewed = (before: number) =>
  expect.poll(async () => (await savedPriceExpiry()) - before).toBeGreaterThanOrEqual(15 * 60_000);

it('a quote is still valid after 14 minutes on a device whose clock is 20 minutes fast [PUR-11]', async () => {
  const reader = await openPage({ minutesFast: 20 });
  let asked = 0;
  reader.page.on('request', (request) => {
    if (request.url().includes(orderPrice.path)) asked += 1;
  });
  await reader.page.goto('/mall/store/new');
  await choose(reader, 'new');
  await review(reader);
  const askedBefore = asked;
  await reader.page.clock.fastForward('14:00');
  await placeOrder(reader);
  expect(await unpaidOrders(reader)).toHaveLength(1);
  expect(asked).toBe(askedBefore);
});

describe('drafts that cannot be opened', () => {
  it.each([
    [
      'is of a newer build',
      { version: 99, typed: { plans: [{ plan: 'growth', seats: 4 }], note: 'Harbour 7' } },
      'A newer version of this page saved your progress',
      'plans.0.plan: growth\nplans.0.seats: 4\nnote: Harbour 7',
    ],
    [
      'typed what no longer exists',
      { structure: 'of an older build', typed: { plan_id: 7 } },
      'Your saved progress can no longer be opened',
      'plan_id: 7',
    ],
  ])(
    'a draft that %s cannot be opened, shows its saved input and stays saved [RUN-08]',
    async (_words, change, title, words) => {
      await leaveChoosing();
      const text = await changeSaved(change);
      const reader = await openPage();
      await reader.page.goto('/mall/store');
      for (const visit of ['first', 'after a reload']) {
        await reader.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
        await showSavedEntries(reader);
        await expect
          .poll(() => reader.page.getByText(words, { exact: true }).textContent(), { message: visit })
          .toBe(words);
        await reader.page.reload();
      }
      expect(await savedSnapshot()).toBe(text);
    },
  );

  it('an unreadable draft stays saved when starting over fails, which is reported and can be retried [RUN-08]', async () => {
    await leaveChoosing();
    await replaceSaved('{"flow":"purch');
    const { page } = await openPage();
    const discards = `**/oss${flowDraftDiscard.path}`;
    await page.route(discards, (route) => route.abort('connectionreset'));
    await page.goto('/mall/store/new');
    await page.getByRole('button', { name: 'Start over', exact: true }).click();
    await page.getByText(translate('We couldn’t connect. Try again in a moment.')).waitFor();
    expect(await savedSnapshot()).toBe('{"flow":"purch');
    await page.unroute(discards);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await page.getByRole('button', { name: 'Start over', exact: true }).click();
    await stateLocators['choosing.price.incomplete']({ page, say: translate }).waitFor();
  });

  it('an unreadable draft is shown as saved text, and a new purchase can be placed after starting over [RUN-08]', async () => {
    await leaveChoosing();
    await replaceSaved('{"flow":"purch');
    const reader = await openPage();
    await reader.page.goto('/mall/store/new');
    await showSavedEntries(reader);
    await reader.page.getByText('{"flow":"purch', { exact: true }).waitFor();
    await reader.page.getByRole('button', { name: 'Start over', exact: true }).click();
    await choose(reader, 'new');
    await review(reader);
    await placeOrder(reader);
    expect(await unpaidOrders(reader)).toHaveLength(1);
  });
});
