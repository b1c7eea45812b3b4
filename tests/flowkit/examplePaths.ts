import type { Path } from '../../pathways/cover.ts';
import type { Graph } from '../../pathways/explore.ts';
import type { Route } from '../../pathways/graph.ts';
import type { Stimulus } from '../../pathways/model.ts';
import { nearestRoute } from '../../pathways/nearest.ts';
import { beginWalk, type Configuration, takeStep } from '../../pathways/walk.ts';
import { isOfferedStep, type PageRules, usesOf } from './pageRules.ts';

/**
 * Paths that use each kind of event and answer, and each transition, once, beyond those on the given paths. Page content
 * depends on the examples, and a suite that covers transitions may skip some of them; and of that suite the paths that
 * cannot be walked on pages are not among the given ones.
 */
export function examplePaths(graph: Graph, used: readonly Path[], page: PageRules): readonly Path[] {
  const done = new Set(used.flatMap((path) => usesOn(path, page)));
  const wanted = usesIn(graph, page);
  const isWanting = () => wanted.some((use) => !done.has(use));
  const search: Search = { graph, page, done, isWanting, alike: equivalenceClasses(graph, page) };
  const paths: Path[] = [];
  while (isWanting()) {
    const path = nextExamplePath(search);
    if (path === null) return paths;
    paths.push(path);
  }
  return paths;
}

interface Search {
  readonly graph: Graph;
  readonly page: PageRules;
  readonly done: Set<string>;
  readonly isWanting: () => boolean;
  readonly alike: EquivalenceClasses;
}

const usesIn = ({ nodes }: Graph, page: PageRules): readonly string[] => [
  ...new Set(
    [...nodes.values()].flatMap(({ configuration, edges }) =>
      edges
        .filter(({ stimulus, step }) => isOfferedStep(page, configuration, stimulus, step.configuration))
        .flatMap((edge) => usesOf(page, configuration, edge)),
    ),
  ),
];

function usesOn({ first, steps }: Path, page: PageRules): readonly string[] {
  const configurations = [first.configuration, ...steps.map(({ step }) => step.configuration)];
  return steps.flatMap((step, index) => {
    const from = configurations[index];
    return from === undefined ? [] : usesOf(page, from, step);
  });
}

function nextExamplePath({ graph, page, done, isWanting, alike }: Search): Path | null {
  const { observed, model } = graph;
  const first = beginWalk(observed.machine, model);
  const steps: Path['steps'][number][] = [];
  let configuration = first.configuration;
  while (isWanting()) {
    const way = routeToUnused(configuration, { done, page, alike });
    const isShown = way !== null && canShowRoute(graph, configuration, way, page);
    // The page may distinguish configurations that the machine does not: search again from the actual one.
    const taken = isShown ? way : routeToUnused(configuration, { done, page, alike: equivalenceClasses(graph, page) });
    if (taken === null) break;
    for (const stimulus of taken) {
      const step = takeStep(observed.machine, configuration, stimulus, model.environment);
      for (const use of usesOf(page, configuration, { stimulus, step })) done.add(use);
      steps.push({ stimulus, step });
      configuration = step.configuration;
    }
  }
  return steps.length === 0 ? null : { first, steps };
}

function canShowRoute(
  { observed, model }: Graph,
  from: Configuration,
  way: readonly Stimulus[],
  page: PageRules,
): boolean {
  let configuration = from;
  return way.every((stimulus) => {
    const step = takeStep(observed.machine, configuration, stimulus, model.environment);
    const shown = step.taken.length > 0 && isOfferedStep(page, configuration, stimulus, step.configuration);
    configuration = step.configuration;
    return shown;
  });
}

const routeToUnused = (
  from: Configuration,
  { done, page, alike }: Pick<Search, 'done' | 'page' | 'alike'>,
): Route | null =>
  nearestRoute(from, alike.nameOf, (configuration) =>
    alike.stepsFrom(configuration).map(({ stimulus, step }) => ({
      stimulus,
      to: step.configuration,
      gain: usesOf(page, configuration, { stimulus, step }).every((use) => done.has(use)) ? 0 : 1,
    })),
  );

/** Configurations equivalent to both machine and page, with their stimuli; cached. */
interface EquivalenceClasses {
  readonly nameOf: (configuration: Configuration) => string;
  readonly stepsFrom: (configuration: Configuration) => readonly Path['steps'][number][];
}

function equivalenceClasses(graph: Graph, page: PageRules): EquivalenceClasses {
  const { observed, model } = graph;
  const known = new Map<string, ReturnType<EquivalenceClasses['stepsFrom']>>();
  const nameOf = (configuration: Configuration) =>
    `${page.variantOf?.(configuration) ?? ''} ${graph.nodeOf(configuration)}`;
  const findOut = (from: Configuration) =>
    (graph.nodes.get(graph.nodeOf(from))?.edges ?? [])
      .map(({ stimulus }) => ({ stimulus, step: takeStep(observed.machine, from, stimulus, model.environment) }))
      // Of configurations that the graph treats as equal, one may still not accept the same stimulus.
      .filter(({ stimulus, step }) => step.taken.length > 0 && isOfferedStep(page, from, stimulus, step.configuration));
  return {
    nameOf,
    stepsFrom: (configuration) => {
      const name = nameOf(configuration);
      const steps = known.get(name) ?? findOut(configuration);
      known.set(name, steps);
      return steps;
    },
  };
}
