import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { paymentRead } from '#contract/calls/payment.ts';
import { clientVouchers } from '#contract/calls/voucher.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { looks } from './looks.ts';
import { problemsOf } from './problemsOf.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();
const email = 'owner@cn.example';

it('says what has happened to an order and what comes next [ORD-13]', async () => {
  const { page } = await world.person({ email, language: 'en' });
  const progressOf = async (id: string) => {
    await page.goto(`/mall/order/detail/${id}`);
    const items = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
    await items.first().waitFor();
    return (await items.allInnerTexts()).map((text) => text.split('\n')[0]);
  };
  expect(await progressOf('cn-order-edm')).toEqual([
    'Order placed',
    'Payment',
    'Application for the invoice',
    'Activation',
  ]);
  expect(await progressOf('cn-order-storage')).toEqual([
    'Order placed',
    'Payment received',
    'Application for the invoice',
    'Activation',
  ]);
  expect((await progressOf('cn-order-first')).at(-1)).toBe('End of the term');
  expect(await progressOf('cn-order-upgrade')).toEqual(['Order placed', 'Cancelled']);
});

it('is left for a page that loads once, where it follows a payment', async () => {
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

it('says what was ordered by whom, and what each part costs, with the price before what was taken off [ORD-15]', async () => {
  const { page } = await world.person({ email, language: 'en' });
  await page.goto('/mall/order/detail/cn-order-first');
  await page.getByRole('heading', { level: 1, name: 'Growth' }).waitFor();
  const card = (name: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const linesOf = async (name: string) =>
    (await card(name).allInnerTexts()).join().replaceAll('\u00a0', ' ').split(/\n+/);
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
    expect.stringMatching(/^\w{3} \d+, \d{4}, \d\d:\d\d – \w{3} \d+, \d{4}, \d\d:\d\d$/),
  ]);
  expect(await linesOf('Price')).toEqual([
    'Price',
    ...['Growth', '1 year', 'CNY 12,800'],
    ...['Additional accounts', '× 10', '1 year', 'CNY 12,000'],
    ...['Additional storage', '× 2', '1 year', 'CNY 1,200'],
    ...['E-mail marketing volume', '× 4', '1 year', 'CNY 6,000'],
    ...['First-order voucher', '-CNY 300'],
    ...['Total', 'CNY 32,000', 'CNY 31,700'],
  ]);
  expect(await card('Price').locator('del, s').allTextContents()).toEqual(['CNY\u00a032,000']);
});

it.each(looks)(
  'is printed without its frame, black on white, from $language at $width px, $scheme [ORD-14]',
  async (look) => {
    const { page } = await world.person({ ...look, email, scripted: true });
    await page.goto('/mall/order/detail/cn-order-edm');
    await page.locator('h1').waitFor();
    const shown = () =>
      page.locator('button, nav, header:has(img), a[href*="payment"]').filter({ visible: true }).count();
    expect(await shown()).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print', colorScheme: look.scheme });
    expect(await shown()).toBe(0);
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
    const torn = await page
      .locator('main section')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
    expect(new Set(torn)).toEqual(new Set(['avoid']));
    await page.emulateMedia({ media: 'screen', colorScheme: look.scheme });
    expect(await problemsOf(page)).toEqual([]);
  },
);
