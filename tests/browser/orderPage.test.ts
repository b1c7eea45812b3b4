import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paymentRead } from '#contract/calls/payment.ts';
import { clientVouchers } from '#contract/calls/voucher.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { buyers, choose, placeOrder, review } from '../flows/purchase/journeys.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { readNow } from './readNow.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();
const email = 'owner@cn.example';

it('the order page lists the past and the next steps of an order [ORD-13]', async () => {
  await world.db.update(orders).set({ status: 'unpaid' }).where(eq(orders.order_id, 'cn-order-edm'));
  const { page } = await world.person({ email, language: 'en' });
  const progressOf = async (id: string) => {
    await page.goto(`/mall/order/detail/${id}`);
    const items = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
    await items.first().waitFor();
    const texts = await readNow('the list is drawn in one piece', () => items.allInnerTexts());
    return texts.map((text) => text.split('\n')[0]);
  };
  expect(await progressOf('cn-order-edm')).toEqual(['Order placed', 'Payment', 'Invoice request', 'Activation']);
  expect(await progressOf('cn-order-storage')).toEqual([
    'Order placed',
    'Payment received',
    'Invoice request',
    'Activation',
  ]);
  expect((await progressOf('cn-order-first')).at(-1)).toBe('End of term');
  expect(await progressOf('cn-order-upgrade')).toEqual(['Order placed', 'Cancelled']);
});

it('an order with consultant services links to the appointments only when it is activated [ORD-17]', async () => {
  const { db } = world;
  const own = eq(orders.order_id, 'cn-order-first');
  const [before] = await db.select().from(orders).where(own);
  const [line] = before?.lines ?? [];
  if (before === undefined || line === undefined) throw new Error('the demo has no such order');
  const said = { en: 'Training', 'zh-CN': '操作培训', 'zh-TW': '教育訓練', ja: '操作研修' };
  const training = { ...line, kind: 'service', ref: 'training', name: said, quantity: 2 } as const;
  await db
    .update(orders)
    .set({ lines: [...before.lines, training] })
    .where(own);
  const { page } = await world.person({ email, language: 'en' });
  await page.goto('/mall/order/detail/cn-order-first');
  const card = page.locator('main section').filter({ hasText: 'Consulting services' });
  await card.getByText('Training × 2').waitFor();
  await card.getByRole('link', { name: 'Book an appointment' }).click();
  await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor();
  await db.update(orders).set({ status: 'paid' }).where(own);
  await page.goto('/mall/order/detail/cn-order-first');
  await card.getByText('Once the order is activated, you can book a time with a consultant.').waitFor();
  await expect.poll(() => card.getByRole('link').count()).toBe(0);
  await db.update(orders).set({ status: before.status, lines: before.lines }).where(own);
});

