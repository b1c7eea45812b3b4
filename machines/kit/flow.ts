import type { AnyStateMachine } from 'xstate';
import type { z } from 'zod';

/** A flow: its machine with what it takes to keep, restore and explain it. */
export interface Flow<Machine extends AnyStateMachine = AnyStateMachine, Typed = unknown> {
  readonly id: string;
  /** Raised when old snapshots no longer fit. */
  readonly version: number;
  readonly machine: Machine;
  /** What the person typed, out of a context: survives where the snapshot itself cannot be restored. */
  readonly typed: { readonly schema: z.ZodType<Typed>; readonly read: (context: unknown) => unknown };
}

/** Defines a flow. */
export const defineFlow = <Machine extends AnyStateMachine, Typed>(flow: Flow<Machine, Typed>): Flow<Machine, Typed> =>
  flow;
