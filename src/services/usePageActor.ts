import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { listenToPage, sendPageEvent } from './pageEvents.ts';

/**
 * Runs a part for as long as its page is open, and tells it what the page hears; what is under way ends with the page. What it is
 * first given stays: another subject is another component, by its `key`.
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
