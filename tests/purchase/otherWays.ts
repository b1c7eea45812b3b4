import { type Gestures, gestures, placeButton, type Reader } from './gestures.ts';
import { typeWords } from './told/words.ts';

const button = ({ page, say }: Reader, name: string) => page.getByRole('button', { name: say(name), exact: true });

const mostPresses = 5;

/** Presses the buttons beside a number until it is as it shall be, where that is not far. */
async function step(reader: Reader, id: string, quantity: number): Promise<void> {
  const name = reader.nameOf?.(id) ?? id;
  const field = reader.page.getByRole('spinbutton', { name, exact: true });
  const now = Number(await field.inputValue());
  if (Math.abs(quantity - now) > mostPresses) return field.fill(String(quantity));
  const press = reader.page.getByRole('button', { name: `${quantity > now ? 'More' : 'Less'}: ${name}`, exact: true });
  for (let left = Math.abs(quantity - now); left > 0; left -= 1) await press.click();
}

/** What a person can do just as well where there is more than one way: other controls, or the keyboard alone. */
export const otherWays: Gestures = {
  ...gestures,
  'type.choose': async (reader, { order_type }) => {
    const { page } = reader;
    const closed = page.locator('input[type=radio][value=new]').locator('xpath=ancestor::fieldset');
    const instead = closed.getByRole('button', { name: reader.say(typeWords[order_type]), exact: true });
    if ((await instead.count()) > 0) await instead.first().click();
    else await page.locator(`input[type=radio][value="${order_type}"]`).press('Space');
  },
  'addon.set': (reader, { addon_id, quantity }) => step(reader, addon_id, quantity),
  'service.set': (reader, { service_id, quantity }) => step(reader, service_id, quantity),
  'years.set': ({ page }, { years }) => page.locator(`input[name=years][value="${years}"]`).press('Space'),
  'invite.verify': async (reader) => {
    const again = button(reader, 'Check the code again');
    if ((await again.count()) > 0) await again.click();
    else await reader.page.getByLabel(reader.say('Recommendation code'), { exact: true }).press('Enter');
  },
  'voucher.remove': async (reader, event) => {
    const all = button(reader, 'Remove all vouchers');
    if ((await all.count()) > 0) await all.click();
    else await gestures['voucher.remove'](reader, event);
  },
  'selection.edit': ({ page, say }) =>
    page
      .getByRole('navigation')
      .getByRole('button', { name: `${say('Choose')} ${say('(done)')}` })
      .click(),
  'order.review': (reader) => button(reader, 'Review order').press('Enter'),
  // Pressed twice: the second time must not reach anything.
  'order.place': async (reader) => {
    await placeButton(reader).focus();
    await reader.page.keyboard.press('Enter');
    await reader.page.keyboard.press('Enter');
  },
};
