import type { Locator, Page } from 'playwright-core';
import type { OrderType } from '#contract/entities/product.ts';
import { type Currency, currencies, minorDigits } from '#contract/money.ts';
import type { ExternalEvent } from '#machines/flows/purchase/types.ts';
import { readNow } from '../../browser/readNow.ts';
import { fullWidth, typeByInputMethod } from '../../flowkit/compose.ts';
import { anyOf, button, field, unfold } from '../../flowkit/locators.ts';
import type { PageDriver } from '../../flowkit/pageDriver.ts';
import { connectionBackGesture, type EventsOnPage, formEventGestures, pressGesture } from '../../flowkit/testedFlow.ts';

const option = (page: Page, value: string): Locator => page.locator(`input[type=radio][value="${value}"]`);
const yearsOption = (page: Page, years: number): Locator => page.locator(`input[name=years][value="${years}"]`);
const code = field('Recommendation code');

const displayName = ({ nameOf }: PageDriver, id: string): string => nameOf?.(id) ?? id;
const checkboxOf = (reader: PageDriver, id: string, exact: boolean): Locator =>
  reader.page.getByRole('checkbox', { name: displayName(reader, id), exact });

async function tick(reader: PageDriver, id: string, checked: boolean): Promise<void> {
  const folded = reader.page.getByRole('checkbox', { name: displayName(reader, id), exact: true, includeHidden: true });
  await folded.waitFor({ state: 'attached' });
  await unfold(reader.page);
  await checkboxOf(reader, id, true).setChecked(checked);
}
const quantityField = (reader: PageDriver, id: string): Locator =>
  reader.page.getByRole('spinbutton', { name: displayName(reader, id), exact: true });

/** Found by the start of its name, which ends with the amount. */
export function placeButton({ page, say }: PageDriver): Locator {
  const [before = ''] = say('Place order · {amount}').split('{amount}');
  return page.getByRole('button', { name: new RegExp(`^${before}`) });
}

function acceptButton({ page, say }: PageDriver): Locator {
  const [before = '', after = ''] = say('Continue with {total}').split('{total}');
  return page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
}

const type = (reader: PageDriver, id: string, quantity: number): Promise<void> =>
  typeByInputMethod(quantityField(reader, id), fullWidth(String(quantity)));

const maxPresses = 5;

/** Presses the stepper buttons until the quantity is reached, or types it if that takes too many presses. */
async function step(reader: PageDriver, id: string, quantity: number): Promise<void> {
  const now = Number(await quantityField(reader, id).inputValue());
  if (Math.abs(quantity - now) > maxPresses) return type(reader, id, quantity);
  const name = `${quantity > now ? 'Increase' : 'Decrease'}: ${displayName(reader, id)}`;
  const beside = reader.page.getByRole('button', { name, exact: true });
  for (let left = Math.abs(quantity - now); left > 0; left -= 1) await beside.click();
}

const marks = {
  CNY: ['CNY', '¥'],
  USD: ['USD', 'US$'],
  TWD: ['TWD', 'NT$'],
  JPY: ['JPY', '円'],
} as const satisfies Record<Currency, readonly string[]>;

async function majorUnitText({ page, say }: PageDriver, minor: number): Promise<string> {
  const [beginning = ''] = say('Between {0} and {1}').split('{');
  const sentence = (await page.getByText(beginning).textContent()) ?? '';
  const currency = currencies.find((one) => marks[one].some((mark) => sentence.includes(mark)));
  return String(minor / 10 ** (currency === undefined ? 0 : minorDigits[currency]));
}

const insteadLabels = {
  new: 'Buy a new plan instead',
  append: 'Add to your plan instead',
  renew: 'Renew your plan instead',
  upgrade: 'Upgrade your plan instead',
  upgrade_renew: 'Upgrade and renew your plan instead',
} as const satisfies Record<OrderType, string>;

const offerControl = 'belongs to what is on offer';

