import type { AnyStateMachine } from 'xstate';
import type { Graph } from './explore.ts';
import type { Route } from './graph.ts';
import type { Model, Stimulus } from './model.ts';
import { nearestRoute } from './nearest.ts';
import { allObligations, type Criterion, obligationsOf, pairsOf } from './obligations.ts';
import { beginWalk, type Step, stimuliAt, takeStep } from './walk.ts';

export interface Path {
  readonly first: Step;
  readonly steps: readonly PathStep[];
}

interface PathStep {
  readonly stimulus: Stimulus;
  readonly step: Step;
}

/**
 * A small suite that covers everything that can be covered. Each path takes the shortest route to the next uncovered
 * obligation and ends when a new path from the start would be shorter. Every step is walked on the machine itself, so
 * the recorded configurations are exact even where the search merged equivalent ones.
 */
export function findCoveringPaths(graph: Graph, criterion: Criterion = 'transitions'): readonly Path[] {
  const declared = new Set(allObligations(obligationsOf(graph.model, graph.observed)));
  const coverable = [...graph.routes.keys()].filter((id) => criterion === 'pairs' || declared.has(id));
  const open = new Set(coverable);
  const paths: Path[] = [];
  while (open.size > 0) {
    const path = walkPath(graph, open);
    if (path === null) break;
    paths.push(path);
  }
  return paths;
}

/** Walks the model's `extraPaths`. Throws if a step of one cannot happen. */
export const extraPathsOf = ({ model, observed }: Graph): readonly Path[] =>
  (model.extraPaths ?? []).map((labels) => {
    const path = pathAlongLabels(model, observed.machine, labels);
    const stuck = labels[path.steps.length];
    if (stuck !== undefined) throw new Error(`“${stuck}” cannot happen where an extra path of the model wants it`);
    return path;
  });

/**
 * Walks an observed machine by the labels of stimuli. Stops before the first that cannot happen, so the path may be
 * shorter than `labels`.
 */
export function pathAlongLabels(model: Model, machine: AnyStateMachine, labels: readonly string[]): Path {
  const first = beginWalk(machine, model);
  const steps: PathStep[] = [];
  for (const label of labels) {
    const { configuration } = steps.at(-1)?.step ?? first;
    const stimulus = stimuliAt(model, configuration).find((one) => one.label === label);
    if (stimulus === undefined) break;
    const step = takeStep(machine, configuration, stimulus, model.environment);
    if (step.taken.length === 0) break;
    steps.push({ stimulus, step });
  }
  return { first, steps };
}

/** Includes the pair that the step forms with the one before it. */
export const obligationsCoveredBy = (
  graph: Graph,
  before: Step | null,
  { stimulus, step }: { stimulus: Stimulus | null; step: Step },
) => [...graph.fulfilment(step, stimulus), ...pairsOf(before?.taken.at(-1), step.taken)];

interface WalkedRoute {
  readonly steps: readonly PathStep[];
  readonly covered: readonly string[];
}

function walkPath(graph: Graph, open: Set<string>): Path | null {
  const { first } = graph;
  let covered = removeCovered(open, obligationsCoveredBy(graph, null, { stimulus: null, step: first }));
  const steps: PathStep[] = [];
  for (;;) {
    const at = steps.at(-1)?.step ?? first;
    const route = routeToOpen(graph, open, at) ?? [];
    if (steps.length > 0 && route.length > distanceFromStart(graph, open)) break;
    const walked = follow(graph, at, route);
    const gained = removeCovered(open, walked.covered);
    if (gained === 0) break;
    covered += gained;
    steps.push(...walked.steps);
  }
  if (covered > 0) return { first, steps };
  // Equivalent configurations may still lead to different ones, so the route found above can fail. The route from the
  // search cannot.
  const known = follow(graph, first, knownRoute(graph, open));
  return removeCovered(open, known.covered) === 0 ? null : { first, steps: known.steps };
}

/** Stops where the machine refuses a stimulus. */
function follow(graph: Graph, from: Step, route: Route): WalkedRoute {
  const steps: PathStep[] = [];
  const covered: string[] = [];
  let before = from;
  for (const stimulus of route) {
    const step = takeStep(graph.observed.machine, before.configuration, stimulus, graph.model.environment);
    if (step.taken.length === 0) break;
    covered.push(...obligationsCoveredBy(graph, before, { stimulus, step }));
    steps.push({ stimulus, step });
    before = step;
  }
  return { steps, covered };
}

const removeCovered = (open: Set<string>, ids: readonly string[]): number => ids.filter((id) => open.delete(id)).length;

const knownRoute = ({ routes }: Graph, open: ReadonlySet<string>): Route => {
  const [id = ''] = open;
  return routes.get(id) ?? [];
};

const distanceFromStart = (graph: Graph, open: ReadonlySet<string>): number =>
  routeToOpen(graph, open, graph.first)?.length ?? Number.POSITIVE_INFINITY;

const routeToOpen = (graph: Graph, open: ReadonlySet<string>, from: Step): Route | null =>
  nearestRoute(
    { key: graph.nodeOf(from.configuration), before: from },
    ({ key, before }) => `${key} ${before.taken.at(-1)}`,
    ({ key, before }) =>
      (graph.nodes.get(key)?.edges ?? []).map(({ stimulus, step, to }) => ({
        stimulus,
        to: { key: to, before: step },
        gain: newlyCoveredCount(graph, open, before, { stimulus, step }),
      })),
  );

/** Hot: called for very many steps. */
function newlyCoveredCount(
  graph: Graph,
  open: ReadonlySet<string>,
  before: Step,
  { stimulus, step }: PathStep,
): number {
  let gain = 0;
  for (const id of graph.fulfilment(step, stimulus)) if (open.has(id)) gain += 1;
  for (const id of pairsOf(before.taken.at(-1), step.taken)) if (open.has(id)) gain += 1;
  return gain;
}
