import type { Path } from '../../pathways/cover.ts';
import type { Graph } from '../../pathways/explore.ts';
import type { Stimulus } from '../../pathways/model.ts';
import { begin, type Configuration, happen } from '../../pathways/walk.ts';
import { kindOf, type OnPage, shows } from './onPage.ts';

interface Way {
  readonly configuration: Configuration;
  readonly stimuli: readonly Stimulus[];
}

/**
 * Paths on which each kind of event and of answer is used once, beyond those that paths at hand have used already. What
 * a page tells follows from the examples, and a suite that covers transitions need not have used them.
 */
export function examplePaths(graph: Graph, used: readonly Path[], page: OnPage): readonly Path[] {
  const done = new Set(used.flatMap((path) => kindsOn(path, page)));
  const wanted = kindsIn(graph, page);
  const isWanting = () => wanted.some((kind) => !done.has(kind));
  const search: Search = { graph, page, done, isWanting, alike: onwardBy(graph, page) };
  const paths: Path[] = [];
  while (isWanting()) {
    const path = walk(search);
    if (path === null) return paths;
    paths.push(path);
  }
  return paths;
}

interface Search {
  readonly graph: Graph;
  readonly page: OnPage;
  readonly done: Set<string>;
  readonly isWanting: () => boolean;
  readonly alike: Onward;
}

/** The kinds of everything that can happen in the configurations of a graph and shows there. */
const kindsIn = ({ nodes }: Graph, page: OnPage): readonly string[] => [
  ...new Set(
    [...nodes.values()].flatMap(({ configuration, edges }) =>
      edges
        .filter(({ stimulus, step }) => shows(page, configuration, stimulus, step.configuration))
        .map(({ stimulus }) => kindOf(page, configuration, stimulus)),
    ),
  ),
];

function kindsOn({ first, steps }: Path, page: OnPage): readonly string[] {
  const configurations = [first.configuration, ...steps.map(({ step }) => step.configuration)];
  return steps.flatMap(({ stimulus }, index) => {
    const from = configurations[index];
    return from === undefined ? [] : [kindOf(page, from, stimulus)];
  });
}

function walk({ graph, page, done, isWanting, alike }: Search): Path | null {
  const { observed, model } = graph;
  const first = begin(observed.machine, model);
  const steps: Path['steps'][number][] = [];
  let configuration = first.configuration;
  while (isWanting()) {
    const way = nearest(configuration, done, page, alike);
    const isShown = way !== null && showsAll(graph, configuration, way, page);
    // Configurations that are alike to the machine may not be so to the page: what is shown is then found out on the
    // spot.
    const taken = isShown ? way : nearest(configuration, done, page, onwardBy(graph, page));
    if (taken === null) break;
    for (const stimulus of taken) {
      const step = happen(observed.machine, configuration, stimulus, model.environment);
      done.add(kindOf(page, configuration, stimulus));
      steps.push({ stimulus, step });
      configuration = step.configuration;
    }
  }
  return steps.length === 0 ? null : { first, steps };
}

function showsAll({ observed, model }: Graph, from: Configuration, way: readonly Stimulus[], page: OnPage): boolean {
  let configuration = from;
  return way.every((stimulus) => {
    const to = happen(observed.machine, configuration, stimulus, model.environment).configuration;
    const shown = shows(page, configuration, stimulus, to);
    configuration = to;
    return shown;
  });
}

/** The shortest way from a configuration to something whose kind has not been used. */
function nearest(
  from: Configuration,
  done: ReadonlySet<string>,
  page: OnPage,
  onward: Onward,
): readonly Stimulus[] | null {
  const seen = new Set<string>();
  let level: readonly Way[] = [{ configuration: from, stimuli: [] }];
  while (level.length > 0) {
    const next: Way[] = [];
    for (const { configuration, stimuli } of level) {
      const { key, steps } = onward(configuration);
      if (seen.has(key)) continue;
      seen.add(key);
      const found = steps.find(({ stimulus }) => !done.has(kindOf(page, configuration, stimulus)));
      if (found !== undefined) return [...stimuli, found.stimulus];
      next.push(...steps.map((step) => ({ configuration: step.to, stimuli: [...stimuli, step.stimulus] })));
    }
    level = next;
  }
  return null;
}

type Onward = (configuration: Configuration) => {
  readonly key: string;
  readonly steps: readonly { readonly stimulus: Stimulus; readonly to: Configuration }[];
};

/**
 * What can happen in a configuration, found out once for all configurations that are equivalent to the machine and to
 * the page.
 */
function onwardBy(graph: Graph, page: OnPage): Onward {
  const known = new Map<string, ReturnType<Onward>>();
  return (configuration) => {
    const node = graph.nodeOf(configuration);
    const key = `${page.variantOf?.(configuration) ?? ''} ${node}`;
    const steps = (graph.nodes.get(node)?.edges ?? []).map(({ stimulus }) => stimulus);
    const found = known.get(key) ?? {
      key,
      steps: stepsFrom(graph, configuration, steps).filter(({ stimulus, to }) =>
        shows(page, configuration, stimulus, to),
      ),
    };
    known.set(key, found);
    return found;
  };
}

const stepsFrom = ({ observed, model }: Graph, configuration: Configuration, stimuli: readonly Stimulus[]) =>
  stimuli.map((stimulus) => ({
    stimulus,
    to: happen(observed.machine, configuration, stimulus, model.environment).configuration,
  }));
