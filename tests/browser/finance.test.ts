import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { idempotencyHeader, sameSiteHeader, uploadMediaType } from '#contract/envelope.ts';
import { type Language, languages } from '#contract/languages.ts';
import { users } from '#server/modules/identity/tables.ts';
import { notices } from '#server/modules/notices/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { receivedPayments, transferProofs } from '#server/modules/payments/tables.ts';
import { pdfWithText } from '#server/testing/pdf.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { collectErrors } from './collectErrors.ts';
import { loseAnswer } from './lostAnswer.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const reviewerEmail = 'reviewer@desk.example';

const payers = [
  { email: 'owner@hk.example', order_id: 'hk-order-api', payer: 'Harbour Bright Trading Limited' },
  { email: 'owner@jp.example', order_id: 'jp-order-storage', payer: 'あおば' },
] as const;
type Payer = (typeof payers)[number];
const [hk, jp] = payers;

const world = worldOfFile(async ({ db }) => {
  await db.delete(receivedPayments);
  await db.delete(transferProofs);
  const ids = payers.map(({ order_id }) => order_id);
  await db.update(orders).set({ status: 'unpaid', payment_status: 'none' }).where(inArray(orders.order_id, ids));
});

let keyCount = 0;
const newKey = () => `key-of-a-test-number-${++keyCount}`;

/** A picture of one pixel. */
const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Submits a proof through the API as the page does; returns the order's payment. */
async function submitProof({ email, order_id, payer }: Payer, receipt = { name: 'receipt.png', bytes: pngBytes }) {
  const { context } = await world.person({ email });
  const sameSite = { [sameSiteHeader.name]: sameSiteHeader.value };
  const query = new URLSearchParams({ purpose: 'bank_receipt', name: receipt.name });
  const uploaded = await context.request.post(`/oss${calls.fileUpload.path}?${query}`, {
    headers: { ...sameSite, 'content-type': uploadMediaType, [idempotencyHeader]: newKey() },
    data: receipt.bytes,
  });
  const { file_id } = calls.fileUpload.data.parse((await uploaded.json()).data);
  const answer = await context.request.post(`/oss${calls.orderSetTransfer.path}`, {
    headers: { ...sameSite, [idempotencyHeader]: newKey() },
    multipart: { order_id, payer, payment_account: '012-345', bank_receipt: file_id },
  });
  const { code, data } = await answer.json();
  expect(code).toBe(0);
  return calls.orderSetTransfer.data.parse(data);
}

