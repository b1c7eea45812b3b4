import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type Language, languages } from '#contract/languages.ts';
import type { Path } from '../../pathways/cover.ts';
import { valueText } from '../../pathways/valueText.ts';
import { activeNodes } from '../../pathways/walk.ts';
import { expectControls } from './controls.ts';
import { expectEntered, expectLimits, expectReasonsWhenPressed, focusTargets, letGoOfFocus } from './focus.ts';
import { type Gallery, letHappen, openGallery, settle } from './gallery.ts';
import { type GoldenPage, goldenText } from './goldenPages.ts';
import { goldenExamplePaths, goldenPaths } from './goldenSuite.ts';
import { isOffered } from './onPage.ts';
import { pageSnapshot } from './pageSnapshot.ts';
import type { Reader } from './reader.ts';
import type { TestedFlow } from './testedFlow.ts';

/** A path on the pages, and the file in which they are kept in each language. */
interface PagePath {
  readonly file: string;
  readonly path: Path;
  readonly way: 'gesture' | 'alternative';
}

/** The rendered views follow the golden paths, and what they tell in each language is held against the golden pages. */
export function viewsSuite(flow: TestedFlow): void {
  const paths = pathsOf(flow);
  const folderOf = (language: Language) => join(flow.folder, 'pages', language);
  let gallery: Gallery;
  beforeAll(async () => {
    gallery = await openGallery();
  });
  afterAll(() => gallery.close());

  // Each path has a page of its own, so that several can be walked at once.
  it.concurrent.for(paths)(
    'on $file each gesture sends its event, what is refused is switched off, and each page tells what is golden [FLO-02, FLO-03]',
    async (pagePath, { expect: expectHere }) => {
      const reader = await gallery.open(flow);
      const pages = await walk(flow, reader, pagePath);
      await reader.page.context().close();
      for (const language of languages) {
        const file = join(folderOf(language), pagePath.file);
        await expectHere(goldenText(pages[language])).toMatchFileSnapshot(file);
      }
    },
  );

  it.each(languages)('there are no golden pages in %s but of these paths', (language) => {
    const golden = new Set(paths.map(({ file }) => file));
    const kept = existsSync(folderOf(language)) ? readdirSync(folderOf(language)) : [];
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

/** Limits are tried once in all paths; what is golden in each by itself, so that it does not depend on the others. */
const triedLimits = new Set<string>();

async function walk(
  flow: TestedFlow,
  reader: Reader,
  { path, way }: PagePath,
): Promise<Record<Language, GoldenPage[]>> {
  const pages: Record<Language, GoldenPage[]> = { en: [], 'zh-CN': [], 'zh-TW': [], ja: [] };
  const tried = new Set<string>();
  let heading: string | null = null;
  const look = async (happens: string, snapshot: AnyMachineSnapshot) => {
    const step = `${happens} -> ${valueText(snapshot.value)}`;
    await settle(reader.page, snapshot, step);
    // English comes last: it is the language of the gestures, and of what is tried here.
    for (const language of languages.toReversed()) {
      pages[language].push({ step, lines: await pageSnapshot(reader.page, language), tried: [] });
    }
    heading = await expectEntered(reader, heading, step, flow.toControls);
    await expectStates(flow, reader, snapshot);
    await expectControls(reader, snapshot, flow.model, flow.events);
    await expectReasonsWhenPressed(reader, tried);
    await expectLimits(reader, triedLimits);
    pages.en.at(-1)?.tried.push(...(await focusTargets(reader, tried)));
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

/** Each state in which the machine stands is in sight. */
async function expectStates(flow: TestedFlow, reader: Reader, snapshot: AnyMachineSnapshot): Promise<void> {
  const leaves = activeNodes(snapshot).filter(({ type }) => type === 'atomic' || type === 'final');
  for (const state of leaves.map(({ path }) => path.join('.'))) {
    if (flow.isInSight?.(state, snapshot) === false) continue;
    const locate = flow.stateLocators[state];
    if (locate === undefined) throw new Error(`There is no locator of ${state}`);
    expect(await locate(reader).isVisible(), `${state} is in sight`).toBe(true);
  }
}
