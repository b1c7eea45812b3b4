import { expect } from 'vitest';
import type { OrderType } from '#contract/entities/product.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import type { ExternalEvent } from '#machines/flows/purchase/types.ts';
import { readNow } from '../../browser/readNow.ts';
import type { PageDriver } from '../../flowkit/pageDriver.ts';
import { perform } from '../../flowkit/testedFlow.ts';
import { gestures, placeButton } from './gestures.ts';
import { stateLocators } from './stateLocators.ts';

export const choices = {
  new: [
    { type: 'plan.choose', plan_id: 'growth' },
    { type: 'years.set', years: 2 },
  ],
  append: [],
  renew: [{ type: 'years.set', years: 1 }],
  upgrade: [{ type: 'plan.choose', plan_id: 'flagship' }],
  upgrade_renew: [],
} as const satisfies Record<OrderType, readonly ExternalEvent[]>;

export const buyers = {
  new: 'new@cn.example',
  append: 'owner@cn.example',
  renew: 'owner@cn.example',
  upgrade: 'owner@cn.example',
  upgrade_renew: 'owner@cn.example',
} as const satisfies Record<OrderType, string>;

export const performEvent = (reader: PageDriver, event: ExternalEvent): Promise<void> =>
  perform(gestures, reader, event);

export async function choose(reader: PageDriver, type: OrderType): Promise<void> {
  await performEvent(reader, { type: 'type.choose', order_type: type });
  for (const event of choices[type]) await performEvent(reader, event);
  if (type === 'append') await reader.page.getByRole('spinbutton').first().press('ArrowUp');
  await stateLocators['choosing.price.quoted'](reader).waitFor();
}

/** Reviews the selection, acknowledges every loss, and returns the amount on the button. */
export async function review(reader: PageDriver): Promise<string> {
  await performEvent(reader, { type: 'order.review' });
  await stateLocators['reviewing.confirming'](reader).waitFor();
  const losses = reader.page.getByRole('main').getByRole('checkbox');
  for (const loss of await readNow('the losses are drawn with the review', () => losses.all())) await loss.check();
  const label = (await placeButton(reader).textContent()) ?? '';
  const [before = '', after = ''] = reader.say('Place order · {amount}').split('{amount}');
  return label.slice(before.length, label.length - after.length).trim();
}

/** Places the reviewed order and returns its number from the receipt. */
export async function placeOrder(reader: PageDriver): Promise<string> {
  await performEvent(reader, { type: 'order.place' });
  return readOrderNumber(reader);
}

export async function readOrderNumber(reader: PageDriver): Promise<string> {
  await stateLocators['placed.current'](reader).waitFor();
  const words = await readNow('the receipt is drawn in one piece', () => reader.page.getByRole('main').textContent());
  const [number] = /MF-\d{8}-\d+/.exec(words ?? '') ?? [];
  expect(number, 'the receipt has no order number').toBeDefined();
  return number ?? '';
}

interface Listed {
  readonly order_id: string;
  readonly order_no: string;
  readonly order_type: OrderType;
}

export async function unpaidOrders({ page }: PageDriver): Promise<readonly Listed[]> {
  const answer = await page.context().request.get('/oss/mall/order/list?status=unpaid&page_size=99', {
    headers: { [sameSiteHeader.name]: sameSiteHeader.value },
  });
  const { data } = await answer.json();
  return data.orders;
}
