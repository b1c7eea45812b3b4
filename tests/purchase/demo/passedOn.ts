import { expect } from 'vitest';
import type { Run } from './run.ts';

/** The page of an order that was placed has a link to pass on: it carries the order's own token, so that it opens to anybody. */
export async function expectPassedOn(
  { context, reader }: Run,
  order: { readonly order_id: string; readonly token: string },
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/mall/order/unpaid/detail/${order.order_id}`);
  const link = page.getByRole('link', { name: reader.say('Payment page to share (no sign-in needed)') });
  const { order_id, token } = order;
  expect(await link.getAttribute('href')).toBe(`/mall/payment?${new URLSearchParams({ order_id, token })}`);
  await page.close();
}
