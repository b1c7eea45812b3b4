import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clients } from '#server/modules/identity/tables.ts';
import { orderEvents, orders } from '#server/modules/orders/tables.ts';
import { receivedPayments } from '#server/modules/payments/tables.ts';
import { orderProducts } from '#server/modules/products/tables.ts';
import { addManyOrders } from '../bench/manyOrders.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { eventTimeoutMs } from './eventTimeout.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

async function open(email: string): Promise<Page> {
  const { page } = await world.person({ email, language: 'en' });
  await page.goto('/mall/home');
  await card(page).waitFor();
  return page;
}

const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Needs attention' }) });
const actionItems = (page: Page) => card(page).getByRole('listitem');
const path = (page: Page) => new URL(page.url()).pathname;

describe('action items on the home page [HOM-02]', () => {
  it('a client with nothing to do has no action items', async () => {
    await world.db.update(clients).set({ verification_status: 'pass' }).where(eq(clients.client_id, 'client-new'));
    const page = await open('new@cn.example');
    await card(page).getByText('You’re all caught up').waitFor();
    await expect.poll(() => actionItems(page).count()).toBe(0);
    await world.db.update(clients).set({ verification_status: 'none' }).where(eq(clients.client_id, 'client-new'));
  });

  it.each([
    ['new@cn.example', 'Not submitted yet. Verify your company to activate orders.', 'Verify now'],
    ['pending@cn.example', 'Under review. We’ll notify you of the result.', null],
    ['trial@cn.example', 'Provisionally verified. Some documents are still missing.', 'Continue verification'],
    ['refused@hk.example', 'Not approved. Check your details and submit them again.', 'Review and resubmit'],
    ['returned@cn.example', 'Some details need correction.', 'Correct details'],
  ])(
    'the home page shows the verification status of %s and links to the verification: %s [HOM-10]',
    async (email, text, label) => {
      const page = await open(email);
      const line = actionItems(page).filter({ hasText: 'Company verification' });
      await line.getByText(text, { exact: true }).waitFor();
      const name = label === null ? 'Company verification' : `${label}: Company verification`;
      await line.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(/[/](mainlandAuth|auth)([?]|$)/);
    },
  );

  it('action items are sorted by urgency and link to the page where each is done', async () => {
    const now = world.now();
    const of = { client_id: 'client-cn', count: 1, now };
    await addManyOrders(world.db, { ...of, statuses: ['unpaid'], prefix: 'refused' });
    await world.db.update(orders).set({ payment_status: 'failed' }).where(eq(orders.order_id, 'refused-0'));
    await addManyOrders(world.db, { ...of, statuses: ['unpaid'], prefix: 'due' });
    const page = await open('owner@cn.example');
    await expect
      .poll(async () => {
        const texts = await actionItems(page).allInnerTexts();
        return texts.map(
          (text) => /Go to payment|Pay$|Add more|Activate order|Continue/.exec(text.replace(/\s+/g, ' '))?.[0],
        );
      })
      .toEqual(['Go to payment', 'Pay', 'Add more', 'Activate order']);
    const leadsTo = async (name: RegExp) => {
      await page.goto('/mall/home');
      await card(page).getByRole('link', { name }).first().click();
      await page.waitForURL((url) => !url.pathname.endsWith('/home'));
      return path(page);
    };
    expect({
      correct: await leadsTo(/^Go to payment:/),
      pay: await leadsTo(/^Pay:/),
      more: await leadsTo(/^Add more:/),
      activate: await leadsTo(/^Activate order:/),
      unpaid: await leadsTo(/^View unpaid orders$/),
    }).toEqual({
      correct: '/mall/payment',
      pay: '/mall/order/unpaid/detail/due-0',
      more: '/mall/store/append',
      activate: '/mall/order/detail/cn-order-storage/activate',
      unpaid: '/mall/order/unpaid',
    });
  });

  it('a child account is not offered actions of the main account at home, on the order and its activation', async () => {
    const page = await open('member@cn.example');
    await actionItems(page).getByText('Paid, not activated').waitFor();
    const offered = (name: RegExp) => card(page).getByRole('link', { name });
    await expect
      .poll(() => Promise.all([offered(/^Add more:/).count(), offered(/^Activate order:/).count()]))
      .toEqual([1, 0]);
    await page.goto('/mall/order/paid/detail/cn-order-storage');
    await page.getByRole('link', { name: 'My products' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Activate order' }).count()).toBe(0);
    await page.getByRole('link', { name: 'View activation requirements' }).click();
    await page.getByText('Only the main account can do this.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Request an invoice' }).count()).toBe(0);
  });

  it('a started purchase is an action item that links to the store', async () => {
    const { page } = await world.person({ email: 'new@cn.example', language: 'en' });
    await page.goto('/mall/store/new');
    await page.getByRole('radio').first().waitFor();
    const saved = page.waitForResponse((response) => response.url().includes('draft-save') && response.ok(), {
      timeout: eventTimeoutMs,
    });
    await page.getByText('Growth', { exact: false }).first().click();
    await saved;
    await page.goto('/mall/home');
    await card(page).getByRole('link', { name: 'Continue: Unfinished purchase' }).click();
    await page.waitForURL('**/mall/store/**');
  });

  it('action items name three paid orders and count the others', async () => {
    await addManyOrders(world.db, {
      client_id: 'client-hk',
      count: 12,
      now: world.now(),
      statuses: ['paid'],
      prefix: 'waiting',
    });
    const page = await open('owner@hk.example');
    await expect
      .poll(() =>
        card(page)
          .getByRole('link', { name: /^Activate order:/ })
          .count(),
      )
      .toBe(3);
    await card(page).getByText('9 more orders not shown').waitFor();
  });
});

