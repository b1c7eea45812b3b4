import type { Declared, Observed } from './declared.ts';
import type { Model, Stimulus } from './model.ts';
import { activeNodes, type Configuration, labelOf, type Possibilities, type Step } from './walk.ts';

/**
 * What a suite has to cover. `transitions` stands for everything that is declared: transitions, states, both answers of
 * each guard, the ways in which ports can end, and the payloads of events. `pairs` asks for all of that and for transitions that follow each
 * other: a pair is two declared transitions of which the second is taken right after the first, in the same step or
 * by what happens next.
 */
export type Criterion = 'transitions' | 'pairs';

/** Everything that a machine and its examples declare, by kind; each name stands for one thing to cover. */
export interface Obligations {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  /** Both answers of each guard: `<transition> holds`, `<transition> refuses`. */
  readonly guards: readonly string[];
  /** Ways in which ports can end: `<source>: <example>`. */
  readonly ports: readonly string[];
  /** Payloads of events that some state accepts: `<type> (<example>)`. */
  readonly events: readonly string[];
}

/** What is declared of a machine and its examples. */
export const obligationsOf = (model: Model, { declared, states }: Observed): Obligations => ({
  states,
  transitions: declared.map(({ id }) => id),
  guards: declared.filter(isGuarded).flatMap(({ id }) => [holds(id), refuses(id)]),
  ports: Object.entries(model.outcomes).flatMap(([source, ends]) => ends.map(({ name }) => `${source}: ${name}`)),
  events: model.events.filter(({ refused }) => refused === undefined).map(labelOf),
});

/** Everything declared, of all kinds. */
export const allOf = ({ states, transitions, guards, ports, events }: Obligations): readonly string[] => [
  ...transitions,
  ...states,
  ...guards,
  ...ports,
  ...events,
];

/** Whether it has been signed that something cannot be covered, with a reason. */
export const isSigned = (model: Model, id: string): boolean => (model.unreachable?.[id] ?? '') !== '';

/** The pairs of transitions that a step completes, after the transition that was taken last before it. */
export function pairsOf(last: string | undefined, taken: readonly string[]): readonly string[] {
  const pairs = taken.slice(1).map((id, at) => pairName(taken[at] ?? '', id));
  const [first] = taken;
  return last === undefined || first === undefined ? pairs : [pairName(last, first), ...pairs];
}

const pairNames = new Map<string, Map<string, string>>();

/**
 * The same text each time: pairs are asked for so often that making and comparing new ones would take most of a search.
 */
function pairName(before: string, after: string): string {
  const names = pairNames.get(before) ?? new Map<string, string>();
  pairNames.set(before, names);
  const name = names.get(after) ?? `${before} ; ${after}`;
  names.set(after, name);
  return name;
}

/** Tells what a step fulfils, pairs aside: by what made it happen, by what it took, and by where it led. */
export type Fulfilment = (step: Step, stimulus: Stimulus | null) => readonly string[];

/** How steps through a machine fulfil what is declared of it. */
export function fulfilmentBy({ declared }: Observed, possibilities: Possibilities): Fulfilment {
  const byTaking = new Map(declared.map((one) => [one.id, metByTaking(declared, one)]));
  const guarded = declared.filter(isGuarded);
  const byConfiguration = new WeakMap<Configuration, readonly string[]>();
  const metAt = (configuration: Configuration): readonly string[] => {
    const known = byConfiguration.get(configuration) ?? metByConfiguration(possibilities, guarded, configuration);
    byConfiguration.set(configuration, known);
    return known;
  };
  const met = new WeakMap<Step, readonly string[]>();
  return (step, stimulus) => {
    const known = met.get(step) ?? [
      ...(stimulus === null || stimulus.kind === 'delay' || step.taken.length === 0 ? [] : [stimulus.label]),
      ...step.taken.flatMap((id) => byTaking.get(id) ?? []),
      ...step.entered,
      ...metAt(step.configuration),
    ];
    met.set(step, known);
    return known;
  };
}

const holds = (id: string): string => `${id} holds`;
const refuses = (id: string): string => `${id} refuses`;
const isGuarded = ({ definition }: Declared): boolean => definition.guard !== undefined;

/** Where an alternative is taken its guard held, and those of the alternatives before it did not. */
function metByTaking(declared: readonly Declared[], chosen: Declared): readonly string[] {
  const alternatives = declared.filter(({ source, event }) => source === chosen.source && event === chosen.event);
  const before = alternatives.slice(0, alternatives.indexOf(chosen));
  return [chosen.id, ...(isGuarded(chosen) ? [holds(chosen.id)] : []), ...before.map(({ id }) => refuses(id))];
}

/**
 * A configuration meets the states that are active, and by what a person may try in vain there, the guards that refuse
 * it.
 */
function metByConfiguration(
  possibilities: Possibilities,
  guarded: readonly Declared[],
  configuration: Configuration,
): readonly string[] {
  const active = new Set(activeNodes(configuration.snapshot).map(({ id }) => id));
  const refused = new Set(
    possibilities(configuration).flatMap(({ stimulus, transitions }) =>
      stimulus.kind === 'event' && transitions.length === 0 ? [stimulus.event.type] : [],
    ),
  );
  const refusing = guarded.filter(({ event, source }) => refused.has(event) && active.has(source));
  return [...active, ...refusing.map(({ id }) => refuses(id))];
}
