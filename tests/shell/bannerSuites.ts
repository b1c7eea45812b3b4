import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleModel } from '#machines/kit/exampleModel.ts';
import { bannerExamples, standings } from '#machines/shell/verificationBanner/examples.ts';
import { verificationBannerMachine } from '#machines/shell/verificationBanner/machine.ts';
import { cover } from '../../pathways/cover.ts';
import { explore } from '../../pathways/explore.ts';
import { type GoldenSuite, goldenSuiteOf } from '../../pathways/goldenSuite.ts';
import type { Model } from '../../pathways/model.ts';

/** Where the golden suites of the banner are committed, by how the verification stands: that decides which banner is shown. */
export const bannerSuitesFile = join(import.meta.dirname, 'verificationBanner.suites.json');

/** The banner above the pages of a client whose verification stands so. */
export const bannerModels: readonly { readonly standing: string; readonly model: Model }[] = Object.entries(
  standings,
).map(([standing, input]) => ({
  standing,
  model: { machine: verificationBannerMachine, input, ...exampleModel(bannerExamples) },
}));

/** The suites as they are made of the machine as it is. */
export function bannerSuitesText(): string {
  const suites = bannerModels.map(({ standing, model }): [string, GoldenSuite] => [
    standing,
    goldenSuiteOf('verificationBanner', model, cover(explore(model))),
  ]);
  return `${JSON.stringify(Object.fromEntries(suites), null, 1)}\n`;
}

/** The suites as they are committed, each as text. */
export function committedBannerSuites(): ReadonlyMap<string, string> {
  const all: unknown = JSON.parse(readFileSync(bannerSuitesFile, 'utf8'));
  if (typeof all !== 'object' || all === null) throw new Error(`${bannerSuitesFile} holds no suites`);
  return new Map(Object.entries(all).map(([standing, suite]) => [standing, JSON.stringify(suite)]));
}
