import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Path } from '../../pathways/cover.ts';
import { valueText } from '../../pathways/valueText.ts';
import { collectErrors } from '../browser/collectErrors.ts';
import { applyStimulus, type Gallery, openGallery, settle } from '../flowkit/gallery.ts';
import { goldenPaths } from '../flowkit/goldenSuite.ts';
import { isOfferedPath } from '../flowkit/pageRules.ts';
import type { TestedViews } from '../flowkit/testedFlow.ts';
import { renderedText, translateTexts, translationMethods } from '../flowkit/translate.ts';
import { requestedMachines } from './index.ts';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

const statesOf = ({ first, steps }: Path): readonly string[] =>
  [first, ...steps.map(({ step }) => step)].map(({ configuration }) => valueText(configuration.snapshot.value));

/** The golden paths that reach a state which no earlier one reaches: together they reach all. */
function pathsToEveryState(flow: TestedViews): readonly Path[] {
  const seen = new Set<string>();
  return goldenPaths(flow).filter((path) => {
    if (!isOfferedPath(flow.onPage ?? {})(path)) return false;
    const isNew = statesOf(path).some((state) => !seen.has(state));
    for (const state of statesOf(path)) seen.add(state);
    return isNew;
  });
}

describe.each(requestedMachines)('$name', (flow) => {
  it.each(
    pathsToEveryState(flow).map((path, index) => ({
      path,
      number: index + 1,
      how: translationMethods[index % 3] ?? 'replaced by font',
    })),
  )(
    'path $number shows the same words while a browser translator changes its texts, $how [FRA-11]',
    async ({ path, how }) => {
      const plain = await gallery.open(flow);
      const translated = await gallery.open(flow);
      const errors = collectErrors(translated.page);
      const expectSame = async (step: string) => {
        // Both are read again each time: a part of either page may still be loading.
        const differing = async () => {
          const words = { plain: await renderedText(plain.page), translated: await renderedText(translated.page) };
          return words.plain === words.translated ? null : words;
        };
        await expect.poll(differing, { message: step }).toBeNull();
      };
      await settle(plain.page, path.first.configuration.snapshot, 'the beginning');
      await settle(translated.page, path.first.configuration.snapshot, 'the beginning');
      for (const { stimulus, step } of path.steps) {
        await translateTexts(translated.page, how);
        for (const reader of [plain, translated]) {
          await applyStimulus(flow, reader, stimulus, 'gesture');
          await settle(reader.page, step.configuration.snapshot, stimulus.label);
        }
        await expectSame(stimulus.label);
      }
      expect(errors).toEqual([]);
      gallery.leave(plain);
      gallery.leave(translated);
    },
  );
});
