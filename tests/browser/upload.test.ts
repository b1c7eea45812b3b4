import { eq, ne } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fileUpload } from '#contract/calls/file.ts';
import { uploadLimits } from '#contract/limits.ts';
import { files } from '#server/modules/files/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { claimOf } from '#server/testing/orderTokens.ts';
import { pdfWithText } from '#server/testing/pdf.ts';
import { openBareWorld } from './bareWorld.ts';
import { collectErrors } from './collectErrors.ts';
import { translatorFor } from './translator.ts';
import type { World } from './world.ts';

const translate = translatorFor('en');
const uploads = new RegExp(`/oss${fileUpload.path}[?]`);

/** Seeded files have their ids as upload keys. */
const whereUploaded = ne(files.upload_key, files.file_id);

let world: World;
let context: BrowserContext;
beforeAll(async () => {
  world = await openBareWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  await context.close();
  await world.db.delete(files).where(whereUploaded);
});

async function open(who: { readonly email?: string; readonly width?: number } = {}, query = ''): Promise<Page> {
  const { page, context: own } = await world.person(who);
  context = own;
  await page.goto(`/mall/bare/upload${query}`);
  return page;
}
const openAsOwner = () => open({ email: 'owner@cn.example' });

const button = (page: Page, name: string) => page.getByRole('button', { name: translate(name), exact: true });
const problem = (page: Page) => page.getByRole('alert');
const uploadedText = (page: Page) => page.getByText(translate('Uploaded'), { exact: true }).waitFor();

/** A picture of one pixel. */
const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const png = { name: 'receipt.png', mimeType: 'image/png', buffer: pngBytes };
const pdf = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: pdfWithText('all of it') };
const large = { ...png, buffer: Buffer.concat([pngBytes, Buffer.alloc(4 * 1024 * 1024)]) };

async function choose(page: Page, file: typeof png, name = 'Choose a file'): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await button(page, name).click();
  await (await opened).setFiles(file);
}

const rows = () => world.db.select().from(files).where(whereUploaded);

it('a chosen file is uploaded, shown, replaced and removed', async () => {
  const page = await openAsOwner();
  const errors = collectErrors(page);
  await choose(page, png);
  await uploadedText(page);
  expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.width))).toBe(
    1,
  );
  await button(page, 'Replace').click();
  await page.getByRole('button', { name: 'Keep receipt.png' }).click();
  await uploadedText(page);
  await button(page, 'Replace').click();
  await choose(page, pdf, 'Choose a different file');
  const link = page.getByRole('link', { name: 'receipt.pdf' });
  await link.waitFor();
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toBe('receipt.pdf');
  expect((await rows()).map(({ name, type }) => [name, type]).toSorted()).toEqual([
    ['receipt.pdf', 'application/pdf'],
    ['receipt.png', 'image/png'],
  ]);
  await button(page, 'Remove').click();
  await button(page, 'Choose a file').waitFor();
  expect(errors).toEqual([]);
});

it('a truncated PDF is refused as damaged, and another file can be uploaded [FIL-02]', async () => {
  const page = await openAsOwner();
  const errors = collectErrors(page);
  await choose(page, { ...pdf, buffer: pdf.buffer.subarray(0, pdf.buffer.length - 200) });
  await problem(page)
    .filter({ hasText: translate('error.file_damaged') })
    .waitFor();
  expect(await rows()).toEqual([]);
  await choose(page, pdf, 'Choose a different file');
  await uploadedText(page);
  expect((await rows()).map(({ name }) => name)).toEqual(['receipt.pdf']);
  expect(errors).toEqual([]);
});

it('a file can be uploaded by dropping and by pasting it', async () => {
  const page = await openAsOwner();
  for (const way of ['drop', 'paste'] as const) {
    await button(page, 'Choose a file').evaluate(
      (element, [happens, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'receipt.png', { type: 'image/png' }));
        const how = { bubbles: true, cancelable: true };
        const event =
          happens === 'drop'
            ? new DragEvent('drop', { ...how, dataTransfer: data })
            : new ClipboardEvent('paste', { ...how, clipboardData: data });
        element.dispatchEvent(event);
      },
      [way, [...pngBytes]] as const,
    );
    await uploadedText(page);
    await button(page, 'Remove').click();
  }
  expect((await rows()).length).toBe(2);
});

it('an upload shows its progress, and leaves no file when it is cancelled [FIL-06]', async () => {
  const page = await openAsOwner();
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 64 * 1024 };
  await network.send('Network.emulateNetworkConditions', slow);
  await choose(page, large);
  const progress = page.getByRole('progressbar');
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  expect(await progress.evaluate((bar: HTMLProgressElement) => bar.value < bar.max)).toBe(true);
  await expect.poll(async () => (await rows()).map(({ kept_at }) => kept_at)).toEqual([null]);
  await button(page, 'Cancel upload').click();
  await button(page, 'Choose a file').waitFor();
  await expect.poll(async () => (await rows()).length).toBe(0);
});

it('an upload whose response is lost can be retried and is stored once [FIL-01, FIL-06]', async () => {
  const page = await openAsOwner();
  await page.route(
    uploads,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await choose(page, png);
  await expect.poll(() => problem(page).textContent()).toContain(translate('We couldn’t connect to the server.'));
  await button(page, 'Try again').click();
  await uploadedText(page);
  expect((await rows()).length).toBe(1);
});

it('a refused file shows the reason, and a too large or HEIC file is not sent at all [FIL-02]', async () => {
  const page = await openAsOwner();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (uploads.test(request.url())) sent.push(request.method());
  });
  await choose(page, { ...png, buffer: Buffer.alloc(uploadLimits.maxBytes + 1) });
  await expect.poll(() => problem(page).textContent()).toContain(translate('error.file_too_large'));
  const heic = {
    name: 'photo.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('....ftypheic, which no Chromium opens'),
  };
  await choose(page, heic, 'Choose a different file');
  await expect.poll(() => problem(page).textContent()).toContain(translate('error.file_heic'));
  expect(sent).toEqual([]);
  // Larger than the network buffers: the server rejects it while most is still unsent.
  await choose(page, { ...png, buffer: Buffer.alloc(9 * 1024 * 1024, '<script>') }, 'Choose a different file');
  await expect.poll(() => problem(page).textContent()).toContain(translate('error.file_refused'));
  expect(sent).toEqual(['POST']);
  expect(await rows()).toEqual([]);
});

it('the holder of an order token uploads a file without a session and sees it [FIL-07]', async () => {
  const [order] = await world.db.select().from(orders).where(eq(orders.order_id, 'cn-order-edm'));
  if (order === undefined) throw new Error('the demo has no order');
  const page = await open({ width: 360 }, `?${new URLSearchParams(claimOf(order))}`);
  await choose(page, png);
  await uploadedText(page);
  expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.width))).toBe(
    1,
  );
  expect(await rows()).toMatchObject([{ holder_kind: 'order', holder_id: order?.order_id, user_id: null }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

it('a file of another client is not found [FIL-03]', async () => {
  const page = await openAsOwner();
  await choose(page, png);
  await uploadedText(page);
  const address = (await page.getByRole('link', { name: 'receipt.png' }).getAttribute('href')) ?? '';
  await context.close();
  const other = await open({ email: 'owner@hk.example' });
  expect((await other.goto(address))?.status()).toBe(404);
});
