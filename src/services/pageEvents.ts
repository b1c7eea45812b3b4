import type { AnyActorRef } from 'xstate';
import type { PageEvent } from '#machines/kit/runEvents.ts';

/** Tells what a page hears of itself: that it is online again, and that somebody looks at it again. Answers how to stop. */
export function listenToPage(tell: (event: PageEvent) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const seen = () => {
    if (document.visibilityState === 'visible') tell({ type: 'page.shown' });
  };
  addEventListener('online', () => tell({ type: 'connection.back' }), { signal });
  addEventListener('focus', seen, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  return () => listening.abort();
}

/** Tells a run, or a part that a page runs, and the parts that it has invoked, and theirs. */
export function sendPageEvent(actor: AnyActorRef | null, event: PageEvent): void {
  const snapshot = actor?.getSnapshot();
  if (actor === null || snapshot.status !== 'active') return;
  for (const part of Object.values<AnyActorRef>(snapshot.children ?? {})) sendPageEvent(part, event);
  actor.send(event);
}
