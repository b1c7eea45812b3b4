import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { preview } from 'vite';
import { expect, vi } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Stimulus } from '../../pathways/model.ts';
import { buildPages } from '../browser/buildPages.ts';
import { eventTimeoutMs } from '../browser/eventTimeout.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { translatorFor } from '../browser/translator.ts';
import { addressOf, type Display, type Exhibit } from '../gallery/address.ts';
import type { PageDriver } from './pageDriver.ts';
import { perform, type TestedViews } from './testedFlow.ts';

const configFile = join(import.meta.dirname, '../gallery/vite.config.ts');

/** The views of the flows in a browser, without a server. */
export interface Gallery {
  /** Opens a flow at its start, always at the same moment. */
  readonly open: (flow: TestedViews) => Promise<PageDriver>;
  /** Releases a page after a test that passed: the next flow reuses it, at a tenth of the cost of a new page. */
  readonly leave: (reader: PageDriver) => void;
  /** Opens one exhibit, or the sheet of all (null). */
  readonly show: (exhibit: Exhibit | null, look?: Partial<Display>) => Promise<Page>;
  readonly close: () => Promise<void>;
}

export async function openGallery(): Promise<Gallery> {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'));
  const settings = { configFile, logLevel: 'error', build: { outDir } } as const;
  await buildPages(configFile, outDir);
  const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await openBrowser();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const show: Gallery['show'] = async (exhibit, { language = 'en', scheme = null, width = 1280 } = {}) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Shanghai',
    });
    context.setDefaultTimeout(eventTimeoutMs);
    const page = await context.newPage();
    await page.clock.install({ time: opensAt });
    await page.goto(`${origin}${addressOf(exhibit, { language, scheme, width })}`);
    await page.locator('main').waitFor();
    return page;
  };
  const left: Page[] = [];
  const begin = async (page: Page, flow: string) => {
    await page.clock.setSystemTime(opensAt);
    await page.evaluate((name) => window.gallery.begin(name), flow);
    return page;
  };
  return {
    open: async ({ name, nameOf }) => {
      const before = left.pop();
      const page = await (before ? begin(before, name) : show({ kind: 'flow', flow: name, place: null }));
      return { page, say: translatorFor('en'), ...(nameOf && { nameOf }) };
    },
    leave: ({ page }) => {
      left.push(page);
    },
    show,
    close: async () => {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

const opensAt = Date.parse('2026-11-21T10:00:00Z');

/** Longer than any delay after which a page shows something. */
const maxDisplayDelayMs = 10_000;

export async function applyStimulus(
  { events }: TestedViews,
  reader: PageDriver,
  stimulus: Stimulus,
  way: 'gesture' | 'alternative',
): Promise<void> {
  const { page } = reader;
  if (stimulus.kind === 'outcome') {
    const { source, outcome } = stimulus;
    await page.evaluate(([port, name]) => window.gallery.end(port, name), [source, outcome.name] as const);
  } else if (events[stimulus.event.type]?.control === 'not sent by a person') {
    await page.evaluate((event: EventObject) => window.gallery.send(event), stimulus.event);
  } else {
    await perform(events, reader, stimulus.event, way);
  }
}

/**
 * Waits until the machine on the page has the expected state and all deferred content is shown, then advances the clock
 * past every delay.
 */
export async function settle(page: Page, { value, context, status }: AnyMachineSnapshot, label: string): Promise<void> {
  // Field faults follow from gestures on the page, not from the model; `generated.faults.views.test.ts` covers them.
  const { field_faults: _, ...known } = JSON.parse(JSON.stringify(context));
  // One evaluation for both, because each round trip is slow.
  const isHeld = async () => {
    const { state, deferred } = await page.evaluate(() => ({
      state: window.gallery.state(),
      deferred: document.querySelectorAll('[data-deferred]').length,
    }));
    const { context: seen, ...others } = state;
    const { field_faults: _, ...held } = seen;
    expect({ ...others, context: held, deferred }, label).toEqual({ value, status, context: known, deferred: 0 });
  };
  await vi.waitFor(isHeld, { timeout: eventTimeoutMs, interval: 20 });
  await page.clock.fastForward(maxDisplayDelayMs);
}
