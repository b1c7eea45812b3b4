import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { worldOfFile } from '../worldOfFile.ts';

const world = worldOfFile();

const locationOf = async (page: Page) => {
  const { pathname, hash } = new URL(page.url());
  return [pathname.replace('/mall', '') + hash, await page.getByRole('heading', { level: 1 }).textContent()];
};
const expectLocation = (page: Page, address: string, title: string) =>
  expect.poll(() => locationOf(page)).toEqual([address, title]);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const listLocation = ['/appointment-list', 'Appointments'] as const;
const categoryLocation = ['/appointment#category', 'Choose a topic'] as const;
const timeLocation = ['/appointment#time', 'Choose a time'] as const;
const contactLocation = ['/appointment#contact', 'Contact details for the call'] as const;
const bookedLocation = ['/appoint-success', 'Your appointment is booked'] as const;

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
  await expectLocation(page, ...categoryLocation);
  await press(page, 'First setup 60 minutes');
  await expectLocation(page, ...timeLocation);
  await chooseFirstTime(page);
  await expectLocation(page, ...contactLocation);
  await page.getByLabel('Contact', { exact: true }).fill('Lin Xiao');

  await page.goBack();
  await expectLocation(page, ...timeLocation);
  await page.goBack();
  await expectLocation(page, ...categoryLocation);
  await page.goBack();
  await expectLocation(page, ...listLocation);

  await press(page, 'Book an appointment');
  await press(page, 'First setup 60 minutes');
  await chooseFirstTime(page);
  await expectLocation(page, ...contactLocation);
  await expect.poll(() => page.getByLabel('Contact', { exact: true }).inputValue()).toBe('Lin Xiao');

  // When the page itself goes a step back, and when the user leaves, the history goes back too.
  await press(page, 'Choose another time');
  await expectLocation(page, ...timeLocation);
  await page.getByRole('listitem').getByText('Topic', { exact: true }).click();
  await expectLocation(page, ...categoryLocation);
  await press(page, 'Back to appointments');
  await expectLocation(page, ...listLocation);
  await page.goBack();
  await page.waitForURL('**/home');
});

it('the back button leaves rescheduling and cancelling an appointment, which stays booked [APP-12]', async () => {
  const { page } = await world.person({ email: 'paid@cn.example', alone: true });
  await page.goto('/mall/home');
  await page.goto('/mall/appointment-list');
  await expectLocation(page, ...bookedLocation);
  for (const [name, address, title] of [
    ['Reschedule appointment', '/appointment#time', 'Reschedule appointment'],
    ['Cancel appointment', '/appoint-cancel#confirm', 'Cancel this appointment?'],
  ] as const) {
    await press(page, name);
    await expectLocation(page, address, title);
    await page.goBack();
    await expectLocation(page, ...bookedLocation);
  }
  // A finished cancellation leaves no history to go back through.
  await press(page, 'Cancel appointment');
  await expectLocation(page, '/appoint-cancel#confirm', 'Cancel this appointment?');
  await press(page, 'Cancel appointment');
  await expectLocation(page, '/appoint-cancel', 'No appointment booked');
  await page.goBack();
  await page.waitForURL('**/home');
});
