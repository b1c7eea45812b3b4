import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invoices } from '#server/modules/invoices/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { paidOrder } from '#server/testing/paidOrder.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const world = worldOfFile();

/** The form of a client without an earlier invoice to start from. */
async function emptyForm() {
  const { order_id } = await paidOrder(world.db, { order_type: 'new', invoice_flag: true }, world.now());
  await world.db.update(orders).set({ client_id: 'client-new' }).where(eq(orders.order_id, order_id));
  const { page } = await world.person({ email: 'new@cn.example' });
  await page.goto(`/mall/order/detail/${order_id}/invoice`);
  const review = page.getByRole('button', { name: translate('Review request'), exact: true });
  return { order_id, page, review, summary: page.getByRole('region', { name: /Check \d+ fields/ }) };
}

it('a paper invoice form lists every missing field in one summary, each with its own message [INV-04]', async () => {
  const { order_id, page, review, summary } = await emptyForm();
  await page.getByRole('radio', { name: translate('Paper') }).check();
  for (const label of ['Company name', 'Registered address', 'Registered phone', 'Bank', 'Bank account'])
    await page.getByLabel(translate(label), { exact: true }).fill('');
  await review.press('Enter');
  await summary.waitFor();
  await expect
    .poll(() => summary.getByRole('listitem').allTextContents())
    .toEqual([
      'Company name: Enter the company name.',
      'Taxpayer ID: Enter the taxpayer ID.',
      'Registered address: Enter the registered address.',
      'Registered phone: Enter the registered phone number.',
      'Bank: Enter the bank name.',
      'Bank account: Enter the bank account number.',
      'General taxpayer notice letter: Upload the general taxpayer notice letter.',
      'Recipient: Enter the recipient’s name.',
      'Contact number: Enter the contact number.',
      'Area: Choose the area.',
      'Street address: Enter the street address.',
    ]);
  expect(await world.db.select().from(invoices).where(eq(invoices.order_id, order_id))).toEqual([]);
});

it('fields that appear after a rejected submission show no error before the next submission [INV-04]', async () => {
  const { page, review, summary } = await emptyForm();
  const address = page.getByLabel(translate('Street address'), { exact: true });
  const isReproached = () => address.getAttribute('aria-invalid');
  await page.getByRole('radio', { name: translate('Electronic') }).check();
  await page.getByLabel(translate('Company name'), { exact: true }).fill('');
  await review.press('Enter');
  await summary.waitFor();
  await page.getByRole('radio', { name: translate('Paper') }).check();
  expect(await isReproached()).not.toBe('true');
  await review.press('Enter');
  await expect.poll(isReproached).toBe('true');
});
