import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { createActor } from 'xstate';
import { pollingMachine } from '#machines/parts/polling.ts';
import { createPolling } from '../ports/polling.ts';
import { listenToPage } from '../services/pageEvents.ts';
import { useServices } from '../services/services.ts';

interface Watched {
  /** A text that represents the displayed data; null stops the polling. */
  readonly shown: string | null;
  /** Reads the current text. Polls again after a fault. */
  readonly ask: (signal: AbortSignal) => Promise<string>;
}

/** Polls, and reloads the page's data once the text has changed. */
export function useReloadOnChange({ shown, ask }: Watched): void {
  const { now } = useServices();
  const { revalidate } = useRevalidator();
  const current = useEffectEvent(ask);
  const onNews = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (shown === null) return;
    const polling = createPolling(
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
      // Stopping an actor also completes it, but nothing has changed.
      watching.unsubscribe();
      actor.stop();
    };
  }, [shown, now]);
}
