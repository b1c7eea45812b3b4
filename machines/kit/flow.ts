import type { AnyStateMachine } from 'xstate';
import type { FlowName } from '#contract/calls/session.ts';

/** A flow: its machine with what it takes to keep, restore and explain a run of it. */
export interface Flow<Machine extends AnyStateMachine = AnyStateMachine, Typed = unknown> {
  readonly id: FlowName;
  /** Raised when snapshots of the version before no longer mean the same. */
  readonly version: number;
  readonly machine: Machine;
  /** What the person typed: read out of a context, and checked when it comes back from an older snapshot. */
  readonly typed: {
    readonly read: (context: unknown) => unknown;
    readonly check: (value: unknown) => Typed | null;
  };
}

/** Defines a flow. */
export const defineFlow = <Machine extends AnyStateMachine, Typed>(flow: Flow<Machine, Typed>): Flow<Machine, Typed> =>
  flow;
