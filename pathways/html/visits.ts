import type { Path } from '../cover.ts';
import type { Graph } from '../explore.ts';
import { activeNodes } from '../walk.ts';

/** A step of a suite: the number of its path and its own, both from 1; step 0 is the beginning. */
export interface Visit {
  readonly path: number;
  readonly step: number;
}

/** Where a step stands in the page: what a link to it names. */
export const anchorOf = ({ path, step }: Visit): string => `path-${path}-step-${step}`;

/** Which steps of a suite take a transition or come to a state, by the name of either. */
export type Visits = ReadonlyMap<string, readonly Visit[]>;

/** Counts where a suite goes. A state that is left at once is visited as well. */
export function visitsOf(paths: readonly Path[]): Visits {
  const visits = new Map<string, Visit[]>();
  const note = (id: string, visit: Visit) => visits.set(id, [...(visits.get(id) ?? []), visit]);
  for (const [index, { first, steps }] of paths.entries()) {
    for (const [step, { taken, entered, configuration }] of [first, ...steps.map((one) => one.step)].entries()) {
      const visit = { path: index + 1, step };
      for (const id of new Set([...taken, ...entered, ...activeNodes(configuration.snapshot).map((node) => node.id)]))
        note(id, visit);
    }
  }
  return visits;
}

/** How something is covered: `none` asks for attention, `signed` has its reason, the others say how often. */
export type Heat = 'none' | 'signed' | 'once' | 'few' | 'some' | 'many';

/** How often something is visited, in words of the legend. */
export function heatOf({ model }: Pick<Graph, 'model'>, visits: Visits, id: string): Heat {
  const count = visits.get(id)?.length ?? 0;
  if (count === 0) return (model.unreachable?.[id] ?? '') === '' ? 'none' : 'signed';
  if (count === 1) return 'once';
  if (count < 4) return 'few';
  return count < 10 ? 'some' : 'many';
}
