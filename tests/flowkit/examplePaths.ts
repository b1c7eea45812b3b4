import type { Path } from '../../pathways/cover.ts';
import type { Graph } from '../../pathways/explore.ts';
import type { Stimulus } from '../../pathways/model.ts';
import { begin, happen, type Place } from '../../pathways/walk.ts';
import { kindOf, type OnPage, shows } from './onPage.ts';

interface Way {
  readonly place: Place;
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

/** The kinds of everything that can happen in the places of a graph and shows there. */
const kindsIn = ({ nodes }: Graph, page: OnPage): readonly string[] => [
  ...new Set(
    [...nodes.values()].flatMap(({ place, edges }) =>
      edges
        .filter(({ stimulus, step }) => shows(page, place, stimulus, step.place))
        .map(({ stimulus }) => kindOf(page, place, stimulus)),
    ),
  ),
];

/** The kinds of everything that happens on a path. */
function kindsOn({ first, steps }: Path, page: OnPage): readonly string[] {
  const places = [first.place, ...steps.map(({ step }) => step.place)];
  return steps.flatMap(({ stimulus }, index) => {
    const from = places[index];
    return from === undefined ? [] : [kindOf(page, from, stimulus)];
  });
}

function walk({ graph, page, done, isWanting, alike }: Search): Path | null {
  const { observed, model } = graph;
  const first = begin(observed.machine, model);
  const steps: Path['steps'][number][] = [];
  let place = first.place;
  while (isWanting()) {
    const way = nearest(place, done, page, alike);
    const isShown = way !== null && showsAll(graph, place, way, page);
    // Places that are alike to the machine may not be so to the page: what is shown is then found out on the spot.
    const taken = isShown ? way : nearest(place, done, page, onwardBy(graph, page));
    if (taken === null) break;
    for (const stimulus of taken) {
      const step = happen(observed.machine, place, stimulus, model.environment);
      done.add(kindOf(page, place, stimulus));
      steps.push({ stimulus, step });
      place = step.place;
    }
  }
  return steps.length === 0 ? null : { first, steps };
}

function showsAll({ observed, model }: Graph, from: Place, way: readonly Stimulus[], page: OnPage): boolean {
  let place = from;
  return way.every((stimulus) => {
    const to = happen(observed.machine, place, stimulus, model.environment).place;
    const shown = shows(page, place, stimulus, to);
    place = to;
    return shown;
  });
}

/** The shortest way from a place to something whose kind has not been used. */
function nearest(from: Place, done: ReadonlySet<string>, page: OnPage, onward: Onward): readonly Stimulus[] | null {
  const seen = new Set<string>();
  let level: readonly Way[] = [{ place: from, stimuli: [] }];
  while (level.length > 0) {
    const next: Way[] = [];
    for (const { place, stimuli } of level) {
      const { key, steps } = onward(place);
      if (seen.has(key)) continue;
      seen.add(key);
      const found = steps.find(({ stimulus }) => !done.has(kindOf(page, place, stimulus)));
      if (found !== undefined) return [...stimuli, found.stimulus];
      next.push(...steps.map((step) => ({ place: step.to, stimuli: [...stimuli, step.stimulus] })));
    }
    level = next;
  }
  return null;
}

type Onward = (place: Place) => {
  readonly key: string;
  readonly steps: readonly { readonly stimulus: Stimulus; readonly to: Place }[];
};

/** What can happen in a place, found out once for all places that are alike to the machine and to the page. */
function onwardBy(graph: Graph, page: OnPage): Onward {
  const known = new Map<string, ReturnType<Onward>>();
  return (place) => {
    const node = graph.nodeOf(place);
    const key = `${page.variantOf?.(place) ?? ''} ${node}`;
    const steps = (graph.nodes.get(node)?.edges ?? []).map(({ stimulus }) => stimulus);
    const found = known.get(key) ?? {
      key,
      steps: stepsFrom(graph, place, steps).filter(({ stimulus, to }) => shows(page, place, stimulus, to)),
    };
    known.set(key, found);
    return found;
  };
}

const stepsFrom = ({ observed, model }: Graph, place: Place, stimuli: readonly Stimulus[]) =>
  stimuli.map((stimulus) => ({ stimulus, to: happen(observed.machine, place, stimulus, model.environment).place }));
