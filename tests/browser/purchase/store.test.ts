import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type OrderType, type OrderTypeReason, orderTypes } from '#contract/entities/product.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { unfold } from '../../flowkit/locators.ts';
import type { PageDriver } from '../../flowkit/pageDriver.ts';
import { placeButton } from '../../flows/purchase/gestures.ts';
import { buyers, choose, performEvent, placeOrder, review, unpaidOrders } from '../../flows/purchase/journeys.ts';
import { stateLocators } from '../../flows/purchase/stateLocators.ts';
import { orderTypeNames } from '../orderTypeNames.ts';
import { readNow } from '../readNow.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';
import { pressWay, priceLines, readMissingItems, reasonsIn } from './readSummary.ts';

const world = worldOfFile();
const reasonsOfTypes = {
  has_active_plan: 'You already have an active plan.',
  no_plan_yet: 'You don’t have an active plan.',
  could_not_buy: 'Your company can’t renew or upgrade right now. Contact your sales manager.',
  unpaid_order_pending: 'You have an unpaid plan order.',
  payment_pending: 'We’re checking your payment for a plan order. You can continue once it arrives.',
  paid_order_pending: 'You have a paid plan order. Activate it first.',
  no_higher_version: 'You already have the highest plan. You can renew it.',
  has_offered_plan: 'You already have the plan in this offer. You can renew it.',
  buyout_has_no_term: 'A perpetual plan has no term to renew.',
} as const satisfies Record<OrderTypeReason, string>;

type ClosedReason = readonly [reason: OrderTypeReason, way: string | null];
type ClosedTypes = Readonly<Partial<Record<OrderType, readonly ClosedReason[]>>>;

/** The way out is the first other open type; null if that is already chosen. */
const closedTypesByClient: readonly (readonly [email: string, ClosedTypes])[] = [
  ['owner@cn.example', { new: [['has_active_plan', 'Upgrade your plan instead']] }],
  [
    'new@cn.example',
    {
      append: [['no_plan_yet', null]],
      renew: [['no_plan_yet', null]],
      upgrade: [['no_plan_yet', null]],
      upgrade_renew: [['no_plan_yet', null]],
    },
  ],
  [
    'owner@hk.example',
    {
      new: [['has_active_plan', 'Renew your plan instead']],
      upgrade: [['no_higher_version', 'Renew your plan instead']],
    },
  ],
  [
    'owner@tw.example',
    {
      append: [['no_plan_yet', 'Renew your plan instead']],
      upgrade: [['no_plan_yet', 'Renew your plan instead']],
      upgrade_renew: [['no_plan_yet', 'Renew your plan instead']],
    },
  ],
];

const addressesOf = (links: Locator) =>
  readNow('the caller reads again', () =>
    links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))]),
  );

