import type { EventObject } from 'xstate';
import type { EventExample, PortExample } from './examples.ts';
import { PortFault } from './fault.ts';

type ModelOutcome =
  | { readonly name: string; readonly output: unknown }
  | { readonly name: string; readonly error: PortFault };

const modelOutcomeOf = (example: PortExample<unknown>): ModelOutcome =>
  'fault' in example ? { name: example.name, error: new PortFault(example.fault) } : example;

/** The examples of any flow, untyped: `Examples` checks completeness where they are declared. */
interface AnyExamples {
  readonly events: Readonly<Record<string, readonly EventExample<EventObject>[]>>;
  readonly ports: Readonly<Record<string, readonly PortExample<unknown>[]>>;
}

export function exampleModel(examples: AnyExamples) {
  const events = Object.values(examples.events).flat();
  const outcomes = Object.entries(examples.ports).map(([name, list]) => [name, list.map(modelOutcomeOf)] as const);
  return { events, outcomes: Object.fromEntries(outcomes) };
}
