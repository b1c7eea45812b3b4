import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Path } from '../../pathways/cover.ts';
import { valueText } from '../../pathways/valueText.ts';
import { activeNodes } from '../../pathways/walk.ts';
import { pseudoLanguage } from '../gallery/pseudo.ts';
import { acceptedTypes, expectControls } from './controls.ts';
import {
  besidesOn,
  expectEntered,
  expectLimits,
  expectReasonsWhenPressed,
  focusTargets,
  letGoOfFocus,
} from './focus.ts';
import { type Gallery, letHappen, settle } from './gallery.ts';
import { type GoldenPage, goldenText } from './goldenPages.ts';
import { goldenExamplePaths, goldenPaths } from './goldenSuite.ts';
import { isOffered } from './onPage.ts';
import { overflowing, widths } from './overflow.ts';
import { pageSnapshot } from './pageSnapshot.ts';
import type { Reader } from './reader.ts';
import type { TestedFlow } from './testedFlow.ts';
import { openTranslations, type Translations } from './translations.ts';

/** A path on the pages, and the file in which they are kept. */
interface PagePath {
  readonly file: string;
  readonly path: Path;
  readonly way: 'gesture' | 'alternative';
}

/**
 * The rendered views follow the golden paths, and what they tell is held against the golden pages: in English after each
 * step of each path, in every other language where it tells something for the first time.
 */
export function viewsSuite(flow: TestedFlow, gallery: () => Gallery): void {
  const paths = pathsOf(flow);
  const folder = join(flow.folder, 'pages');
  const translations = openTranslations();
  /** What was tried in one path and need not be tried in the next. */
  const tried = { pages: new Set<string>(), limits: new Set<string>(), places: new Set<string>() };

  it.for(paths)(
    'on $file each gesture sends its event, what is refused is switched off, nothing is cut, and each page tells what is golden [FLO-02, FLO-03, ACC-05]',
    async (pagePath) => {
      const reader = await gallery().open(flow);
      const pages = await walk(flow, { reader, translations, tried }, pagePath);
      await expect(goldenText(pages)).toMatchFileSnapshot(join(folder, 'en', pagePath.file));
      gallery().leave(reader);
    },
  );

  it.each(translations.languages)('each page tells in %s what is golden [FLO-03]', async (language) => {
    const pages = translations.of(language);
    await expect(goldenText(pages)).toMatchFileSnapshot(join(folder, `${language}.txt`));
  });

  it('there are no golden pages but of these paths and languages', () => {
    const golden = new Set([
      'en',
      ...paths.map(({ file }) => join('en', file)),
      ...translations.languages.map((language) => `${language}.txt`),
    ]);
    const kept = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    expect(kept.filter((file) => !golden.has(file))).toEqual([]);
  });
}

function pathsOf(flow: TestedFlow): readonly PagePath[] {
  const named = (path: Path, index: number, name: string, way: PagePath['way']) => ({
    file: `${name}-${String(index + 1).padStart(2, '0')}.txt`,
    path,
    way,
  });
  const isOnPages = isOffered(flow.onPage ?? {});
  return [
    ...goldenPaths(flow).flatMap((path, index) => (isOnPages(path) ? [named(path, index, 'path', 'gesture')] : [])),
    ...goldenExamplePaths(flow).map((path, index) => named(path, index, 'examples', 'alternative')),
  ];
}

interface Walk {
  readonly reader: Reader;
  readonly translations: Translations;
  readonly tried: { readonly pages: Set<string>; readonly limits: Set<string>; readonly places: Set<string> };
}

async function walk(
  flow: TestedFlow,
  { reader, translations, tried }: Walk,
  { file, path, way }: PagePath,
): Promise<readonly GoldenPage[]> {
  const pages: GoldenPage[] = [];
  const triedHere = new Set<string>();
  let heading: string | null = null;
  const look = async (happens: string, snapshot: AnyMachineSnapshot) => {
    const step = `${happens} -> ${valueText(snapshot.value)}`;
    await settle(reader.page, snapshot, step);
    const lines = await pageSnapshot(reader.page, 'en');
    await translations.see(reader.page, lines, `${file}, ${pages.length}. ${step}`);
    heading = await expectEntered(reader, heading, step, flow.toControls);
    const accepted = acceptedTypes(snapshot, flow.model);
    const page = JSON.stringify([snapshot.value, [...accepted], lines]);
    // The same page of the same state offers the same: looked at once.
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
    const besides = await besidesOn(reader);
    await expectReasonsWhenPressed(reader, besides, triedHere);
    await expectLimits(reader, besides, tried.limits);
    pages.push({ step, lines, tried: await focusTargets(reader, besides, triedHere) });
  };
  await look('the beginning', path.first.configuration.snapshot);
  const done = new Set<string>();
  for (const { stimulus, step } of path.steps) {
    await letGoOfFocus(reader);
    // What was done before on a path is done the other way.
    await letHappen(flow, reader, stimulus, done.has(stimulus.event.type) ? 'alternative' : way);
    done.add(stimulus.event.type);
    await look(stimulus.label, step.configuration.snapshot);
  }
  return pages;
}

/** With longer words than the languages have, nothing is cut on a phone or on a desk. */
async function expectNothingCut(page: Page, place: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate((language) => window.gallery.speak(language), pseudoLanguage);
  const cut: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...size, width });
    cut.push(...(await overflowing(page)).map((problem) => `${width} px: ${problem}`));
  }
  await page.setViewportSize(size);
  await page.evaluate(() => window.gallery.speak('en'));
  expect(cut, place).toEqual([]);
}

/** Each state in which the machine stands is in sight. */
async function expectStates(flow: TestedFlow, reader: Reader, snapshot: AnyMachineSnapshot): Promise<void> {
  const leaves = activeNodes(snapshot).filter(({ type }) => type === 'atomic' || type === 'final');
  for (const state of leaves.map(({ path }) => path.join('.'))) {
    if (flow.isInSight?.(state, snapshot) === false) continue;
    const locate = flow.stateLocators[state];
    if (locate === undefined) throw new Error(`There is no locator of ${state}`);
    await expect.poll(() => locate(reader).isVisible(), { message: `${state} is in sight` }).toBe(true);
  }
}
