import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { OrderType } from '#contract/entities/product.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { orderProducts } from '#server/modules/products/tables.ts';
import { signingPageMessages } from '#server/pages/signing.ts';
import { attachContract, type PaidOrderOptions, paidOrder } from '#server/testing/paidOrder.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { loadedText } from './loadedText.ts';
import { loseAnswer } from './lostAnswer.ts';
import { sendSimultaneously } from './sendSimultaneously.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const world = worldOfFile();
const email = 'owner@cn.example';
const { actions, back } = signingPageMessages;

/** The demo's product before the test: it began 150 days ago, for one year. */
let demoProduct: typeof orderProducts.$inferSelect | undefined;
const whereProduct = eq(orderProducts.order_product_id, 'cn-product');
beforeEach(async () => {
  const [product] = await world.db.select().from(orderProducts).where(whereProduct);
  demoProduct ??= product;
  if (demoProduct !== undefined) await world.db.update(orderProducts).set(demoProduct).where(whereProduct);
  await world.db.update(clients).set({ verification_status: 'pass' }).where(eq(clients.client_id, 'client-cn'));
});

const addressOf = (order_id: string) => `/mall/order/detail/${order_id}/activate`;
const statusOf = async (order_id: string) =>
  (await world.db.select().from(orders).where(eq(orders.order_id, order_id)))[0]?.status;

interface OrderOptions extends Partial<PaidOrderOptions> {
  readonly isSigned?: boolean;
  readonly alone?: boolean;
}

async function openActivation({ isSigned = false, alone = false, order_type = 'renew', ...of }: OrderOptions = {}) {
  const { order_id } = await paidOrder(world.db, { order_type, ...of }, world.now());
  if (isSigned) await attachContract(world.db, order_id, world.now());
  const { page, context } = await world.person({ email, alone });
  await page.goto(addressOf(order_id));
  return { order_id, page, context };
}

const title = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: translate(words), exact: true });
const button = (page: Page, words: string) => page.getByRole('button', { name: translate(words), exact: true });
const waitUntilActivated = (page: Page) => title(page, 'Order activated').waitFor();

/** Allowances after the activation, worked out by hand. */
const figures: Readonly<Record<OrderType, readonly string[]>> = {
  new: ['5', '200 GB', '50,000'],
  append: ['20 (currently 15)', '400 GB', '250,000'],
  renew: ['15', '400 GB', '250,000'],
  upgrade: ['20 (currently 15)'],
  upgrade_renew: ['10 (currently 15)', '1,024 GB (currently 400 GB)', '200,000 (currently 250,000)'],
};

describe('order activation', () => {
  it.each(Object.entries(figures))(
    'activating an order of type %s previews the new allowances and completes the order [ACT-02]',
    async (type, told) => {
      const order_type = type as OrderType;
      const { page, order_id } = await openActivation({ order_type, isSigned: true });
      await title(page, 'Activate order').waitFor();
      const shown = await loadedText(page);
      for (const figure of told) expect(shown).toContain(figure);
      await button(page, 'Activate now').click();
      await waitUntilActivated(page);
      expect(await statusOf(order_id)).toBe('completed');
    },
  );

  it('an activation with a lost response is shown as activated, also after a reload [ACT-03]', async () => {
    const { page, order_id } = await openActivation({ isSigned: true });
    await loseAnswer(page, calls.orderActivate);
    await button(page, 'Activate now').click();
    await waitUntilActivated(page);
    await page.reload();
    await waitUntilActivated(page);
    expect(await statusOf(order_id)).toBe('completed');
  });

  it('two windows that activate the same order both show it as activated [ACT-03]', async () => {
    const { page, context, order_id } = await openActivation({ isSigned: true });
    const other = await context.newPage();
    await other.goto(addressOf(order_id));
    await Promise.all([button(page, 'Activate now').waitFor(), button(other, 'Activate now').waitFor()]);
    await sendSimultaneously([page, other], calls.orderActivate, (window) => button(window, 'Activate now').click());
    await Promise.all([waitUntilActivated(page), waitUntilActivated(other)]);
  });

  it('the administrator chosen by keyboard survives a reload and is saved with the activation [ACT-04]', async () => {
    const { page } = await openActivation({ isSigned: true });
    await page.getByRole('radio', { name: '林晓' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('radio', { name: '陈宇' }).isChecked()).toBe(true);
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: '陈宇' }).isChecked()).toBe(true);
    await button(page, 'Activate now').focus();
    await page.keyboard.press('Enter');
    await waitUntilActivated(page);
    expect(await loadedText(page)).toContain('Administrator陈宇');
    const [product] = await world.db.select().from(orderProducts).where(whereProduct);
    expect(product?.administrator_id).toBe('user-member-cn');
  });

  it('an activation is rejected when its preview is outdated, and the new preview can be confirmed [ACT-05]', async () => {
    const { page, order_id } = await openActivation({ isSigned: true });
    await button(page, 'Activate now').waitFor();
    await page.route(`**/oss${calls.activationRead.path}*`, (route) => route.abort());
    const ends_at = new Date(world.now().getTime() + 400 * 86_400_000);
    await world.db.update(orderProducts).set({ ends_at }).where(whereProduct);
    await page.unroute(`**/oss${calls.activationRead.path}*`);
    await button(page, 'Activate now').click();
    await page.getByText(translate('What you’ll get with this order has changed.')).waitFor();
    expect(await statusOf(order_id)).toBe('paid');
    await button(page, 'Activate now').click();
    await waitUntilActivated(page);
  });
});

