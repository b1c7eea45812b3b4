import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { orderLinkOf } from '#contract/orderLink.ts';
import { cashierMessages } from '#server/pages/cashier.ts';
import { orderToPay } from '#server/testing/orderToPay.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { loadedText } from './loadedText.ts';
import { loseAnswer } from './lostAnswer.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const world = worldOfFile();
const { actions, back } = cashierMessages;

interface PaymentOptions {
  readonly minor?: number;
  readonly width?: 360 | 1280;
  readonly email?: string;
  readonly alone?: boolean;
}

async function openPayment({ minor = 500_000, ...who }: PaymentOptions = {}) {
  const order = await orderToPay(world.db, { minor, currency: 'CNY' }, world.now());
  const { order_id, token } = order;
  const address = (page: string) => `/mall/payment${page}${orderLinkOf({ order_id, token })}`;
  const { context, page } = await world.person(who);
  await page.goto(address('/phone'));
  return { ...order, address, context, page };
}

const title = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: translate(words) });
const button = (page: Page, words: string) => page.getByRole('button', { name: translate(words), exact: true });
const qrCode = (page: Page) =>
  page.getByRole('img', { name: translate('{name} QR code').replace('{name}', 'WeChat Pay') });

async function showCode(page: Page): Promise<void> {
  await button(page, 'Show QR code').click();
  await qrCode(page).waitFor();
}

async function openCashier(page: Page, action: keyof typeof actions): Promise<Page> {
  const href = await page.getByRole('link', { name: translate('Open payment link') }).getAttribute('href');
  const { page: wallet } = await world.person({});
  await wallet.goto(href ?? '');
  await wallet.getByRole('button', { name: actions[action].name.english, exact: true }).click();
  return wallet;
}

const waitUntilPaid = (page: Page) => title(page, 'Order paid').waitFor();

describe('payment by a scanned code', () => {
  it('paying by code updates the page, whose result names the provider and the amount [PAY-16, PAY-17]', async () => {
    const { page, address } = await openPayment();
    await showCode(page);
    await openCashier(page, 'pay');
    await waitUntilPaid(page);
    expect(await loadedText(page)).toContain('WeChat Pay');
    await page.goto(address('/fail'));
    await page.waitForURL('**/payment/success?**');
    await waitUntilPaid(page);
    expect(await loadedText(page)).toContain('Amount paidCNY 5,000');
  });

  it('paying twice by code shows that the second payment will be refunded', async () => {
    const { page } = await openPayment();
    await showCode(page);
    await openCashier(page, 'pay_twice');
    await waitUntilPaid(page);
    await page.getByText(translate('This payment wasn’t needed. We’ll refund it to the original account.')).waitFor();
  });

  it('"I have paid" finds a payment whose notification was lost', async () => {
    const { page } = await openPayment();
    await showCode(page);
    await openCashier(page, 'pay_unheard');
    await button(page, 'I’ve paid').click();
    await waitUntilPaid(page);
  });

  it('a declined payment leaves the order unpaid, and a new code can be shown [PAY-17]', async () => {
    const { page, address } = await openPayment();
    await showCode(page);
    await openCashier(page, 'decline');
    await page.getByText(translate('This payment was declined.')).waitFor();
    const { page: result } = await world.person({});
    await result.goto(address('/success'));
    await result.waitForURL('**/payment/fail?**');
    await title(result, 'Order not paid').waitFor();
    await button(page, 'Get a new code').click();
    await qrCode(page).waitFor();
  });

  it('"I have paid" without a payment says that none has arrived, and still shows the code', async () => {
    const { page } = await openPayment();
    await showCode(page);
    await button(page, 'I’ve paid').click();
    await page.getByText(translate('We haven’t received your payment yet.')).waitFor();
    await qrCode(page).waitFor();
  });
});

it('a payment that arrives after it was given up still pays the order [PAY-11]', async () => {
  const { page } = await openPayment();
  await showCode(page);
  const wallet = (await page.getByRole('link', { name: translate('Open payment link') }).getAttribute('href')) ?? '';
  await button(page, 'Cancel payment').click();
  await page.getByText(translate('This payment was cancelled.')).waitFor();
  const { page: late } = await world.person({});
  await late.goto(wallet);
  await late.getByRole('button', { name: actions.pay_late.name.english, exact: true }).click();
  await waitUntilPaid(page);
});

