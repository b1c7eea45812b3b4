import { desc } from 'drizzle-orm';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderPrice } from '#contract/calls/product.ts';
import { flowDraftOpen, userRead } from '#contract/calls/session.ts';
import { flowTraceRead, flowTraceStore } from '#contract/calls/trace.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { codes } from '#contract/responseCodes.ts';
import { flowTraces } from '#server/modules/traces/tables.ts';
import type { PageDriver } from '../flowkit/pageDriver.ts';
import { replayTrace } from '../flowkit/recordTrace.ts';
import { choose, performEvent } from '../flows/purchase/journeys.ts';
import { stateLocators } from '../flows/purchase/stateLocators.ts';
import { expectFocus } from './keyboard.ts';
import { translatorFor } from './translator.ts';
import { closeUnfinishedWork } from './world.ts';
import { worldOfFile } from './worldOfFile.ts';

const email = 'new@cn.example';
const translate = translatorFor('en');
const typedCode = 'HARBOUR-OWN-77';
const world = worldOfFile(async ({ db }) => {
  await closeUnfinishedWork(db);
  await db.delete(flowTraces);
});

interface Caller extends PageDriver {
  readonly context: BrowserContext;
  readonly sent: readonly string[];
}

async function caller(who = email): Promise<Caller> {
  const { page, context } = await world.person({ email: who, alone: true });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(flowTraceStore.path)) sent.push(request.postData() ?? '');
  });
  return { page, context, say: translate, sent };
}

const askButton = ({ page }: PageDriver) => page.getByRole('button', { name: translate('Get a support code') });
const dialogOf = ({ page }: PageDriver) => page.getByRole('dialog');
const pressIn = (reader: PageDriver, name: string) =>
  dialogOf(reader)
    .getByRole('button', { name: translate(name).replace('{label}', translate('support code')), exact: true })
    .click();
const helpOf = ({ page }: PageDriver) =>
  page.getByRole('banner').getByRole('button', { name: translate('Help'), exact: true });

async function failPriceFromStart(reader: Caller): Promise<void> {
  await reader.page.goto('/mall/store/new');
  await choose(reader, 'new');
  await failPrice(reader);
}

async function failPrice(reader: Caller): Promise<void> {
  await performEvent(reader, { type: 'invite.enter', code: typedCode });
  await reader.page.route(`**${orderPrice.path}*`, (route) => route.abort('connectionreset'));
  await performEvent(reader, { type: 'years.set', years: 3 });
  await stateLocators['choosing.price.failed'](reader).waitFor();
}

async function codeOf(reader: PageDriver): Promise<string> {
  await dialogOf(reader)
    .getByRole('heading', { name: translate('Your support code') })
    .waitFor();
  const code = dialogOf(reader)
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .last();
  return (await code.textContent()) ?? '';
}

/** The data that the dialog shows before sending, complete. */
async function shownData(reader: PageDriver): Promise<unknown> {
  await dialogOf(reader).locator('summary').click();
  return JSON.parse(await dialogOf(reader).getByRole('textbox').inputValue());
}

const traceIn = (body: string | undefined): string => JSON.parse(body ?? '{}').trace;

