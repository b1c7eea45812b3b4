import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { deskReceiptAccept, deskReceiptList, deskReceiptRefuse } from '#contract/calls/deskPayments.ts';
import { orderLinkOf } from '#contract/orderLink.ts';
import { orderToPay } from '#server/testing/orderToPay.ts';
import { apiAs } from '../flowkit/server/wireClient.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { loadedText } from './loadedText.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const world = worldOfFile(async () => {});

/** The shareable link to an unpaid order's payment page, and the order's number. */
async function shareableLink(): Promise<{ readonly link: URL; readonly order_no: string }> {
  const { page } = await world.person({ email: 'owner@cn.example' });
  await page.goto('/mall/order/unpaid');
  await page.getByRole('table').getByRole('link').first().click();
  const shared = page.getByRole('link', { name: translate('Shareable payment page (no sign-in needed)') });
  const link = new URL((await shared.getAttribute('href')) ?? '', world.origin);
  const order_no = /MF-\d+-\d+/.exec(await loadedText(page))?.[0] ?? '';
  return { link, order_no };
}

async function openSignedOut({ href }: URL): Promise<Page> {
  const { page } = await world.person({});
  await page.goto(href);
  return page;
}

/** Follows a link that requires sign-in; returns where signing in leads. */
async function returnAddressOf(stranger: Page, name: string): Promise<string | null> {
  await stranger.getByRole('link', { name }).click();
  await stranger.waitForURL('**/login?**');
  return new URL(stranger.url()).searchParams.get('return')?.replace(world.origin, '') ?? null;
}

it('the payment link of an order shows how to pay it without a session [ORD-03]', async () => {
  const { link, order_no } = await shareableLink();
  const stranger = await openSignedOut(link);
  await stranger.getByRole('heading', { level: 1, name: translate('Pay by bank transfer') }).waitFor();
  await stranger.getByRole('main').getByText(order_no).first().waitFor();
});

it('payment pages link back to the order for its client, and not without a session [ORD-03]', async () => {
  const { link } = await shareableLink();
  const toOrder = (page: Page) => page.getByRole('link', { name: translate('View order') });
  const { page } = await world.person({ email: 'owner@cn.example' });
  await page.goto(link.href);
  await page.getByRole('link', { name: translate('Mobile payment') }).click();
  await page.waitForURL('**/payment/phone?**');
  await toOrder(page).click();
  await page.waitForURL(`**/order/detail/${link.searchParams.get('order_id')}`);
  await page.goBack();
  await page.getByRole('banner').getByRole('link').click();
  await page.waitForURL('**/mall/home');

  const stranger = await openSignedOut(link);
  await stranger.getByRole('heading', { level: 1, name: translate('Pay by bank transfer') }).waitFor();
  await expect.poll(() => toOrder(stranger).count()).toBe(0);
});

it.each([
  ['another token', (link: URL) => Object.assign(link, { hash: '#token=AAAAAAAAAAAAAAAAAAAAAA' })],
  ['a token cut short', (link: URL) => Object.assign(link, { hash: '#token=A' })],
  ['no token', (link: URL) => Object.assign(link, { hash: '' })],
  ['another order', (link: URL) => link.searchParams.set('order_id', 'another')],
] as const)(
  'a payment link with %s shows no order, and offers to ask its sender or to sign in [ORD-04]',
  async (_, spoil) => {
    const { link } = await shareableLink();
    spoil(link);
    const stranger = await openSignedOut(link);
    const notice = stranger.getByRole('alert');
    await notice.getByRole('heading', { level: 1, name: translate('No order found for this link') }).waitFor();
    await expect
      .poll(() => notice.locator('p').allTextContents())
      .toEqual([translate('The link may be incomplete. Ask the sender to send it again.')]);
    await expect
      .poll(() => notice.getByRole('link').allTextContents())
      .toEqual([translate('Sign in to view your orders')]);
    expect(await returnAddressOf(stranger, translate('Sign in to view your orders'))).toBe('/mall/order');
  },
);

const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function uploadReceipt(page: Page, name: string): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: translate('Choose a file') }).click();
  await (await opened).setFiles({ name, mimeType: 'image/png', buffer: pngBytes });
  await page.getByText(translate('Uploaded'), { exact: true }).waitFor();
}

