import type { Path } from '../cover.ts';
import type { Graph } from '../explore.ts';
import { activeNodes } from '../walk.ts';

/** Numbers from 1; step 0 is the start. */
export interface Visit {
  readonly path: number;
  readonly step: number;
}

export const anchorOf = ({ path, step }: Visit): string => `path-${path}-step-${step}`;

/** By the id of a transition or state. */
export type Visits = ReadonlyMap<string, readonly Visit[]>;

/** Also counts states that are left in the same step. */
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

/** `none` needs attention, `signed` is accepted as unreachable with a reason, the others count visits. */
export type Heat = 'none' | 'signed' | 'once' | 'few' | 'some' | 'many';

export function heatOf({ model }: Pick<Graph, 'model'>, visits: Visits, id: string): Heat {
  const count = visits.get(id)?.length ?? 0;
  if (count === 0) return (model.unreachable?.[id] ?? '') === '' ? 'none' : 'signed';
  if (count === 1) return 'once';
  if (count < 4) return 'few';
  return count < 10 ? 'some' : 'many';
}
