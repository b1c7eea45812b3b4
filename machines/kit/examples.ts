import type { AnyActorLogic, OutputFrom } from 'xstate';
import type { ErrorName } from '#contract/responseCodes.ts';
import type { Fault } from './fault.ts';
import type { FormChecked } from './fieldFaults.ts';
import type { ReceiptLeave, RunEvent } from './runEvents.ts';

export type PortExample<Output> =
  | { readonly name: string; readonly output: Output }
  | { readonly name: string; readonly fault: Fault };

/**
 * One payload of an event: ordinary, edge or rejected. Every suite must use each on some path, except those that no
 * state accepts (`refused`).
 */
export interface EventExample<Event> {
  readonly name: string;
  readonly event: Event;
  readonly refused?: 'everywhere';
}

type OutputOf<Logic> = Logic extends AnyActorLogic ? OutputFrom<Logic> : never;

/** The type requires examples for every event and every port. */
export interface Examples<Event extends { type: string }, Ports extends object> {
  readonly events: { readonly [Type in Event['type']]: readonly EventExample<Extract<Event, { type: Type }>>[] };
  readonly ports: { readonly [Name in keyof Ports]: readonly PortExample<OutputOf<Ports[Name]>>[] };
}

/** A refusal with a code that this version does not know. */
export const unknownCodeRefusal = {
  code: 49_999,
  message: { text: 'This cannot be done on a holiday.', language: 'en' },
} as const;

/**
 * A refusal with the server's own message. Pages show it if it has the page's language, and else our text for the code.
 */
export const refusalWithMessage = (code: ErrorName) =>
  ({ code, message: { text: `The server says why: ${code.replaceAll('_', ' ')}.`, language: 'en' } }) as const;

export const noticeMsg = 'We are moving house today.';

/** Where no refusal is expected, one with an unknown code is a fault. */
export const unknownCodeFault = {
  name: 'refused for a new reason',
  fault: { kind: 'refused', refusal: unknownCodeRefusal },
} as const satisfies PortExample<never>;

export const commonFaults = [
  { name: 'no connection', fault: { kind: 'offline' } },
  { name: 'cut off on the way', fault: { kind: 'unreachable' } },
  { name: 'no answer in time', fault: { kind: 'timeout' } },
  { name: 'session has ended', fault: { kind: 'signedOut' } },
  { name: 'out of service', fault: { kind: 'refused', refusal: { code: 'unavailable' satisfies ErrorName } } },
  { name: 'a notice instead', fault: { kind: 'notice', msg: noticeMsg } },
] as const satisfies readonly PortExample<never>[];

export const runExamples = {
  'connection.back': [{ name: 'heard', event: { type: 'connection.back' } }],
  'flow.resume': [{ name: 'after a reload', event: { type: 'flow.resume' } }],
} as const satisfies Examples<RunEvent, object>['events'];

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

export const receiptRunExamples = {
  'receipt.leave': [{ name: 'asked', event: { type: 'receipt.leave' } }],
  ...runExamples,
} as const satisfies Examples<ReceiptLeave | RunEvent, object>['events'];