describe('support code beside an error', () => {
  it('a support code stores exactly the redacted trace that was shown before sending [SUP-01, SUP-02]', async () => {
    const reader = await caller();
    const answered = (path: string) =>
      reader.page.waitForResponse((response) => response.ok() && new URL(response.url()).pathname.endsWith(path));
    const [draft, price] = await Promise.all([
      answered(flowDraftOpen.path).then((response) => response.json()),
      answered(orderPrice.path).then((response) => response.text()),
      failPriceFromStart(reader),
    ]);
    await askButton(reader).click();
    const shown = await shownData(reader);
    expect(reader.sent).toEqual([]);
    await pressIn(reader, 'Send and get code');
    const code = await codeOf(reader);

    const text = traceIn(reader.sent[0]);
    expect([reader.sent.length, JSON.parse(text)]).toEqual([1, shown]);
    expect(await world.db.select().from(flowTraces)).toMatchObject([{ code, flow: 'purchase', trace: text }]);

    const headers = { [sameSiteHeader.name]: sameSiteHeader.value };
    const { data: user } = await (await reader.context.request.get(`/oss${userRead.path}`, { headers })).json();
    const amounts = [...price.matchAll(/"minor":"?(\d{4,})/g)].map(([, minor]) => `"minor":${minor},`);
    const secrets = [
      user.real_name,
      user.client.full_name,
      email,
      typedCode,
      draft.data.key,
      draft.data.draft_id,
      ...amounts,
    ];
    expect(secrets.filter((secret) => typeof secret !== 'string' || secret === '')).toEqual([]);
    expect(amounts.length).toBeGreaterThan(1);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);

    await reader.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await pressIn(reader, 'Copy: {label}');
    await expect.poll(() => reader.page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  it('a trace stored in one browser is replayed from another to the identical state [SUP-03, SUP-04]', async () => {
    const reader = await caller();
    await failPriceFromStart(reader);
    await askButton(reader).click();
    await pressIn(reader, 'Send and get code');
    const code = await codeOf(reader);

    const support = await world.person({ email: 'support@desk.example' });
    const answer = await support.context.request.get(`/oss${flowTraceRead.path}?code=${code}`, {
      headers: { [sameSiteHeader.name]: sameSiteHeader.value },
    });
    const { data } = await answer.json();
    const again = replayTrace(data.trace);
    expect([again.identical, again.last.snapshot.value]).toEqual([
      true,
      { choosing: { price: 'failed', invite: 'unverified' } },
    ]);
    expect(again.steps.map(({ entry }) => entry.event.type)).toEqual(
      expect.arrayContaining(['plan.choose', 'years.set', 'invite.enter', 'xstate.error.actor.quotePrice']),
    );
  });

  it('declining a support code sends and stores nothing, and returns the focus [SUP-01, ACC-04]', async () => {
    const reader = await caller();
    const { page } = reader;
    await failPriceFromStart(reader);
    await askButton(reader).focus();
    await page.keyboard.press('Enter');
    await expectFocus(page, 'h2 "Get a support code"');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogOf(reader).count()).toBe(0);
    await expectFocus(page, 'button "Get a support code"');
    await page.keyboard.press('Enter');
    await pressIn(reader, 'Don’t send');
    await expect.poll(() => dialogOf(reader).count()).toBe(0);
    await expectFocus(page, 'button "Get a support code"');
    expect([reader.sent, await world.db.select().from(flowTraces)]).toEqual([[], []]);
    const kept = await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join());
    expect(kept).not.toContain('entries');
  });

  it('sending a trace offline says that nothing is lost, and a retry sends what was shown [SUP-07]', async () => {
    const reader = await caller();
    await failPriceFromStart(reader);
    await askButton(reader).click();
    const shown = await shownData(reader);
    await reader.context.setOffline(true);
    await pressIn(reader, 'Send and get code');
    const alert = dialogOf(reader).getByRole('alert');
    await alert.waitFor();
    await expect
      .poll(() => alert.textContent())
      .toBe(
        [
          translate('You’re offline. Check your connection and try again.'),
          translate('Nothing was lost. The record stays here while this page is open.'),
        ].join(''),
      );
    await reader.context.setOffline(false);
    await pressIn(reader, 'Try again');
    await codeOf(reader);
    const rows = await world.db.select({ trace: flowTraces.trace }).from(flowTraces);
    expect(rows.map(({ trace }) => JSON.parse(trace))).toEqual([shown]);
  });

  it('a support dialog opened offline says so, and works when the connection is back', async () => {
    const reader = await caller();
    await reader.page.goto('/mall/store/new');
    await choose(reader, 'new');
    // The page retries when the connection is back, and fails again: the question stays visible.
    await reader.page.route(`**${orderPrice.path}*`, (route) => route.abort('connectionreset'));
    await reader.context.setOffline(true);
    await performEvent(reader, { type: 'years.set', years: 3 });
    await stateLocators['choosing.price.failed'](reader).waitFor();
    await askButton(reader).click();
    const words = translate('You’re offline. Check your connection and try again.');
    const alert = reader.page.getByRole('alert', { name: translate('We couldn’t prepare the support code.') });
    await alert.getByText(words).waitFor();
    await reader.context.setOffline(false);
    await alert.getByRole('button', { name: translate('Try again') }).click();
    await pressIn(reader, 'Don’t send');
    await expect.poll(() => dialogOf(reader).count()).toBe(0);
    await askButton(reader).click();
    await pressIn(reader, 'Send and get code');
    await codeOf(reader);
    expect(replayTrace(traceIn(reader.sent[0])).identical).toBe(true);
  });

  it('the rate limit of support codes says that the codes already given can be used [SUP-09]', async () => {
    const reader = await caller();
    await failPriceFromStart(reader);
    await reader.page.route(`**${flowTraceStore.path}`, (route) =>
      route.fulfill({ json: { code: codes.too_many_requests.code, data: { retry_after_seconds: 3600 }, msg: '' } }),
    );
    await askButton(reader).click();
    await pressIn(reader, 'Send and get code');
    await dialogOf(reader)
      .getByText(
        translate(
          'You’ve reached the hourly limit for support codes. Share an existing code with support, or try again later.',
        ),
      )
      .waitFor();
  });

  it('a trace that the server rejects is reported as a fault of the service [SUP-14]', async () => {
    const reader = await caller();
    await failPriceFromStart(reader);
    await reader.page.route(`**${flowTraceStore.path}`, (route) =>
      route.fulfill({ status: 400, json: { code: codes.invalid_request.code, data: null, msg: 'Please check it.' } }),
    );
    await askButton(reader).click();
    await pressIn(reader, 'Send and get code');
    await dialogOf(reader)
      .getByRole('alert', {
        name: translate('Something went wrong on our side. Try again. If it keeps happening, contact us.'),
      })
      .waitFor();
  });

  it('a support code is given after the device clock was set back between two steps [SUP-14]', async () => {
    const reader = await caller();
    await reader.page.clock.install();
    await reader.page.goto('/mall/store/new');
    await choose(reader, 'new');
    await reader.page.clock.setSystemTime((await reader.page.evaluate(() => Date.now())) - 3_600_000);
    await failPrice(reader);
    await askButton(reader).click();
    await pressIn(reader, 'Send and get code');
    await codeOf(reader);
    expect(replayTrace(traceIn(reader.sent[0])).identical).toBe(true);
  });

  it('a support code stays the same until the next event, and is then replaced by a new one', async () => {
    const reader = await caller();
    await failPriceFromStart(reader);
    await askButton(reader).click();
    await pressIn(reader, 'Send and get code');
    const first = await codeOf(reader);
    await pressIn(reader, 'Close');
    await askButton(reader).click();
    expect([await codeOf(reader), reader.sent.length]).toEqual([first, 1]);
    await pressIn(reader, 'Close');

    await performEvent(reader, { type: 'years.set', years: 1 });
    await stateLocators['choosing.price.failed'](reader).waitFor();
    await askButton(reader).click();
    await pressIn(reader, 'Send and get code');
    const second = await codeOf(reader);
    const rows = await world.db.select({ code: flowTraces.code }).from(flowTraces).orderBy(desc(flowTraces.stored_at));
    expect(rows).toEqual([{ code: second }, { code: first }]);
  });

  it('a crashed view offers a support code whose trace contains the event that crashed it [SUP-06]', async () => {
    const reader = await caller();
    const { page } = reader;
    await page.goto('/mall/store/new');
    await choose(reader, 'new');
    await page.evaluate(() => {
      // Only the purchase's views format amounts.
      const written = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format');
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          const isOfAmounts = this.resolvedOptions().trailingZeroDisplay === 'stripIfInteger';
          if (isOfAmounts) throw new Error('an amount that cannot be written');
          return written?.get?.call(this);
        },
      });
    });
    await page.locator('input[name=years][value="3"]').click();
    await page.getByRole('heading', { name: translate('This page stopped working') }).waitFor();
    await page
      .getByRole('alert')
      .getByRole('button', { name: translate('Get a support code') })
      .click();
    await pressIn(reader, 'Send and get code');
    await codeOf(reader);
    const again = replayTrace(traceIn(reader.sent[0]));
    expect([again.identical, again.steps.some(({ entry }) => entry.event.type === 'years.set')]).toEqual([true, true]);
  });
});

