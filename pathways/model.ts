import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

/** One way in which an invoked actor can end, by name. */
export type Outcome =
  | { readonly name: string; readonly output: unknown }
  | { readonly name: string; readonly error: unknown };

/** One payload of an event, by name. */
export interface EventPayload {
  readonly name: string;
  readonly event: EventObject;
  /** No state accepts it: it is there to be tried in vain. A payload without this has to be accepted on some path. */
  readonly refused?: 'everywhere';
}

/** A machine and everything that can happen to it: examples stand for all inputs, events and answers. */
export interface Model {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** The payloads of each event that a person can send. */
  readonly events: readonly EventPayload[];
  /** How the actors of each source can end. */
  readonly outcomes: Readonly<Record<string, readonly Outcome[]>>;
  /** What else remembers what has happened, where answers depend on it. */
  readonly environment?: Environment;
  /**
   * Paths that a golden suite walks as well, by the labels of what happens: what no transition tells apart by itself.
   */
  readonly extraPaths?: readonly (readonly string[])[];
  /** Declared transitions that cannot be taken, each with the reason why it is declared all the same. */
  readonly unreachable?: Readonly<Record<string, string>>;
}

/** What is around a machine, as far as it decides what can happen. Pure, and plain JSON. */
export interface Environment {
  readonly initial: unknown;
  /** Whether something can happen where the machine stands; `after` tells where it would lead. */
  readonly allows: (
    environment: unknown,
    stimulus: Stimulus,
    before: AnyMachineSnapshot,
    after: () => AnyMachineSnapshot,
  ) => boolean;
  /** The environment after something has happened that led the machine somewhere. */
  readonly next: (environment: unknown, stimulus: Stimulus, after: AnyMachineSnapshot) => unknown;
}

/** Something that can happen in a state. */
export type Stimulus =
  | { readonly kind: 'event'; readonly label: string; readonly event: EventObject }
  | {
      readonly kind: 'outcome';
      readonly label: string;
      readonly invoke: string;
      readonly source: string;
      readonly outcome: Outcome;
      readonly event: EventObject;
    }
  | { readonly kind: 'delay'; readonly label: string; readonly after: number; readonly event: EventObject };
