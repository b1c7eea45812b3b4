import type { MessageDescriptor } from '@lingui/core';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Teller } from './teller.ts';

/** An event or an output as a trace holds it: redacted, and from outside, so that nothing of it is certain. */
export type Payload = Readonly<Record<string, unknown>>;

/** Something that a person does, or that the page tells by itself: its name says all. */
interface PlainRow {
  readonly by: 'person' | 'page';
  /** That it could be done now. */
  readonly can: MessageDescriptor;
  /** That it was done. */
  readonly did: MessageDescriptor;
}

/** The same with details. */
interface DetailedRow<Context, Event> extends PlainRow {
  /** The details in words; null where there are none to tell. */
  readonly detail: (event: Payload, teller: Teller) => string | null;
  /** What could be tried where a run stands, by what is in sight there: one that is taken shows that it can be done. */
  readonly tries: (context: Context) => readonly Event[];
}

/** How a question ended. */
export interface Answer {
  readonly told: string;
  /** Whether it is not what the person wanted. */
  readonly failed: boolean;
}

/** What the machine asked the server; without `answer` every answer is as good as another. A fault is told by itself. */
interface QuestionRow {
  readonly by: 'server';
  readonly did: MessageDescriptor;
  readonly answer?: (output: Payload, teller: Teller) => Answer;
}

/** What came of a part of the page in which a person does something step by step: its steps are none of the run's. */
interface PartRow {
  readonly by: 'person';
  /** That it ended with something. */
  readonly did: MessageDescriptor;
  /** That it was left without anything. */
  readonly left: MessageDescriptor;
}

/** What the clock told. */
interface ClockRow {
  readonly by: 'clock';
  readonly did: MessageDescriptor;
}

type EventOf<Event extends AnyEventObject, Type> = Extract<Event, { readonly type: Type }>;

/** The words of a flow: a row for each event that can be sent, and for each question by its id. None can be left out. */
export type StepRows<Context, Event extends AnyEventObject, Questions> = {
  readonly [Type in Event['type']]: { readonly type: Type } extends EventOf<Event, Type>
    ? PlainRow
    : DetailedRow<Context, EventOf<Event, Type>>;
} & { readonly [Id in keyof Questions]: QuestionRow | PartRow | ClockRow };

/** The words of any flow. */
export type AnyStepRows = Readonly<Record<string, StepRow>>;
/** Of which flow a context is, whoever looks up the rows by its name knows. */
type EventRow = PlainRow | DetailedRow<AnyMachineSnapshot['context'], AnyEventObject>;
export type StepRow = EventRow | QuestionRow | PartRow | ClockRow;

/** Whether a row is of an event that can be sent. */
export const isEventRow = (row: StepRow): row is EventRow => 'can' in row;
