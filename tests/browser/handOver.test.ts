import { and, eq, ne } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handOverBegin } from '#contract/calls/handOver.ts';
import { begunHandOver } from '#contract/entities/handOver.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { handOverLimits, uploadLimits } from '#contract/limits.ts';
import { files } from '#server/modules/files/tables.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { handOvers } from '#server/modules/handOvers/tables.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { verifications } from '#server/modules/verification/tables.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { readNow } from './readNow.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();
const translate = translatorFor('en');
type Translate = typeof translate;

const client_id = 'client-refused';
const wherePhoneUpload = and(eq(files.holder_id, client_id), ne(files.upload_key, files.file_id));

beforeEach(async () => {
  const { db } = world;
  await db.delete(flowDrafts);
  await db.delete(verifications).where(eq(verifications.client_id, client_id));
  const unverified = { verification_status: 'none', verification_refusal: null } as const;
  await db.update(clients).set(unverified).where(eq(clients.client_id, client_id));
});
afterEach(async () => {
  await world.db.delete(handOvers);
  await world.db.delete(files).where(wherePhoneUpload);
});

const button = (page: Page, words: string, tell: Translate = translate) =>
  page.getByRole('button', { name: tell(words), exact: true });
const title = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: translate(words), exact: true });
const license = (page: Page, tell: Translate = translate) =>
  page.getByRole('group', { name: tell('Business licence'), exact: true });

/** A picture of one pixel. */
const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: 'IMG_0007.png', mimeType: 'image/png', buffer: pngBytes };

async function openOnComputer(): Promise<Page> {
  const { page } = await world.person({ email: 'refused@hk.example' });
  await page.goto('/mall/auth');
  await license(page).waitFor();
  return page;
}

/** Requests a code and returns its content: the address that the phone opens. */
async function startHandOver(page: Page, ask = 'Take a photo with your phone', tell: Translate = translate) {
  const begun = page.waitForResponse((response) => response.url().endsWith(`/oss${handOverBegin.path}`));
  await button(page, ask, tell).click();
  const { secret, check_code } = begunHandOver.parse((await (await begun).json()).data);
  const address = new URL(`/mall/phone#${secret}`, world.origin).href;
  const code = page.getByRole('img', { name: tell('QR code for sending this file from your phone'), exact: true });
  await code.waitFor();
  const shown = await readNow('the code is drawn in one piece', () =>
    code.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d'))),
  );
  const expected = renderToStaticMarkup(createElement(QRCodeSVG, { value: address, size: 208 }));
  for (const path of shown) expect(expected).toContain(`d="${path}"`);
  expect(shown).toHaveLength(2);
  return { secret, check_code, address };
}

/** A phone that is not signed in. */
async function openOnPhone(address: string): Promise<Page> {
  const { page } = await world.person({ width: 360 });
  await page.goto(address);
  return page;
}

const choose = (page: Page, file = photo) => license(page).locator('input[type=file]').last().setInputFiles(file);

const waitForMessage = (page: Page, words: string) => page.getByText(translate(words), { exact: true }).waitFor();
const waitUntilOpened = (page: Page) => waitForMessage(page, 'Waiting for the photo. It’ll appear here automatically.');

