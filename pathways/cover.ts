import type { Graph } from './explore.ts';
import type { Stimulus } from './model.ts';
import { begin, happen, type Place, type Step } from './walk.ts';

/** What a suite has to cover, as obligations: a step fulfils those that are its own. */
export type Criterion = 'transitions' | 'pairs';

/** A path: what happens, one thing after the other, and where each step leads. */
export interface Path {
  readonly first: Step;
  readonly steps: readonly { readonly stimulus: Stimulus; readonly step: Step }[];
}

interface Route {
  readonly stimuli: readonly Stimulus[];
}

/** The obligations that a step fulfils after the one before it. Pairs are transitions that follow each other. */
export function fulfilled(
  criterion: Criterion,
  before: readonly string[],
  taken: readonly string[],
): readonly string[] {
  if (criterion === 'transitions') return taken;
  const sequence = [...before.slice(-1), ...taken];
  return sequence.slice(1).map((id, at) => `${sequence[at]} ; ${id}`);
}

/** Everything that can be covered by one criterion in a graph. */
export function obligations(graph: Graph, criterion: Criterion): ReadonlySet<string> {
  if (criterion === 'transitions') return graph.reached;
  const last = lastBefore(graph);
  const edges = [...graph.nodes].flatMap(([key, { edges }]) => edges.map(({ step }) => ({ key, taken: step.taken })));
  return new Set([
    ...fulfilled('pairs', [], graph.first.taken),
    ...edges.flatMap(({ key, taken }) => [...(last.get(key) ?? [])].flatMap((id) => fulfilled('pairs', [id], taken))),
  ]);
}

/** The transitions by which each node can have been entered. */
function lastBefore({ nodes }: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const into = new Map<string, Set<string>>();
  for (const { step, to } of [...nodes.values()].flatMap(({ edges }) => edges)) {
    const ids = into.get(to) ?? new Set();
    into.set(to, ids.add(step.taken.at(-1) ?? ''));
  }
  return into;
}

/**
 * A small suite that covers what can be covered. Each path goes on to the nearest thing that is not covered yet, and
 * ends where a new path from the beginning would be nearer. Every step is walked on the machine itself, so that a
 * path leads exactly where it says, even where two places were only alike.
 */
export function cover(graph: Graph, criterion: Criterion = 'transitions'): readonly Path[] {
  const open = new Set(obligations(graph, criterion));
  const paths: Path[] = [];
  for (;;) {
    const path = walkPath(graph, criterion, open);
    if (path === null) return paths;
    paths.push(path);
  }
}

function walkPath(graph: Graph, criterion: Criterion, open: Set<string>): Path | null {
  const first = begin(graph.observed.machine, graph.model);
  const steps: { stimulus: Stimulus; step: Step }[] = [];
  let place = first.place;
  let last = first.taken;
  let covered = take(open, fulfilled(criterion, [], first.taken));
  let useful = 0;
  for (;;) {
    const fromHere = nearest(graph, criterion, open, place, last);
    const isNearerAnew =
      steps.length > 0 && fromHere !== null && fromHere.stimuli.length > distanceAnew(graph, criterion, open);
    if (fromHere === null || isNearerAnew) break;
    const before = covered;
    for (const stimulus of fromHere.stimuli) {
      const step = happen(graph.observed.machine, place, stimulus, graph.model.world);
      steps.push({ stimulus, step });
      covered += take(open, fulfilled(criterion, last, step.taken));
      place = step.place;
      last = step.taken;
    }
    if (covered === before) break;
    useful = steps.length;
  }
  if (covered === 0) return null;
  return { first, steps: steps.slice(0, useful) };
}

function take(open: Set<string>, ids: readonly string[]): number {
  return ids.filter((id) => open.delete(id)).length;
}

function distanceAnew(graph: Graph, criterion: Criterion, open: ReadonlySet<string>): number {
  const anew = nearest(graph, criterion, open, graph.first.place, graph.first.taken);
  return anew === null ? Number.POSITIVE_INFINITY : anew.stimuli.length;
}

interface At {
  readonly key: string;
  readonly last: readonly string[];
  readonly stimuli: readonly Stimulus[];
}

/** The shortest way from a place to a step that covers something open, the one that covers most among equals. */
function nearest(
  graph: Graph,
  criterion: Criterion,
  open: ReadonlySet<string>,
  place: Place,
  last: readonly string[],
): Route | null {
  const start = graph.nodeOf(place);
  const seen = new Set([start]);
  let level: readonly At[] = [{ key: start, last, stimuli: [] }];
  while (level.length > 0) {
    const onward = level.flatMap((at) => onwardFrom(graph, at));
    const gains = onward.map(
      ({ at, to }) => fulfilled(criterion, at.last, to.last).filter((id) => open.has(id)).length,
    );
    const best = Math.max(0, ...gains);
    const found = onward[gains.indexOf(best)];
    if (best > 0 && found !== undefined) return { stimuli: found.to.stimuli };
    level = onward.flatMap(({ to }) => {
      if (seen.has(to.key)) return [];
      seen.add(to.key);
      return [to];
    });
  }
  return null;
}

const onwardFrom = (graph: Graph, at: At): { readonly at: At; readonly to: At }[] =>
  (graph.nodes.get(at.key)?.edges ?? []).map(({ stimulus, step, to }) => ({
    at,
    to: { key: to, last: step.taken, stimuli: [...at.stimuli, stimulus] },
  }));
