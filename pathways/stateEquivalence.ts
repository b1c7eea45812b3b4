import type { EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import type { Declared, Observed } from './declared.ts';
import type { Model } from './model.ts';
import { type Configuration, labelOf, type Possibilities, possibilitiesOf } from './walk.ts';

/** A guard asked about examples of its event: what tells configurations apart that stand in the same states. */
export interface Question {
  /** Questions of the same name are the same. */
  readonly name: string;
  readonly declared: Declared;
  readonly events: readonly EventObject[];
}

/**
 * Tells whether two configurations are equivalent: the same states, the same types of things possible, the same
 * answers.
 */
export type StateEquivalence = (configuration: Configuration) => string;

/**
 * Configurations are equivalent where they stand in the same states of the same environment, events of each type can
 * take the same transitions (whichever of the examples does), the same timers are due in the same time, and the
 * questions are answered alike. Contexts themselves are never compared: with free text in them every configuration
 * would be new.
 */
export function stateEquivalenceBy(
  model: Model,
  { machine, declared }: Observed,
  questions: readonly Question[],
  possibilities: Possibilities = possibilitiesOf(model, machine),
): StateEquivalence {
  const numbers = new Map(declared.map(({ definition }, number) => [definition, number]));
  const known = new WeakMap<Configuration, string>();
  const describe = (configuration: Configuration): string => {
    const { snapshot, timers, now, environment } = configuration;
    const possible = possibilities(configuration);
    // Where an environment decides what can happen, what cannot is not in the list: the names tell which is which.
    const named = model.environment === undefined ? [] : possible.map(({ stimulus }) => stimulus.label);
    const taken = takenByType(possible, numbers);
    const answers = questions.map((question) => answer(configuration, question));
    const due = timers.map(({ eventType, due: at }) => `${eventType}@${at - now}`);
    return JSON.stringify([snapshot.status, snapshot.value, taken.join(';'), answers.join(), due, environment, named]);
  };
  return (configuration) => {
    const name = known.get(configuration) ?? describe(configuration);
    known.set(configuration, name);
    return name;
  };
}

/** What the examples of each type of event take first, told apart by what they take and not by which of them it is. */
function takenByType(possible: ReturnType<Possibilities>, numbers: ReadonlyMap<Declared['definition'], number>) {
  const byType = new Map<string, Set<string>>();
  for (const { stimulus, transitions } of possible) {
    const taken = byType.get(stimulus.event.type) ?? new Set();
    byType.set(stimulus.event.type, taken.add(transitions.map((one) => numbers.get(one)).join()));
  }
  return [...byType.values()].map((taken) => [...taken].sort().join('|'));
}

/** The questions that the guards of declared transitions ask, each about every event that could ask it. */
export const questionsOf = (model: Model, declared: readonly Declared[]): readonly Question[] =>
  declared
    .filter(({ definition }) => definition.guard !== undefined)
    .map((one) => ({ name: one.id, declared: one, events: eventsFor(model, one) }));

/** The questions that guards ask about one payload of an event. */
export const questionsAbout = (payload: Model['events'][number], declared: readonly Declared[]): readonly Question[] =>
  declared
    .filter(({ event, definition }) => event === payload.event.type && definition.guard !== undefined)
    .map((one) => ({ name: `${one.id}, ${labelOf(payload)}`, declared: one, events: [payload.event] }));

function eventsFor(model: Model, { event, definition }: Declared): readonly EventObject[] {
  if (event === 'always') return [{ type: 'xstate.init' }];
  const invoked = definition.source.invoke.find(({ id }) => event.endsWith(`.actor.${id}`));
  if (invoked === undefined) return model.events.filter((one) => one.event.type === event).map((one) => one.event);
  const outcomes = typeof invoked.src === 'string' ? (model.outcomes[invoked.src] ?? []) : [];
  return outcomes
    .filter((outcome) => 'output' in outcome === event.startsWith('xstate.done'))
    .map((outcome) => ({
      type: event,
      ...('output' in outcome ? { output: outcome.output } : { error: outcome.error }),
    }));
}

/** How a guard answers the examples of its event: whether it holds for some, and whether it refuses some. */
function answer({ snapshot }: Configuration, { declared, events }: Question): string {
  const { guard } = declared.definition;
  if (guard === undefined) return '-';
  return [...new Set(events.map((event) => holds(guard, snapshot, event)))].sort().join('');
}

/** A guard may be asked where its machine never would, about a context that it does not expect. */
function holds(guard: Guard, snapshot: Configuration['snapshot'], event: EventObject): '1' | '0' | '-' {
  try {
    return evaluateGuard(guard, snapshot.context, event, snapshot) ? '1' : '0';
  } catch {
    return '-';
  }
}

type Guard = NonNullable<Declared['definition']['guard']>;
