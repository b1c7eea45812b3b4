import type { AnyStateMachine, StateValue } from 'xstate';
import type { z } from 'zod/mini';
import type { Migration } from './migration.ts';

/** A flow: its machine with what it takes to keep, restore and explain a run of it. */
export interface Flow<Machine extends AnyStateMachine = AnyStateMachine, UserInput = unknown> {
  readonly id: string;
  /** Raised when snapshots of the version before no longer mean the same. */
  readonly version: number;
  readonly machine: Machine;
  /**
   * What the person typed: read out of a context, and checked when it comes back from an older snapshot. Null where
   * nothing is typed: what cannot be restored begins anew, as nothing is lost by it.
   */
  readonly userInput: {
    readonly read: (context: unknown) => unknown;
    readonly check: (value: unknown) => UserInput | null;
  } | null;
  /** What of a recorded run may leave the device: all else is redacted before. */
  readonly allowlist: {
    /** Fields that guards and changes read, or changes set by themselves, by the end of their path; `*` stands for a name that is data itself. */
    readonly read: readonly string[];
    /** Fields that hold a word of a closed vocabulary, with the words. */
    readonly codes: Readonly<Record<string, readonly string[]>>;
  };
  /** The context as it is when it comes back from where it was kept. */
  readonly context: z.ZodMiniObject;
  /** What has to be there in a state, beyond what it asks of the world: fields of the context by the top state. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  /** From each older version that can still be restored to the one after it, the oldest first. */
  readonly migrations: readonly Migration[];
}

export const defineFlow = <Machine extends AnyStateMachine, UserInput>(
  flow: Flow<Machine, UserInput>,
): Flow<Machine, UserInput> => flow;

/** Whether a kept context has all that the machine and its views rely on in a state. */
export function isRestorable(
  { context, needs }: Pick<Flow, 'context' | 'needs'>,
  value: StateValue,
  kept: unknown,
): boolean {
  const read = context.safeParse(kept);
  const state = typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
  return read.success && (needs[state] ?? []).every((name) => read.data[name] !== null);
}
