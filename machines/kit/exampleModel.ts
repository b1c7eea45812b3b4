import type { EventObject } from 'xstate';
import type { EventExample, PortExample } from './examples.ts';
import { PortFault } from './fault.ts';

/** How an actor that answers a port can end: with the output of an example, or with an error that carries its fault. */
type End = { readonly name: string; readonly output: unknown } | { readonly name: string; readonly error: PortFault };

const endOf = (example: PortExample<unknown>): End =>
  'fault' in example ? { name: example.name, error: new PortFault(example.fault) } : example;

/** The examples of any flow: where one is made, `Examples` sees to it that nothing is left out. */
interface AnyExamples {
  readonly events: Readonly<Record<string, readonly EventExample<EventObject>[]>>;
  readonly ports: Readonly<Record<string, readonly PortExample<unknown>[]>>;
}

/** The examples of a flow as what an explorer of any machine asks for: events by name, and how each actor can end. */
export function exampleModel(examples: AnyExamples) {
  const events = Object.values(examples.events).flat();
  const outcomes = Object.entries(examples.ports).map(([name, list]) => [name, list.map(endOf)] as const);
  return { events, outcomes: Object.fromEntries(outcomes) };
}
