import type { Path } from '../../pathways/cover.ts';
import type { Graph } from '../../pathways/explore.ts';
import type { Stimulus } from '../../pathways/model.ts';
import { begin, happen, type Place } from '../../pathways/walk.ts';

/** Says whether a step shows on a page: what a person does has to change something there. */
type Shows = (from: Place, stimulus: Stimulus, to: Place) => boolean;

/** An answer is told apart by who asked for it: the same price means something else under review. */
const nameOf = (stimulus: Stimulus): string =>
  stimulus.kind === 'outcome' ? `${stimulus.invoke} ${stimulus.label}` : stimulus.label;

/**
 * Paths on which every example of an event and of an answer is used once, where it can be. What a page tells follows
 * from the example, which a suite that covers transitions need not have used.
 */
export function examplePaths(graph: Graph, used: readonly Path[], shows: Shows): readonly Path[] {
  const open = new Set([...graph.nodes.values()].flatMap(({ edges }) => edges.map(({ stimulus }) => nameOf(stimulus))));
  for (const { stimulus } of used.flatMap(({ steps }) => steps)) open.delete(nameOf(stimulus));
  const paths: Path[] = [];
  while (open.size > 0) {
    const path = walk(graph, open, shows);
    if (path === null) return paths;
    paths.push(path);
  }
  return paths;
}

function walk(graph: Graph, open: Set<string>, shows: Shows): Path | null {
  const first = begin(graph.observed.machine, graph.model);
  const steps: Path['steps'][number][] = [];
  for (let place = first.place; ; ) {
    const way = nearest(graph, place, open, shows);
    if (way === null) break;
    for (const stimulus of way) {
      const step = happen(graph.observed.machine, place, stimulus, graph.model.world);
      steps.push({ stimulus, step });
      place = step.place;
    }
    for (const stimulus of way) open.delete(nameOf(stimulus));
  }
  return steps.length === 0 ? null : { first, steps };
}

/** The shortest way from a place to an example that is still open, walked on the machine itself. */
function nearest(graph: Graph, from: Place, open: ReadonlySet<string>, shows: Shows): readonly Stimulus[] | null {
  const {
    observed: { machine },
    model,
  } = graph;
  const seen = new Set([graph.nodeOf(from)]);
  let level: readonly { readonly place: Place; readonly way: readonly Stimulus[] }[] = [{ place: from, way: [] }];
  while (level.length > 0) {
    const onward = level.flatMap(({ place, way }) =>
      (graph.nodes.get(graph.nodeOf(place))?.edges ?? [])
        .map(({ stimulus }) => ({
          place: happen(machine, place, stimulus, model.world).place,
          way: [...way, stimulus],
          stimulus,
          from: place,
        }))
        .filter((step) => shows(step.from, step.stimulus, step.place)),
    );
    const found = onward.find(({ stimulus }) => open.has(nameOf(stimulus)));
    if (found !== undefined) return found.way;
    level = onward.filter(({ place }) => {
      const key = graph.nodeOf(place);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
  }
  return null;
}
