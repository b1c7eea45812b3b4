import type { EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import type { DeclaredTransition, ObservedMachine } from './declaredTransitions.ts';
import type { Model } from './model.ts';
import { type Configuration, labelOf, type Possibilities, possibilitiesOf } from './walk.ts';

/** The guard's answers distinguish configurations that have the same states. */
export interface GuardQuestion {
  /** Identifies the question. */
  readonly name: string;
  readonly declared: DeclaredTransition;
  readonly events: readonly EventObject[];
}

/** Equal texts for equivalent configurations. */
export type StateEquivalence = (configuration: Configuration) => string;

/**
 * Compares the states, the environment, the transitions that each type of event can take (by any of its examples), the
 * time to each timer, and the answers to the questions. Never compares contexts: free text in them would make every
 * configuration new.
 */
export function createStateEquivalence(
  model: Model,
  { machine, declared }: ObservedMachine,
  questions: readonly GuardQuestion[],
  possibilities: Possibilities = possibilitiesOf(model, machine),
): StateEquivalence {
  const numbers = new Map(declared.map(({ definition }, number) => [definition, number]));
  const known = new WeakMap<Configuration, string>();
  const describe = (configuration: Configuration): string => {
    const { snapshot, timers, now, environment } = configuration;
    const possible = possibilities(configuration);
    // An environment removes stimuli from the list, so their labels are part of the key.
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

function takenByType(
  possible: ReturnType<Possibilities>,
  numbers: ReadonlyMap<DeclaredTransition['definition'], number>,
) {
  const byType = new Map<string, Set<string>>();
  for (const { stimulus, transitions } of possible) {
    const taken = byType.get(stimulus.event.type) ?? new Set();
    byType.set(stimulus.event.type, taken.add(transitions.map((one) => numbers.get(one)).join()));
  }
  return [...byType.values()].map((taken) => [...taken].sort().join('|'));
}

export const guardQuestionsOf = (model: Model, declared: readonly DeclaredTransition[]): readonly GuardQuestion[] =>
  declared
    .filter(({ definition }) => definition.guard !== undefined)
    .map((one) => ({ name: one.id, declared: one, events: eventsFor(model, one) }));

export const guardQuestionsAbout = (
  payload: Model['events'][number],
  declared: readonly DeclaredTransition[],
): readonly GuardQuestion[] =>
  declared
    .filter(({ event, definition }) => event === payload.event.type && definition.guard !== undefined)
    .map((one) => ({ name: `${one.id}, ${labelOf(payload)}`, declared: one, events: [payload.event] }));

function eventsFor(model: Model, { event, definition }: DeclaredTransition): readonly EventObject[] {
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

/** A subset of `0` (refuses some example), `1` (holds for some) and `-` (cannot be evaluated). */
function answer({ snapshot }: Configuration, { declared, events }: GuardQuestion): string {
  const { guard } = declared.definition;
  if (guard === undefined) return '-';
  return [...new Set(events.map((event) => holds(guard, snapshot, event)))].sort().join('');
}

/** Guards are evaluated here in configurations where the machine never would, and may throw. */
function holds(guard: Guard, snapshot: Configuration['snapshot'], event: EventObject): '1' | '0' | '-' {
  try {
    return evaluateGuard(guard, snapshot.context, event, snapshot) ? '1' : '0';
  } catch {
    return '-';
  }
}

type Guard = NonNullable<DeclaredTransition['definition']['guard']>;
