import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unfold } from '../flowkit/locators.ts';
import type { PageDriver } from '../flowkit/pageDriver.ts';
import { choose, placeOrder, review } from '../flows/purchase/journeys.ts';
import { readNow } from './readNow.ts';
import { translatorFor } from './translator.ts';
import type { World } from './world.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const world = worldOfFile();

async function open(who: Parameters<World['person']>[0], address: string): Promise<PageDriver> {
  const { page } = await world.person(who);
  await page.goto(address);
  await main({ page, say: translate }).getByRole('heading', { level: 1 }).waitFor();
  return { page, say: translate };
}

const main = ({ page }: Pick<PageDriver, 'page' | 'say'>): Locator => page.getByRole('main');
const row = (reader: PageDriver, label: string): Locator =>
  main(reader)
    .locator('dl > div')
    .filter({ has: reader.page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

describe('deadlines', () => {
  it('the payment deadline is the same on receipt, order, payment page, order list and home page [ORD-06]', async () => {
    const reader = await open({ email: 'new@cn.example' }, '/mall/store/new');
    await choose(reader, 'new');
    await review(reader);
    await placeOrder(reader);
    const deadline = (await row(reader, 'Pay by').textContent()) ?? '';
    expect(deadline).toMatch(/^\w{3}, \w{3} \d{1,2}, \d{4}, \d\d:\d\d$/);
    const payment =
      (await reader.page.getByRole('link', { name: translate('View payment options') }).getAttribute('href')) ?? '';
    const order = (await reader.page.getByRole('link', { name: translate('Go to order') }).getAttribute('href')) ?? '';
    const saidAt = async (address: string) => {
      await reader.page.goto(address);
      await main(reader).getByText(deadline).first().waitFor();
      const texts = await readNow('the deadline was waited for', () =>
        main(reader).getByText(deadline).allTextContents(),
      );
      return texts.map((text) => text.replace(deadline, '…'));
    };
    expect([
      await saidAt(order),
      await saidAt(payment),
      await saidAt('/mall/order/unpaid'),
      await saidAt('/mall/home'),
    ]).toEqual([
      ['Transfer this amount by ….', 'By …'],
      // The holder of the link may be in any time zone.
      ['Transfer this amount by … (GMT+8).'],
      ['Pay by …'],
      ['Pay by …'],
    ]);
  });

  it('the end of a plan is the same on the home page and on the renewal page', async () => {
    const reader = await open({ email: 'owner@jp.example' }, '/mall/home');
    const [starts = '', ends = ''] = ((await row(reader, 'Term').textContent()) ?? '').split(' – ');
    expect(starts).toMatch(/^\w{3}\s\d{1,2},\s\d{4},\s\d\d:\d\d$/);
    await reader.page.goto('/mall/store/renew');
    const said = (await main(reader).getByText('until ').first().textContent()) ?? '';
    expect(said.replace(/until \w{3}, /i, '')).toBe(ends.replaceAll('\u00a0', ' '));
  });
});

describe('voucher limits', () => {
  const limits = [
    ['Flagship voucher', ['Only for the Flagship plan', 'Only for CNY orders']],
    ['Renewal voucher, 5% off', ['Only for Renewal or Upgrade with renewal orders']],
    ['Voucher of another region', ['Only for USD orders']],
    ['Welcome voucher', ['Only for CNY orders']],
    ['Voucher of next season', []],
  ] as const;
  const said = (card: Locator) =>
    readNow('the caller waits for the card', () => card.getByText(/^Only for/).allTextContents());

  it('a voucher shows its limits, and one in another currency is not called usable [VOU-03]', async () => {
    const reader = await open({ email: 'owner@cn.example' }, '/mall/voucher');
    const card = (name: string) =>
      main(reader)
        .getByRole('listitem')
        .filter({ has: reader.page.getByRole('heading', { name, exact: true }) });
    expect(await Promise.all(limits.map(async ([name]) => [name, await said(card(name))]))).toEqual(limits);
    await card('Voucher of another region').getByText('Different currency', { exact: true }).waitFor();
    await expect.poll(() => card('Voucher of another region').getByText('Available').count()).toBe(0);
    await expect.poll(() => card('Flagship voucher').getByText('Available').count()).toBe(1);
  });

  it('the store shows the same limits of a voucher as the vouchers page [VOU-03]', async () => {
    const reader = await open({ email: 'owner@cn.example' }, '/mall/store/renew');
    await choose(reader, 'renew');
    await unfold(reader.page);
    const card = (name: string) =>
      main(reader)
        .locator('label')
        .filter({ has: reader.page.getByRole('checkbox', { name, exact: true }) });
    expect(await Promise.all(limits.map(async ([name]) => [name, await said(card(name))]))).toEqual(limits);
  });
});

describe('quantities', () => {
  it.each([
    ['typed and left', async (field: Locator) => field.blur()],
    ['typed and confirmed', async (field: Locator) => field.press('Enter')],
  ])('a quantity above the limit, %s, is set to the limit with a message [PUR-16]', async (_name, settle) => {
    const reader = await open({ email: 'owner@cn.example' }, '/mall/store/append');
    const item = main(reader).getByRole('listitem').filter({ hasText: 'Additional accounts' });
    const field = item.getByRole('spinbutton');
    const note = item.getByText('You can order up to 500.');
    await field.fill('501');
    await note.waitFor();
    await settle(field);
    await expect.poll(() => field.inputValue()).toBe('500');
    await expect.poll(() => note.isVisible()).toBe(true);
    await field.fill('499');
    await note.waitFor({ state: 'detached' });
  });

  it.each(['1.5', '-3', '2e2', 'ten'])(
    'a quantity that is no whole number, “%s”, is ignored with a message [PUR-16]',
    async (text) => {
      const reader = await open({ email: 'owner@cn.example' }, '/mall/store/append');
      const item = main(reader).getByRole('listitem').filter({ hasText: 'Additional accounts' });
      const field = item.getByRole('spinbutton');
      const note = item.getByText('Enter a whole number.');
      await field.fill('7');
      await field.fill(text);
      await note.waitFor();
      await field.blur();
      await expect.poll(() => field.inputValue()).toBe('7');
      await expect.poll(() => note.isVisible()).toBe(true);
      await field.fill('1,200');
      await item.getByText('You can order up to 500.').waitFor();
    },
  );

  it('a quantity raised by Page Up stops at the limit with a message', async () => {
    const reader = await open({ email: 'owner@cn.example' }, '/mall/store/append');
    const item = main(reader).getByRole('listitem').filter({ hasText: 'Additional accounts' });
    const field = item.getByRole('spinbutton');
    await field.fill('495');
    await field.press('PageUp');
    await item.getByText('You can order up to 500.').waitFor();
    await expect.poll(() => field.inputValue()).toBe('500');
  });
});
