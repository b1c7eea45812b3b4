import type { ErrorName } from '#contract/codes.ts';
import type { Fault } from './fault.ts';
import type { Port } from './port.ts';

/** One way in which a port can answer, by name. */
export type PortExample<Output> =
  | { readonly name: string; readonly output: Output }
  | { readonly name: string; readonly fault: Fault };

/** One payload of an event, by name: the ordinary, the edge, the refused. */
export interface EventExample<Event> {
  readonly name: string;
  readonly event: Event;
}

type OutputOf<Logic> = Logic extends Port<infer _Input, infer Output> ? Output : never;

/** The examples of a flow: none of its events and ports can be left out. */
export interface Examples<Event extends { type: string }, Ports extends object> {
  readonly events: { readonly [Type in Event['type']]: readonly EventExample<Extract<Event, { type: Type }>>[] };
  readonly ports: { readonly [Name in keyof Ports]: readonly PortExample<OutputOf<Ports[Name]>>[] };
}

/** Faults that every port can meet. */
export const commonFaults = [
  { name: 'no connection', fault: { kind: 'offline' } },
  { name: 'no answer in time', fault: { kind: 'timeout' } },
  { name: 'session has ended', fault: { kind: 'signedOut' } },
  { name: 'out of service', fault: { kind: 'refused', error: 'unavailable' satisfies ErrorName } },
] as const satisfies readonly PortExample<never>[];