describe.each(['zh-CN', 'en'] as const)('store in %s', (language) => {
  const say = translatorFor(language);

  async function open(email: string, address: string): Promise<PageDriver> {
    const { page } = await world.person({ email, language });
    await page.goto(address);
    return { page, say };
  }
  const wait = (reader: PageDriver, expected: readonly unknown[]) =>
    expect.poll(() => readMissingItems(reader)).toEqual(expected);

  const partOf = ({ page }: PageDriver, type: OrderType) =>
    page.getByRole('main').getByRole('region', { name: say(orderTypeNames[type]), exact: true });

  async function closed(reader: PageDriver) {
    await reader.page.locator('input[type=radio]').first().waitFor({ state: 'attached' });
    await unfold(reader.page);
    const found = orderTypes.map(async (type) => {
      const part = partOf(reader, type);
      const isOffered = (await readNow('the order types are drawn together', () => part.count())) === 1;
      return [type, isOffered ? await reasonsIn(part) : null] as const;
    });
    return Object.fromEntries((await Promise.all(found)).filter(([, reasons]) => reasons !== null));
  }
  const inWords = (type: readonly ClosedReason[]) =>
    type.map(([reason, way]) => ({ words: say(reasonsOfTypes[reason]), way: way === null ? null : say(way) }));

  it.each(closedTypesByClient)(
    'the store gives %s the reason for each closed order type, and the way out if there is one [PUR-02]',
    async (email, expected) => {
      const reader = await open(email, '/mall/store');
      const words = Object.entries(expected).map(([type, because]) => [type, inWords(because)] as const);
      expect(await closed(reader)).toEqual(Object.fromEntries(words));
    },
  );

  it('a client that may not buy can neither renew nor upgrade, and can still add to its plan [PUR-17]', async () => {
    const ofClient = eq(clients.client_id, 'client-cn');
    await world.db.update(clients).set({ could_buy: false }).where(ofClient);
    try {
      const reader = await open('owner@cn.example', '/mall/store');
      const because = inWords([['could_not_buy', null]]);
      const first = inWords([['has_active_plan', null]]);
      expect(await closed(reader)).toEqual({ new: first, renew: because, upgrade: because, upgrade_renew: because });
    } finally {
      await world.db.update(clients).set({ could_buy: true }).where(ofClient);
    }
  });

  it('a closed order type offers a button that selects an open one [PUR-02]', async () => {
    const reader = await open('owner@cn.example', '/mall/store/renew');
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    await unfold(reader.page);
    await partOf(reader, 'new')
      .getByRole('button', { name: say('Add to your plan instead') })
      .click();
    await expect.poll(() => reader.page.locator('input[value=append]').isChecked()).toBe(true);
  });

  it('an unpaid plan order closes renewal and upgrade, and is linked [PUR-03]', async () => {
    const reader = await open('owner@cn.example', '/mall/store/renew');
    await choose(reader, 'renew');
    await review(reader);
    const number = await placeOrder(reader);
    const [order] = await unpaidOrders(reader);
    await reader.page.getByRole('button', { name: say('Buy something else') }).click();
    const pending = inWords([['unpaid_order_pending', 'Pay or cancel order']]);
    const { new: _first, ...others } = await closed(reader);
    expect(others).toEqual({ renew: pending, upgrade: pending, upgrade_renew: pending });
    const links = reader.page.getByRole('main').getByRole('link', { name: say('Pay or cancel order') });
    await expect.poll(() => addressesOf(links)).toEqual([`/mall/order/unpaid/detail/${order?.order_id}`]);
    await links.first().click();
    await reader.page.getByRole('main').getByText(number).first().waitFor();
  });

  it('the store links to the activation of a paid plan order, and no longer to its payment [PUR-03]', async () => {
    const reader = await open('new@cn.example', '/mall/store/new');
    await choose(reader, 'new');
    await review(reader);
    await placeOrder(reader);
    const [order] = await unpaidOrders(reader);
    const own = eq(orders.order_id, order?.order_id ?? '');
    await world.db.update(orders).set({ status: 'paid', payment_status: 'received' }).where(own);
    await reader.page.goto('/mall/store/new');
    const links = reader.page.getByRole('main').getByRole('link', { name: say('Activate order') });
    await links.first().waitFor();
    await expect.poll(() => addressesOf(links)).toEqual([`/mall/order/detail/${order?.order_id}/activate`]);
    await expect.poll(() => reader.page.getByText(say('Pay or cancel order')).count()).toBe(0);
    await world.db.update(orders).set({ status: 'cancelled', payment_status: 'none' }).where(own);
  });

  it('a child account can review an order but not place it, and sees that only the main account can [PUR-12]', async () => {
    const reader = await open('member@cn.example', '/mall/store/renew');
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    await performEvent(reader, { type: 'order.review' });
    await stateLocators['reviewing.confirming'](reader).waitFor();
    const words = say(
      'Only the main account can place orders. Your selections are saved. Ask your company’s main account owner to place the order.',
    );
    await wait(reader, [{ words, way: null }]);
    await expect.poll(() => placeButton(reader).getAttribute('aria-disabled')).toBe('true');
    await placeButton(reader).press('Enter');
    await expect.poll(() => reader.page.evaluate(() => document.activeElement?.textContent)).toContain(words);
    await stateLocators['reviewing.confirming'](reader).waitFor();
    expect(await unpaidOrders(reader)).toEqual([]);
  });

  it('each loss must be acknowledged separately before an order can be placed [PUR-07]', async () => {
    const reader = await open('owner@cn.example', '/mall/store/upgrade_renew');
    await choose(reader, 'upgrade_renew');
    await performEvent(reader, { type: 'order.review' });
    await stateLocators['reviewing.confirming'](reader).waitFor();
    const losses = await readNow('the losses are drawn with the review', () =>
      reader.page.getByRole('main').getByRole('checkbox').all(),
    );
    expect(losses.length).toBeGreaterThan(1);
    const unconfirmed = [{ words: say('error.hints_unacknowledged'), way: say('Review items') }];
    for (const [index, loss] of losses.entries()) {
      await wait(reader, unconfirmed);
      await placeButton(reader).press('Enter');
      await expect
        .poll(async () => [index, await placeButton(reader).getAttribute('aria-disabled')])
        .toEqual([index, 'true']);
      await pressWay(reader, 'Review items');
      await expect
        .poll(() => reader.page.evaluate(() => document.activeElement?.getAttribute('type')))
        .toBe('checkbox');
      await loss.check();
    }
    await wait(reader, []);
    await expect.poll(() => placeButton(reader).getAttribute('aria-disabled')).toBe('false');
    await losses[0]?.uncheck();
    await wait(reader, unconfirmed);
    expect(await unpaidOrders(reader)).toEqual([]);
  });

  it('a price that could not be fetched can be requested again [PUR-15]', async () => {
    const reader = await open('owner@cn.example', '/mall/store/renew');
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    const { total } = await priceLines(reader);
    await reader.page.route('**/oss/mall/order/price**', (route) => route.abort('connectionreset'));
    await performEvent(reader, { type: 'years.set', years: 2 });
    await stateLocators['choosing.price.failed'](reader).waitFor();
    await reader.page.unroute('**/oss/mall/order/price**');
    await performEvent(reader, { type: 'quote.retry' });
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    expect((await priceLines(reader)).total.amount).toBeGreaterThan(total.amount);
  });

  it('a store that could not be loaded can be loaded again [PUR-15]', async () => {
    const { page } = await world.person({ email: 'owner@cn.example', language });
    await page.route('**/oss/mall/product/**', (route) => route.abort('connectionreset'));
    await page.goto('/mall/store/renew');
    const reader: PageDriver = { page, say };
    await stateLocators.unavailable(reader).waitFor();
    await page.unroute('**/oss/mall/product/**');
    await performEvent(reader, { type: 'store.retry' });
    await stateLocators['choosing.price.quoted'](reader).waitFor();
  });
});

