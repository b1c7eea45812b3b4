import { type Path, pathAlongLabels } from './cover.ts';
import { observe } from './declaredTransitions.ts';
import type { GoldenStep, GoldenSuite } from './goldenSuite.ts';
import type { Model } from './model.ts';
import { stepName } from './readGoldenSuite.ts';
import { valueText } from './valueText.ts';

/** Walks the golden paths without searching. Throws, with advice, if the machine no longer follows them. */
export function goldenPathsOf(model: Model, { flow, paths }: GoldenSuite): readonly Path[] {
  const { machine } = observe(model.machine);
  return paths.map((golden, index) => {
    const path = pathAlongLabels(
      model,
      machine,
      golden.flatMap(({ happens }) => happens ?? []),
    );
    const problem = problemOf(path, golden, index);
    if (problem === null) return path;
    throw new Error(
      `The golden suite of ${flow} is stale: ${problem}. Look whether that is meant, and then write it anew.`,
    );
  });
}

function problemOf({ first, steps }: Path, golden: readonly GoldenStep[], path: number): string | null {
  const configurations = [first, ...steps.map(({ step }) => step)].map(({ configuration }) =>
    valueText(configuration.snapshot.value),
  );
  const at = golden.findIndex(({ leadsTo }, step) => configurations[step] !== leadsTo);
  if (at === -1) return null;
  const configuration = configurations[at];
  const name = stepName(path, at, golden[at]);
  return configuration === undefined
    ? `${name} cannot happen`
    : `${name} leads to ${configuration}, not to ${golden[at]?.leadsTo}`;
}