it('a payment whose first response is lost shows the same code after a reload [PAY-08]', async () => {
  const { page } = await openPayment();
  await loseAnswer(page, calls.paymentMobileBegin);
  await showCode(page);
  const link = page.getByRole('link', { name: translate('Open payment link') });
  const before = await link.getAttribute('href');
  await page.reload();
  await qrCode(page).waitFor();
  await expect.poll(() => link.getAttribute('href')).toBe(before);
});

it('two windows show one payment by phone and both update when it is paid', async () => {
  const { page, address, context } = await openPayment();
  const other = await context.newPage();
  await other.goto(address('/phone'));
  await button(other, 'Show QR code').waitFor();
  await showCode(page);
  await qrCode(other).waitFor();
  await openCashier(other, 'pay');
  await Promise.all([waitUntilPaid(page), waitUntilPaid(other)]);
});

it('an expired payment code is hidden, and a new one can be shown [PAY-16]', async () => {
  const { page } = await openPayment({ alone: true });
  await page.clock.install();
  await page.reload();
  await showCode(page);
  world.passes(16);
  await page.clock.fastForward('16:00');
  await page.getByText(translate('This payment has expired.')).waitFor();
  await expect.poll(() => qrCode(page).count()).toBe(0);
  await button(page, 'Get a new code').click();
  await qrCode(page).waitFor();
});

it.each([
  ['less than can be paid', 99_999],
  ['more than can be paid', 3_940_001],
])('an order of %s by phone shows the limits and links to the bank transfer [PAY-09]', async (_, minor) => {
  const { page } = await openPayment({ minor });
  await title(page, 'Mobile payment isn’t available for this order').waitFor();
  expect(await loadedText(page)).toContain('Mobile payment accepts CNY 1,000 to CNY 39,400.');
  await page.getByRole('link', { name: translate('Pay by bank transfer') }).click();
  await title(page, 'Pay by bank transfer').waitFor();
});

it('on a phone the payment page opens the wallet, which leads back to the result', async () => {
  const { page } = await openPayment({ width: 360 });
  await button(page, 'Continue to app').click();
  await page.getByRole('link', { name: 'Open WeChat Pay' }).click();
  await page.getByRole('button', { name: actions.pay.name.english, exact: true }).click();
  await page.getByRole('link', { name: back.english }).click();
  await page.waitForURL('**/payment/success?**');
  await waitUntilPaid(page);
});

it('a payment by phone is begun and given up by keyboard alone', async () => {
  const { page } = await openPayment();
  await page.getByRole('radio', { name: 'WeChat Pay' }).focus();
  await page.keyboard.press('ArrowDown');
  await button(page, 'Show QR code').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Scan the QR code with Alipay' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await button(page, 'Cancel payment').focus();
  await page.keyboard.press('Enter');
  await page.getByText(translate('This payment was cancelled.')).waitFor();
});

it.each(displays)(
  'the pages of payment by phone in $language are accessible at $width px, $scheme [ACC-01, LAN-02]',
  async (look) => {
    const words = translatorFor(look.language);
    const order = await orderToPay(world.db, { minor: 500_000, currency: 'CNY' }, world.now());
    const link = orderLinkOf(order);
    const { page } = await world.person({ ...look, scripted: true });
    const problems: Record<string, readonly string[]> = {};
    await page.goto(`/mall/payment/phone${link}`);
    const begin = page.getByRole('button', { name: words(look.width === 360 ? 'Continue to app' : 'Show QR code') });
    await begin.waitFor();
    problems.choosing = await accessibilityProblems(page);
    await begin.click();
    await page.getByRole('button', { name: words('I’ve paid') }).waitFor();
    problems.payable = await accessibilityProblems(page);
    await page.getByRole('button', { name: words('Cancel payment') }).click();
    await page.getByText(words('This payment was cancelled.')).waitFor();
    await page.goto(`/mall/payment/success${link}`);
    await page.getByRole('heading', { level: 1, name: words('Order not paid') }).waitFor();
    problems.fail = await accessibilityProblems(page);
    expect(problems).toEqual({ choosing: [], payable: [], fail: [] });
  },
);
