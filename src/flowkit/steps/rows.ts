import type { MessageDescriptor } from '@lingui/core';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { StepFormatter } from './stepFormatter.ts';

/** An event or output from a trace: redacted and untrusted, so every field must be checked. */
export type Payload = Readonly<Record<string, unknown>>;

interface PlainRow {
  readonly by: 'person' | 'page';
  /** Text for a step that is possible now. */
  readonly can: MessageDescriptor;
  /** Text for a step that was done. */
  readonly did: MessageDescriptor;
}

interface DetailedRow<Context, Event> extends PlainRow {
  readonly detail: (event: Payload, teller: StepFormatter) => string | null;
  /** Sample events for the current context: the step is possible if the machine accepts one of them. */
  readonly tries: (context: Context) => readonly Event[];
}

export interface StepResult {
  readonly text: string;
  /** Whether the outcome is not what the user wanted. */
  readonly failed: boolean;
}

/** A call to the server. Without `answer` all answers read the same. Faults are shown by the desk itself. */
interface PortRow {
  readonly by: 'server';
  readonly did: MessageDescriptor;
  readonly answer?: (output: Payload, teller: StepFormatter) => StepResult;
}

/** A child machine that the user works in: its own steps are not entries of the run's trace. */
interface ChildMachineRow {
  readonly by: 'person';
  /** It ended with a result. */
  readonly did: MessageDescriptor;
  /** It was left without a result. */
  readonly left: MessageDescriptor;
}

interface TimerRow {
  readonly by: 'clock';
  readonly did: MessageDescriptor;
}

type EventOf<Event extends AnyEventObject, Type> = Extract<Event, { readonly type: Type }>;

/** One row for each event that can be sent, and for each invoke id; none can be left out. */
export type StepRows<Context, Event extends AnyEventObject, Questions> = {
  readonly [Type in Event['type']]: { readonly type: Type } extends EventOf<Event, Type>
    ? PlainRow
    : DetailedRow<Context, EventOf<Event, Type>>;
} & { readonly [Id in keyof Questions]: PortRow | ChildMachineRow | TimerRow };

export type AnyStepRows = Readonly<Record<string, StepRow>>;
/** The caller looks the rows up by the name of the flow, so that row and context are of the same flow. */
type EventRow = PlainRow | DetailedRow<AnyMachineSnapshot['context'], AnyEventObject>;
export type StepRow = EventRow | PortRow | ChildMachineRow | TimerRow;

export const isEventRow = (row: StepRow): row is EventRow => 'can' in row;