it('the activation page lists all missing requirements, and updates when they are met elsewhere [ACT-01]', async () => {
  const { page, order_id } = await openActivation({ invoice_flag: true });
  await world.db.update(clients).set({ verification_status: 'pending' }).where(eq(clients.client_id, 'client-cn'));
  await page.getByText(translate('We’re reviewing your verification. This page updates automatically.')).waitFor();
  const items = page.getByRole('listitem').filter({ hasText: 'before you can activate this order' });
  await expect.poll(() => items.count()).toBe(3);
  const link = page.getByRole('link', { name: translate('Request an invoice') });
  await expect.poll(() => link.getAttribute('href')).toBe(`/mall/order/detail/${order_id}/invoice?for=activation`);
  await world.db.update(clients).set({ verification_status: 'pass' }).where(eq(clients.client_id, 'client-cn'));
  await world.db.update(orders).set({ invoice_flag: false }).where(eq(orders.order_id, order_id));
  await attachContract(world.db, order_id, world.now());
  await title(page, 'Activate order').waitFor();
});

describe('signing a document', () => {
  const link = (page: Page) => page.getByRole('link', { name: translate('Sign on this device') });

  async function begun(as: OrderOptions = {}) {
    const opening = await openActivation(as);
    await button(opening.page, 'Continue to signing').click();
    await title(opening.page, 'Get the document signed').waitFor();
    return { ...opening, address: (await link(opening.page).getAttribute('href')) ?? '' };
  }

  async function onPhone(address: string, action: keyof typeof actions): Promise<void> {
    const { page } = await world.person({});
    await page.goto(address);
    await page.getByRole('button', { name: actions[action].name.english, exact: true }).click();
  }

  it('signing on another device updates the page, and the order can then be activated [SGN-01]', async () => {
    const { page, address } = await begun();
    const { page: phone } = await world.person({});
    await phone.goto(address);
    await page
      .getByText(translate('The document has been opened. This page updates automatically once it’s signed.'))
      .waitFor();
    await phone.getByRole('button', { name: actions.sign.name.english, exact: true }).click();
    await title(page, 'Activate order').waitFor();
    await button(page, 'Activate now').click();
    await waitUntilActivated(page);
  });

  it('returning from the signing page counts as signed only when the document was signed [SGN-03]', async () => {
    const { page } = await begun();
    await link(page).click();
    await page.getByRole('link', { name: back.english }).click();
    await title(page, 'Get the document signed').waitFor();
    await link(page).click();
    await page.getByRole('button', { name: actions.sign_unheard.name.english, exact: true }).click();
    await page.getByRole('link', { name: back.english }).click();
    await title(page, 'Activate order').waitFor();
  });

  it('a document rejected by its signer is reported, and a document of another kind can be signed [SGN-04]', async () => {
    const { page, address } = await begun();
    await onPhone(address, 'reject');
    await page.getByText(translate('The document was rejected during signing.')).waitFor();
    await page.getByLabel(translate('Proof of payment by others'), { exact: true }).check();
    await button(page, 'Continue to signing').click();
    await page.getByRole('heading', { level: 2, name: translate('Proof of payment by others') }).waitFor();
  });

  it('an expired signing code is hidden and can be replaced with a new one after a reload [SGN-02]', async () => {
    const { page } = await begun({ alone: true });
    await page.clock.install();
    await page.reload();
    await link(page).waitFor();
    world.passes(16);
    await page.clock.fastForward('16:00');
    await title(page, 'This signing code has expired').waitFor();
    await expect.poll(() => page.getByRole('img', { name: translate('Signing QR code') }).count()).toBe(0);
    await button(page, 'Get a new code').click();
    await title(page, 'Get the document signed').waitFor();
  });
});

it('the home page links to the paid orders, and a paid order links to its activation [ACT-08]', async () => {
  const { page } = await world.person({ email });
  await page.goto('/mall/home');
  await page.getByRole('link', { name: translate('View paid orders') }).click();
  await page.waitForURL('**/order/paid');
  await page.goto('/mall/order/detail/cn-order-storage');
  await page.getByRole('link', { name: translate('Activate order'), exact: true }).click();
  await title(page, 'This order can’t be activated yet').waitFor();
});

it.each(displays)(
  'the activation pages in $language are accessible at $width px, $scheme [ACC-01, LAN-02]',
  async (look) => {
    const words = translatorFor(look.language);
    const { order_id } = await paidOrder(world.db, { order_type: 'append' }, world.now());
    const { page } = await world.person({ ...look, email, scripted: true });
    const problems: Record<string, readonly string[]> = {};
    await page.goto(addressOf(order_id));
    await page.getByRole('button', { name: words('Continue to signing') }).click({ trial: true });
    problems.missing = await accessibilityProblems(page);
    await page.getByRole('button', { name: words('Continue to signing') }).click();
    await page.getByRole('link', { name: words('Sign on this device') }).waitFor();
    problems.signing = await accessibilityProblems(page);
    await attachContract(world.db, order_id, world.now());
    await page.getByRole('button', { name: words('Activate now') }).waitFor();
    problems.ready = await accessibilityProblems(page);
    await page.getByRole('button', { name: words('Activate now') }).click();
    await page.getByRole('heading', { level: 1, name: words('Order activated') }).waitFor();
    problems.activated = await accessibilityProblems(page);
    expect(problems).toEqual({ missing: [], signing: [], ready: [], activated: [] });
  },
);
