import type { Locator, Page } from 'playwright-core';
import { currencies, minorDigits } from '#contract/money.ts';
import type { PersonEvent } from '#machines/flows/purchase/types.ts';
import type { Say } from '../browser/words.ts';

/** A page with the words of its language. */
export interface Reader {
  readonly page: Page;
  readonly say: Say;
  /** How an add-on, service, voucher or loss is called on the page; by its id where this is left out. */
  readonly nameOf?: (id: string) => string;
}

type Gesture<Event> = (reader: Reader, event: Event) => Promise<void>;
/** What a person does for each event. */
export type Gestures = { readonly [Type in PersonEvent['type']]: Gesture<Of<Type>> };
type Of<Type extends PersonEvent['type']> = Extract<PersonEvent, { type: Type }>;

const option = (page: Page, value: string): Locator => page.locator(`input[type=radio][value="${value}"]`);
const button = ({ page, say }: Reader, name: string): Locator =>
  page.getByRole('button', { name: say(name), exact: true });
const field = ({ page, say }: Reader, name: string): Locator => page.getByLabel(say(name), { exact: true });

const called = ({ nameOf }: Reader, id: string): string => nameOf?.(id) ?? id;
const box = (reader: Reader, id: string, exact: boolean): Locator =>
  reader.page.getByRole('checkbox', { name: called(reader, id), exact });

/** Sets a quantity by typing it into the field of an item, which is found by its name in the reader's language. */
async function setQuantity(reader: Reader, id: string, quantity: number): Promise<void> {
  await reader.page.getByRole('spinbutton', { name: called(reader, id), exact: true }).fill(String(quantity));
}

/** An amount as it is typed: in the currency that the page asks for. */
async function inUnits({ page, say }: Reader, minor: number): Promise<string> {
  const [beginning = ''] = say('Between {0} and {1}').split('{');
  const asked = (await page.getByText(beginning).textContent()) ?? '';
  const currency = currencies.find((code) => asked.includes(code));
  return String(minor / 10 ** (currency === undefined ? 0 : minorDigits[currency]));
}

/**
 * What a person does for each event of a purchase: none of the machine's events can be left out.
 */
export const gestures: Gestures = {
  'type.choose': ({ page }, { order_type }) => option(page, order_type).check(),
  'product.choose': ({ page }, { order_product_id }) => option(page, order_product_id).check(),
  'plan.choose': ({ page }, { plan_id }) => option(page, plan_id).check(),
  'years.set': ({ page }, { years }) => page.locator(`input[name=years][value="${years}"]`).check(),
  'addon.set': (reader, { addon_id, quantity }) => setQuantity(reader, addon_id, quantity),
  'service.set': (reader, { service_id, quantity }) => setQuantity(reader, service_id, quantity),
  'prepaid.set': async (reader, { prepaid }) => {
    const wanted = reader.page.getByRole('switch', { name: reader.say('Prepay for advertising') });
    await wanted.setChecked(prepaid !== null);
    if (prepaid?.cid != null) await field(reader, 'Ad account').selectOption(prepaid.cid);
    if (prepaid?.amount_minor != null) {
      await field(reader, 'Prepaid advertising fee').fill(await inUnits(reader, prepaid.amount_minor));
    }
  },
  'voucher.apply': (reader, { voucher_id }) => box(reader, voucher_id, true).check(),
  'voucher.remove': (reader, { voucher_id }) => box(reader, voucher_id, true).uncheck(),
  'invite.enter': async (reader, { code }) => {
    // Typing the same code again is a change as well: the field is emptied on the way.
    await field(reader, 'Recommendation code').fill('');
    await field(reader, 'Recommendation code').fill(code);
  },
  'invite.verify': (reader) => button(reader, 'Verify code').click(),
  'store.retry': (reader) =>
    button(reader, 'Reload the offers').or(button(reader, 'Try again')).or(button(reader, 'Check again')).click(),
  'quote.retry': (reader) => button(reader, 'Ask for the price again').click(),
  'order.review': (reader) => button(reader, 'Review order').click(),
  'selection.edit': (reader) => button(reader, 'Change the order').click(),
  'hint.acknowledge': (reader, { hint_id }) => box(reader, hint_id, false).check(),
  'hint.withdraw': (reader, { hint_id }) => box(reader, hint_id, false).uncheck(),
  'quote.accept': ({ page, say }) => {
    const [before = '', after = ''] = say('Accept {total} and go on').split('{total}');
    return page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) }).click();
  },
  'order.place': (reader) => placeButton(reader).click(),
  'order.check': (reader) => button(reader, 'Check again').click(),
  'receipt.leave': (reader) => button(reader, 'Buy something else').click(),
  'connection.back': async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
  },
  'flow.resume': async ({ page }, { order_type }) => {
    await (order_type === null ? page.reload() : page.goto(`/mall/store/${order_type}`));
  },
};

/** Whether an event is one that a person sends. */
export const isPersonEvent = (event: { readonly type: string }): event is PersonEvent => event.type in gestures;

/** The button that places the order: it carries the amount. */
export function placeButton({ page, say }: Reader): Locator {
  const [before = ''] = say('Place order · {amount}').split('{amount}');
  return page.getByRole('button', { name: new RegExp(`^${before}`) });
}
