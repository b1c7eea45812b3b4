import type { AnyActorRef } from 'xstate';
import type { PageEvent } from '#machines/kit/runEvents.ts';

/** Calls `notify` when the page is online or visible again. Returns a function that stops it. */
export function listenToPage(notify: (event: PageEvent) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onShown = () => {
    if (document.visibilityState === 'visible') notify({ type: 'page.shown' });
  };
  addEventListener('online', () => notify({ type: 'connection.back' }), { signal });
  addEventListener('focus', onShown, { signal });
  document.addEventListener('visibilitychange', onShown, { signal });
  return () => listening.abort();
}

/** Recursively, to child machines first. */
export function sendPageEvent(actor: AnyActorRef | null, event: PageEvent): void {
  const snapshot = actor?.getSnapshot();
  if (actor === null || snapshot.status !== 'active') return;
  for (const child of Object.values<AnyActorRef>(snapshot.children ?? {})) sendPageEvent(child, event);
  actor.send(event);
}
