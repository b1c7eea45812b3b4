import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../../pathways/model.ts';
import { readGoldenSuite } from '../../pathways/readGoldenSuite.ts';
import config from '../../pathways.config.ts';
import { signedMutants } from './signed.ts';
import { type MutantTrial, tryMutants } from './tryMutants.ts';

const models: Readonly<Record<string, Model>> = config.models;

/** Where the golden suite of a flow is committed. */
const suiteFile = (flow: string): string => join(import.meta.dirname, `../flows/${flow}/suite.json`);

/** The flows of which a golden suite is committed. */
export const flowsWithSuite: readonly string[] = Object.keys(models).filter((flow) => existsSync(suiteFile(flow)));

/** Tries every mutant of a flow's machine against its golden suite. */
export function tryMutantsOf(flow: string): MutantTrial {
  const model = models[flow];
  if (model === undefined) throw new Error(`There is no flow ${flow}`);
  const read = readGoldenSuite(readFileSync(suiteFile(flow), 'utf8'));
  if (read.kind === 'unreadable') throw new Error(`The golden suite of ${flow} is none: ${read.problem}`);
  return tryMutants(model, read.suite, signedMutants[flow] ?? {});
}