const oneTerm = expect.stringMatching(/^\w{3}\s\d+,\s\d{4},\s\d\d:\d\d – \w{3}\s\d+,\s\d{4},\s\d\d:\d\d$/);

it.each([
  [
    'that is in use',
    'owner@cn.example',
    {
      name: 'Growth',
      standing: expect.stringMatching(/^\d+ days left$/),
      term: oneTerm,
      systems: ['Business mail', 'CRM', 'Marketing'],
      actions: [
        ['Renew', '/mall/store/renew'],
        ['Upgrade', '/mall/store/upgrade'],
        ['Add more', '/mall/store/append'],
      ],
    },
  ],
  [
    'that has expired',
    'owner@tw.example',
    {
      name: 'Starter',
      standing: 'Expired',
      term: oneTerm,
      systems: ['Business mail', 'CRM'],
      actions: [['Renew', '/mall/store/renew']],
    },
  ],
] as const)('a product %s shows its name, term, systems and available actions [HOM-04]', async (_, email, expected) => {
  const page = await open(email);
  const product = page.getByRole('region', { name: 'My products' }).locator('section').first();
  const told = (name: string) => product.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect
    .poll(async () => ({
      name: await product.getByRole('heading').textContent(),
      standing: await product.getByRole('heading').locator('xpath=following-sibling::*').textContent(),
      term: await told('Term').textContent(),
      systems: await told('Systems').getByRole('listitem').allTextContents(),
      actions: await product
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
    }))
    .toEqual(expected);
});

it('a product shows how much storage is in use and that it is almost used up [HOM-03]', async () => {
  const page = await open('owner@jp.example');
  const accounts = page.locator('dl > div').filter({ hasText: 'Storage' });
  await expect
    .poll(async () => (await accounts.allInnerTexts()).join().replace(/\s+/g, ' '))
    .toBe('Storage 188 GB of 200 GB Almost used up');
  await card(page).getByText('Almost used up: Storage').waitFor();
});

