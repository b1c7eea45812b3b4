import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom';

export type PageAddress = Pick<LoaderFunctionArgs, 'params' | 'request'>;

export interface PrefetchHandle {
  readonly prefetch: (address: PageAddress) => void;
}

const hasPrefetch = (handle: unknown): handle is PrefetchHandle =>
  typeof handle === 'object' && handle !== null && 'prefetch' in handle && typeof handle.prefetch === 'function';

/**
 * Prefetches a link's target: its chunk on hover or focus, its data on press. Skips links that reload the document:
 * without a session the data cannot be read.
 */
export function prefetchLinks(document: Document, routes: () => RouteObject[], base: string): void {
  const found = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([data-loads-anew])') : null;
    if (link === null || link.origin !== document.location.origin) return [];
    const matches = matchRoutes(routes(), link.pathname, base === '' ? '/' : base) ?? [];
    return matches.map(({ route, params }) => ({ route, params, link }));
  };
  const fetchChunks = (event: Event) => {
    for (const { route } of found(event)) {
      // A failure is ignored: the navigation fetches the chunk again.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    }
  };
  const fetchData = (event: PointerEvent) => {
    if (event.button !== 0) return;
    for (const { route, params, link } of found(event)) {
      if (!hasPrefetch(route.handle)) continue;
      route.handle.prefetch({ params, request: new Request(link.origin + link.pathname + link.search) });
    }
  };
  document.addEventListener('pointerover', fetchChunks);
  document.addEventListener('focusin', fetchChunks);
  document.addEventListener('pointerdown', fetchData);
}
