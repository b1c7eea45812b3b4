import type { Path } from '../../../pathways/cover.ts';
import type { Graph } from '../../../pathways/explore.ts';
import type { Route } from '../../../pathways/graph.ts';
import type { Model, Stimulus } from '../../../pathways/model.ts';
import { nearestRoute } from '../../../pathways/nearest.ts';
import { beginWalk, type Configuration, type Step, stimuliAt, takeStep } from '../../../pathways/walk.ts';

export type GoalsOf = (stimulus: Stimulus, step: Step) => readonly string[];

export const goalsReachedOn = ({ steps }: Path, goalsOf: GoalsOf): readonly string[] =>
  steps.flatMap(({ stimulus, step }) => goalsOf(stimulus, step));

const reachableGoals = ({ nodes }: Graph, goalsOf: GoalsOf): ReadonlySet<string> =>
  new Set([...nodes.values()].flatMap(({ edges }) => edges.flatMap(({ stimulus, step }) => goalsOf(stimulus, step))));

/** Whether a stimulus can happen in a configuration; false for an answer to a request not made there. */
export const canHappen = (model: Model, configuration: Configuration, { label }: Stimulus): boolean =>
  stimuliAt(model, configuration).some((one) => one.label === label);

/** Cost of starting a path, in steps. */
const pathStartCost = 3;

/**
 * A small set of paths that reach every reachable goal. Each goes on to the nearest open goal, and ends where a new
 * path is cheaper.
 */
export function goalPaths(graph: Graph, goalsOf: GoalsOf, reached: readonly Path[] = []): readonly Path[] {
  const open = new Set(reachableGoals(graph, goalsOf));
  for (const path of reached) for (const goal of goalsReachedOn(path, goalsOf)) open.delete(goal);
  const paths: Path[] = [];
  while (open.size > 0) {
    const path = pathTowards(graph, goalsOf, open);
    if (path === null) break;
    paths.push(path);
  }
  return paths;
}

function pathTowards(graph: Graph, goalsOf: GoalsOf, open: Set<string>): Path | null {
  const { observed, model } = graph;
  const first = beginWalk(observed.machine, model);
  const steps: Path['steps'][number][] = [];
  let { configuration } = first;
  for (;;) {
    const route = routeToGoal(graph, goalsOf, open, configuration);
    if (route === null) break;
    const anew = routeToGoal(graph, goalsOf, open, first.configuration);
    if (steps.length > 0 && anew !== null && route.length > anew.length + pathStartCost) break;
    const before = open.size;
    for (const { stimulus, step } of followRoute(graph, configuration, route)) {
      for (const goal of goalsOf(stimulus, step)) open.delete(goal);
      steps.push({ stimulus, step });
      configuration = step.configuration;
    }
    // Configurations that the graph treats as equal may differ in a goal, so this route may not reach it.
    if (open.size === before) break;
  }
  return steps.length === 0 || goalsReachedOn({ first, steps }, goalsOf).length === 0 ? null : { first, steps };
}

/**
 * Follows a route until a stimulus cannot happen: configurations that the graph treats as equal may differ further on.
 */
function followRoute({ observed, model }: Graph, from: Configuration, route: Route): Path['steps'] {
  const steps: Path['steps'][number][] = [];
  let configuration = from;
  for (const stimulus of route) {
    if (!canHappen(model, configuration, stimulus)) break;
    const step = takeStep(observed.machine, configuration, stimulus, model.environment);
    steps.push({ stimulus, step });
    configuration = step.configuration;
  }
  return steps;
}

const routeToGoal = (graph: Graph, goalsOf: GoalsOf, open: ReadonlySet<string>, from: Configuration): Route | null =>
  nearestRoute(
    graph.nodeOf(from),
    (key) => key,
    (key) => {
      const node = graph.nodes.get(key);
      if (node === undefined) return [];
      const isWanted = (stimulus: Stimulus, step: Step) => goalsOf(stimulus, step).some((goal) => open.has(goal));
      return node.edges.map(({ stimulus, step, to }) => ({ stimulus, to, gain: isWanted(stimulus, step) ? 1 : 0 }));
    },
  );