it('a product shows that more storage is in use than its plan includes [HOM-03]', async () => {
  const ofClient = eq(orderProducts.client_id, 'client-jp');
  const [product] = await world.db.select().from(orderProducts).where(ofClient);
  const usage = product?.usage ?? null;
  if (usage === null) throw new Error('The suite has said nothing about the product');
  await world.db
    .update(orderProducts)
    .set({ usage: { ...usage, used: { ...usage.used, storage_gb: 230 } } })
    .where(ofClient);
  const page = await open('owner@jp.example');
  const storage = page.locator('dl > div').filter({ hasText: 'Storage' });
  await expect
    .poll(async () => (await storage.allInnerTexts()).join().replace(/\s+/g, ' '))
    .toBe('Storage 230 GB of 200 GB Over plan limit');
  await card(page).getByText('Over plan limit: Storage').waitFor();
  await world.db.update(orderProducts).set({ usage }).where(ofClient);
});

it('a plan that ended while another one runs is no action item and is listed last [HOM-02, HOM-04]', async () => {
  const page = await open('longtime@cn.example');
  await card(page).getByText('You’re all caught up').waitFor();
  await expect
    .poll(() => page.locator('section[aria-labelledby=my-products]').getByRole('heading', { level: 2 }).allInnerTexts())
    .toEqual(['My products', 'Flagship', 'Starter']);
});

it('the home page and the order page show payments that did not pay the order, with their settlement [HOM-81]', async () => {
  const { page } = await world.person({ email: 'owner@hk.example', language: 'en' });
  const order_id = 'hk-order-api';
  const arrived = [
    ['to_refund', 'money_to_refund', 65_000, 2],
    ['undecided', 'money_undecided', 700, 3],
    ['refunded', 'money_refunded', 1, 4],
  ] as const;
  for (const [settlement, event, amount, hour] of arrived) {
    const at = new Date(Date.UTC(2026, 9, 1, hour));
    const of = { received_id: event, reference: event, order_id, received_at: at };
    const sum = { amount, currency: 'USD', means: 'transfer', payer: null, by_link: false, settlement } as const;
    await world.db.insert(receivedPayments).values({ ...of, ...sum });
    await world.db.insert(orderEvents).values({ order_id, event, at, actor: 'staff', subject: event });
  }
  await page.goto('/mall/home');
  const line = (sum: string) => actionItems(page).filter({ hasText: sum });
  await line('We received US$7 but couldn’t match it to this order. Our finance team will contact you.').waitFor();
  await line('The US$650 we received wasn’t needed for this order. We’ll refund it.').getByRole('link').click();
  await page.waitForURL('**/detail/hk-order-api');
  const main = page.getByRole('main');
  for (const [sum, hour, becomes] of [
    ['US$650', 10, 'This payment wasn’t needed. We’ll refund it to the original account.'],
    ['US$7', 11, 'We couldn’t match this payment to your order. Our finance team will contact you.'],
    ['US$0.01', 12, 'We’ve refunded it to the original account.'],
  ] as const) {
    const notice = main
      .locator('.mantine-Alert-root')
      .filter({ hasText: `We received ${sum} on Thu, Oct 1, 2026, ${hour}:00` });
    await notice.getByText(becomes, { exact: true }).waitFor();
  }
  expect(await accessibilityProblems(page)).toEqual([]);
});

it.each(displays)('the home page is accessible in $language at $width px, $scheme [ACC-01]', async (look) => {
  const { page } = await world.person({ ...look, email: 'owner@jp.example', scripted: true });
  await page.goto('/mall/home');
  await page.locator('dl').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

it('a client on trial sees so at home and in the account panel, and other clients do not [SES-40]', async () => {
  const page = await open('trial@cn.example');
  await page.getByText('Your company is on a trial', { exact: true }).waitFor();
  await page.getByText('From then on, you can book appointments.').waitFor();
  const panelOf = (of: Page) => of.getByRole('button', { name: 'Account:' }).click();
  await panelOf(page);
  await page.getByText('Trial', { exact: true }).waitFor();
  const other = await open('new@cn.example');
  await other.getByText('No products yet', { exact: true }).waitFor();
  await panelOf(other);
  await other.getByText('Main account', { exact: true }).waitFor();
  await expect.poll(() => other.getByText('Trial', { exact: true }).count()).toBe(0);
});
