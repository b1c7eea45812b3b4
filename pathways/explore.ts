import type { ObservedMachine } from './declaredTransitions.ts';
import type { Edge, Node, Route } from './graph.ts';
import type { Model } from './model.ts';
import {
  allObligations,
  type Criterion,
  type Fulfilment,
  isAcceptedUnreachable,
  obligationsOf,
} from './obligations.ts';
import { routesOf } from './routes.ts';
import {
  createStateEquivalence,
  type GuardQuestion,
  guardQuestionsAbout,
  guardQuestionsOf,
  type StateEquivalence,
} from './stateEquivalence.ts';
import { type StateSpaceCache, stateSpaceCacheOf } from './stateSpaceCache.ts';
import { type Configuration, labelOf, type Step } from './walk.ts';

/** One node for each class of equivalent configurations. */
export interface Graph {
  readonly model: Model;
  readonly observed: ObservedMachine;
  readonly first: Step;
  readonly start: string;
  readonly nodes: ReadonlyMap<string, Node>;
  /** The key of the node that represents a configuration. */
  readonly nodeOf: (configuration: Configuration) => string;
  readonly fulfilment: Fulfilment;
  /** Pairs included. */
  readonly routes: ReadonlyMap<string, Route>;
  /** False if the search ended at its bound. */
  readonly complete: boolean;
  /** Maximum number of contexts distinguished within a class of equivalent configurations. */
  readonly variants: number;
}

/** Maximum number of nodes; a search that reaches it is not `complete`. */
const defaultMaxNodes = 10_000;

/** Values of `variants`, tried in order until nothing is unreached. */
const variantSteps = [1, 4, 16, 64] as const;

/**
 * Explores a machine, distinguishing more configurations at each stage until every obligation is reached:
 * 1. by their states and the events and outcomes that are possible in them;
 * 2. also by the answers of guards: those of unreached transitions for each payload, then those for an unreached
 * payload;
 * 3. also by their contexts, a few of each class, because something may have to happen several times.
 * For `pairs`, the search goes on until a finer stage finds no new pair.
 */
export function explore(model: Model, criterion: Criterion = 'transitions', bound: number = defaultMaxNodes): Graph {
  const cache = stateSpaceCacheOf(model);
  const graph = exploreDeclared(cache, bound);
  return criterion === 'pairs' ? withFinerPairs(cache, graph, bound) : graph;
}

function exploreDeclared(cache: StateSpaceCache, bound: number): Graph {
  let questions: readonly GuardQuestion[] = [];
  let best = search(cache, { questions, variants: 1, bound });
  for (const variants of variantSteps) {
    for (;;) {
      const asked = new Set(questions.map(({ name }) => name));
      const more = openQuestions(best, asked);
      if (unreachedObligations(best).length === 0 || (more.length === 0 && variants === best.variants)) break;
      questions = [...questions, ...more];
      const finer = search(cache, { questions, variants, bound });
      best = unreachedObligations(finer).length <= unreachedObligations(best).length ? finer : { ...best, variants };
    }
  }
  return best;
}

function withFinerPairs(cache: StateSpaceCache, graph: Graph, bound: number): Graph {
  const all = guardQuestionsOf(cache.model, cache.observed.declared);
  const routes = new Map(graph.routes);
  for (const variants of variantSteps) {
    const known = routes.size;
    const finer = search(cache, { questions: variants === 1 ? all : [], variants, bound });
    for (const [id, route] of finer.routes) if (!routes.has(id)) routes.set(id, route);
    if (variants > 1 && routes.size === known) break;
  }
  return { ...graph, routes };
}

/** Excludes what is accepted as unreachable with a reason. */
export const unreachedObligations = ({ model, observed, routes }: Graph): readonly string[] =>
  allObligations(obligationsOf(model, observed)).filter((id) => !routes.has(id) && !isAcceptedUnreachable(model, id));

/**
 * Questions to the guards of unreached transitions first; only once these were asked, those about unreached payloads.
 * Asking all at once would distinguish far more configurations than necessary.
 */
function openQuestions(graph: Graph, asked: ReadonlySet<string>): readonly GuardQuestion[] {
  const { model, observed } = graph;
  const ids = unreachedObligations(graph);
  const isOpen = ({ name }: GuardQuestion) => !asked.has(name);
  const wanted = observed.declared.filter(({ id }) => ids.some((one) => one === id || one.startsWith(`${id} `)));
  const ofTransitions = guardQuestionsOf(model, wanted).filter(isOpen);
  if (ofTransitions.length > 0) return ofTransitions;
  const payloads = model.events.filter((one) => ids.includes(labelOf(one)));
  return payloads.flatMap((payload) => guardQuestionsAbout(payload, observed.declared)).filter(isOpen);
}

interface SearchOptions {
  readonly questions: readonly GuardQuestion[];
  readonly variants: number;
  readonly bound: number;
}

function search(cache: StateSpaceCache, { questions, variants, bound }: SearchOptions): Graph {
  const { model, observed, first, fulfilment, possibilities, onward } = cache;
  const naming = createNaming(createStateEquivalence(model, observed, questions, possibilities), variants);
  const start = naming.name(first.configuration);
  const nodes = new Map<string, Node>();
  const queue = new Map<string, Pick<Node, 'configuration' | 'from'>>([
    [start, { configuration: first.configuration, from: null }],
  ]);
  for (const [key, { configuration, from }] of queue) {
    if (nodes.size === bound) break;
    const edges = onward(configuration).map(({ stimulus, step }): Edge => {
      const to = naming.name(step.configuration);
      if (!queue.has(to)) queue.set(to, { configuration: step.configuration, from: { key, stimulus } });
      return { stimulus, step, to };
    });
    nodes.set(key, { configuration, from, edges });
  }
  const complete = nodes.size === queue.size;
  const routes = routesOf(first, nodes, fulfilment);
  return { model, observed, first, start, nodes, nodeOf: naming.find, fulfilment, routes, complete, variants };
}

/** Names equivalent configurations alike, except for the first `variants` contexts of each class. */
function createNaming(equivalence: StateEquivalence, variants: number) {
  if (variants === 1) return { find: equivalence, name: equivalence };
  const kinds = new Map<string, Map<string, number>>();
  const find = (configuration: Configuration): string => {
    const kind = equivalence(configuration);
    const known = kinds.get(kind)?.get(JSON.stringify(configuration.snapshot.context));
    return `${known ?? 0} ${kind}`;
  };
  const name = (configuration: Configuration): string => {
    const kind = equivalence(configuration);
    const contexts = kinds.get(kind) ?? new Map<string, number>();
    kinds.set(kind, contexts);
    const context = JSON.stringify(configuration.snapshot.context);
    if (!contexts.has(context) && contexts.size < variants) contexts.set(context, contexts.size);
    return `${contexts.get(context) ?? 0} ${kind}`;
  };
  return { find, name };
}
