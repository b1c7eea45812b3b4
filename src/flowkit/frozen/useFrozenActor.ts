import { useMemo } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { type Configuration, frozenActor } from './frozenActor.ts';

/** The actor of a frozen run, for as long as it stands there. */
export function useFrozenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  configuration: Configuration,
): Actor<Machine> {
  return useMemo(() => frozenActor(machine, input, configuration), [machine, input, configuration]);
}
