import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { worldOfFile } from '../worldOfFile.ts';

const world = worldOfFile();

const at = async (page: Page) => {
  const { pathname, hash } = new URL(page.url());
  return [pathname.replace('/mall', '') + hash, await page.getByRole('heading', { level: 1 }).textContent()];
};
const expectAt = (page: Page, address: string, title: string) => expect.poll(() => at(page)).toEqual([address, title]);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const list = ['/appointment-list', 'Appointments'] as const;
const category = ['/appointment#category', 'Choose a topic'] as const;
const time = ['/appointment#time', 'Choose a time'] as const;
const contact = ['/appointment#contact', 'Contact details for the call'] as const;
const booked = ['/appoint-success', 'Your appointment is booked'] as const;

async function chooseFirstTime(page: Page): Promise<void> {
  // The calendar's scripts load later; until then the times beside it still move.
  await page.getByRole('table').waitFor();
  await page.getByRole('radio').first().check();
  await press(page, 'Continue');
}

it('the back button goes back through the steps of a booking without losing the entered contact [APP-12]', async () => {
  const { page } = await world.person({ email: 'owner@cn.example', alone: true });
  await page.goto('/mall/home');
  await page.goto('/mall/appointment-list');
  await press(page, 'Book an appointment');
  await expectAt(page, ...category);
  await press(page, 'First setup 60 minutes');
  await expectAt(page, ...time);
  await chooseFirstTime(page);
  await expectAt(page, ...contact);
  await page.getByLabel('Contact', { exact: true }).fill('Lin Xiao');

  await page.goBack();
  await expectAt(page, ...time);
  await page.goBack();
  await expectAt(page, ...category);
  await page.goBack();
  await expectAt(page, ...list);

  await press(page, 'Book an appointment');
  await press(page, 'First setup 60 minutes');
  await chooseFirstTime(page);
  await expectAt(page, ...contact);
  await expect.poll(() => page.getByLabel('Contact', { exact: true }).inputValue()).toBe('Lin Xiao');

  // When the page itself goes a step back, and when the user leaves, the history goes back too.
  await press(page, 'Choose another time');
  await expectAt(page, ...time);
  await page.getByRole('listitem').getByText('Topic', { exact: true }).click();
  await expectAt(page, ...category);
  await press(page, 'Back to appointments');
  await expectAt(page, ...list);
  await page.goBack();
  await page.waitForURL('**/home');
});

it('the back button leaves rescheduling and cancelling an appointment, which stays booked [APP-12]', async () => {
  const { page } = await world.person({ email: 'paid@cn.example', alone: true });
  await page.goto('/mall/home');
  await page.goto('/mall/appointment-list');
  await expectAt(page, ...booked);
  for (const [name, address, title] of [
    ['Reschedule appointment', '/appointment#time', 'Reschedule appointment'],
    ['Cancel appointment', '/appoint-cancel#confirm', 'Cancel this appointment?'],
  ] as const) {
    await press(page, name);
    await expectAt(page, address, title);
    await page.goBack();
    await expectAt(page, ...booked);
  }
  // A finished cancellation leaves no history to go back through.
  await press(page, 'Cancel appointment');
  await expectAt(page, '/appoint-cancel#confirm', 'Cancel this appointment?');
  await press(page, 'Cancel appointment');
  await expectAt(page, '/appoint-cancel', 'No appointment booked');
  await page.goBack();
  await page.waitForURL('**/home');
});
