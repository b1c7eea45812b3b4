import type { AnyActorLogic, OutputFrom } from 'xstate';
import type { ErrorName } from '#contract/codes.ts';
import type { Fault } from './fault.ts';
import type { FormChecked } from './fieldFaults.ts';
import type { ReceiptLeave, RunEvent } from './runEvents.ts';

/** One way in which a port can answer, by name. */
export type PortExample<Output> =
  | { readonly name: string; readonly output: Output }
  | { readonly name: string; readonly fault: Fault };

/**
 * One payload of an event, by name: the ordinary, the edge, the refused. A suite has to use each of them on some path, except
 * those that no state accepts.
 */
export interface EventExample<Event> {
  readonly name: string;
  readonly event: Event;
  readonly refused?: 'everywhere';
}

/** What a port, or a part that is invoked like one, ends with. */
type OutputOf<Logic> = Logic extends AnyActorLogic ? OutputFrom<Logic> : never;

/** The examples of a flow: none of its events and ports can be left out. */
export interface Examples<Event extends { type: string }, Ports extends object> {
  readonly events: { readonly [Type in Event['type']]: readonly EventExample<Extract<Event, { type: Type }>>[] };
  readonly ports: { readonly [Name in keyof Ports]: readonly PortExample<OutputOf<Ports[Name]>>[] };
}

/** A refusal whose code no version knows yet, as the server words it. */
export const newRefusal = {
  code: 49_999,
  message: { text: 'This cannot be done on a holiday.', language: 'en' },
} as const;

/** A refusal that the server words itself: pages show its words while they have their language, and ours otherwise. */
export const worded = (code: ErrorName) =>
  ({ code, message: { text: `The server says why: ${code.replaceAll('_', ' ')}.`, language: 'en' } }) as const;

/** What the server says where it neither does nor refuses what it was asked for. */
export const noticeMsg = 'We are moving house today.';

/** Where nobody expects a refusal, one that is new is a fault as well. */
export const newRefusalFault = {
  name: 'refused for a new reason',
  fault: { kind: 'refused', refusal: newRefusal },
} as const satisfies PortExample<never>;

/** Faults that every port can meet. */
export const commonFaults = [
  { name: 'no connection', fault: { kind: 'offline' } },
  { name: 'cut off on the way', fault: { kind: 'unreachable' } },
  { name: 'no answer in time', fault: { kind: 'timeout' } },
  { name: 'session has ended', fault: { kind: 'signedOut' } },
  { name: 'out of service', fault: { kind: 'refused', refusal: { code: 'unavailable' satisfies ErrorName } } },
  { name: 'a notice instead', fault: { kind: 'notice', msg: noticeMsg } },
] as const satisfies readonly PortExample<never>[];

/** What every run is told without anybody having done something. */
export const runExamples = {
  'connection.back': [{ name: 'heard', event: { type: 'connection.back' } }],
  'flow.resume': [{ name: 'after a reload', event: { type: 'flow.resume' } }],
} as const satisfies Examples<RunEvent, object>['events'];

/** What a form tells of a field that was left empty, or filled in wrongly and submitted. */
export const formExamples = {
  'form.checked': [
    {
      name: 'something is wrong',
      event: {
        type: 'form.checked',
        field_faults: {
          first_field: { code: 'missing', limit: null, shown: 'field' },
          second_field: { code: 'too_long', limit: 200, shown: 'summary' },
          third_field: null,
        },
      },
    },
  ],
} as const satisfies Examples<FormChecked, object>['events'];

/** The same, with what a flow with a receipt is told besides. */
export const receiptRunExamples = {
  'receipt.leave': [{ name: 'asked', event: { type: 'receipt.leave' } }],
  ...runExamples,
} as const satisfies Examples<ReceiptLeave | RunEvent, object>['events'];
