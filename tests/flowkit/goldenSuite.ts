import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { type Path, pathAlongLabels } from '../../pathways/cover.ts';
import { observe } from '../../pathways/declaredTransitions.ts';
import { goldenPathsOf } from '../../pathways/goldenPaths.ts';
import type { GoldenSuite } from '../../pathways/goldenSuite.ts';
import { readGoldenSuite } from '../../pathways/readGoldenSuite.ts';
import type { TestedMachine } from './testedFlow.ts';

type Folder = Pick<TestedMachine, 'folder'>;

export const suiteFile = ({ folder }: Folder): string => join(folder, 'suite.json');

export const exampleFile = ({ folder }: Folder): string => join(folder, 'examplePaths.json');

export function goldenSuite(flow: Folder): GoldenSuite {
  const read = readGoldenSuite(readFileSync(suiteFile(flow), 'utf8'));
  if (read.kind === 'unreadable') throw new Error(`${suiteFile(flow)} is not a suite: ${read.problem}`);
  return read.suite;
}

export const goldenPaths = (flow: TestedMachine): readonly Path[] => goldenPathsOf(flow.model, goldenSuite(flow));

const exampleLabelsSchema = z.array(z.array(z.string()));

/** The machine suite writes these paths and reports stale ones. */
export function goldenExamplePaths(flow: TestedMachine): readonly Path[] {
  const text = readFileSync(exampleFile(flow), 'utf8');
  const { machine } = observe(flow.model.machine);
  return exampleLabelsSchema.parse(JSON.parse(text)).map((labels) => {
    const path = pathAlongLabels(flow.model, machine, labels);
    const stuck = labels[path.steps.length];
    if (stuck === undefined) return path;
    throw new Error(`The paths over examples are stale, “${stuck}” cannot happen: run the machine suite with --update`);
  });
}