it('leaving an order page that polls its payment loads the next page once', async () => {
  const { db } = world;
  const own = eq(orders.order_id, 'cn-order-edm');
  await db.update(orders).set({ payment_status: 'proof_submitted' }).where(own);
  const { page } = await world.person({ email, language: 'en' });
  const follows = page.waitForRequest(`**/oss${paymentRead.path}?*`);
  await page.goto('/mall/order/detail/cn-order-edm');
  await follows;
  let loads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/oss${clientVouchers.path}`) loads += 1;
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Vouchers' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor();
  await page.waitForLoadState('networkidle');
  await db.update(orders).set({ payment_status: 'none' }).where(own);
  expect(loads).toBe(1);
});

it('the order page shows by whom it was placed, the price of each line and the undiscounted total [ORD-15]', async () => {
  const { page } = await world.person({ email, language: 'en' });
  await page.goto('/mall/order/detail/cn-order-first');
  await page.getByRole('heading', { level: 1, name: 'Growth' }).waitFor();
  const card = (name: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const linesOf = async (name: string) => {
    await card(name).waitFor();
    const texts = await readNow('the card was waited for', () => card(name).allInnerTexts());
    return texts.join().replaceAll('\u00a0', ' ').split(/\n+/);
  };
  const day = expect.stringMatching(/^\w{3}, \w{3} \d+, \d{4}, \d\d:\d\d$/);
  expect(await linesOf('Order')).toEqual([
    'Order',
    'Order number',
    expect.stringMatching(/^MF-\d{8}-\d{6}$/),
    'Order type',
    'New purchase',
    'Amount',
    'CNY 31,700',
    'Company',
    '上海云帆贸易有限公司',
    'Placed by',
    '林晓',
    'Placed',
    day,
    'Term',
    expect.stringMatching(/^\w{3}\s\d+,\s\d{4},\s\d\d:\d\d – \w{3}\s\d+,\s\d{4},\s\d\d:\d\d$/),
  ]);
  expect(await linesOf('Price')).toEqual([
    'Price',
    ...['Growth', '1 year', 'CNY 12,800'],
    ...['Additional accounts', '× 10', '1 year', 'CNY 12,000'],
    ...['Additional storage', '× 2', '1 year', 'CNY 1,200'],
    ...['Email marketing volume', '× 4', '1 year', 'CNY 6,000'],
    ...['First-order voucher', '-CNY 300'],
    ...['Total', 'CNY 32,000', 'CNY 31,700'],
  ]);
  await expect.poll(() => card('Price').locator('del, s').allTextContents()).toEqual(['CNY\u00a032,000']);
});

it('the review and the page of a new order say that its term begins with its activation [ORD-15, PUR-01]', async () => {
  const { page } = await world.person({ email: buyers.new, language: 'en' });
  const say = translatorFor('en');
  const reader = { page, say };
  const term = page.getByText(/^\d years? from activation$/);
  await page.goto('/mall/store');
  await choose(reader, 'new');
  await review(reader);
  await term.waitFor();
  await placeOrder(reader);
  await page.getByRole('link', { name: say('Go to order') }).click();
  await page.getByRole('heading', { name: say('Order progress') }).waitFor();
  await term.waitFor();
});

it.each(displays)(
  'an order is printed without navigation, black on white, from $language at $width px, $scheme [ORD-14]',
  async (look) => {
    const { page } = await world.person({ ...look, email, scripted: true });
    await page.goto('/mall/order/detail/cn-order-edm');
    await page.locator('h1').waitFor();
    const shown = page.locator('button, nav, header:has(img), a[href*="payment"]').filter({ visible: true });
    await expect.poll(() => shown.count()).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print', colorScheme: look.scheme });
    await expect.poll(() => shown.count()).toBe(0);
    const inks = await page.evaluate(() => {
      const of = (selector: string, property: 'color' | 'backgroundColor') =>
        getComputedStyle(document.querySelector(selector) ?? document.body)[property];
      return [
        of('body', 'backgroundColor'),
        of('main section', 'backgroundColor'),
        of('h1', 'color'),
        of('dd', 'color'),
      ];
    });
    expect(inks).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
    await expect
      .poll(() =>
        page
          .locator('main section')
          .evaluateAll((all) => [...new Set(all.map((part) => getComputedStyle(part).breakInside))]),
      )
      .toEqual(['avoid']);
    await page.emulateMedia({ media: 'screen', colorScheme: look.scheme });
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);

/** Lines that each order number takes, and that each of its pieces takes: 1 unless it is broken within the piece. */
const linesOf = (page: Page) =>
  readNow('the order was waited for', () =>
    page
      .getByRole('main')
      .getByText(/^MF-\d+-\d+$/)
      .evaluateAll((numbers) =>
        numbers.map((number) => {
          const tops = (node: Node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          };
          const pieces = [...number.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
          return { lines: tops(number), inPieces: pieces.map(tops) };
        }),
      ),
  );

it('an order number is one line on a phone, and breaks only behind its hyphens in a table [ACC-02]', async () => {
  const { page } = await world.person({ email, language: 'en', width: 360 });
  await page.goto('/mall/order/detail/cn-order-edm');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const whole = { lines: 1, inPieces: [1, 1, 1] };
  expect((await linesOf(page))[0]).toEqual(whole);
  const { page: desk } = await world.person({ email: 'reviewer@desk.example', language: 'en', width: 360 });
  await desk.goto('/mall/desk/receipts/hk-order-api-proof');
  await desk.getByRole('table').waitFor();
  const [compared] = await linesOf(desk);
  expect(compared?.inPieces).toEqual([1, 1, 1]);
});

it.each([
  ['en', 'Demo Bank (sandbox, no real money)'],
  ['zh-CN', '演示银行（沙箱，不涉及真实资金）'],
  ['zh-TW', '示範銀行（沙箱，不涉及真實款項）'],
  ['ja', 'デモ銀行（サンドボックス、実際のお金は動きません）'],
] as const)('the order page names the demo bank in %s', async (language, bank) => {
  await world.db.update(orders).set({ status: 'unpaid' }).where(eq(orders.order_id, 'cn-order-edm'));
  const { page } = await world.person({ email, language });
  await page.goto('/mall/order/detail/cn-order-edm');
  await page.getByText(bank, { exact: true }).waitFor();
});

it('the order tabs are one line on a phone, with the current tab visible [ACC-02]', async () => {
  const { page } = await world.person({ email, language: 'en', width: 360 });
  await page.goto('/mall/order/historical');
  const tabs = page.getByRole('navigation', { name: 'Order status' });
  const shown = tabs.getByRole('link', { name: /^Closed/ });
  await shown.waitFor();
  await expect
    .poll(() =>
      tabs.getByRole('link').evaluateAll((links) => {
        const tops = links.map((link) => link.getBoundingClientRect().top);
        return [tops.length, new Set(tops).size];
      }),
    )
    .toEqual([5, 1]);
  const [list, tab] = [await tabs.boundingBox(), await shown.boundingBox()];
  if (list === null || tab === null) throw new Error('The tabs are not shown');
  expect(tab.x + tab.width / 2).toBeLessThan(list.x + list.width - 40);
  await tabs.getByRole('link', { name: /^Unpaid/ }).focus();
  await expect
    .poll(async () => ((await tabs.getByRole('link').first().boundingBox())?.x ?? 0) >= list.x - 0.5)
    .toBe(true);
});

it('the order page offers payment by phone only in currencies that a provider accepts [PAY-80]', async () => {
  const { page } = await world.person({ email, language: 'en' });
  const open = async () => {
    await page.goto('/mall/order/detail/cn-order-edm');
    await page.getByRole('heading', { name: 'Pay by bank transfer' }).waitFor();
  };
  const byPhone = page.getByRole('link', { name: 'Use mobile payment instead' });
  const own = eq(orders.order_id, 'cn-order-edm');
  const pay_until = new Date(world.now().getTime() + 86_400_000);
  await world.db.update(orders).set({ status: 'unpaid', payment_status: 'none', pay_until }).where(own);
  await open();
  await byPhone.waitFor();
  await world.db.update(orders).set({ currency: 'USD' }).where(own);
  await open();
  await expect.poll(() => byPhone.count()).toBe(0);
  await world.db.update(orders).set({ currency: 'CNY' }).where(own);
});