describe('support code in the help panel', () => {
  it('the help panel offers a support code only after a flow was used, without any error [SUP-06]', async () => {
    const reader = await caller();
    const { page } = reader;
    await page.goto('/mall/home');
    await helpOf(reader).click();
    await page.getByRole('heading', { name: translate('No activity to send yet') }).waitFor();
    await expect.poll(() => askButton(reader).count()).toBe(0);

    await page
      .getByRole('banner')
      .getByRole('link', { name: translate('Go to the store') })
      .click();
    await choose(reader, 'new');
    await helpOf(reader).click();
    await askButton(reader).click();
    await dialogOf(reader).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogOf(reader).count()).toBe(0);
    await expectFocus(page, 'button "Get a support code"');
    await askButton(reader).click();
    await pressIn(reader, 'Send and get code');
    const code = await codeOf(reader);
    expect(await world.db.select({ code: flowTraces.code }).from(flowTraces)).toEqual([{ code }]);
  });

  it('the help panel offers a support code on another page, but not to the next user who signs in [SUP-08]', async () => {
    const reader = await caller();
    const { page } = reader;
    await page.goto('/mall/store/new');
    await choose(reader, 'new');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: translate('Orders') })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: translate('My orders') }).waitFor();
    await helpOf(reader).click();
    await askButton(reader).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('button', { name: translate('Sign out') }).click();
    await page.waitForURL('**/login?**');
    await page.locator('input[name=email]').fill('owner@hk.example');
    await page.locator('input[name=password]').fill('mallflow-demo');
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL('**/mall/**');
    await helpOf(reader).click();
    await page.getByRole('heading', { name: translate('No activity to send yet') }).waitFor();
    await expect.poll(() => askButton(reader).count()).toBe(0);
  });
});
