import type { PageEvent } from '#machines/kit/flow.ts';

/** Tells what a page hears of itself: that it is online again, and whether somebody looks at it. Answers how to stop. */
export function listenToPage(tell: (event: PageEvent) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const seen = () => tell({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  addEventListener('online', () => tell({ type: 'connection.back' }), { signal });
  addEventListener('focus', seen, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  return () => listening.abort();
}
