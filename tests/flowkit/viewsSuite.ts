import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type Language, languages } from '#contract/languages.ts';
import type { Path } from '../../pathways/cover.ts';
import { valueText } from '../../pathways/valueText.ts';
import { activeNodes } from '../../pathways/walk.ts';
import { pseudoLanguage } from '../gallery/pseudo.ts';
import { acceptedTypes, expectControls } from './controls.ts';
import {
  blurAll,
  expectFocusOnHeading,
  expectLimits,
  expectReasonsWhenPressed,
  focusTargets,
  readExtraControls,
} from './focus.ts';
import { applyStimulus, type Gallery, settle } from './gallery.ts';
import { goldenExamplePaths, goldenPaths } from './goldenSuite.ts';
import { findOverflow, widths } from './overflow.ts';
import type { PageDriver } from './pageDriver.ts';
import { isOfferedPath } from './pageRules.ts';
import { pageSnapshot } from './pageSnapshot.ts';
import { beside } from './places/beside.ts';
import { goldenPlaces } from './places/goldenPlaces.ts';
import { type PlaceRecord, recordPlaces } from './places/recordPlaces.ts';
import type { TestedViews } from './testedFlow.ts';

interface PagePath {
  /** From 0, among the paths that are walked. */
  readonly number: number;
  readonly name: string;
  readonly path: Path;
  readonly way: 'gesture' | 'alternative';
}

export function viewsSuite(flow: TestedViews, gallery: () => Gallery): void {
  const paths = pathsOf(flow);
  const folder = join(flow.folder, 'places');
  const record = recordPlaces();
  const compare = goldenPlaces(folder);
  const walked = new Set<string>();
  const translations = new Map<string, readonly string[]>();
  const tried = { pages: new Set<string>(), limits: new Set<string>(), places: new Set<string>() };

  it.for(paths)(
    'on $name each gesture sends its event, each page equals its golden place, and nothing is cut off [FLO-02, ACC-05]',
    async (pagePath) => {
      const reader = await gallery().open(flow);
      await walk(flow, { reader, record, compare, translations, tried }, pagePath);
      walked.add(pagePath.name);
      gallery().leave(reader);
    },
  );

  it('each page equals its golden files in every language [FLO-03]', async () => {
    // Golden files written from some of the paths would lose the places of the others.
    const missing = paths.filter(({ name }) => !walked.has(name)).map(({ name }) => name);
    expect(missing, 'paths that were not walked to their end').toEqual([]);
    const files = record.files();
    for (const [name, text] of files) await expect.soft(text).toMatchFileSnapshot(join(folder, name));
    const kept = existsSync(folder) ? readdirSync(folder) : [];
    expect(kept.filter((name) => !files.has(name))).toEqual([]);
  });
}

function pathsOf(flow: TestedViews): readonly PagePath[] {
  const named = (path: Path, index: number, name: string, way: PagePath['way']) => ({
    name: `${name} ${index + 1}`,
    path,
    way,
  });
  const isOnPages = isOfferedPath(flow.onPage ?? {});
  const paths = [
    ...goldenPaths(flow).flatMap((path, index) => (isOnPages(path) ? [named(path, index, 'path', 'gesture')] : [])),
    ...goldenExamplePaths(flow).map((path, index) => named(path, index, 'path over examples', 'alternative')),
  ];
  return paths.map((path, number) => ({ number, ...path }));
}

interface Walk {
  readonly reader: PageDriver;
  readonly record: PlaceRecord;
  /** Null without golden files. */
  readonly compare: ReturnType<typeof goldenPlaces>;
  readonly translations: Map<string, readonly string[]>;
  readonly tried: { readonly pages: Set<string>; readonly limits: Set<string>; readonly places: Set<string> };
}

async function walk(
  flow: TestedViews,
  { reader, record, compare, translations, tried }: Walk,
  { number, name, path, way }: PagePath,
): Promise<void> {
  const triedHere = new Set<string>();
  let heading: string | null = null;
  let pages = 0;
  const look = async (happens: string, snapshot: AnyMachineSnapshot) => {
    const step = `${happens} -> ${valueText(snapshot.value)}`;
    await settle(reader.page, snapshot, step);
    const english = await pageSnapshot(reader.page, 'en');
    const key = JSON.stringify([snapshot.value, english]);
    const lines = translations.get(key) ?? beside(english, await otherLanguageSnapshots(reader.page));
    translations.set(key, lines);
    if (compare !== null) {
      const { shown, golden } = compare({ path: number, step: pages, happens, lines });
      expect(shown, step).toEqual(golden);
    }
    pages += 1;
    heading = await expectFocusOnHeading(reader, heading, step, flow.toControls);
    const accepted = acceptedTypes(snapshot, flow.model);
    const page = JSON.stringify([snapshot.value, [...accepted], english]);
    // The same page in the same state offers the same: check once.
    if (!tried.pages.has(page)) {
      tried.pages.add(page);
      await expectStates(flow, reader, snapshot);
      await expectControls(reader, accepted, flow.events);
    }
    const place = valueText(snapshot.value);
    if (!tried.places.has(place)) {
      tried.places.add(place);
      await expectNothingCut(reader.page, place);
    }
    const besides = await readExtraControls(reader);
    await expectReasonsWhenPressed(reader, besides, triedHere);
    await expectLimits(reader, besides, tried.limits);
    record.see(name, {
      happens,
      value: snapshot.value,
      lines,
      tried: await focusTargets(reader, besides, triedHere),
    });
  };
  await look('the beginning', path.first.configuration.snapshot);
  const done = new Set<string>();
  for (const { stimulus, step } of path.steps) {
    await blurAll(reader);
    // A repeated event uses the alternative gesture.
    await applyStimulus(flow, reader, stimulus, done.has(stimulus.event.type) ? 'alternative' : way);
    done.add(stimulus.event.type);
    await look(stimulus.label, step.configuration.snapshot);
  }
}

async function otherLanguageSnapshots(page: Page) {
  const trees: (readonly [Language, readonly string[]])[] = [];
  for (const language of languages.filter((each) => each !== 'en')) {
    trees.push([language, await pageSnapshot(page, language)]);
  }
  await page.evaluate(() => window.gallery.speak('en'));
  return trees;
}

async function expectNothingCut(page: Page, place: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate((language) => window.gallery.speak(language), pseudoLanguage);
  const cut: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...size, width });
    cut.push(...(await findOverflow(page)).map((problem) => `${width} px: ${problem}`));
  }
  await page.setViewportSize(size);
  await page.evaluate(() => window.gallery.speak('en'));
  expect(cut, place).toEqual([]);
}

async function expectStates(flow: TestedViews, reader: PageDriver, snapshot: AnyMachineSnapshot): Promise<void> {
  const leaves = activeNodes(snapshot).filter(({ type }) => type === 'atomic' || type === 'final');
  for (const state of leaves.map(({ path }) => path.join('.'))) {
    if (flow.isInSight?.(state, snapshot) === false) continue;
    const locate = flow.stateLocators[state];
    if (locate === undefined) throw new Error(`There is no locator of ${state}`);
    await expect.poll(() => locate(reader).isVisible(), { message: `${state} is in sight` }).toBe(true);
  }
}
