import { useMemo } from 'react';
import { type Actor, type AnyMachineSnapshot, type AnyStateMachine, createActor, type InputFrom } from 'xstate';

/** The state and the context in which a run stands. */
export type Configuration = Pick<AnyMachineSnapshot, 'value' | 'context'>;

/** The actor of a frozen run: never started, it asks nothing and goes nowhere. */
export function useFrozenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  { value, context }: Configuration,
): Actor<Machine> {
  return useMemo(() => {
    const snapshot = machine.getPersistedSnapshot(machine.resolveState({ value, context }));
    return createActor(machine, { input, snapshot });
  }, [machine, input, value, context]);
}