describe('licence photographed by phone', () => {
  it('a licence photographed by phone appears on the computer without losing input there [HAN-01, HAN-03, HAN-06]', async () => {
    const desk = await openOnComputer();
    const { address, secret, check_code } = await startHandOver(desk);
    await desk.getByLabel(translate('Certified company name'), { exact: true }).fill('示例有限公司');
    const phone = await openOnPhone(address);
    await phone.getByRole('heading', { level: 1, name: 'Take a photo: Business licence' }).waitFor();
    for (const page of [desk, phone]) await page.getByText(check_code, { exact: true }).waitFor();
    await expect.poll(() => phone.url()).toBe(new URL('/mall/phone', world.origin).href);
    await waitUntilOpened(desk);
    await choose(phone);
    await title(phone, 'Sent to your computer').waitFor();
    await license(desk).getByRole('link', { name: 'IMG_0007.png' }).waitFor();
    await expect
      .poll(() => desk.getByLabel(translate('Certified company name'), { exact: true }).inputValue())
      .toBe('示例有限公司');
    const rows = await world.db.select().from(files).where(eq(files.name, 'IMG_0007.png'));
    expect(rows.map(({ holder_id, purpose, used_at }) => ({ holder_id, purpose, used_at }))).toEqual([
      { holder_id: client_id, purpose: 'business_license', used_at: null },
    ]);
    await expect
      .poll(async () => JSON.stringify(await world.db.select().from(flowDrafts)))
      .toContain(rows[0]?.file_id ?? 'no file');
    const stores = await Promise.all(
      [desk, phone].map((page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))),
    );
    const kept = JSON.stringify([await world.db.select().from(flowDrafts), world.logged, stores]);
    expect(kept).not.toContain(secret);
  });

  it('a second phone that opens a hand-over code is refused [HAN-02]', async () => {
    const desk = await openOnComputer();
    const { address } = await startHandOver(desk);
    await license(await openOnPhone(address)).waitFor();
    const second = await openOnPhone(address);
    await title(second, 'You can’t send a file here').waitFor();
    await waitForMessage(second, 'error.hand_over_taken');
  });

  it('a hand-over continues after reloads of the phone and of the computer [HAN-06]', async () => {
    const desk = await openOnComputer();
    const { address } = await startHandOver(desk);
    const phone = await openOnPhone(address);
    await license(phone).waitFor();
    await waitUntilOpened(desk);
    await desk.getByLabel(translate('Translated name'), { exact: true }).fill('Example Ltd.');
    await expect.poll(async () => JSON.stringify(await world.db.select().from(flowDrafts))).toContain('Example Ltd.');
    await Promise.all([desk.reload(), phone.reload()]);
    await waitUntilOpened(desk);
    await choose(phone);
    await title(phone, 'Sent to your computer').waitFor();
    await license(desk).getByRole('link', { name: 'IMG_0007.png' }).waitFor();
    await phone.reload();
    await title(phone, 'Sent to your computer').waitFor();
  });

  it('a computer that lost its code by a reload can show a new one, which replaces the old code [HAN-03, HAN-06]', async () => {
    const desk = await openOnComputer();
    const first = await startHandOver(desk);
    await expect.poll(async () => JSON.stringify(await world.db.select().from(flowDrafts))).toContain('handedOver');
    await desk.reload();
    await waitForMessage(
      desk,
      'This page was reloaded, so the code is hidden. If your phone has already opened it, continue there. Otherwise, get a new code.',
    );
    const second = await startHandOver(desk, 'Get a new code');
    await title(await openOnPhone(first.address), 'You can’t send a file here').waitFor();
    await license(await openOnPhone(second.address)).waitFor();
    await waitUntilOpened(desk);
  });

  it('using the computer instead ends a hand-over, which the phone shows [HAN-05]', async () => {
    const desk = await openOnComputer();
    const { address } = await startHandOver(desk);
    const phone = await openOnPhone(address);
    await license(phone).waitFor();
    await button(desk, 'Use this device instead').click();
    await button(desk, 'Choose a file').waitFor();
    await waitForMessage(phone, 'error.hand_over_ended');
    await choose(desk, { ...photo, name: 'scan.png' });
    await license(desk).getByRole('link', { name: 'scan.png' }).waitFor();
  });

  it('signing out on the computer ends a hand-over on the phone [HAN-05]', async () => {
    const desk = await openOnComputer();
    const { address } = await startHandOver(desk);
    const phone = await openOnPhone(address);
    await license(phone).waitFor();
    const signedOut = await desk.request.post('/oss/mall/session/sign-out', {
      headers: { [sameSiteHeader.name]: sameSiteHeader.value },
      data: {},
    });
    expect(signedOut.status()).toBe(200);
    await title(phone, 'You can’t send a file here').waitFor();
  });

  it('an expired hand-over is reported on computer and phone, and a new code can be shown [HAN-05]', async () => {
    const desk = await openOnComputer();
    const { address } = await startHandOver(desk);
    const phone = await openOnPhone(address);
    await license(phone).waitFor();
    await waitUntilOpened(desk);
    world.passes(handOverLimits.phoneMinutes);
    await waitForMessage(desk, 'The time to send from your phone has expired. Nothing was sent.');
    await waitForMessage(phone, 'error.hand_over_expired');
    await license(await openOnPhone((await startHandOver(desk, 'Get a new code')).address)).waitFor();
  });

  it('a photo above the upload limit is reduced to a JPEG below the limit [HAN-07]', async () => {
    const desk = await openOnComputer();
    const phone = await openOnPhone((await startHandOver(desk)).address);
    await license(phone).waitFor();
    // Noise cannot be compressed.
    const size = await phone.evaluate(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 2400;
      canvas.height = 1600;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      const noise = context.createImageData(canvas.width, canvas.height);
      for (let at = 0; at < noise.data.length; at += 65_536)
        crypto.getRandomValues(noise.data.subarray(at, Math.min(at + 65_536, noise.data.length)));
      for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
      context.putImageData(noise, 0, 0);
      const blob = await new Promise<Blob | null>((taken) => canvas.toBlob(taken, 'image/png'));
      if (blob === null) throw new Error('no picture');
      const data = new DataTransfer();
      data.items.add(new File([blob], 'IMG_0007.png', { type: 'image/png' }));
      const input = [...document.querySelectorAll('input[type=file]')].at(-1);
      if (!(input instanceof HTMLInputElement)) throw new Error('nothing takes files');
      input.files = data.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return blob.size;
    });
    expect(size).toBeGreaterThan(uploadLimits.maxBytes);
    await title(phone, 'Sent to your computer').waitFor();
    const [row] = await world.db.select().from(files).where(eq(files.name, 'IMG_0007.jpg'));
    expect(row).toMatchObject({ type: 'image/jpeg', purpose: 'business_license' });
    expect(row?.size).toBeLessThan(uploadLimits.maxBytes);
  });

  it('a phone does not offer to photograph the licence with another phone', async () => {
    const { page: phone } = await world.person({ email: 'refused@hk.example', width: 360 });
    await phone.goto('/mall/auth');
    await button(phone, 'Take a photo').waitFor();
    await expect.poll(() => button(phone, 'Take a photo with your phone').isVisible()).toBe(false);
  });

  it.each(displays)(
    'the hand-over pages are accessible in $language at $width px, $scheme [ACC-01, ACC-02]',
    async (look) => {
      const tell = translatorFor(look.language);
      // As narrow as a phone, but with a mouse: a phone is not offered another one.
      const width = look.width === 360 ? 380 : look.width;
      const { page: desk } = await world.person({ email: 'refused@hk.example', scripted: true, ...look, width });
      await desk.goto('/mall/auth');
      const { address } = await startHandOver(desk, 'Take a photo with your phone', tell);
      expect(await accessibilityProblems(desk)).toEqual([]);
      const { page: phone } = await world.person({ scripted: true, ...look, width: 360 });
      await phone.goto(address);
      await license(phone, tell).waitFor();
      expect(await accessibilityProblems(phone)).toEqual([]);
      await desk.getByText(tell('Waiting for the photo. It’ll appear here automatically.'), { exact: true }).waitFor();
      expect(await accessibilityProblems(desk)).toEqual([]);
    },
  );
});