describe('prices', () => {
  const say = translatorFor('en');
  const sum = (lines: readonly { readonly amount: number }[]) => lines.reduce((all, { amount }) => all + amount, 0);

  async function open(email: string, address: string): Promise<PageDriver> {
    const { page } = await world.person({ email });
    await page.goto(address);
    return { page, say };
  }

  it.each(orderTypes)('the price of an order of type %s is the sum of its lines [PRI-01]', async (type) => {
    const reader = await open(buyers[type], '/mall/store');
    await choose(reader, type);
    const { lines, total } = await priceLines(reader);
    expect(lines.length).toBeGreaterThan(0);
    expect(sum(lines)).toBe(total.amount);
    expect(total.amount).toBeGreaterThan(0);
    await review(reader);
    expect(await priceLines(reader)).toEqual({ lines, total });
  });

  it('a recommendation code of another client takes 8 % off the price of a first order [PRI-05]', async () => {
    const reader = await open('new@cn.example', '/mall/store/new');
    await choose(reader, 'new');
    const before = await priceLines(reader);
    await performEvent(reader, { type: 'invite.enter', code: 'HARBOUR8' });
    await performEvent(reader, { type: 'invite.verify' });
    await stateLocators['choosing.invite.verified'](reader).waitFor();
    await expect.poll(async () => (await priceLines(reader)).lines.length).toBe(before.lines.length + 1);
    const { lines, total } = await priceLines(reader);
    expect(lines.slice(0, -1)).toEqual(before.lines);
    expect(lines.at(-1)?.amount).toBe(-Math.round(before.total.amount * 0.08));
    expect(sum(lines)).toBe(total.amount);
  });

  it.each([
    ['owner@hk.example', 'US$'],
    ['owner@tw.example', 'NT$'],
    ['owner@jp.example', 'JPY'],
  ] as const)('the prices for %s are in %s [PRI-01]', async (email, currency) => {
    const reader = await open(email, '/mall/store/renew');
    await choose(reader, 'renew');
    const { lines, total } = await priceLines(reader);
    expect([...lines, total].map((line) => line.currency)).toEqual([...lines, total].map(() => currency));
    expect(sum(lines)).toBe(total.amount);
    expect((await review(reader)).replace(/[\s\d,]+$/, '')).toBe(currency);
  });
});
