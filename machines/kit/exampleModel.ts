import type { EventObject } from 'xstate';
import type { Examples, PortExample } from './examples.ts';
import { PortFault } from './fault.ts';

/** How an actor that answers a port can end: with the output of an example, or with an error that carries its fault. */
type End = { readonly name: string; readonly output: unknown } | { readonly name: string; readonly error: PortFault };

const endOf = (example: PortExample<unknown>): End =>
  'fault' in example ? { name: example.name, error: new PortFault(example.fault) } : example;

/** The examples of a flow as what an explorer of any machine asks for: events by name, and how each actor can end. */
export function exampleModel<Event extends EventObject, Ports extends object>(examples: Examples<Event, Ports>) {
  const events: { name: string; event: EventObject }[] = Object.values<readonly { name: string; event: EventObject }[]>(
    examples.events,
  ).flat();
  const outcomes = Object.entries<readonly PortExample<unknown>[]>(examples.ports).map(
    ([name, list]) => [name, list.map(endOf)] as const,
  );
  return { events, outcomes: Object.fromEntries(outcomes) };
}
