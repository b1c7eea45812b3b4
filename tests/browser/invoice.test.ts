import { eq, inArray, isNull, notLike, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { areaList } from '#contract/calls/area.ts';
import { invoiceAdd } from '#contract/calls/invoice.ts';
import { type Language, languages } from '#contract/languages.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { invoiceFiles, invoices } from '#server/modules/invoices/tables.ts';
import { orderEvents } from '#server/modules/orders/tables.ts';
import { pdfWithText } from '#server/testing/pdf.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { collectErrors } from './collectErrors.ts';
import { loadedText } from './loadedText.ts';
import { loseAnswer } from './lostAnswer.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const ownOrderId = 'cn-order-storage';

/** Removes the invoices of a test, and resets the seeded one. Seeded ids contain `-order-`. */
const world = worldOfFile(async ({ db }) => {
  await db.update(flowDrafts).set({ closed_at: sql`now()` }).where(isNull(flowDrafts.closed_at));
  const made = await db
    .select({ id: invoices.invoice_id })
    .from(invoices)
    .where(notLike(invoices.invoice_id, '%-order-%'));
  const ids = made.map(({ id }) => id);
  const demo = 'hk-order-first-invoice';
  await db.delete(invoiceFiles).where(inArray(invoiceFiles.invoice_id, [...ids, demo]));
  await db.delete(invoices).where(inArray(invoices.invoice_id, ids));
  await db.delete(orderEvents).where(inArray(orderEvents.subject, ids));
  const waiting = { status: 'applied', decided_at: null, decided_by: null, refusal: null } as const;
  const nothing = { invoice_number: null, invoiced_on: null } as const;
  await db
    .update(invoices)
    .set({ ...waiting, ...nothing })
    .where(eq(invoices.invoice_id, demo));
});

interface Display {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly language?: Language;
}

async function open(email: string, path: string, look: Display = {}): Promise<Page> {
  const { page } = await world.person({ email, scripted: true, ...look });
  await page.goto(`/mall${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
const openInvoicePage = (order_id: string, look: Display = {}, email = 'owner@cn.example') =>
  open(email, `/order/detail/${order_id}/invoice`, look);
const openDesk = (path = '', look: Display = {}) => open('reviewer@desk.example', `/desk/invoices${path}`, look);

const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: translate(title), exact: true });
/** With the keyboard: a message that appears when a field is left may move the button away from the pointer. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name: translate(name), exact: true }).press('Enter');
const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(translate(label), { exact: true }).fill(value);
const invoiceStatuses = async (order_id: string) => {
  const rows = await world.db.select().from(invoices).where(eq(invoices.order_id, order_id));
  return rows.map(({ status, kind, invoice_type, company_name, email, area, detailed_address }) => ({
    status,
    kind,
    invoice_type,
    company_name,
    email,
    area: area?.map(({ name }) => name).join(' ') ?? null,
    detailed_address,
  }));
};

const filesMissing = 'Upload at least one invoice file.';

describe.each([1280, 360])('invoices at %i px', (width) => {
  it('an electronic invoice is applied for, issued at the desk and downloaded by the client [INV-01, INV-06]', async () => {
    const page = await openInvoicePage(ownOrderId, { width });
    const errors = collectErrors(page);
    await page
      .getByText(translate('We’ve filled this in from your last invoice. Check that it’s still correct.'))
      .waitFor();
    await fill(page, 'Registered phone', '');
    await page.getByRole('button', { name: translate('Review request'), exact: true }).press('Enter');
    await page.getByRole('link', { name: translate('Registered phone') }).waitFor();
    expect(await invoiceStatuses(ownOrderId)).toEqual([]);
    await fill(page, 'Registered phone', '021-50471199');
    await press(page, 'Review request');
    await heading(page, 'Review your request').waitFor();
    await page
      .getByRole('button', { name: translate('Change: {label}').replace('{label}', translate('Bank')), exact: true })
      .click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('invoice-bank');
    await press(page, 'Review request');
    await press(page, 'Submit request');
    await heading(page, 'We’re checking your request').waitFor();
    expect(await invoiceStatuses(ownOrderId)).toEqual([
      {
        status: 'applied',
        kind: 'electronic',
        invoice_type: 'special',
        company_name: '上海云帆贸易有限公司',
        email: 'owner@cn.example',
        area: null,
        detailed_address: null,
      },
    ]);

    const reviewer = await openDesk('', { width });
    await reviewer.getByRole('main').getByRole('link', { name: /云帆/ }).click();
    await press(reviewer, 'Mark as issued');
    const against = reviewer
      .getByRole('main')
      .getByRole('region')
      .filter({ hasText: translate('Invoice files') });
    for (const words of ['Enter the invoice number.', 'Enter the invoice date.', filesMissing])
      await against.getByText(translate(words)).waitFor();
    await fill(reviewer, 'Invoice number', '26312000000012345678');
    await fill(reviewer, 'Invoice date', '2026-11-22');
    const chooser = reviewer.waitForEvent('filechooser');
    await reviewer
      .getByRole('group', { name: translate('{0} invoice').replace('{0}', 'PDF') })
      .getByRole('button', { name: translate('Choose a file') })
      .click();
    await (await chooser).setFiles({
      name: 'invoice.pdf',
      mimeType: 'application/pdf',
      buffer: pdfWithText('the invoice'),
    });
    await reviewer.getByText(translate('Uploaded'), { exact: true }).waitFor();
    await press(reviewer, 'Mark as issued');
    await reviewer
      .getByText(translate('Invoice for {order_no} issued. We’ve notified the client.').split('{order_no}')[1] ?? '')
      .waitFor();

    await heading(page, 'Invoice issued').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: translate('Download {0}').replace('{0}', 'PDF') }).click();
    expect((await download).suggestedFilename()).toBe('invoice.pdf');
    expect(errors).toEqual([]);
  });

  it('a paper invoice applied for despite an outage of the areas is issued and mailed with tracking [INV-02, INV-09]', async () => {
    const page = await openInvoicePage(ownOrderId, { width });
    const outage = `**/oss${areaList.path}*`;
    await page.route(outage, (route) => route.abort('connectionreset'));
    await page.getByRole('radio', { name: translate('Paper') }).check();
    await page.getByText(translate('We couldn’t load the areas.')).waitFor();
    await fill(page, 'Recipient', '林晓');
    await fill(page, 'Contact number', '13800138000');
    await fill(page, 'Street address', '文三路 1 号');
    await press(page, 'Review request');
    await page.getByText(translate('Choose the area.')).first().waitFor();
    await expect.poll(() => page.getByText(translate('Choose the area.')).count()).toBeGreaterThan(0);
    await page.unroute(outage);
    await press(page, 'Reload areas');
    for (const [level, area] of [
      ['Province, county or prefecture', '浙江省'],
      ['City or district', '杭州市'],
      ['District', '西湖区'],
    ] as const) {
      const select = page.getByRole('combobox', { name: translate(level), exact: true });
      await select.selectOption({ label: area });
    }
    await expect.poll(() => page.getByLabel(translate('Recipient'), { exact: true }).inputValue()).toBe('林晓');
    await expect.poll(() => page.getByText(translate('Choose the area.')).count()).toBe(0);
    await press(page, 'Review request');
    await heading(page, 'Review your request').waitFor();
    await loseAnswer(page, invoiceAdd);
    await press(page, 'Submit request');
    await heading(page, 'We’re checking your request').waitFor();
    expect(await invoiceStatuses(ownOrderId)).toEqual([
      {
        status: 'applied',
        kind: 'paper',
        invoice_type: 'special',
        company_name: '上海云帆贸易有限公司',
        email: null,
        area: '浙江省 杭州市 西湖区',
        detailed_address: '文三路 1 号',
      },
    ]);

    const reviewer = await openDesk('', { width });
    await reviewer.getByRole('main').getByRole('link', { name: /云帆/ }).click();
    await fill(reviewer, 'Invoice number', '01234567');
    await fill(reviewer, 'Invoice date', '2026-11-22');
    await press(reviewer, 'Mark as issued');
    await reviewer
      .getByText(translate('Invoice for {order_no} issued. We’ve notified the client.').split('{order_no}')[1] ?? '')
      .waitFor();
    await page.getByText(translate('We’ll post it soon.')).waitFor();
    await reviewer.goto('/mall/desk/invoices?status=issued');
    await reviewer.getByRole('main').getByRole('link', { name: /云帆/ }).first().click();
    await reviewer.getByLabel(translate('Carrier'), { exact: true }).selectOption('sf');
    await fill(reviewer, 'Tracking number', 'SF1234567890');
    await press(reviewer, 'Mark as posted');
    await heading(page, 'Invoice on its way').waitFor();
    const carrier = page.getByRole('link', { name: 'SF1234567890' });
    await expect
      .poll(() => carrier.getAttribute('href'))
      .toBe('https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF1234567890');
  });
});

it('a refused invoice asks only for the refused field and is sent again with all the rest [INV-07]', async () => {
  const page = await openInvoicePage('jp-order-first', {}, 'owner@jp.example');
  await heading(page, 'Correct your invoice request').waitFor();
  await page.getByText('口座番号が会社名義のものと一致しません。').first().waitFor();
  await expect.poll(() => page.getByRole('textbox').count()).toBe(1);
  await fill(page, 'Bank account', '0076543');
  await press(page, 'Review request');
  await press(page, 'Submit request');
  await heading(page, 'We’re checking your request').waitFor();
  const rows = await world.db.select().from(invoices).where(eq(invoices.order_id, 'jp-order-first'));
  const newest = rows.find(({ status }) => status === 'applied');
  expect([newest?.bank_account, newest?.company_name, newest?.file_id]).toEqual([
    '0076543',
    '株式会社あおば商事',
    'jp-order-first-letter',
  ]);
});

it('a reviewer refuses an invoice by field and reason, and a second reviewer sees who decided [INV-08]', async () => {
  const path = '/hk-order-first-invoice';
  const second = await openDesk(path);
  const first = await openDesk(path);
  for (const page of [first, second]) {
    await page.getByLabel(translate('Problem with {label}').replace('{label}', translate('Bank account'))).check();
    const words = translate('Problem: {label}').replace('{label}', translate('Bank account'));
    await page.getByLabel(words, { exact: true }).fill('It is not yours.');
    await page.getByLabel(translate('Reason'), { exact: true }).selectOption('bank_account_mismatch');
  }
  await press(first, 'Reject');
  const told = new RegExp(
    translate('Invoice request for {order_no} rejected. We’ve let the client know why.').replace('{order_no}', '\\S+'),
  );
  await first.getByText(told).waitFor();
  await press(second, 'Reject');
  await second.getByText(translate('Already rejected.')).waitFor();
  await second.getByText('By 安雅').waitFor();
  const [row] = await world.db.select().from(invoices).where(eq(invoices.invoice_id, 'hk-order-first-invoice'));
  expect(row?.refusal).toEqual({
    code: 'bank_account_mismatch',
    fields: [{ field: 'bank_account', words: 'It is not yours.' }],
  });
});

it('the invoice address of another client shows no data and no form [INV-10]', async () => {
  const page = await openInvoicePage('hk-order-first');
  expect(await loadedText(page)).not.toContain('Harbour');
  await expect.poll(() => page.getByRole('button', { name: translate('Review request') }).count()).toBe(0);
});

it('the invoice page links back to the activation when opened from there, else to the order [INV-11]', async () => {
  const back = await open('owner@cn.example', `/order/detail/${ownOrderId}/invoice?for=activation`);
  const link = back.getByRole('link', { name: translate('Back to activation') });
  await expect.poll(() => link.getAttribute('href')).toBe(`/mall/order/detail/${ownOrderId}/activate`);
  const plain = await open('owner@cn.example', `/order/detail/${ownOrderId}/invoice?for=elsewhere`);
  await expect
    .poll(() => plain.getByRole('link', { name: translate('Back to order') }).getAttribute('href'))
    .toBe(`/mall/order/detail/${ownOrderId}`);
});

it('an invoice is applied for by keyboard alone [ACC-03]', async () => {
  const page = await openInvoicePage(ownOrderId);
  await page.getByRole('button', { name: translate('Review request'), exact: true }).press('Enter');
  await page.getByRole('button', { name: translate('Submit request'), exact: true }).press('Enter');
  await heading(page, 'We’re checking your request').waitFor();
  expect(await invoiceStatuses(ownOrderId)).toHaveLength(1);
});

it.each(languages)(
  'the invoice pages of the client and of the desk are accessible in %s at 360 px [ACC-01, ACC-02]',
  async (language) => {
    const look = { width: 360, language };
    const words = translatorFor(language);
    const page = await openInvoicePage(ownOrderId, look);
    const problems: Record<string, readonly string[]> = {};
    await page.getByRole('button', { name: words('Review request'), exact: true }).waitFor();
    problems.form = await accessibilityProblems(page);
    await page.getByRole('radio', { name: words('Paper') }).check();
    await page.getByRole('combobox').first().waitFor();
    await page.getByRole('button', { name: words('Review request'), exact: true }).click();
    await page.getByText(words('Choose the area.')).first().waitFor();
    problems.refused = await accessibilityProblems(page);
    await page.getByRole('radio', { name: words('Electronic') }).check();
    await page.getByRole('button', { name: words('Review request'), exact: true }).click();
    await page.getByRole('button', { name: words('Submit request'), exact: true }).waitFor();
    problems.review = await accessibilityProblems(page);
    const issued = await openInvoicePage('cn-order-first', look);
    await issued.getByRole('heading', { name: words('Invoice issued') }).waitFor();
    problems.issued = await accessibilityProblems(issued);
    const order = await open('owner@cn.example', '/order/detail/cn-order-first', look);
    problems.order = await accessibilityProblems(order);
    const queue = await openDesk('', look);
    problems.queue = await accessibilityProblems(queue);
    await queue.goto('/mall/desk/invoices/hk-order-first-invoice');
    await queue.getByRole('heading', { level: 1 }).waitFor();
    problems.desk = await accessibilityProblems(queue);
    expect(problems).toEqual({ form: [], refused: [], review: [], issued: [], order: [], queue: [], desk: [] });
  },
);
