import { type Path, pathBy } from './cover.ts';
import { observe } from './declared.ts';
import type { Model } from './model.ts';
import type { PinnedStep, PinnedSuite } from './pinned.ts';
import { stepName } from './readPinned.ts';
import { valueText } from './valueText.ts';

/**
 * The paths of a pinned suite, walked on the machine: for whoever needs the suite and not the search for it. Throws,
 * with what to do, where the machine does not go these ways any more.
 */
export function pinnedPaths(model: Model, { flow, paths }: PinnedSuite): readonly Path[] {
  const { machine } = observe(model.machine);
  return paths.map((pinned, index) => {
    const path = pathBy(
      model,
      machine,
      pinned.flatMap(({ happens }) => happens ?? []),
    );
    const problem = problemOf(path, pinned, index);
    if (problem === null) return path;
    throw new Error(`The pinned suite is stale: ${problem}. Look whether that is meant, and then pin ${flow} anew.`);
  });
}

/** Where a path does not go the pinned way, in words. */
function problemOf({ first, steps }: Path, pinned: readonly PinnedStep[], path: number): string | null {
  const configurations = [first, ...steps.map(({ step }) => step)].map(({ configuration }) =>
    valueText(configuration.snapshot.value),
  );
  const at = pinned.findIndex(({ leadsTo }, step) => configurations[step] !== leadsTo);
  if (at === -1) return null;
  const configuration = configurations[at];
  const name = stepName(path, at, pinned[at]);
  return configuration === undefined
    ? `${name} cannot happen`
    : `${name} leads to ${configuration}, not to ${pinned[at]?.leadsTo}`;
}
