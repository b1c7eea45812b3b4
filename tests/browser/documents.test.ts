import { and, eq, inArray, isNull, like, ne, notLike } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { DocumentKind } from '#contract/entities/document.ts';
import { type Language, languages } from '#contract/languages.ts';
import { documentsOfOrders } from '#server/modules/documents/tables.ts';
import { files } from '#server/modules/files/tables.ts';
import { orderEvents } from '#server/modules/orders/tables.ts';
import { pdfWithText } from '#server/testing/pdf.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { collectErrors } from './collectErrors.ts';
import { loseAnswer } from './lostAnswer.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const salesEmail = 'sales@desk.example';

/** Restores the seeded documents. Seeded ids contain `-order-`; seeded files have their ids as upload keys. */
const world = worldOfFile(async ({ db }) => {
  await db.delete(documentsOfOrders).where(notLike(documentsOfOrders.document_id, '%-order-%'));
  await db.update(documentsOfOrders).set({ removed_at: null, removed_by: null });
  await db
    .delete(orderEvents)
    .where(and(like(orderEvents.event, '%_attached'), notLike(orderEvents.subject, '%-order-%')));
  await db.delete(orderEvents).where(inArray(orderEvents.event, ['contract_removed', 'payment_by_others_removed']));
  await db.delete(files).where(ne(files.upload_key, files.file_id));
});

const pdf = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: pdfWithText('all of it') };

interface Display {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly language?: Language;
}

