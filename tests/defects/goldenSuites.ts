import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../../pathways/model.ts';
import { readGoldenSuite } from '../../pathways/readGoldenSuite.ts';
import config from '../../pathways.config.ts';
import { bannerModels, committedBannerSuites } from '../shell/bannerSuites.ts';
import { signedMutants } from './signed.ts';
import { type MutantTrial, type Trial, tryMutants } from './tryMutants.ts';

const models: Readonly<Record<string, Model>> = config.models;

/** Where the golden suite of a flow is committed. */
const suiteFile = (flow: string): string => join(import.meta.dirname, `../flows/${flow}/suite.json`);

/** The banner is no flow: which one is shown follows from how it begins, so that it has a suite for each beginning. */
const banner = 'verificationBanner';

/** The machines of which golden suites are committed. */
export const flowsWithSuite: readonly string[] = [
  ...Object.keys(models).filter((flow) => existsSync(suiteFile(flow))),
  banner,
];

/** Tries every mutant of a machine against its golden suites. */
export function tryMutantsOf(flow: string): MutantTrial {
  const [first, ...others] = flow === banner ? bannerTrials() : [flowTrial(flow)];
  if (first === undefined) throw new Error(`${flow} has no golden suite`);
  return tryMutants([first, ...others], signedMutants[flow] ?? {});
}

function flowTrial(flow: string): Trial {
  const model = models[flow];
  if (model === undefined) throw new Error(`There is no flow ${flow}`);
  return trialOf(model, flow, readFileSync(suiteFile(flow), 'utf8'));
}

function bannerTrials(): readonly Trial[] {
  const committed = committedBannerSuites();
  return bannerModels.map(({ standing, model }) => trialOf(model, standing, committed.get(standing) ?? ''));
}

function trialOf(model: Model, name: string, text: string): Trial {
  const read = readGoldenSuite(text);
  if (read.kind === 'unreadable') throw new Error(`The golden suite of ${name} is none: ${read.problem}`);
  return { model, suite: read.suite };
}
