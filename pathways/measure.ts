import { obligationsCoveredBy, type Path } from './cover.ts';
import type { Graph } from './explore.ts';
import { allObligations, type Criterion, isAcceptedUnreachable, obligationsOf } from './obligations.ts';

export interface CoveredCount {
  readonly covered: number;
  readonly total: number;
}

export interface Coverage {
  readonly criterion: Criterion;
  readonly paths: number;
  readonly steps: number;
  readonly longest: number;
  readonly states: CoveredCount;
  readonly transitions: CoveredCount;
  /** Consecutive transitions. The total is what the search found possible: largest with the criterion `pairs`. */
  readonly pairs: CoveredCount;
  /** Each guard counts twice: once holding, once refusing. */
  readonly guards: CoveredCount;
  readonly ports: CoveredCount;
  readonly events: CoveredCount;
  /** Required by the criterion, not covered, and not accepted as unreachable with a reason. */
  readonly missing: readonly string[];
}

export function measureCoverage(graph: Graph, criterion: Criterion, paths: readonly Path[]): Coverage {
  const { observed, model } = graph;
  const declared = obligationsOf(model, observed);
  const met = new Set(paths.flatMap((path) => coveredAlong(graph, path)));
  const known = new Set(allObligations(declared));
  const pairs = [...graph.routes.keys()].filter((id) => !known.has(id));
  const required = criterion === 'pairs' ? [...known, ...pairs] : [...known];
  const share = (ids: readonly string[]): CoveredCount => ({
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
    missing: required.filter((id) => !met.has(id) && !isAcceptedUnreachable(model, id)),
  };
}

function coveredAlong(graph: Graph, { first, steps }: Path): readonly string[] {
  const before = [first, ...steps.map(({ step }) => step)];
  return [
    ...obligationsCoveredBy(graph, null, { stimulus: null, step: first }),
    ...steps.flatMap((one, index) => obligationsCoveredBy(graph, before[index] ?? null, one)),
  ];
}