async function openDesk(path: string, who: { width?: number; scheme?: 'light' | 'dark'; language?: Language } = {}) {
  const { page } = await world.person({ email: reviewerEmail, scripted: true, ...who });
  await page.goto(`/mall/desk${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name: translate(name), exact: true });
const rows = (page: Page) => page.getByRole('list', { name: translate('Receipts'), exact: true }).getByRole('link');
const translateWith = (text: string, values: Readonly<Record<string, string>>) =>
  translate(text).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const problemCheckbox = (page: Page, label: string) =>
  page.getByRole('checkbox', { name: translateWith('Problem with {label}', { label: translate(label) }), exact: true });
const problemField = (page: Page, label: string) =>
  page.getByLabel(translateWith('Problem: {label}', { label: translate(label) }), { exact: true });
const orderOf = async ({ order_id }: Payer) => {
  const [order] = await world.db.select().from(orders).where(eq(orders.order_id, order_id));
  return order;
};
const readOrderStatus = async (payer: Payer) => (await orderOf(payer))?.status;

it('a reviewer is warned of scripts and attachments in a PDF receipt, and downloads it without them [FIL-72]', async () => {
  const document = await PDFDocument.load(pdfWithText('A receipt'));
  document.addJavaScript('main', 'app.alert(1)');
  await document.attach(Buffer.from('MZ'), 'receipt.exe');
  await submitProof(hk, { name: 'receipt.pdf', bytes: Buffer.from(await document.save()) });
  const page = await openDesk('/receipts');
  const errors = collectErrors(page);
  await rows(page).first().click();
  const warning = page.getByRole('note').filter({ hasText: translate('For your safety, this PDF opens without:') });
  await expect
    .poll(() => warning.getByRole('listitem').allTextContents())
    .toEqual([translate('Scripts or links that run programs or send data'), translate('Attached files')]);
  expect(await accessibilityProblems(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'receipt.pdf' }).click();
  const opened = await PDFDocument.load(await readFile(await (await saved).path()));
  expect([opened.getPageCount(), opened.getAttachments()]).toEqual([1, []]);
  expect(opened.catalog.toString()).not.toContain('JavaScript');
  expect(errors).toEqual([]);
});

it('a refused receipt notifies the client of the reason, and a second one is accepted and pays [PAY-04, PAY-32]', async () => {
  await submitProof(hk);
  const page = await openDesk('');
  const errors = collectErrors(page);
  await page
    .getByRole('link', { name: translate('Compare receipts with the money received and confirm payments.') })
    .click();
  await rows(page).first().click();
  await page.getByRole('img', { name: translate('Transfer receipt') }).waitFor();
  await button(page, 'Reject').click();
  await page.getByText(translate('To reject, mark at least one part.')).waitFor();
  await problemCheckbox(page, 'Bank receipt').check();
  await page.getByRole('button', { name: 'This receipt is for a different transfer.' }).click();
  // The client's account has no language yet, so the form uses that of Hong Kong.
  await expect.poll(() => problemField(page, 'Bank receipt').inputValue()).toBe('匯款收據不是這筆匯款的。');
  await problemField(page, 'Bank receipt').fill('收據不是這筆匯款的，請重新上傳。');
  await button(page, 'Reject').click();
  await page.getByText(translate('No receipts to review')).waitFor();
  const paying = await submitProof(hk);
  expect(paying.proof?.status).toBe('submitted');
  const [told] = await world.db
    .select({ detail: notices.detail })
    .from(notices)
    .innerJoin(users, eq(users.user_id, notices.user_id))
    .where(eq(users.email, hk.email))
    .orderBy(desc(notices.time))
    .limit(1);
  expect(told?.detail.en).toContain('收據不是這筆匯款的，請重新上傳。');
  const decided = page.getByRole('status').filter({ hasText: 'rejected. We’ve let the client know why.' });
  await decided.waitFor();
  await page.reload();
  await rows(page).first().waitFor();
  await expect.poll(() => decided.count()).toBe(0);
  await rows(page).first().click();
  await page.getByRole('heading', { name: 'Previous rejection' }).waitFor();
  await page.getByText('收據不是這筆匯款的，請重新上傳。').waitFor();
  await button(page, 'Accept').click();
  await page.getByText(translate('No receipts to review')).waitFor();
  expect(await readOrderStatus(hk)).toBe('paid');
  expect(errors).toEqual([]);
});

it('accepting a receipt returns to the list with the decision, and opens no other receipt [PAY-32]', async () => {
  await submitProof(hk);
  await submitProof(jp);
  const page = await openDesk('/receipts');
  await rows(page).first().click();
  await page.getByText('1 of 2').waitFor();
  const { order_no = '' } = (await orderOf(hk)) ?? {};
  await button(page, 'Accept').click();
  await page.getByText(translateWith('Receipt for {order_no} accepted. The order is paid.', { order_no })).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mall/desk/receipts');
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).first().click();
  await page.getByText('株式会社あおば商事').waitFor();
});

it('keys j and k move through the queue of receipts, and no letter key decides [PAY-32]', async () => {
  await submitProof(hk);
  await submitProof(jp);
  const page = await openDesk('/receipts');
  await rows(page).first().focus();
  await page.keyboard.press('j');
  expect(
    await rows(page)
      .nth(1)
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByText('1 of 2').waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.getByText('2 of 2').waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  for (const key of 'abcdefghilmnopqrstuvwxyz') await page.keyboard.press(key);
  await page.keyboard.press('k');
  await page.getByText('1 of 2').waitFor();
  expect([await readOrderStatus(hk), await readOrderStatus(jp)]).toEqual(['unpaid', 'unpaid']);
});

it('a second reviewer sees who has already decided a receipt, and changes nothing [PAY-04]', async () => {
  await submitProof(hk);
  const [one, other] = [await openDesk('/receipts'), await openDesk('/receipts')];
  for (const page of [one, other]) {
    await rows(page).first().click();
    await button(page, 'Accept').waitFor();
  }
  await button(one, 'Accept').click();
  await one.getByText(translate('No receipts to review')).waitFor();
  await problemCheckbox(other, 'Payer').check();
  await problemField(other, 'Payer').fill('Not the buyer.');
  await button(other, 'Reject').click();
  await other.getByText(translate('Already accepted.')).waitFor();
  await other.getByText('By 安雅').waitFor();
  await other.getByRole('link', { name: translate('Continue to next') }).click();
  await other.getByText(translate('No receipts to review')).waitFor();
  expect(await readOrderStatus(hk)).toBe('paid');
});

it('the text of a reviewer survives a reload, and a refusal with a lost response is stored once [PAY-33]', async () => {
  await submitProof(hk);
  const page = await openDesk('/receipts');
  await rows(page).first().click();
  await problemCheckbox(page, 'Payer').check();
  await problemField(page, 'Payer').fill('Not the buyer.');
  await page.reload();
  await expect.poll(() => problemField(page, 'Payer').inputValue()).toBe('Not the buyer.');
  await loseAnswer(page, calls.deskReceiptRefuse);
  await button(page, 'Reject').click();
  await page.getByText(translate('No receipts to review')).waitFor();
  const proofs = await world.db.select().from(transferProofs);
  expect(proofs.map(({ status, refusal }) => [status, refusal])).toEqual([
    ['refused', [{ part: 'payer', words: 'Not the buyer.' }]],
  ]);
});

it('a receipt is found by its company, and the search is in the address and survives a reload [PAY-32]', async () => {
  await submitProof(hk);
  await submitProof(jp);
  const page = await openDesk('/receipts');
  await page.getByLabel(translate('Order number, company or payer')).fill('あおば');
  await button(page, 'Search').click();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('search')).toBe('あおば');
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(1);
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it('money that pays no order is marked for refund and as refunded, each after a confirmation [PAY-35]', async () => {
  await world.db.insert(receivedPayments).values({
    received_id: 'money-1',
    means: 'transfer',
    reference: 'bank-1',
    order_id: hk.order_id,
    currency: 'USD',
    amount: 1050,
    payer: 'Harbour Bright',
    by_link: false,
    received_at: world.now(),
    settlement: 'undecided',
  });
  const page = await openDesk('/money');
  await page.getByText('US$10.50').waitFor();
  await expect.poll(() => button(page, 'Apply to order').count()).toBe(0);
  await button(page, 'Mark for refund').click();
  await button(page, 'Back').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusedText(page)).toBe(translate('Mark for refund'));
  await button(page, 'Mark for refund').click();
  await page
    .getByRole('dialog')
    .getByText(translate('It won’t be applied to any order. We’ll notify the client that it will be refunded.'))
    .waitFor();
  await button(page, 'Confirm').click();
  await page.getByText(translate('Done. We’ve notified the client.')).waitFor();
  await expect.poll(() => focusedText(page)).toContain(translate('Done. We’ve notified the client.'));
  await page.getByRole('link', { name: translate('To refund') }).click();
  await button(page, 'Mark as refunded').click();
  await button(page, 'Confirm').click();
  await page.getByText(translate('Done. We’ve notified the client.')).waitFor();
  const [money] = await world.db.select().from(receivedPayments);
  expect(money?.settlement).toBe('refunded');
});

it('the desk lists the amount that a provider has refunded of money that had paid an order [PAY-61]', async () => {
  await world.db.insert(receivedPayments).values({
    received_id: 'money-3',
    means: 'wechat',
    reference: 'trade-refunded',
    order_id: hk.order_id,
    currency: 'CNY',
    amount: 500_000,
    by_link: false,
    received_at: world.now(),
    settlement: 'matched',
    refunds: { 'refund-1': 123_450 },
    refunded: 123_450,
  });
  const page = await openDesk('/money');
  await page.getByRole('link', { name: translate('Refunded') }).click();
  await page.getByText(/1,234\.50/).waitFor();
});

it('refunding money that names no order says that no client is notified [PAY-35]', async () => {
  await world.db.insert(receivedPayments).values({
    received_id: 'money-2',
    means: 'wechat',
    reference: 'trade-of-nobody',
    currency: 'CNY',
    amount: 4321,
    by_link: true,
    received_at: world.now(),
    settlement: 'to_refund',
  });
  const page = await openDesk('/money');
  await page.getByRole('link', { name: translate('To refund') }).click();
  await button(page, 'Mark as refunded').click();
  const question = translate(
    'Confirm only after the transfer has been made. There’s no matching order, so no one will be notified.',
  );
  await page.getByRole('dialog').getByText(question).waitFor();
  await button(page, 'Confirm').click();
  await page.getByText(translate('Done. There’s no matching order, so no one was notified.')).waitFor();
});

it('support staff cannot open the receipts page and see no link to it [PAY-32]', async () => {
  const { page } = await world.person({ email: 'support@desk.example' });
  await page.goto('/mall/desk/receipts');
  await page.getByLabel(translate('Support code'), { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: translate('Transfer receipts') }).count()).toBe(0);
});

describe.each([
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
] as const)('finance desk at $width px, $scheme', (look) => {
  it('the desk pages for receipts and money are accessible [ACC-01]', async () => {
    await submitProof(hk);
    await submitProof(jp);
    const page = await openDesk('', look);
    const problems: Record<string, readonly string[]> = { desk: await accessibilityProblems(page) };
    await page.goto('/mall/desk/receipts');
    await rows(page).first().waitFor();
    problems.receipts = await accessibilityProblems(page);
    await rows(page).first().click();
    await problemCheckbox(page, 'Bank receipt').check();
    await button(page, 'Reject').click();
    await page.getByRole('alert').waitFor();
    problems.receipt = await accessibilityProblems(page);
    await page.goto('/mall/desk/money');
    await page.getByRole('heading', { level: 1 }).waitFor();
    problems.money = await accessibilityProblems(page);
    expect(problems).toEqual({ desk: [], receipts: [], receipt: [], money: [] });
  });
});

it.each(languages)('the headings of the receipts and money pages are in %s [LAN-02]', async (language) => {
  const inLanguage = translatorFor(language);
  await submitProof(hk);
  const page = await openDesk('/receipts', { language });
  const heading = () => page.getByRole('heading', { level: 1 }).textContent();
  expect(await heading()).toBe(inLanguage('Transfer receipts'));
  await page.goto('/mall/desk/money');
  await page.getByRole('heading', { level: 1, name: inLanguage('Unmatched payments') }).waitFor();
});
