import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { storeWithPlan } from '#machines/flows/purchase/examples/store.ts';
import type { PersonEvent } from '#machines/flows/purchase/types.ts';
import type { Path } from '../../pathways/cover.ts';
import type { Stimulus } from '../../pathways/model.ts';
import config from '../../pathways.config.ts';
import { committedExamplePaths, committedPaths } from '../purchase/committedSuite.ts';
import { type Gestures, gestures, isPersonEvent, type Reader } from '../purchase/gestures.ts';
import { expectEntered, expectLeads, expectLeftAlone, expectLimits, letGoOfFocus, pageOf } from '../purchase/leads.ts';
import { isOffered } from '../purchase/onPage.ts';
import { otherWays } from '../purchase/otherWays.ts';
import { expectControls, expectTold } from '../purchase/standing.ts';
import { timeZone } from '../purchase/told/words.ts';
import { wordsIn } from './words.ts';
import { openBrowser } from './world.ts';

const model = config.models.purchase;
const configFile = join(import.meta.dirname, '../gallery/vite.config.ts');

let browser: Browser;
let server: PreviewServer;
let origin: string;

beforeAll(async () => {
  await build({ configFile, logLevel: 'error' });
  server = await preview({ configFile, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  origin = server.resolvedUrls?.local[0] ?? '';
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** How the examples' add-ons, services, vouchers and losses are called on the page. */
function nameOf(id: string): string {
  const items = [
    ...storeWithPlan.addons.map(({ addon_id, name }) => [addon_id, name.en] as const),
    ...Object.values(storeWithPlan.services)
      .flat()
      .map(({ service_id, name }) => [service_id, name.en] as const),
    ['voucher-1', 'Autumn voucher'] as const,
    ['module-leads', 'Leads'] as const,
  ];
  return new Map(items).get(id) ?? id;
}

async function happen(reader: Reader, stimulus: Stimulus, ways: Gestures): Promise<void> {
  if (stimulus.kind === 'outcome') {
    const { source, outcome } = stimulus;
    await reader.page.evaluate(([port, name]) => window.gallery.end(port, name), [source, outcome.name] as const);
    return;
  }
  const { event } = stimulus;
  if (!isPersonEvent(event)) throw new Error(`${event.type} is not an event of a person`);
  if (event.type === 'flow.resume' || event.type === 'connection.back')
    await reader.page.evaluate((heard) => window.gallery.send(heard), event);
  else await act(reader, event, ways);
}

async function act<Type extends PersonEvent['type']>(
  reader: Reader,
  event: Extract<PersonEvent, { type: Type }>,
  ways: Gestures,
): Promise<void> {
  const gesture: (reader: Reader, event: Extract<PersonEvent, { type: Type }>) => Promise<void> =
    ways[event.type as Type];
  await gesture(reader, event);
}

const stateOf = (page: Page) => page.evaluate(() => window.gallery.state());

/** The machine behind the page holds what the path holds, and the page tells it. */
async function expectPlace(reader: Reader, snapshot: AnyMachineSnapshot, label: string): Promise<void> {
  await expect
    .poll(() => stateOf(reader.page), { message: label, timeout: 5_000 })
    .toEqual({
      value: snapshot.value,
      context: JSON.parse(JSON.stringify(snapshot.context)),
      status: snapshot.status,
    });
  await expectTold(reader, snapshot, label);
  await expectControls(reader, snapshot, model);
}

const named = (list: readonly Path[]) =>
  list.map((path, index) => ({ name: `path ${index + 1}, ${path.steps.length} steps`, path }));

/** The reasons whose ways out have been tried, on any of the paths. */
const tried = new Set<string>();

async function follow(path: Path, ways: Gestures): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: timeZone });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const reader: Reader = { page, say: wordsIn('en'), nameOf };
  await page.goto(`${origin}?language=en`);
  await expectPlace(reader, path.first.place.snapshot, 'the beginning');
  let at = pageOf(path.first.place.snapshot);
  for (const [index, { stimulus, step }] of path.steps.entries()) {
    const { snapshot } = step.place;
    const label = `step ${index + 1}: ${stimulus.label}`;
    const isLeftAlone = stimulus.kind === 'outcome' && pageOf(snapshot) === at;
    if (isLeftAlone) await letGoOfFocus(reader);
    await happen(reader, stimulus, ways);
    await expectPlace(reader, snapshot, label);
    if (isLeftAlone) await expectLeftAlone(reader, label);
    if (pageOf(snapshot) !== at) await expectEntered(reader, label);
    await expectLeads(reader, snapshot, tried);
    await expectLimits(reader, snapshot, tried);
    at = pageOf(snapshot);
  }
  await context.close();
}

describe.each(named(committedPaths().filter(isOffered)))('the rendered views follow $name', ({ path }) => {
  it('each gesture sends its event, each place is told in full, and what is refused is switched off', async () => {
    await follow(path, gestures);
  });
});

describe.each(named(committedExamplePaths()))('with every other example, on $name', ({ path }) => {
  it('the other ways to do something do the same, and each place is told in full', async () => {
    await follow(path, otherWays);
  });
});
