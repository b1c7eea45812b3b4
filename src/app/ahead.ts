import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom';

/** The address of a page, as its loader is given it. */
export type PageAddress = Pick<LoaderFunctionArgs, 'params' | 'request'>;

/** What a route says in its `handle` whose data may be asked for before anybody has come to it. */
export interface ReadAhead {
  readonly ahead: (address: PageAddress) => void;
}

const readsAhead = (handle: unknown): handle is ReadAhead =>
  typeof handle === 'object' && handle !== null && 'ahead' in handle && typeof handle.ahead === 'function';

/**
 * Makes ready what a link leads to while a person is about to follow it: the chunk of the page when the link is pointed at
 * or focused, and what the page shows when it is pressed. A link that loads its page anew is left alone: there may be nobody
 * signed in who could read it.
 */
export function readyAhead(document: Document, routes: () => RouteObject[], base: string): void {
  const found = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([data-loads-anew])') : null;
    if (link === null || link.origin !== document.location.origin) return [];
    const matches = matchRoutes(routes(), link.pathname, base === '' ? '/' : base) ?? [];
    return matches.map(({ route, params }) => ({ route, params, link }));
  };
  const fetchChunks = (event: Event) => {
    for (const { route } of found(event)) {
      // Nobody waits for it yet: what fails now is tried again when the link is followed.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    }
  };
  const readData = (event: PointerEvent) => {
    if (event.button !== 0) return;
    for (const { route, params, link } of found(event)) {
      if (!readsAhead(route.handle)) continue;
      route.handle.ahead({ params, request: new Request(link.origin + link.pathname + link.search) });
    }
  };
  document.addEventListener('pointerover', fetchChunks);
  document.addEventListener('focusin', fetchChunks);
  document.addEventListener('pointerdown', readData);
}
