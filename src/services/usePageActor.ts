import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { listenToPage, sendPageEvent } from './pageEvents.ts';

/**
 * Runs a machine while the component is mounted, and sends it the events of the page. Ignores changed arguments: for
 * another input, mount another component by its `key`.
 */
export function usePageActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Actor<Machine> {
  const [first] = useState(() => machine);
  const actor = useActorRef(first, { input });
  useEffect(() => listenToPage((event) => sendPageEvent(actor, event)), [actor]);
  return actor;
}