async function openDesk(path: string, look: Display = {}) {
  const { page } = await world.person({ email: salesEmail, scripted: true, ...look });
  await page.goto(`/mall/desk${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const translateWith = (text: string, values: Readonly<Record<string, string>>) =>
  translate(text).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const rows = (page: Page) => page.getByRole('main').locator('li').getByRole('link', { name: /MF-/ });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: translate('Order lists') }).getByRole('link', { name: translate(name) });
const labels = { contract: 'Contract', payment_by_others: 'Proof of payment by others' } as const;
const field = (page: Page, kind: DocumentKind) =>
  page.getByRole('group', { name: translate(labels[kind]), exact: true });
const button = (page: Page, kind: DocumentKind, name: string) =>
  field(page, kind).getByRole('button', { name: translate(name), exact: true });
const attachedBy = (page: Page, kind: DocumentKind) => field(page, kind).getByText('Attached by 孟嘉禾');

async function choose(page: Page, kind: DocumentKind, file = pdf, how: 'pointer' | 'keyboard' = 'pointer') {
  const opened = page.waitForEvent('filechooser');
  const chooser = button(page, kind, 'Choose a file').or(button(page, kind, 'Choose a different file'));
  await (how === 'pointer' ? chooser.click() : chooser.press('Enter'));
  await (await opened).setFiles(file);
}

async function documentsOf(order_id: string) {
  const attached = await world.db
    .select({ kind: documentsOfOrders.kind, name: files.name })
    .from(documentsOfOrders)
    .innerJoin(files, eq(files.file_id, documentsOfOrders.file_id))
    .where(and(eq(documentsOfOrders.order_id, order_id), isNull(documentsOfOrders.removed_at)));
  return Object.fromEntries(attached.map(({ kind, name }) => [kind, name]));
}

describe.each([1280, 360])('order documents at %i px', (width) => {
  it('a sales manager attaches both documents of an order, and the client opens the contract [DOC-01, DOC-02, DOC-03]', async () => {
    const page = await openDesk('', { width });
    const errors = collectErrors(page);
    expect(new URL(page.url()).pathname).toBe('/mall/desk/orders');
    await expect.poll(() => tab(page, 'Documents missing').textContent()).toContain('2');
    await rows(page).filter({ hasText: 'Harbour Bright' }).click();
    await page.getByText(translate('Either document is enough for the client to activate the order.')).waitFor();
    await choose(page, 'contract');
    await attachedBy(page, 'contract').waitFor();
    await page.getByText(translate('Complete'), { exact: true }).waitFor();
    await choose(page, 'payment_by_others', { ...pdf, name: 'by-others.pdf' });
    await attachedBy(page, 'payment_by_others').waitFor();
    await page.getByRole('link', { name: translate('Continue to next') }).click();
    await page.getByText('株式会社あおば商事').first().waitFor();
    await page.getByRole('link', { name: translate('Overseas orders') }).click();
    await tab(page, 'Complete').click();
    await expect.poll(() => rows(page).count()).toBe(5);
    expect(await documentsOf('hk-order-api')).toEqual({ contract: 'signed.pdf', payment_by_others: 'by-others.pdf' });
    const client = await world.person({ email: 'owner@hk.example', width });
    await client.page.goto('/mall/order/unpaid/detail/hk-order-api');
    await client.page.getByText(translate('Contract attached')).waitFor();
    const saved = client.page.waitForEvent('download');
    await client.page.getByRole('link', { name: 'signed.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('signed.pdf');
    expect(errors).toEqual([]);
  });

  it('order documents are attached, replaced and removed by keyboard without losing the focus [DOC-01, ACC-03]', async () => {
    const page = await openDesk('/orders', { width });
    await rows(page).first().focus();
    await page.keyboard.press('j');
    expect(
      await rows(page)
        .nth(1)
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.getByText('1 of 2').waitFor();
    await choose(page, 'contract', pdf, 'keyboard');
    await attachedBy(page, 'contract').waitFor();
    const isFocusIn = () => page.evaluate(() => document.activeElement?.textContent?.includes('Attached by') ?? false);
    await expect.poll(isFocusIn).toBe(true);
    await button(page, 'contract', 'Replace').press('Enter');
    await page.getByRole('button', { name: translateWith('Keep {name}', { name: 'signed.pdf' }) }).press('Enter');
    await button(page, 'contract', 'Replace').press('Enter');
    await choose(page, 'contract', { ...pdf, name: 'better.pdf' }, 'keyboard');
    await field(page, 'contract').getByRole('link', { name: 'better.pdf' }).waitFor();
    await button(page, 'contract', 'Remove').press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: translate('Back'), exact: true })
      .press('Enter');
    await expect
      .poll(() => button(page, 'contract', 'Remove').evaluate((it) => it === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: translate('Remove'), exact: true })
      .press('Enter');
    await button(page, 'contract', 'Choose a file').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    expect(await documentsOf('hk-order-api')).toEqual({});
  });
});

it('keys j and k move through the queue of orders, and no letter key changes a document [DOC-01]', async () => {
  const page = await openDesk('/orders/hk-order-first?list=complete');
  await page.getByText('2 of 4').waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.getByText('3 of 4').waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  for (const key of 'abcdefghilmnopqrstuvwxyz') await page.keyboard.press(key);
  await page.keyboard.press('k');
  await page.getByText('2 of 4').waitFor();
  expect(await documentsOf('hk-order-first')).toEqual({
    contract: 'contract-signed.pdf',
    payment_by_others: 'payment-by-others.pdf',
  });
});

it('an order is found by its company, the search survives a reload, and no match is reported [DOC-01]', async () => {
  const page = await openDesk('/orders');
  await page.getByLabel(translate('Order number or company')).fill('あおば');
  await page.getByRole('button', { name: translate('Search'), exact: true }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).first().click();
  await page.getByText('1 of 1').waitFor();
  await page.goto('/mall/desk/orders?search=nobody');
  await page.getByText('No results for “nobody”').waitFor();
});

it('replacing a document that another window has just replaced asks before overwriting it [DOC-05]', async () => {
  const [one, other] = [await openDesk('/orders/tw-order-first'), await openDesk('/orders/tw-order-first')];
  for (const page of [one, other]) await button(page, 'contract', 'Replace').click();
  await choose(one, 'contract', { ...pdf, name: 'one.pdf' });
  await attachedBy(one, 'contract').waitFor();
  await choose(other, 'contract', { ...pdf, name: 'other.pdf' });
  await other.getByText(translate('A different file was attached in another window.')).waitFor();
  await field(other, 'contract').getByRole('link', { name: 'one.pdf' }).waitFor();
  expect(await documentsOf('tw-order-first')).toEqual({ contract: 'one.pdf' });
  await other.getByRole('button', { name: translateWith('Attach {name} instead', { name: 'other.pdf' }) }).click();
  await field(other, 'contract').getByRole('link', { name: 'other.pdf' }).waitFor();
  expect(await documentsOf('tw-order-first')).toEqual({ contract: 'other.pdf' });
  await button(one, 'contract', 'Remove').click();
  await one
    .getByRole('dialog')
    .getByRole('button', { name: translate('Remove'), exact: true })
    .click();
  await one.getByRole('button', { name: translate('Leave as is') }).click();
  await field(one, 'contract').getByRole('link', { name: 'other.pdf' }).waitFor();
  expect(await documentsOf('tw-order-first')).toEqual({ contract: 'other.pdf' });
});

it('a document whose response is lost is attached once [DOC-04]', async () => {
  const page = await openDesk('/orders/hk-order-api');
  await loseAnswer(page, calls.deskDocumentAttach);
  await choose(page, 'contract');
  await attachedBy(page, 'contract').waitFor();
  const events = await world.db.select().from(orderEvents).where(eq(orderEvents.event, 'contract_attached'));
  expect(events.filter(({ order_id }) => order_id === 'hk-order-api')).toHaveLength(1);
});

it('an upload shows its progress, can be cancelled, and is aborted when the page is left [DOC-04, FIL-06]', async () => {
  const page = await openDesk('/orders/hk-order-api');
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 64 * 1024 };
  await network.send('Network.emulateNetworkConditions', slow);
  const large = { ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.alloc(4 * 1024 * 1024)]) };
  const kept = () => world.db.select().from(files).where(ne(files.upload_key, files.file_id));
  await choose(page, 'contract', large);
  await expect
    .poll(() => page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: translate('Cancel upload') }).click();
  await expect.poll(async () => (await kept()).length).toBe(0);
  await choose(page, 'contract', large);
  await expect.poll(async () => (await kept()).length).toBe(1);
  await page.getByRole('link', { name: translate('Overseas orders') }).click();
  await rows(page).first().waitFor();
  await expect.poll(async () => (await kept()).length).toBe(0);
  expect(await documentsOf('hk-order-api')).toEqual({});
});

it('a closed order accepts no documents, and a mainland or unknown order is not found [DOC-06]', async () => {
  const page = await openDesk('/orders/tw-order-edm?list=closed');
  await page.getByText(translate('This order is closed.')).waitFor();
  await expect.poll(() => page.getByRole('button', { name: translate('Choose a file') }).count()).toBe(0);
  for (const order of ['cn-order-edm', 'order-that-is-none']) {
    await page.goto(`/mall/desk/orders/${order}`);
    await page.getByRole('heading', { level: 1, name: translate('error.order_not_found') }).waitFor();
  }
});

it('a reviewer who opens order documents is redirected to the first page of the desk [DOC-06]', async () => {
  const { page } = await world.person({ email: 'reviewer@desk.example' });
  for (const path of ['/mall/desk/orders', '/mall/desk/orders/hk-order-api']) {
    await page.goto(path);
    await page.getByRole('heading', { name: translate('Your work') }).waitFor();
  }
});

describe.each([
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
] as const)('order documents at $width px, $scheme', (look) => {
  it('the document pages of the desk and of the client are accessible [ACC-01]', async () => {
    const page = await openDesk('/orders?list=complete', look);
    await rows(page).first().waitFor();
    const problems: Record<string, readonly string[]> = { orders: await accessibilityProblems(page) };
    await rows(page).filter({ hasText: '台北晨光' }).click();
    await button(page, 'contract', 'Replace').waitFor();
    problems.order = await accessibilityProblems(page);
    await choose(page, 'payment_by_others', { ...pdf, name: 'photo.heic', mimeType: 'image/heic' });
    await page.getByRole('alert').waitFor();
    problems.refused = await accessibilityProblems(page);
    await button(page, 'contract', 'Remove').click();
    await page.getByRole('dialog').getByRole('heading').waitFor();
    problems.removing = await accessibilityProblems(page);
    await page.goto('/mall/desk/orders/tw-order-edm?list=closed');
    await page.getByText(translate('This order is closed.')).waitFor();
    problems.closed = await accessibilityProblems(page);
    const client = await world.person({ email: 'owner@hk.example', scripted: true, ...look });
    await client.page.goto('/mall/order/completed/detail/hk-order-first');
    await client.page.getByRole('link', { name: 'contract-signed.pdf' }).waitFor();
    problems.client = await accessibilityProblems(client.page);
    expect(problems).toEqual({ orders: [], order: [], refused: [], removing: [], closed: [], client: [] });
  });
});

it.each(languages)(
  'order documents are in %s and fit a phone, for the sales manager and for the client [LAN-02]',
  async (language) => {
    const inLanguage = translatorFor(language);
    const page = await openDesk('/orders?list=complete', { language, width: 360 });
    await page.getByRole('heading', { level: 1, name: inLanguage('Overseas orders') }).waitFor();
    await rows(page).first().waitFor();
    const { page: clients } = await world.person({ email: 'owner@hk.example', language, width: 360 });
    await clients.goto('/mall/order/completed/detail/hk-order-first');
    for (const words of ['Documents', 'Contract', 'Proof of payment by others', 'Contract attached'])
      await clients.getByText(inLanguage(words), { exact: true }).first().waitFor();
    for (const shown of [page, clients])
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
