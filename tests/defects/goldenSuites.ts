import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../../pathways/model.ts';
import { readGoldenSuite } from '../../pathways/readGoldenSuite.ts';
import config from '../../pathways.config.ts';
import { committedShellSuites, isShellMachine, type ShellMachine, shellMachines } from '../shell/shellSuites.ts';
import { signedMutants } from './signed.ts';
import { type MutantTrial, type Trial, tryMutants } from './tryMutants.ts';

const models: Readonly<Record<string, Model>> = config.models;

/** Where the golden suite of a flow is committed. */
const suiteFile = (flow: string): string => join(import.meta.dirname, `../flows/${flow}/suite.json`);

/** The machines of which golden suites are committed. */
export const flowsWithSuite: readonly string[] = [
  ...Object.keys(models).filter((flow) => existsSync(suiteFile(flow))),
  ...Object.keys(shellMachines),
];

/** Tries every mutant of a machine against its golden suites. */
export function tryMutantsOf(flow: string): MutantTrial {
  const [first, ...others] = isShellMachine(flow) ? shellTrials(flow) : [flowTrial(flow)];
  if (first === undefined) throw new Error(`${flow} has no golden suite`);
  return tryMutants([first, ...others], signedMutants[flow] ?? {});
}

function flowTrial(flow: string): Trial {
  const model = models[flow];
  if (model === undefined) throw new Error(`There is no flow ${flow}`);
  return trialOf(model, flow, readFileSync(suiteFile(flow), 'utf8'));
}

function shellTrials(name: ShellMachine): readonly Trial[] {
  const committed = committedShellSuites(name);
  return shellMachines[name].map(({ standing, model }) => trialOf(model, standing, committed.get(standing) ?? ''));
}

function trialOf(model: Model, name: string, text: string): Trial {
  const read = readGoldenSuite(text);
  if (read.kind === 'unreadable') throw new Error(`The golden suite of ${name} is none: ${read.problem}`);
  return { model, suite: read.suite };
}
