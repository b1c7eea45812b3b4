import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from '#contract/envelope.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { storedTokenFor } from '#server/testing/orderTokens.ts';
import { flows } from '../flows/index.ts';
import { signIn } from './signIn.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile(async () => {});

/** The order in the addresses of the payment flows in `tests/flows`. */
const order = 'cn-order-storage';
const token = 'token-of-the-support-01';
const owner = 'owner@cn.example';

const translate = translatorFor('en');

async function flowOfCode(page: Page, words = translate): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.url().includes('/mall/flow/trace-store'));
  await page
    .getByRole('main')
    .getByRole('button', { name: words('Get a support code') })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('Send and get code') }).click();
  await dialog
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .last()
    .waitFor();
  return JSON.parse(JSON.parse((await sent).postData() ?? '{}').trace).flow;
}

/** A Japanese client, on the host without a header. */
async function openJapanesePage(address: string): Promise<Page> {
  const { page } = await world.person({ host: 'jp.localhost', language: null });
  await page.goto(address);
  await page.waitForURL('**/login?**');
  await signIn(page, 'owner@jp.example');
  await page.waitForURL(`**${address}`);
  return page;
}

describe('support code on each page', () => {
  it.each(flows)(
    'the page of the flow $name offers a support code [SUP-17]',
    async ({ name, page: { address, email, hasHeader } }) => {
      await world.db.update(orders).set(storedTokenFor(order, token)).where(eq(orders.order_id, order));
      const { page } = await world.person(email === null ? {} : { email });
      await page.goto(address);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      if (!hasHeader) {
        expect(await flowOfCode(page)).toBe(name);
        return;
      }
      await page
        .getByRole('banner')
        .getByRole('button', { name: translate('Help'), exact: true })
        .click();
      await page
        .getByRole('button', { name: translate('Get a support code') })
        .last()
        .waitFor();
    },
  );

  it('the store on the Japanese host, which has no header, offers a support code for the purchase [SUP-17]', async () => {
    const page = await openJapanesePage('/mall/store');
    expect(await flowOfCode(page, translatorFor('ja'))).toBe('purchase');
  });

  it('the store in the mini-program offers a support code for the purchase [SUP-17]', async () => {
    const { page, context } = await world.person({
      email: owner,
      width: 360,
      userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.50 miniProgram',
      alone: true,
    });
    const session = (await context.cookies()).find(({ name }) => name === sessionCookie)?.value ?? '';
    await context.clearCookies({ name: sessionCookie });
    await page.goto(`/mall/store#bearer=${session}&client_id=client-cn`);
    expect(await flowOfCode(page)).toBe('purchase');
  });

  it('a page without header offers no support code before a flow was begun', async () => {
    const page = await openJapanesePage('/mall/voucher');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: translatorFor('ja')('Get a support code') }).count())
      .toBe(0);
  });
});
