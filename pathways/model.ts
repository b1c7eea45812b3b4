import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

export type Outcome =
  | { readonly name: string; readonly output: unknown }
  | { readonly name: string; readonly error: unknown };

export interface EventPayload {
  readonly name: string;
  readonly event: EventObject;
  /** Marks a payload that no state accepts, tried only to be refused. Without this mark, some path has to accept it. */
  readonly refused?: 'everywhere';
}

/** Examples represent all inputs, events and outcomes. */
export interface Model {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly events: readonly EventPayload[];
  /** By the source of the actor. */
  readonly outcomes: Readonly<Record<string, readonly Outcome[]>>;
  /** State outside the machine that decides what can happen, such as a server's. */
  readonly environment?: Environment;
  /**
   * Further paths of a golden suite, as labels of stimuli: behaviour that covering all transitions would not exercise.
   */
  readonly extraPaths?: readonly (readonly string[])[];
  /** Reasons by id. */
  readonly unreachable?: Readonly<Record<string, string>>;
}

/** Must be pure and plain JSON. */
export interface Environment {
  readonly initial: unknown;
  /** `after` computes the snapshot that the stimulus would lead to. */
  readonly allows: (
    environment: unknown,
    stimulus: Stimulus,
    before: AnyMachineSnapshot,
    after: () => AnyMachineSnapshot,
  ) => boolean;
  /** `after` is the snapshot to which the stimulus has led. */
  readonly next: (environment: unknown, stimulus: Stimulus, after: AnyMachineSnapshot) => unknown;
}

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
