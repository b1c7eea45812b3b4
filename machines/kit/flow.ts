import type { AnyStateMachine, StateValue } from 'xstate';
import type { z } from 'zod/mini';
import type { Migration } from './migration.ts';

export interface Flow<Machine extends AnyStateMachine = AnyStateMachine, UserInput = unknown> {
  readonly id: string;
  /** Raise it when snapshots of the previous version no longer mean the same. */
  readonly version: number;
  readonly machine: Machine;
  /**
   * The user's input: `read` takes it from a context, `check` validates it when it comes from an older snapshot. Null
   * if the flow has no input: a run that cannot be restored then starts again, and nothing is lost.
   */
  readonly userInput: {
    readonly read: (context: unknown) => unknown;
    readonly check: (value: unknown) => UserInput | null;
  } | null;
  /** The parts of a recorded run that may leave the device. Everything else is redacted first. */
  readonly allowlist: {
    /**
     * Fields that guards and updates read, or that updates set by themselves, by the end of their path; `*` matches a
     * name that is data itself.
     */
    readonly read: readonly string[];
    /** Fields with a value of a closed vocabulary, and the vocabulary. */
    readonly codes: Readonly<Record<string, readonly string[]>>;
  };
  /** The context as persisted. */
  readonly context: z.ZodMiniObject;
  /** Context fields that must not be null, by top-level state, beyond the inputs of the state's ports. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  /** One migration from each older version that can still be restored to the next, oldest first. */
  readonly migrations: readonly Migration[];
}

export const defineFlow = <Machine extends AnyStateMachine, UserInput>(
  flow: Flow<Machine, UserInput>,
): Flow<Machine, UserInput> => flow;

export function isRestorable(
  { context, needs }: Pick<Flow, 'context' | 'needs'>,
  value: StateValue,
  kept: unknown,
): boolean {
  const read = context.safeParse(kept);
  const state = typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
  return read.success && (needs[state] ?? []).every((name) => read.data[name] !== null);
}
