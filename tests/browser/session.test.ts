import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sessionSignOut, settingsRead } from '#contract/calls/session.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

/** Fails every request for an address until the returned function is called. */
async function failRequests(page: Page, path: string): Promise<() => Promise<void>> {
  const address = `**/oss${path}*`;
  await page.route(address, (route) => route.abort('connectionreset'));
  return () => page.unroute(address);
}

const signInUnreachableAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'You’re no longer signed in, but we couldn’t open the sign-in page.' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('signing out [SES-12]', () => {
  it('a failed sign-out is reported, leaves the user signed in, and works on a retry', async () => {
    const { page } = await world.person({ email: 'owner@cn.example', scripted: true });
    await page.goto('/mall/home');
    const comesBack = await failRequests(page, sessionSignOut.path);
    const account = page.getByRole('banner').getByRole('button', { name: /^Account/ });
    await account.click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    const told = page.getByRole('alert').filter({ hasText: 'We couldn’t sign you out. You’re still signed in.' });
    await told.getByText('We couldn’t connect. Try again in a moment.').waitFor();
    // The menu covers links of the page, wherever it ends.
    await page.keyboard.press('Escape');
    await expect.poll(() => account.getAttribute('aria-expanded')).toBe('false');
    expect(await accessibilityProblems(page)).toEqual([]);
    await told.getByRole('button', { name: 'Close' }).click();
    await told.waitFor({ state: 'detached' });
    await page.goto('/mall/voucher');
    await heading(page).waitFor();
    await account.click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await told.waitFor();
    await comesBack();
    await told.getByRole('button', { name: 'Sign out' }).press('Enter');
    await page.waitForURL('**/login?**');
    await page.goto('/mall/home');
    await page.waitForURL('**/login?**');
  });
});

/** Serves the pages without completing the document, so that they request the deployment's settings. */
const servePlainDocuments = (page: Page) =>
  page.route('**/mall/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<meta name="mallflow"[^>]*>/, '');
    await route.fulfill({ response, body });
  });

describe('unreachable deployment settings', () => {
  it('a page without deployment settings reports it, and loads on a retry', async () => {
    const { page } = await world.person({ email: 'owner@cn.example', scripted: true });
    await servePlainDocuments(page);
    const comesBack = await failRequests(page, settingsRead.path);
    await page.goto('/mall/home');
    await page.getByRole('heading', { name: 'We couldn’t connect. Try again in a moment.' }).waitFor();
    await comesBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('navigation', { name: 'Mall' }).waitFor();
  });

  it('an unreachable sign-in page is reported to a visitor without a session, and opens on a retry [SES-11]', async () => {
    const { page } = await world.person({ scripted: true });
    await servePlainDocuments(page);
    const comesBack = await failRequests(page, settingsRead.path);
    await page.goto('/mall/order/paid');
    await signInUnreachableAlert(page).getByRole('button', { name: 'Try again' }).click();
    await signInUnreachableAlert(page).waitFor();
    await comesBack();
    await signInUnreachableAlert(page).getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/login?**');
    const { origin, searchParams } = new URL(page.url());
    expect(searchParams.get('return')).toBe(`${origin}/mall/order/paid`);
  });
});

describe('session lost on navigation', () => {
  it('a session lost on navigation leads to sign-in with the requested page as return address [SES-22]', async () => {
    const { page } = await world.person({ email: 'owner@cn.example' });
    // Waits for the page's own reads: one still under way would be the first to learn of the lost session.
    await page.goto('/mall/home', { waitUntil: 'networkidle' });
    await heading(page).waitFor();
    await page.context().clearCookies();
    await page.getByRole('navigation', { name: 'Mall' }).getByRole('link', { name: 'Vouchers' }).click();
    await page.waitForURL('**/login?**');
    const { origin, searchParams } = new URL(page.url());
    expect(searchParams.get('return')).toBe(`${origin}/mall/voucher`);
  });
});

describe('signing in', () => {
  it('going back after a rejected and a successful sign-in leads home, without submitting a form again', async () => {
    const { page } = await world.person({});
    await page.goto('/mall/home');
    await page.waitForURL('**/login?**');
    const signIn = async (password: string) => {
      await page.getByLabel('Email').fill('owner@cn.example');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    await signIn('not the password');
    await page.getByRole('alert').waitFor();
    await signIn(demoPassword);
    await page.waitForURL('**/mall/home');
    await heading(page).waitFor();
    const back = await page.goBack();
    const asked = back?.request().redirectedFrom();
    expect([asked?.method(), asked && new URL(asked.url()).pathname]).toEqual(['GET', '/login']);
    expect(new URL(page.url()).pathname).toBe('/mall/home');
    await heading(page).waitFor();
  });
});
