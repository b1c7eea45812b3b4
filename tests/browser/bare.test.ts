import { isNotNull } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sessionSignIn } from '#contract/calls/session.ts';
import { sameSiteHeader, tabHeader } from '#contract/envelope.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { flowTraces } from '#server/modules/traces/tables.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { flowAccessesWithTabs } from '#server/testing/tabFlows.ts';
import type { PageDriver } from '../flowkit/pageDriver.ts';
import { performEvent } from '../flows/purchase/journeys.ts';
import { stateLocators } from '../flows/purchase/stateLocators.ts';
import { openBareWorld } from './bareWorld.ts';
import { translatorFor } from './translator.ts';
import { closeUnfinishedWork, type World } from './world.ts';

const translate = translatorFor('en');
const barePath = '/mall/bare';

let world: World;
let context: BrowserContext;
beforeAll(async () => {
  world = await openBareWorld({ flows: flowAccessesWithTabs });
});
afterAll(() => world.close());
afterEach(async () => {
  await context.close();
  await closeUnfinishedWork(world.db);
  await world.db.delete(flowTraces);
});

async function openVisitor(): Promise<PageDriver> {
  const { page, context: own } = await world.person({});
  context = own;
  await page.goto(barePath);
  return { page, say: translate };
}

const years = ({ page }: PageDriver) => page.locator('input[name=years]:checked');

async function choose(reader: PageDriver): Promise<void> {
  await performEvent(reader, { type: 'plan.choose', plan_id: 'growth' });
  await performEvent(reader, { type: 'years.set', years: 2 });
  await expect.poll(draftsOfTabs).toEqual([expect.stringContaining('"years":2')]);
}

async function draftsOfTabs(): Promise<readonly (string | null)[]> {
  const rows = await world.db.select().from(flowDrafts).where(isNotNull(flowDrafts.tab_hash));
  return rows.filter(({ closed_at, snapshot }) => closed_at === null && snapshot !== null).map((row) => row.snapshot);
}

const tabContents = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    cookies: document.cookie,
    browser: { ...localStorage },
    tab: { ...sessionStorage },
  }));

it('a draft made without signing in survives a reload and is not visible in another tab [RUN-14]', async () => {
  const reader = await openVisitor();
  await choose(reader);
  await reader.page.reload();
  await expect.poll(() => years(reader).getAttribute('value')).toBe('2');
  const beside = { page: await context.newPage(), say: translate };
  await beside.page.goto(barePath);
  await stateLocators['choosing.price.incomplete'](beside).waitFor();
  await expect.poll(() => years(beside).count()).toBe(0);
});

it('the secret of a tab is only in its session storage and in its draft requests [RUN-15]', async () => {
  const { page, context: own } = await world.person({});
  context = own;
  const named: string[] = [];
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.headers()[tabHeader] !== undefined) named.push(new URL(request.url()).pathname);
  });
  await page.goto(barePath);
  await choose({ page, say: translate });
  const { tab, ...others } = await tabContents(page);
  const secret = tab['mallflow.tab.secret'] ?? '';
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify([others, addresses, world.logged])).not.toContain(secret);
  expect(new Set(named)).toEqual(new Set(['/oss/mall/flow/draft-open', '/oss/mall/flow/draft-save']));
});

it('a support code requested without signing in stores a trace without an account [SUP-11]', async () => {
  const reader = await openVisitor();
  await choose(reader);
  await stateLocators['choosing.price.failed'](reader).waitFor();
  await reader.page
    .getByRole('button', { name: translate('Get a support code') })
    .first()
    .click();
  const dialog = reader.page.getByRole('dialog');
  await dialog.getByText('It’s kept without your name for').waitFor();
  await dialog.getByRole('button', { name: translate('Send and get code') }).click();
  await dialog.getByRole('heading', { name: translate('Your support code') }).waitFor();
  const rows = await world.db.select().from(flowTraces);
  expect(rows).toMatchObject([{ user_id: null, flow: 'purchase' }]);
  await dialog
    .getByText(rows[0]?.code ?? 'no code')
    .first()
    .waitFor();
});

it('a draft made before signing in stays with its tab, not the account, and is gone after signing out', async () => {
  const reader = await openVisitor();
  const { page } = reader;
  await choose(reader);
  await context.request.post(`/oss${sessionSignIn.path}`, {
    data: { email: 'new@cn.example', password: demoPassword },
    headers: { [sameSiteHeader.name]: sameSiteHeader.value },
  });
  await page.goto('/mall/store/new');
  await stateLocators['choosing.price.incomplete'](reader).waitFor();
  await page.goto(barePath);
  await expect.poll(() => years(reader).count()).toBe(1);
  await page.goto('/mall/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('button', { name: translate('Sign out') }).click();
  await page.waitForURL('**/login?**');
  await page.goto(barePath);
  await stateLocators['choosing.price.incomplete'](reader).waitFor();
  await expect.poll(() => years(reader).count()).toBe(0);
});
