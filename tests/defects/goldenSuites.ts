import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../../pathways/model.ts';
import { readGoldenSuite } from '../../pathways/readGoldenSuite.ts';
import { testedMachines } from '../flows/index.ts';
import {
  acceptedShellMutants,
  committedShellSuites,
  isShellMachine,
  type ShellMachine,
  shellMachines,
} from '../shell/shellSuites.ts';
import { type ModelSuite, type MutantTrial, tryMutants } from './tryMutants.ts';

export const flowsWithSuite: readonly string[] = [
  ...testedMachines.map(({ name }) => name),
  ...Object.keys(shellMachines),
];

export function tryMutantsOf(flow: string): MutantTrial {
  if (isShellMachine(flow)) {
    const [first, ...others] = shellModelSuites(flow);
    if (first === undefined) throw new Error(`${flow} has no golden suite`);
    return tryMutants([first, ...others], acceptedShellMutants[flow] ?? {});
  }
  const machine = testedMachines.find(({ name }) => name === flow);
  if (machine === undefined) throw new Error(`There is no flow ${flow}`);
  const { name, folder, model, acceptedMutants = {} } = machine;
  return tryMutants([modelSuiteOf(model, name, readFileSync(join(folder, 'suite.json'), 'utf8'))], acceptedMutants);
}

function shellModelSuites(name: ShellMachine): readonly ModelSuite[] {
  const committed = committedShellSuites(name);
  return shellMachines[name].map(({ standing, model }) => modelSuiteOf(model, standing, committed.get(standing) ?? ''));
}

function modelSuiteOf(model: Model, name: string, text: string): ModelSuite {
  const read = readGoldenSuite(text);
  if (read.kind === 'unreadable') throw new Error(`The golden suite of ${name} is none: ${read.problem}`);
  return { model, suite: read.suite };
}