async function reviewer() {
  const { context } = await world.person({ email: 'reviewer@desk.example' });
  const api = apiAs(world.origin, context);
  const waiting = async (order_no: string): Promise<string> => {
    const query = { status: 'submitted', search: order_no } as const;
    const list = await api.call(deskReceiptList, { query });
    return (list.kind === 'ok' && list.data.receipts[0]?.proof_id) || '';
  };
  return { api, waiting };
}

it('a transfer proof by link is refused in part, corrected and accepted, and each page updates [PAY-02, PAY-03, PAY-05]', async () => {
  const { link, order_no } = await shareableLink();
  const stranger = await openSignedOut(link);
  const submit = stranger.getByRole('button', { name: translate('Submit proof') });
  await submit.click();
  const summary = stranger.getByRole('region', { name: 'Check 3 fields' });
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect
    .poll(() => summary.getByRole('listitem').allTextContents())
    .toEqual([
      'Payer: Enter the payer.',
      'Payer’s account: Enter the payer’s account number.',
      'Bank receipt: Upload your bank receipt.',
    ]);
  await stranger.getByLabel(translate('Payer'), { exact: true }).fill('Harbour Trading');
  await stranger.getByLabel(translate('Payer’s account'), { exact: true }).fill('6217 0000 1111 2222');
  await uploadReceipt(stranger, 'first half.png');
  await stranger.reload();
  await expect
    .poll(() => stranger.getByLabel(translate('Payer'), { exact: true }).inputValue())
    .toBe('Harbour Trading');
  await stranger.getByRole('link', { name: 'first half.png' }).waitFor();
  await submit.click();
  await stranger.getByRole('heading', { name: translate('We’re checking your transfer') }).waitFor();

  const desk = await reviewer();
  const words = 'The second half of the receipt is missing.';
  const refusal = [{ part: 'bank_receipt' as const, words }];
  const first = await desk.waiting(order_no);
  const refused = await desk.api.call(deskReceiptRefuse, {
    body: { proof_id: first, refusal },
    key: 'key-of-refusing-it',
  });
  expect(refused.kind).toBe('ok');
  await stranger.getByRole('heading', { name: translate('Correct your proof of transfer') }).waitFor();
  await stranger.getByRole('alert').getByText(words).waitFor();
  await expect.poll(() => stranger.getByRole('textbox').count()).toBe(0);
  await uploadReceipt(stranger, 'both halves.png');
  await submit.click();
  await stranger.getByRole('heading', { name: translate('We’re checking your transfer') }).waitFor();

  const { page: home } = await world.person({ email: 'owner@cn.example' });
  await home.goto('/mall/home');
  await home.getByText(translate('Transfer under review')).waitFor();
  const { page: order } = await world.person({ email: 'owner@cn.example' });
  await order.goto(`/mall/order/detail/${link.searchParams.get('order_id')}`);
  await order.getByRole('status', { name: translate('Transfer under review') }).waitFor();

  const second = await desk.waiting(order_no);
  const accepted = await desk.api.call(deskReceiptAccept, { body: { proof_id: second }, key: 'key-of-accepting-it' });
  expect(accepted.kind).toBe('ok');
  await stranger.getByRole('heading', { name: translate('Order paid') }).waitFor();
  await order.getByText(translate('Payment received')).waitFor();
  await order.getByRole('status', { name: translate('Transfer under review') }).waitFor({ state: 'detached' });
  await home.getByText(translate('Transfer under review')).waitFor({ state: 'detached' });
});

it('a payment link with its token in the query opens the order and moves the token behind the # [PAY-63]', async () => {
  const order = await orderToPay(world.db, { minor: 500_000, currency: 'CNY' }, world.now());
  const { order_id, token } = order;
  const stranger = await openSignedOut(
    new URL(`/mall/payment?${new URLSearchParams({ order_id, token })}`, world.origin),
  );
  await stranger.getByRole('main').getByText(order.order_no).first().waitFor();
  await expect.poll(() => stranger.url()).toBe(`${world.origin}/mall/payment${orderLinkOf(order)}`);
});

