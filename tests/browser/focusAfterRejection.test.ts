import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { voucherRedeem } from '#contract/calls/voucher.ts';
import { orderLinkOf } from '#contract/orderLink.ts';
import { readSentCode } from '#server/testing/codes.ts';
import { orderToPay } from '#server/testing/orderToPay.ts';
import { paidOrder } from '#server/testing/paidOrder.ts';
import { pdfWithText } from '#server/testing/pdf.ts';
import { unfold } from '../flowkit/locators.ts';
import { choose } from '../flows/purchase/journeys.ts';
import { expectFocus, focusedStop } from './keyboard.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const world = worldOfFile();

async function open(address: string, email?: string): Promise<Page> {
  const { page } = await world.person(email === undefined ? {} : { email });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const button = (page: Page, words: string) => page.getByRole('button', { name: translate(words), exact: true });
const field = (page: Page, words: string) => page.getByLabel(translate(words), { exact: true });
const summary = (page: Page) => page.getByRole('region', { name: /^Check / });
const isFocusIn = (page: Page, id: string) =>
  page.evaluate((within) => document.activeElement?.closest(`#${within}`) != null, id);

describe('focus after a rejected form', () => {
  it('choosing a paper invoice after a rejected form leaves the focus on that choice', async () => {
    const { order_id } = await paidOrder(world.db, { order_type: 'new', invoice_flag: true }, world.now());
    const page = await open(`/mall/order/detail/${order_id}/invoice`, 'owner@cn.example');
    await page.getByRole('radio', { name: translate('Electronic') }).check();
    await field(page, 'Company name').fill('');
    await button(page, 'Review request').press('Enter');
    await expectFocus(page, /^section "Check /);
    await page.getByRole('radio', { name: translate('Paper') }).press(' ');
    await summary(page)
      .getByRole('link', { name: translate('Area') })
      .waitFor();
    await expectFocus(page, /^radio "Paper/);
  });

  it('choosing a power of attorney after a rejected form leaves the focus on that choice', async () => {
    const page = await open('/mall/mainlandAuth', 'new@cn.example');
    await button(page, 'Continue to company details').press('Enter');
    await expectFocus(page, /^section "Check /);
    await page.getByRole('radio', { name: translate('Power of attorney') }).press(' ');
    await summary(page)
      .getByRole('link', { name: translate('Power of attorney') })
      .waitFor();
    await expectFocus(page, /^radio "Power of attorney/);
  });

  it('removing a receipt after a rejected form leaves the focus in the receipt field', async () => {
    const order = await orderToPay(world.db, { minor: 500_000, currency: 'CNY' }, world.now());
    const page = await open(`/mall/payment${orderLinkOf(order)}`);
    await button(page, 'Submit proof').press('Enter');
    await expectFocus(page, /^section "Check 3 fields/);
    await page
      .locator('#transfer-bank_receipt input[type=file]')
      .first()
      .setInputFiles({
        name: 'receipt.pdf',
        mimeType: 'application/pdf',
        buffer: pdfWithText('receipt'),
      });
    await button(page, 'Remove').press('Enter');
    await button(page, 'Choose a file').waitFor();
    await expect.poll(() => isFocusIn(page, 'transfer-bank_receipt')).toBe(true);
  });
});

it('a pressed button retains the focus and sends one request, and its error focuses the summary', async () => {
  const page = await open('/mall/voucher', 'owner@hk.example');
  const release = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(`**${voucherRedeem.path}`, async (route) => {
    asked += 1;
    await release.promise;
    await route.continue();
  });
  await field(page, 'Voucher code').fill('nothing like it');
  const redeem = button(page, 'Redeem');
  await redeem.press('Enter');
  await expect.poll(() => redeem.getAttribute('aria-disabled')).toBe('true');
  await expectFocus(page, 'button "Redeem"');
  await page.keyboard.press('Enter');
  await page.keyboard.press(' ');
  await redeem.click({ force: true });
  await field(page, 'Voucher code').press('Enter');
  release.resolve();
  await summary(page).waitFor();
  expect(asked).toBe(1);
  await expectFocus(page, /^section "Check 1 field/);
  await expect.poll(() => redeem.getAttribute('aria-disabled')).toBeNull();
});

it('a wrong recommendation code leaves the focus on the button that verified it', async () => {
  const page = await open('/mall/store/new', 'new@cn.example');
  await choose({ page, say: translate }, 'new');
  await unfold(page);
  await page.getByRole('textbox', { name: translate('Recommendation code') }).fill('WRONG');
  await button(page, 'Verify code').press('Enter');
  await page.getByText(translate('error.invite_code_unknown')).first().waitFor();
  await expectFocus(page, 'button "Verify code"');
});

it('a correct recommendation code removes its button without losing the focus', async () => {
  const page = await open('/mall/store/new', 'new@cn.example');
  await choose({ page, say: translate }, 'new');
  await page.getByRole('textbox', { name: translate('Recommendation code') }).fill('HARBOUR8');
  await button(page, 'Verify code').press('Enter');
  await button(page, 'Verify code').waitFor({ state: 'detached' });
  await expect.poll(async () => (await focusedStop(page)).fault).not.toBe('lost');
});

it('the phone verification retains the focus when it is dismissed, reopened and completed', async () => {
  const page = await open('/mall/auth', 'refused@hk.example');
  const isKept = () => isFocusIn(page, 'verification-mobile');
  await button(page, 'Not now').press('Enter');
  await button(page, 'Verify phone').waitFor();
  await expect.poll(isKept).toBe(true);
  await button(page, 'Verify phone').press('Enter');
  await field(page, 'Mobile number').waitFor();
  await expect.poll(isKept).toBe(true);
  await field(page, 'Mobile number').fill('5123 4567');
  await page.getByRole('slider', { name: translate('Slide right to verify'), exact: true }).press('End');
  await button(page, 'Continue without image').press('Enter');
  await button(page, 'Send code').press('Enter', { timeout: 180_000 });
  await field(page, 'SMS code').waitFor();
  await field(page, 'SMS code').fill(await readSentCode(world.db));
  await field(page, 'SMS code').press('Enter');
  await button(page, 'Change number or code').waitFor();
  await expect.poll(isKept).toBe(true);
});

it('a decision that the server rejects does not lose the focus', async () => {
  const page = await open('/mall/desk/invoices/hk-order-first-invoice', 'reviewer@desk.example');
  await field(page, 'Invoice number').fill('AB-12345678'); // an invoice of the demo has this number
  await field(page, 'Invoice date').fill('2026-11-22');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a file').first().press('Enter');
  await (await chooser).setFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdfWithText('invoice') });
  await page.getByText(translate('Uploaded'), { exact: true }).waitFor();
  await button(page, 'Mark as issued').press('Enter');
  await page.getByText(translate('error.invoice_number_taken')).waitFor();
  await expect.poll(async () => (await focusedStop(page)).fault).not.toBe('lost');
});
