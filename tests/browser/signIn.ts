import type { Page } from 'playwright-core';
import { demoPassword } from '#server/seed/accounts.ts';

/** Signs in on the sign-in page: for hosts that only a browser resolves there is no other way. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/login?**');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('input[name=password]').press('Enter');
}