it('a wallet return without the # part opens the order that its tab was paying [PAY-63]', async () => {
  const order = await orderToPay(world.db, { minor: 500_000, currency: 'CNY' }, world.now());
  const asked: string[] = [];
  const { page } = await world.person({});
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/mall/payment/phone${orderLinkOf(order)}`);
  await page.getByRole('main').getByText(order.order_no).first().waitFor();
  await page.goto(`/mall/payment/success?order_id=${order.order_id}&out_trade_no=1`);
  await page.getByRole('heading', { level: 1, name: translate('Order not paid') }).waitFor();
  const documents = asked.filter((url) => new URL(url).pathname.startsWith('/mall/payment'));
  expect(documents.filter((url) => new URL(url).search.includes(order.token))).toEqual([]);
});

it('a valid payment link typed over an invalid one of the same order opens the order [PAY-63]', async () => {
  const order = await orderToPay(world.db, { minor: 500_000, currency: 'CNY' }, world.now());
  const { page } = await world.person({});
  await page.goto(`/mall/payment${orderLinkOf({ ...order, token: 'A'.repeat(22) })}`);
  await page.getByRole('heading', { level: 1, name: translate('No order found for this link') }).waitFor();
  await page.goto(`/mall/payment${orderLinkOf(order)}`);
  await page.getByRole('main').getByText(order.order_no).first().waitFor();
});

it.each(displays)(
  'the bank transfer pages in $language are accessible at $width px, $scheme [ACC-01, LAN-02]',
  async (look) => {
    const words = translatorFor(look.language);
    const order = await orderToPay(world.db, { minor: 500_000, currency: 'CNY' }, world.now());
    const link = orderLinkOf(order);
    const { page } = await world.person({ ...look, scripted: true });
    const submit = page.getByRole('button', { name: words('Submit proof') });
    const problems: Record<string, readonly string[]> = {};
    await page.goto(`/mall/payment${link}`);
    await submit.click();
    await page.getByText(words('Upload your bank receipt.')).first().waitFor();
    problems.incomplete = await accessibilityProblems(page);
    await page.getByLabel(words('Payer'), { exact: true }).fill('Harbour Trading');
    await page.getByLabel(words('Payer’s account'), { exact: true }).fill('6217 0000 1111 2222');
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: words('Choose a file') }).click();
    await (await opened).setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: pngBytes });
    await page.getByText(words('Uploaded'), { exact: true }).first().waitFor();
    await submit.click();
    await page.getByRole('heading', { level: 1, name: words('We’re checking your transfer') }).waitFor();
    problems.submitted = await accessibilityProblems(page);
    expect(problems).toEqual({ incomplete: [], submitted: [] });
  },
);

it('a transfer proof is submitted by keyboard alone, and the summary leads to a missing field [ACC-03]', async () => {
  const order = await orderToPay(world.db, { minor: 500_000, currency: 'CNY' }, world.now());
  const { page } = await world.person({});
  await page.goto(`/mall/payment${orderLinkOf(order)}`);
  const { keyboard } = page;
  await page.getByLabel(translate('Payer'), { exact: true }).focus();
  await keyboard.type('Harbour Trading');
  await keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'Check 2 fields' });
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.type('6217 0000 1111 2222');
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: translate('Choose a file') }).focus();
  await keyboard.press('Enter');
  await (await opened).setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: pngBytes });
  await page.getByText(translate('Uploaded'), { exact: true }).waitFor();
  await page.getByLabel(translate('Payer'), { exact: true }).focus();
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: translate('We’re checking your transfer') }).waitFor();
});

it.each([
  ['CNY', 1],
  ['JPY', 0],
] as const)('the payment page of an order in %s offers payment by phone %i times [PAY-09]', async (currency, times) => {
  const { order_id, token, order_no } = await orderToPay(world.db, { minor: 500_000, currency }, world.now());
  const stranger = await openSignedOut(new URL(`/mall/payment${orderLinkOf({ order_id, token })}`, world.origin));
  await stranger.getByRole('main').getByText(order_no).first().waitFor();
  await expect.poll(() => stranger.getByRole('link', { name: translate('Mobile payment') }).count()).toBe(times);
});
