import { type Criterion, fulfilled, obligations, type Path } from './cover.ts';
import type { Declared } from './declared.ts';
import type { Graph } from './explore.ts';
import type { Model, Stimulus } from './model.ts';
import { placesOf, refusedAt } from './probe.ts';
import { activeNodes, type Place } from './walk.ts';

/** How much of what there is was covered. */
export interface Share {
  readonly covered: number;
  readonly total: number;
}

/** What a suite covers of a machine, and what it does not. */
export interface Coverage {
  readonly criterion: Criterion;
  readonly paths: number;
  readonly steps: number;
  readonly longest: number;
  readonly states: Share;
  readonly transitions: Share;
  readonly pairs: Share;
  /** Guards of declared transitions: each is to be met once holding and once not. */
  readonly guards: Share;
  /** Ways in which ports can end, by their examples. */
  readonly ports: Share;
  /** Declared transitions and states that are neither covered nor signed as unreachable with a reason. */
  readonly missing: readonly string[];
}

interface Met {
  readonly states: Set<string>;
  readonly transitions: Set<string>;
  readonly pairs: Set<string>;
  readonly guards: Set<string>;
  readonly ports: Set<string>;
}

/** Measures a suite of paths through a machine. */
export function measure(graph: Graph, criterion: Criterion, paths: readonly Path[]): Coverage {
  const { observed, model } = graph;
  const sourceOf = new Map(observed.declared.map(({ id, source }) => [id, source]));
  const met: Met = { states: new Set(), transitions: new Set(), pairs: new Set(), guards: new Set(), ports: new Set() };
  for (const path of paths) follow(graph, path, met);
  // A state that is left at once, without anything happening, is met by what leads out of it.
  for (const id of met.transitions) met.states.add(sourceOf.get(id) ?? id);
  const guarded = observed.declared.filter(isGuarded);
  const pairs = obligations(graph, 'pairs');
  const all = [...observed.declared.map(({ id }) => id), ...observed.states];
  return {
    criterion,
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    longest: Math.max(0, ...paths.map(({ steps }) => steps.length)),
    states: { covered: met.states.size, total: observed.states.length },
    transitions: { covered: met.transitions.size, total: observed.declared.length },
    pairs: { covered: [...met.pairs].filter((pair) => pairs.has(pair)).length, total: pairs.size },
    guards: { covered: met.guards.size, total: 2 * guarded.length },
    ports: { covered: met.ports.size, total: portEnds(model).length },
    missing: all.filter((id) => !met.transitions.has(id) && !met.states.has(id) && !isSigned(model, id)),
  };
}

const isGuarded = ({ definition }: Declared): boolean => definition.guard !== undefined;

const isSigned = (model: Model, id: string): boolean => (model.unreachable?.[id] ?? '') !== '';

const portEnds = ({ outcomes }: Model): readonly string[] =>
  Object.entries(outcomes).flatMap(([source, ends]) => ends.map(({ name }) => `${source}: ${name}`));

function follow(graph: Graph, path: Path, met: Met): void {
  visit(path.first.place, path.first.taken, [], met);
  meetGuards(graph, path.first.taken, met);
  let before = path.first.taken;
  for (const { stimulus, step } of path.steps) {
    if (stimulus.kind === 'outcome') met.ports.add(stimulus.label);
    visit(step.place, step.taken, before, met);
    meetGuards(graph, step.taken, met);
    before = step.taken;
  }
  for (const place of placesOf(path))
    for (const probe of refusedAt(graph, place)) meetRefusal(graph, place, probe, met);
}

function visit(place: Place, taken: readonly string[], before: readonly string[], met: Met): void {
  for (const { id } of activeNodes(place.snapshot)) met.states.add(id);
  for (const id of taken) met.transitions.add(id);
  for (const id of fulfilled('pairs', before, taken)) met.pairs.add(id);
}

/** Where an alternative is taken its guard held, and those of the alternatives before it did not. */
function meetGuards({ observed }: Graph, taken: readonly string[], met: Met): void {
  for (const chosen of observed.declared.filter(({ id }) => taken.includes(id))) {
    const alternatives = observed.declared.filter((one) => one.source === chosen.source && one.event === chosen.event);
    for (const one of alternatives.slice(0, alternatives.indexOf(chosen))) met.guards.add(`${one.id} false`);
    if (isGuarded(chosen)) met.guards.add(`${chosen.id} true`);
  }
}

/** Where an event is refused, no guard that it asks holds. */
function meetRefusal({ observed }: Graph, { snapshot }: Place, { event }: Stimulus, met: Met): void {
  const active = new Set(activeNodes(snapshot).map(({ id }) => id));
  for (const one of observed.declared) {
    if (isGuarded(one) && one.event === event.type && active.has(one.source)) met.guards.add(`${one.id} false`);
  }
}
