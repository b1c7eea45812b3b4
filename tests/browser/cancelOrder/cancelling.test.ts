import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderCancel, orderGet } from '#contract/calls/order.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { loseAnswer } from '../lostAnswer.ts';
import { readNow } from '../readNow.ts';
import { sendSimultaneously } from '../sendSimultaneously.ts';
import { translatorFor } from '../translator.ts';
import { closeUnfinishedWork } from '../world.ts';
import { worldOfFile } from '../worldOfFile.ts';

const email = 'owner@cn.example';
const order_id = 'cn-order-edm';
const address = `/mall/order/detail/${order_id}/cancel`;
const translate = translatorFor('en');
const world = worldOfFile(async () => {});

const whereOrder = eq(orders.order_id, order_id);
const statusNow = async () => (await world.db.select().from(orders).where(whereOrder))[0]?.status;

beforeEach(async () => {
  await closeUnfinishedWork(world.db);
  await world.db.update(orders).set({ status: 'unpaid' }).where(whereOrder);
});

async function openConfirming(): Promise<Page> {
  const { page } = await world.person({ email });
  await page.goto(address);
  await title(page, 'Cancel this order?').waitFor();
  return page;
}

const title = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: translate(words), exact: true });
const confirmButton = (page: Page) => page.getByRole('button', { name: translate('Cancel order'), exact: true });
const cancelCalls = `**/oss${orderCancel.path}`;
const orderCalls = `**/oss${orderGet.path}*`;

/** Idempotency keys of the cancellations sent, in order. */
function keysSent(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(orderCancel.path)) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

describe('order cancellation', () => {
  it('a cancellation with a lost response is looked up as soon as the connection returns [CAN-02]', async () => {
    const { page } = await world.person({ email, alone: true });
    await page.clock.install();
    await page.goto(address);
    await title(page, 'Cancel this order?').waitFor();
    await loseAnswer(page, orderCancel);
    await page.route(orderCalls, (route) => route.abort('connectionreset'));
    await confirmButton(page).click();
    await page.getByText('Please don’t pay for this order until we’ve confirmed its status.').waitFor();
    // From here on no pause ends by itself; an attempt under way ends.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const isPausing = async () => {
      await page.clock.runFor(500);
      return readNow('the caller reads again', () =>
        page.getByRole('button', { name: translate('Check again') }).isVisible(),
      );
    };
    await expect.poll(isPausing).toBe(true);
    await page.unroute(orderCalls);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await title(page, 'Order cancelled').waitFor();
  });

  it('a cancellation interrupted by a reload completes with the same idempotency key [CAN-03]', async () => {
    const page = await openConfirming();
    const keys = keysSent(page);
    await page.route(cancelCalls, async (route) => void (await route.fetch()), { times: 1 });
    const sent = page.waitForRequest(cancelCalls);
    await confirmButton(page).click();
    await sent;
    await title(page, 'Cancelling the order').waitFor();
    await page.reload();
    await title(page, 'Order cancelled').waitFor();
    expect([new Set(keys).size, await statusNow()]).toEqual([1, 'cancelled']);
  });

  it('two windows that cancel an order share one idempotency key and both show it as cancelled [CAN-03]', async () => {
    const page = await openConfirming();
    const other = await page.context().newPage();
    await other.goto(address);
    await title(other, 'Cancel this order?').waitFor();
    const [one, two] = [keysSent(page), keysSent(other)];
    await sendSimultaneously([page, other], orderCancel, (window) => confirmButton(window).click());
    await title(page, 'Order cancelled').waitFor();
    await title(other, 'Order cancelled').waitFor();
    expect(new Set([...one, ...two]).size).toBe(1);
  });
});

describe('orders that are not cancelled', () => {
  it('cancelling an order of another client shows "not found" and leaves the order unpaid [CAN-06]', async () => {
    const { page } = await world.person({ email: 'new@cn.example' });
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'We couldn’t find this.' }).waitFor();
    expect(await statusNow()).toBe('unpaid');
  });

  it('choosing to keep an order leaves it unpaid, and its cancellation can be opened again [CAN-04]', async () => {
    const page = await openConfirming();
    await page.getByRole('button', { name: translate('Keep order') }).click();
    await page.waitForURL(`**/order/detail/${order_id}`);
    expect(await statusNow()).toBe('unpaid');
    await page.getByRole('link', { name: translate('Cancel order') }).click();
    await title(page, 'Cancel this order?').waitFor();
  });
});
