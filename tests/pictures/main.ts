// The pictures of README.md and docs/: the store, the review of an order on a phone, the desk, and the report of paths.
// The demo begins at a fixed time and the browser's clock is stopped, so that the pictures are reproducible.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { desc } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import type { Database } from '#server/db/database.ts';
import { flowTraces } from '#server/modules/traces/tables.ts';
import { runNode } from '../../scripts/setup.mjs';
import { translatorFor } from '../browser/translator.ts';
import { demoStart, openWorld, type World } from '../browser/world.ts';
import { choose, review } from '../flows/purchase/journeys.ts';

const images = join(import.meta.dirname, '../../docs/images');
const translate = translatorFor('en');
const size = { width: 1280, height: 900 };

async function withFixedClock({ context, page }: { context: BrowserContext; page: Page }): Promise<Page> {
  await context.clock.setFixedTime(demoStart);
  return page;
}

const takeScreenshot = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });

async function store(world: World): Promise<{ page: Page; picture: Buffer }> {
  const page = await withFixedClock(await world.person({ email: 'owner@cn.example', alone: true }));
  await page.setViewportSize(size);
  await page.goto('/mall/store');
  const banner = page.getByRole('button', { name: translate('Close') });
  await banner.click();
  await banner.waitFor({ state: 'detached' });
  await choose({ page, say: translate }, 'upgrade');
  await page.evaluate(() => scrollTo(0, 0));
  return { page, picture: await takeScreenshot(page) };
}

async function reviewOnPhone(world: World): Promise<Buffer> {
  const reader = { say: translatorFor('zh-CN') };
  const page = await withFixedClock(
    await world.person({ email: 'new@cn.example', language: 'zh-CN', width: 360, alone: true }),
  );
  await page.goto('/mall/store/new');
  await choose({ ...reader, page }, 'new');
  await review({ ...reader, page });
  await page.locator('h1').evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  return takeScreenshot(page);
}

/** The code of the trace in a picture. */
const code = '7KQ2-M9XD';
const stepMs = 2_500;

/** Stores the newest trace again with a fixed code and fixed times. Returns the code. */
async function storeFixedTrace(db: Database, began: Date): Promise<string> {
  const [newest] = await db.select().from(flowTraces).orderBy(desc(flowTraces.stored_at)).limit(1);
  if (newest === undefined) throw new Error('no trace has been stored');
  const trace: { entries: readonly object[] } = JSON.parse(newest.trace);
  const entries = trace.entries.map((entry, index) => ({ ...entry, at: (index + 1) * stepMs }));
  const text = JSON.stringify({ ...trace, began: began.toISOString(), entries });
  await db.insert(flowTraces).values({ ...newest, code, trace: text });
  return code;
}

async function desk(world: World, client: Page): Promise<Buffer> {
  await client
    .getByRole('banner')
    .getByRole('button', { name: translate('Help') })
    .click();
  await client.getByRole('button', { name: translate('Get a support code') }).click();
  const dialog = client.getByRole('dialog');
  await dialog.getByRole('button', { name: translate('Send and get code') }).click();
  await dialog.getByRole('heading', { name: translate('Your support code') }).waitFor();
  const code = await storeFixedTrace(world.db, demoStart);
  const page = await withFixedClock(await world.person({ email: 'support@desk.example', alone: true }));
  await page.setViewportSize({ ...size, height: 1000 });
  await page.goto(`/mall/desk/trace/${code}`);
  await page.locator('[inert] h1').waitFor();
  return takeScreenshot(page);
}

/** Takes its time, which must not show in the pictures. */
async function makeReport(file: string): Promise<void> {
  const code = await runNode(['pathways/cli.ts', 'purchase', '--html', file], { stdio: 'ignore' });
  if (code !== 0) throw new Error('The report of paths could not be made');
}

/** The report at the step that the client has also reached. */
async function report(world: World, file: string): Promise<Buffer> {
  const { page } = await world.person({ alone: true });
  await page.setViewportSize({ ...size, height: 980 });
  await page.goto(pathToFileURL(file).href);
  const step = page.locator('li', { has: page.getByText('quotePrice: a price', { exact: true }) }).first();
  await page.goto(`${pathToFileURL(file).href}#${await step.getAttribute('id')}`);
  await page.locator('li.current').waitFor();
  return takeScreenshot(page);
}

const folder = mkdtempSync(join(tmpdir(), 'mallflow-pictures-'));
const file = join(folder, 'paths.html');
await makeReport(file);
const world = await openWorld(demoStart);
try {
  const client = await store(world);
  const made = {
    store: client.picture,
    'review-phone': await reviewOnPhone(world),
    desk: await desk(world, client.page),
    paths: await report(world, file),
  };
  for (const [name, picture] of Object.entries(made)) writeFileSync(join(images, `${name}.png`), picture);
} finally {
  await world.close();
  rmSync(folder, { recursive: true });
}
