import type { Edge, Node, Route } from './graph.ts';
import type { Stimulus } from './model.ts';
import { type Fulfilment, pairsOf } from './obligations.ts';
import type { Step } from './walk.ts';

type Nodes = ReadonlyMap<string, Node>;

interface Arrival {
  readonly key: string;
  readonly edge: Edge;
}

/**
 * The first route found to everything that can be covered. Exact, because each node is reached by the steps that found
 * it, and equivalent configurations take the same first transitions.
 */
export function routesOf(first: Step, nodes: Nodes, fulfilment: Fulfilment): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>();
  const put = (ids: readonly string[], way: () => Route) => {
    if (ids.every((id) => routes.has(id))) return;
    const route = way();
    for (const id of ids) if (!routes.has(id)) routes.set(id, route);
  };
  put([...fulfilment(first, null), ...pairsOf(undefined, first.taken)], () => []);
  for (const [key, { edges }] of nodes) {
    for (const { step, stimulus } of edges) {
      const way = () => [...routeTo(nodes, key), stimulus];
      put(fulfilment(step, stimulus), way);
      put(pairsOf(undefined, step.taken), way);
    }
  }
  for (const [last, arrivals] of arrivalsByLast(first, nodes)) {
    for (const { key, edge } of arrivals) {
      for (const { step, stimulus } of nodes.get(edge.to)?.edges ?? []) {
        put(pairsOf(last, step.taken.slice(0, 1)), () => [...routeTo(nodes, key), edge.stimulus, stimulus]);
      }
    }
  }
  return routes;
}

/** One step for each transition (taken last) and node. */
function arrivalsByLast(first: Step, nodes: Nodes): ReadonlyMap<string, readonly Arrival[]> {
  const byLast = new Map<string, Map<string, Arrival>>();
  for (const [key, { edges }] of nodes) {
    for (const edge of edges) {
      const last = edge.step.taken.at(-1) ?? first.taken.at(-1) ?? '';
      const arrivals = byLast.get(last) ?? new Map<string, Arrival>();
      byLast.set(last, arrivals);
      if (!arrivals.has(edge.to)) arrivals.set(edge.to, { key, edge });
    }
  }
  return new Map([...byLast].map(([last, arrivals]) => [last, [...arrivals.values()]]));
}

function routeTo(nodes: Nodes, key: string): Route {
  const stimuli: Stimulus[] = [];
  for (let from = nodes.get(key)?.from; from != null; from = nodes.get(from.key)?.from) stimuli.unshift(from.stimulus);
  return stimuli;
}
