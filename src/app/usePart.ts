import { useLayoutEffect, useRef, useState } from 'react';
import { type Actor, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import { listenToPage, tellPart } from './pageEvents.ts';

/**
 * Runs a part for as long as its page is open, and tells it what the page hears; what is under way ends with the page. What it is
 * first given stays: another subject is another component, by its `key`. Null before it runs, which nobody sees.
 */
export function usePart<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Actor<Machine> | null {
  const given = useRef({ machine, input });
  const [running, setRunning] = useState<Actor<Machine> | null>(null);
  useLayoutEffect(() => {
    const { machine: first, input: about } = given.current;
    const actor = createActor(first, { input: about });
    actor.start();
    setRunning(actor);
    const stopListening = listenToPage((event) => tellPart(actor, event));
    return () => {
      stopListening();
      actor.stop();
    };
  }, []);
  return running;
}
