import { coveredBy, type Path } from './cover.ts';
import type { Graph } from './explore.ts';
import { allOf, type Criterion, isSigned, obligationsOf } from './obligations.ts';

export interface Share {
  readonly covered: number;
  readonly total: number;
}

export interface Coverage {
  readonly criterion: Criterion;
  readonly paths: number;
  readonly steps: number;
  readonly longest: number;
  readonly states: Share;
  readonly transitions: Share;
  /** Consecutive transitions. The total is what the search found possible: largest with the criterion `pairs`. */
  readonly pairs: Share;
  /** Each guard counts twice: once holding, once refusing. */
  readonly guards: Share;
  readonly ports: Share;
  readonly events: Share;
  /** Required by the criterion, not covered, and not accepted as unreachable with a reason. */
  readonly missing: readonly string[];
}

export function measure(graph: Graph, criterion: Criterion, paths: readonly Path[]): Coverage {
  const { observed, model } = graph;
  const declared = obligationsOf(model, observed);
  const met = new Set(paths.flatMap((path) => coveredAlong(graph, path)));
  const known = new Set(allOf(declared));
  const pairs = [...graph.routes.keys()].filter((id) => !known.has(id));
  const required = criterion === 'pairs' ? [...known, ...pairs] : [...known];
  const share = (ids: readonly string[]): Share => ({
    covered: ids.filter((id) => met.has(id)).length,
    total: ids.length,
  });
  return {
    criterion,
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    longest: Math.max(0, ...paths.map(({ steps }) => steps.length)),
    states: share(declared.states),
    transitions: share(declared.transitions),
    pairs: share(pairs),
    guards: share(declared.guards),
    ports: share(declared.ports),
    events: share(declared.events),
    missing: required.filter((id) => !met.has(id) && !isSigned(model, id)),
  };
}

function coveredAlong(graph: Graph, { first, steps }: Path): readonly string[] {
  const before = [first, ...steps.map(({ step }) => step)];
  return [
    ...coveredBy(graph, null, { stimulus: null, step: first }),
    ...steps.flatMap((one, index) => coveredBy(graph, before[index] ?? null, one)),
  ];
}
