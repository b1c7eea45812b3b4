import type { DeclaredTransition, ObservedMachine } from './declaredTransitions.ts';
import type { Model, Stimulus } from './model.ts';
import { activeNodes, type Configuration, labelOf, type Possibilities, type Step } from './walk.ts';

/**
 * `transitions` requires everything declared: transitions, states, both answers of each guard, ends of ports and
 * payloads of events. `pairs` also requires each two declared transitions that can follow each other directly, in the
 * same step or by the next stimulus.
 */
export type Criterion = 'transitions' | 'pairs';

export interface Obligations {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  /** `<transition> holds`, `<transition> refuses`. */
  readonly guards: readonly string[];
  /** `<source>: <example>`. */
  readonly ports: readonly string[];
  /** Accepted ones only: `<type> (<example>)`. */
  readonly events: readonly string[];
}

export const obligationsOf = (model: Model, { declared, states }: ObservedMachine): Obligations => ({
  states,
  transitions: declared.map(({ id }) => id),
  guards: declared.filter(isGuarded).flatMap(({ id }) => [holdsId(id), refusesId(id)]),
  ports: Object.entries(model.outcomes).flatMap(([source, ends]) => ends.map(({ name }) => `${source}: ${name}`)),
  events: model.events.filter(({ refused }) => refused === undefined).map(labelOf),
});

export const allObligations = ({ states, transitions, guards, ports, events }: Obligations): readonly string[] => [
  ...transitions,
  ...states,
  ...guards,
  ...ports,
  ...events,
];

/** Whether the model gives a reason why it cannot be covered. */
export const isAcceptedUnreachable = (model: Model, id: string): boolean => (model.unreachable?.[id] ?? '') !== '';

/** `last` is the transition taken last before the step. */
export function pairsOf(last: string | undefined, taken: readonly string[]): readonly string[] {
  const pairs = taken.slice(1).map((id, at) => pairName(taken[at] ?? '', id));
  const [first] = taken;
  return last === undefined || first === undefined ? pairs : [pairName(last, first), ...pairs];
}

const pairNames = new Map<string, Map<string, string>>();

/** Memoized: building and comparing new strings would dominate a search. */
function pairName(before: string, after: string): string {
  const names = pairNames.get(before) ?? new Map<string, string>();
  pairNames.set(before, names);
  const name = names.get(after) ?? `${before} ; ${after}`;
  names.set(after, name);
  return name;
}

/** Without pairs. */
export type Fulfilment = (step: Step, stimulus: Stimulus | null) => readonly string[];

export function createFulfilment({ declared }: ObservedMachine, possibilities: Possibilities): Fulfilment {
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

const holdsId = (id: string): string => `${id} holds`;
const refusesId = (id: string): string => `${id} refuses`;
const isGuarded = ({ definition }: DeclaredTransition): boolean => definition.guard !== undefined;

/** A taken alternative proves that its guard held and that those before it refused. */
function metByTaking(declared: readonly DeclaredTransition[], chosen: DeclaredTransition): readonly string[] {
  const alternatives = declared.filter(({ source, event }) => source === chosen.source && event === chosen.event);
  const before = alternatives.slice(0, alternatives.indexOf(chosen));
  return [chosen.id, ...(isGuarded(chosen) ? [holdsId(chosen.id)] : []), ...before.map(({ id }) => refusesId(id))];
}

/** The active states, and the guards that refuse an event in this configuration. */
function metByConfiguration(
  possibilities: Possibilities,
  guarded: readonly DeclaredTransition[],
  configuration: Configuration,
): readonly string[] {
  const active = new Set(activeNodes(configuration.snapshot).map(({ id }) => id));
  const refused = new Set(
    possibilities(configuration).flatMap(({ stimulus, transitions }) =>
      stimulus.kind === 'event' && transitions.length === 0 ? [stimulus.event.type] : [],
    ),
  );
  const refusing = guarded.filter(({ event, source }) => refused.has(event) && active.has(source));
  return [...active, ...refusing.map(({ id }) => refusesId(id))];
}
