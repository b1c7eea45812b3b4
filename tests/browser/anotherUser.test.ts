import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import type { PageDriver } from '../flowkit/pageDriver.ts';
import { choose, performEvent } from '../flows/purchase/journeys.ts';
import { stateLocators } from '../flows/purchase/stateLocators.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();
const translate = translatorFor('en');
const firstEmail = 'new@cn.example';
const secondEmail = 'owner@hk.example';

const otherUserHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Someone else has signed in on this browser' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Signs the current user out, and another in, in a second tab of the same browser. */
async function switchUserInOtherTab(page: Page, email: string): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto('/mall/home');
  await beside
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click();
  await beside.getByRole('button', { name: 'Sign out', exact: true }).click();
  await beside.waitForURL('**/login?**');
  await signIn(beside, email);
  return beside;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/mall/**');
  await heading(page).waitFor();
}

const draftsText = async () => JSON.stringify(await world.db.select().from(flowDrafts));

/** Waits for the save: a save under way would be the first request to learn of the other user. */
async function chooseAndSave(reader: PageDriver): Promise<void> {
  await choose(reader, 'new');
  await expect.poll(draftsText).toContain('\\"years\\":2');
}

beforeEach(async () => {
  await world.db.delete(flowDrafts);
});

describe('another user in a second tab [SES-21]', () => {
  it('a tab hides its page and saves nothing when another user has signed in, and restarts as that user', async () => {
    const { page } = await world.person({ email: firstEmail, scripted: true });
    await page.goto('/mall/store/new');
    const reader = { page, say: translate };
    await chooseAndSave(reader);
    await switchUserInOtherTab(page, secondEmail);
    await performEvent(reader, { type: 'addon.set', addon_id: 'Additional accounts', quantity: 7 });
    await otherUserHeading(page).waitFor();
    await expect.poll(() => page.getByRole('banner').or(page.getByRole('spinbutton')).count()).toBe(0);
    expect(await draftsText()).not.toContain('\\"accounts\\":7');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('button', { name: 'Continue with current account' }).press('Enter');
    await page.waitForURL('**/mall/home');
    await heading(page).waitFor();
    await page.goto('/mall/store/new');
    await page.getByRole('radio').first().waitFor();
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Additional accounts' }).inputValue()).toBe('0');
  });

  it('unsaved input of the first user returns when that user signs in again after another user', async () => {
    const { page } = await world.person({ email: firstEmail, scripted: true });
    await page.goto('/mall/store/new');
    const reader = { page, say: translate };
    await chooseAndSave(reader);
    await switchUserInOtherTab(page, secondEmail);
    await performEvent(reader, { type: 'addon.set', addon_id: 'Additional accounts', quantity: 7 });
    await otherUserHeading(page).waitFor();
    await page.getByRole('button', { name: 'Continue with current account' }).click();
    await page.waitForURL('**/mall/home');
    const beside = await switchUserInOtherTab(page, firstEmail);
    await beside.close();
    await page.goto('/mall/store/new');
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Additional accounts' }).inputValue()).toBe('7');
  });

  it('a tab detects another user on focus, navigation and sign-out, and leaves that user signed in', async () => {
    for (const notices of [
      (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
      (page: Page) => page.getByRole('navigation', { name: 'Mall' }).getByRole('link', { name: 'Orders' }).click(),
      async (page: Page) => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Account/ })
          .click();
        await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      },
    ]) {
      const { page } = await world.person({ email: firstEmail, scripted: true });
      await page.goto('/mall/home');
      await heading(page).waitFor();
      const beside = await switchUserInOtherTab(page, secondEmail);
      await notices(page);
      await otherUserHeading(page).waitFor();
      await beside.reload();
      await beside
        .getByRole('banner')
        .getByRole('button', { name: /^Account/ })
        .waitFor();
    }
  });
});

describe('the same user in a second tab', () => {
  it('a tab continues to work and save when the same user signs in again in a second tab [SES-21]', async () => {
    const { page } = await world.person({ email: firstEmail, scripted: true });
    await page.goto('/mall/store/new');
    const reader = { page, say: translate };
    await chooseAndSave(reader);
    await switchUserInOtherTab(page, firstEmail);
    await performEvent(reader, { type: 'addon.set', addon_id: 'Additional accounts', quantity: 7 });
    await expect.poll(draftsText).toContain('\\"accounts\\":7');
    await page.getByRole('navigation', { name: 'Mall' }).getByRole('link', { name: 'Orders' }).click();
    await page.waitForURL('**/mall/order**');
    await heading(page).waitFor();
    await otherUserHeading(page).waitFor({ state: 'detached' });
  });
});
