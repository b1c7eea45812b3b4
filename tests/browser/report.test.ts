import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrderModel } from '#machines/flows/cancelOrder/model.ts';
import { findCoveringPaths } from '#pathways/cover.ts';
import { explore } from '#pathways/explore.ts';
import { reportPage } from '#pathways/html/page.ts';
import { measureCoverage } from '#pathways/measure.ts';
import { openBrowser } from './openBrowser.ts';
import { readNow } from './readNow.ts';

let browser: Browser;
let folder: string;
let address: string;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mallflow-report-'));
  const graph = explore(cancelOrderModel, 'transitions');
  const paths = findCoveringPaths(graph, 'transitions');
  const report = { flow: 'cancelOrder', ...measureCoverage(graph, 'transitions', paths), seconds: 1 };
  const file = join(folder, 'report.html');
  writeFileSync(file, await reportPage(graph, report, paths, { at: '2026-11-22T10:15:00.000Z', commit: 'abc1234' }));
  address = pathToFileURL(file).href;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => page.close());

async function open(hash = '', look: Parameters<Browser['newPage']>[0] = {}): Promise<string[]> {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...look });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', ({ message }) => asked.push(message));
  await page.goto(`${address}${hash}`);
  return asked;
}

const currentStepText = () => page.locator('#now').textContent();
const hash = () => page.evaluate(() => location.hash);

describe('path report', () => {
  it('the path report opens at the step that its address names, and requests no other file', async () => {
    const asked = await open('#path-1-step-2');
    expect(asked).toEqual([address]);
    expect(await currentStepText()).toMatch(/^Path 1, step 2: .+ → .+$/);
    const current = page.locator('[aria-current=step]');
    await expect.poll(async () => [await current.count(), await current.isVisible()]).toEqual([1, true]);
    await expect.poll(() => page.locator('#picture .leaf.now').count()).toBe(1);
    await expect.poll(() => page.locator('.current .details').isVisible()).toBe(true);
  });

  it('arrow keys and the Next button move through the steps of the path report and into the next path', async () => {
    await open('#path-1-step-0');
    await page.locator('[aria-current=step]').focus();
    const seen: string[] = [];
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowLeft']) {
      await page.keyboard.press(key);
      seen.push(await hash());
    }
    expect(seen).toEqual(['#path-1-step-1', '#path-1-step-2', '#path-1-step-1', '#path-1-step-0', '#path-1-step-0']);
    const steps = page.locator('#path-1-step-0').locator('xpath=../li');
    const last = (await readNow('the report is one document', () => steps.count())) - 1;
    await page.goto(`${address}#path-1-step-${last}`);
    await page.getByRole('button', { name: 'Next' }).click();
    expect(await hash()).toBe('#path-2-step-0');
  });

  it('a search in the path report shows only the steps that contain the text, and counts them', async () => {
    await open();
    await page.getByLabel('Search steps, states and events').fill('order.keep');
    const paths = page.locator('details.path:visible');
    await expect.poll(() => page.locator('#found').textContent()).toMatch(/^\d+ steps in \d+ paths$/);
    const [shown, pathCount] = await readNow('what was found is counted after it is shown', () =>
      Promise.all([page.locator('.line .what:visible').allTextContents(), paths.count()]),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((text) => !text.includes('order.keep'))).toEqual([]);
    await expect.poll(() => page.locator('#found').textContent()).toBe(`${shown.length} steps in ${pathCount} paths`);
    await page.getByLabel('Search steps, states and events').fill('');
    await expect.poll(() => page.locator('details.path:not(:visible)').count()).toBe(0);
  });

  it('the names in the diagram of the path report are readable at each zoom, and key 0 shows all of it', async () => {
    await open();
    const sizes = () =>
      page.locator('#picture').evaluate((drawing) => {
        const scale = drawing.getBoundingClientRect().width / Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
        const texts = [...drawing.querySelectorAll('text')].filter((text) =>
          text.checkVisibility({ visibilityProperty: true }),
        );
        return Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale));
      });
    const seen: number[] = [await sizes()];
    await page.locator('.frame').focus();
    for (const key of ['0', '-', '-', '-', '1']) {
      await page.keyboard.press(key);
      seen.push(await sizes());
    }
    expect(seen.filter((size) => size < 8.9)).toEqual([]);
    await page.keyboard.press('0');
    const [whole, frame] = await Promise.all(['#picture', '.frame'].map((name) => page.locator(name).boundingBox()));
    expect([(whole?.width ?? 0) <= (frame?.width ?? 0), (whole?.height ?? 0) <= (frame?.height ?? 0)]).toEqual([
      true,
      true,
    ]);
  });

  it('the diagram of the path report stays visible while the steps scroll', async () => {
    await open('#path-1-step-0');
    await readNow('the report is one document', () =>
      page.locator('details.path').evaluateAll((paths) => {
        for (const path of paths) path.setAttribute('open', '');
      }),
    );
    await page.locator('#path-9-step-0').scrollIntoViewIfNeeded();
    expect((await page.locator('.frame').boundingBox())?.y).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(900);
  });

  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  it.each(['light', 'dark'] as const)('the path report is accessible in the %s scheme', async (colorScheme) => {
    await open('#path-1-step-2', { colorScheme });
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const found = await window.axe.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations'],
      });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    });
    expect(violations).toEqual([]);
  });
});
