import type { EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import type { Declared, Observed } from './declared.ts';
import type { Model } from './model.ts';
import { type Place, type Possibilities, possibilitiesOf } from './walk.ts';

/** A guard asked about one event: what tells places apart that stand in the same states. */
export interface Question {
  readonly declared: Declared;
  readonly event: EventObject;
}

/** Tells whether two places are alike: the same states, the same things possible, the same answers to questions. */
export type Likeness = (place: Place) => string;

/**
 * Places are alike where they stand in the same states of the same world, the same stimuli take the same transitions,
 * the same timers are due in the same time, and the questions are answered alike. Contexts themselves are never
 * compared: with free text in them every place would be new.
 */
export function likenessBy(
  model: Model,
  { machine, declared }: Observed,
  questions: readonly Question[],
  possibilities: Possibilities = possibilitiesOf(model, machine),
): Likeness {
  const numbers = new Map(declared.map(({ definition }, number) => [definition, number]));
  const known = new WeakMap<Place, string>();
  const describe = (place: Place): string => {
    const { snapshot, timers, now, world } = place;
    const possible = possibilities(place);
    // Where a world decides what can happen, what cannot is not in the list: the names tell which is which.
    const named = model.world === undefined ? [] : possible.map(({ stimulus }) => stimulus.label);
    const taken = possible.map(({ transitions }) => transitions.map((one) => numbers.get(one)));
    const answers = questions.map((question) => answer(place, question));
    const due = timers.map(({ eventType, due: at }) => `${eventType}@${at - now}`);
    return JSON.stringify([snapshot.status, snapshot.value, taken.join(';'), answers.join(''), due, world, named]);
  };
  return (place) => {
    const name = known.get(place) ?? describe(place);
    known.set(place, name);
    return name;
  };
}

/** The questions that the guards of declared transitions ask, for every event that could ask them. */
export function questionsOf(model: Model, declared: readonly Declared[]): readonly Question[] {
  return declared
    .filter(({ definition }) => definition.guard !== undefined)
    .flatMap((one) => eventsFor(model, one).map((event) => ({ declared: one, event })));
}

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

/** A guard may be asked where its machine never would, about a context that it does not expect. */
function answer({ snapshot }: Place, { declared, event }: Question): '1' | '0' | '-' {
  const { guard } = declared.definition;
  if (guard === undefined) return '-';
  try {
    return evaluateGuard(guard, snapshot.context, event, snapshot) ? '1' : '0';
  } catch {
    return '-';
  }
}