export const gestures: EventsOnPage<ExternalEvent> = {
  'type.choose': {
    gesture: async ({ page }, { order_type }) => {
      await option(page, order_type).waitFor({ state: 'attached' });
      await unfold(page);
      await option(page, order_type).check();
    },
    alternative: async (reader, { order_type }) => {
      await unfold(reader.page);
      const instead = button(insteadLabels[order_type])(reader);
      if ((await readNow('the place on the path was waited for', () => instead.count())) > 0)
        await instead.first().click();
      else await option(reader.page, order_type).press('Space');
    },
    control: offerControl,
  },
  'product.choose': {
    gesture: ({ page }, { order_product_id }) => option(page, order_product_id).check(),
    control: offerControl,
  },
  'plan.choose': { gesture: ({ page }, { plan_id }) => option(page, plan_id).check(), control: offerControl },
  'years.set': {
    gesture: ({ page }, { years }) => yearsOption(page, years).check(),
    alternative: ({ page }, { years }) => yearsOption(page, years).press('Space'),
    control: offerControl,
  },
  'addon.set': {
    gesture: (reader, { addon_id, quantity }) => type(reader, addon_id, quantity),
    alternative: (reader, { addon_id, quantity }) => step(reader, addon_id, quantity),
    control: offerControl,
  },
  'service.set': {
    gesture: (reader, { service_id, quantity }) => type(reader, service_id, quantity),
    alternative: (reader, { service_id, quantity }) => step(reader, service_id, quantity),
    control: offerControl,
  },
  'prepaid.set': {
    gesture: async (reader, { prepaid }) => {
      const wanted = reader.page.getByRole('checkbox', { name: reader.say('Add prepaid advertising') });
      await wanted.setChecked(prepaid !== null);
      const account = field('Ad account')(reader);
      // A browser sends no event for an option that is already selected; the driver would.
      if (prepaid?.cid != null && (await account.inputValue()) !== prepaid.cid) await account.selectOption(prepaid.cid);
      if (prepaid?.amount_minor != null) {
        await field('Prepaid advertising fee')(reader).fill(await majorUnitText(reader, prepaid.amount_minor));
      }
    },
    control: offerControl,
  },
  'voucher.apply': { gesture: (reader, { voucher_id }) => tick(reader, voucher_id, true), control: offerControl },
  'voucher.remove': {
    gesture: (reader, { voucher_id }) => tick(reader, voucher_id, false),
    alternative: async (reader, { voucher_id }) => {
      const all = button('Remove all vouchers')(reader);
      if ((await readNow('the place on the path was waited for', () => all.count())) > 0) await all.click();
      else await tick(reader, voucher_id, false);
    },
    control: offerControl,
  },
  'invite.enter': {
    gesture: async (reader, event) => {
      // Clear first: typing the same code again must count as a change.
      await code(reader).fill('');
      await code(reader).fill(event.code);
    },
    control: code,
  },
  'invite.verify': {
    ...pressGesture(button('Verify code')),
    alternative: async (reader) => {
      const again = button('Check code again')(reader);
      if ((await readNow('the place on the path was waited for', () => again.count())) > 0) await again.click();
      else await code(reader).press('Enter');
    },
    alwaysOn: 'asked too early, this says that the code is missing',
  },
  'store.retry': {
    ...pressGesture(anyOf(button('Reload offers'), button('Try again'), button('Check again'))),
    control: offerControl,
  },
  'quote.retry': pressGesture(button('Refresh price')),
  'order.review': {
    ...pressGesture(button('Review order')),
    alternative: (reader) => button('Review order')(reader).press('Enter'),
  },
  'selection.edit': {
    ...pressGesture(button('Edit order')),
    alternative: ({ page, say }) =>
      page
        .getByRole('navigation')
        .getByRole('button', { name: `${say('Choose')} ${say('(done)')}` })
        .click(),
  },
  'hint.acknowledge': {
    gesture: (reader, { hint_id }) => checkboxOf(reader, hint_id, false).check(),
    control: offerControl,
  },
  'hint.withdraw': {
    gesture: (reader, { hint_id }) => checkboxOf(reader, hint_id, false).uncheck(),
    control: offerControl,
  },
  'quote.accept': pressGesture(acceptButton),
  'order.place': {
    ...pressGesture(placeButton),
    // Pressed twice: the second press must have no effect.
    alternative: async (reader) => {
      await placeButton(reader).focus();
      await reader.page.keyboard.press('Enter');
      await reader.page.keyboard.press('Enter');
    },
  },
  'order.check': { ...pressGesture(button('Check again')), control: offerControl },
  'receipt.leave': { ...pressGesture(button('Buy something else')), control: offerControl },
  ...formEventGestures,
  'connection.back': connectionBackGesture,
  'flow.resume': {
    gesture: async ({ page }, { order_type }) => {
      await (order_type === null ? page.reload() : page.goto(`/mall/store/${order_type}`));
    },
    control: 'not sent by a person',
  },
};

export const isPersonEvent = (event: { readonly type: string }): event is ExternalEvent => event.type in gestures;
