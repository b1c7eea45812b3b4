import type { AnyStateMachine } from 'xstate';
import { type Declared, type Observed, observe } from './declared.ts';
import { type Likeness, likenessBy, type Question, questionsOf } from './likeness.ts';
import type { Model, Stimulus } from './model.ts';
import { begin, happen, type Place, type Step, stimuliAt } from './walk.ts';

/** A place that stands for all that are like it, and what can happen there. */
export interface Node {
  readonly place: Place;
  readonly edges: readonly Edge[];
}

export interface Edge {
  readonly stimulus: Stimulus;
  readonly step: Step;
  readonly to: string;
}

/** Everything that was found of a machine: places by their likeness, and where each step leads. */
export interface Graph {
  readonly model: Model;
  readonly observed: Observed;
  readonly first: Step;
  readonly start: string;
  readonly nodes: ReadonlyMap<string, Node>;
  /** The name of the node that stands for a place. */
  readonly nodeOf: (place: Place) => string;
  /** Declared transitions that a step takes somewhere. */
  readonly reached: ReadonlySet<string>;
  /** Whether the search ended because nothing new was left, rather than at its bound. */
  readonly complete: boolean;
  /** How many contexts of places that are otherwise alike were kept apart. */
  readonly variants: number;
}

/** At most this many places are told apart; a search that comes here says that it is not complete. */
const defaultBound = 5_000;

/** How many contexts of places that are otherwise alike are kept apart: one, and more where that is not enough. */
const variantSteps = [1, 4, 16, 64] as const;

/**
 * Explores a machine. Places are first told apart by their states and by what is possible in them. Where that leaves
 * declared transitions unreached, places are told apart by what the guards of those say as well; and where even that
 * does not reach them (something has to happen several times), by their contexts, a few of each kind.
 */
export function explore(model: Model, bound: number = defaultBound): Graph {
  const observed = observe(model.machine);
  const isWanted = ({ id }: Declared) => model.unreachable?.[id] === undefined;
  let questions: readonly Question[] = [];
  let best = search(model, observed, { questions, variants: 1, bound });
  for (const variants of variantSteps) {
    for (;;) {
      const wanted = unreached(best).filter(isWanted);
      const more = questionsOf(
        model,
        wanted.filter(({ id }) => !questions.some(({ declared }) => declared.id === id)),
      );
      if (wanted.length === 0 || (more.length === 0 && variants === best.variants)) break;
      questions = [...questions, ...more];
      const finer = search(model, observed, { questions, variants, bound });
      best = finer.reached.size >= best.reached.size ? finer : { ...best, variants };
    }
  }
  return best;
}

/** The declared transitions that no step takes. */
export const unreached = ({ observed, reached }: Pick<Graph, 'observed' | 'reached'>): readonly Declared[] =>
  observed.declared.filter(({ id }) => !reached.has(id));

interface Fineness {
  readonly questions: readonly Question[];
  readonly variants: number;
  readonly bound: number;
}

function search(model: Model, observed: Observed, { questions, variants, bound }: Fineness): Graph {
  const { machine } = observed;
  const naming = namingBy(likenessBy(model, machine, questions), variants);
  const first = begin(machine, model);
  const start = naming.name(first.place);
  const nodes = new Map<string, Node>();
  const reached = new Set(first.taken);
  const queue = new Map([[start, first.place]]);
  for (const [key, place] of queue) {
    if (nodes.size === bound) break;
    const edges = stimuliAt(model, place).flatMap((stimulus): Edge[] => {
      if (!isTaken(machine, place, stimulus)) return [];
      const step = happen(machine, place, stimulus, model.world);
      if (step.taken.length === 0) return [];
      for (const id of step.taken) reached.add(id);
      const to = naming.name(step.place);
      if (!queue.has(to)) queue.set(to, step.place);
      return [{ stimulus, step, to }];
    });
    nodes.set(key, { place, edges });
  }
  const complete = nodes.size === queue.size;
  return { model, observed, first, start, nodes, nodeOf: naming.find, reached, complete, variants };
}

/** Whether something leads anywhere: cheaper to ask than to let it happen. */
const isTaken = (machine: AnyStateMachine, { snapshot }: Place, { event }: Stimulus): boolean =>
  (machine.getTransitionData(snapshot, event) ?? []).length > 0;

/** Names places: alike ones by the same name, but for the first few contexts of each kind. */
function namingBy(likeness: Likeness, variants: number) {
  if (variants === 1) return { find: likeness, name: likeness };
  const kinds = new Map<string, Map<string, number>>();
  const find = (place: Place): string => {
    const kind = likeness(place);
    const known = kinds.get(kind)?.get(JSON.stringify(place.snapshot.context));
    return `${known ?? 0} ${kind}`;
  };
  const name = (place: Place): string => {
    const kind = likeness(place);
    const contexts = kinds.get(kind) ?? new Map<string, number>();
    kinds.set(kind, contexts);
    const context = JSON.stringify(place.snapshot.context);
    if (!contexts.has(context) && contexts.size < variants) contexts.set(context, contexts.size);
    return `${contexts.get(context) ?? 0} ${kind}`;
  };
  return { find, name };
}
