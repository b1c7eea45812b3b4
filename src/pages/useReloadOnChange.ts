import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { createActor } from 'xstate';
import { pollingMachine } from '#machines/parts/polling.ts';
import { pollingBy } from '../ports/polling.ts';
import { listenToPage } from '../services/pageEvents.ts';
import { useServices } from '../services/services.ts';

interface Watched {
  /** What is shown, by a text that is another where something has happened; null where nothing is waited for. */
  readonly shown: string | null;
  /** Asks for the same text as it is now. A fault is asked about again. */
  readonly ask: (signal: AbortSignal) => Promise<string>;
}

/** Loads the data of a page again as soon as what it waits for has happened. */
export function useReloadOnChange({ shown, ask }: Watched): void {
  const { now } = useServices();
  const { revalidate } = useRevalidator();
  const current = useEffectEvent(ask);
  const onNews = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (shown === null) return;
    const polling = pollingBy(
      pollingMachine,
      async (_query, signal) => ((await current(signal)) === shown ? null : {}),
      now,
    );
    const actor = createActor(polling, { input: {} });
    const watching = actor.subscribe({ complete: onNews });
    actor.start();
    const stopListening = listenToPage((event) => {
      if (actor.getSnapshot().status === 'active') actor.send(event);
    });
    return () => {
      stopListening();
      // To be stopped is to be completed, but it is no news.
      watching.unsubscribe();
      actor.stop();
    };
  }, [shown, now]);
}
