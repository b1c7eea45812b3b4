// Run in Node by the build (`scripts/pageTable.mjs`), so it must not import views, styles or macros.
import type { RouteObject } from 'react-router-dom';
import { flowManifests } from '../flows/index.ts';
import type { PrefetchTable } from '../loading/documentPrefetch.ts';
import { userStashPrefix } from '../runs/stash.ts';
import type { Services } from '../services/services.ts';
import { deskPath, homePaths, pagesOf } from './pages.ts';

/** GET requests of every page with a session. */
const sessionRequests = ['user/info'];
const homeRequests = ['product/info', 'product/type-list', 'client/attention'];

interface Leaf {
  readonly path: string;
  /** The messages' part that loads with the page; null if it loads with the start. */
  readonly part: string | null;
}

export const messagePartsByPage = (services: Services): readonly Leaf[] =>
  leavesOf(Object.values(pagesOf(services)).flat()).filter(({ part }) => part !== null);

/** What the document requests while the scripts load. */
export function prefetchTable(services: Services): PrefetchTable {
  const { mall, standalone } = pagesOf(services);
  return {
    pages: [
      [`^/(${homePaths.join('|')})$`, [...sessionRequests, ...homeRequests]],
      [firstSegmentPattern([...pathsOf([...mall, ...standalone]), deskPath]), sessionRequests],
    ],
    flows: Object.entries(flowManifests).flatMap(([flow, { routes, firstRequests: requests }]) =>
      requests === undefined
        ? []
        : [
            {
              pages: firstSegmentPattern(pathsOf(routes(services))),
              draft: { flow },
              stash: `${userStashPrefix}.${flow}`,
              requests,
            },
          ],
    ),
  };
}

function leavesOf(routes: readonly RouteObject[], parent: Leaf = { path: '', part: null }): readonly Leaf[] {
  return routes.flatMap((route) => {
    const path = [parent.path, route.path ?? ''].filter((each) => each !== '').join('/');
    const leaf = { path, part: partOf(route) ?? parent.part };
    return route.children === undefined ? [leaf] : leavesOf(route.children, leaf);
  });
}

/** `withMessages` sets it as a property of the loader. */
const partOf = ({ lazy }: RouteObject): string | null =>
  typeof lazy === 'function' && 'part' in lazy && typeof lazy.part === 'string' ? lazy.part : null;

const pathsOf = (routes: readonly RouteObject[]) => leavesOf(routes).map(({ path }) => path);

/** A regular expression for all paths with the first segment of one of these. */
const firstSegmentPattern = (paths: readonly string[]): string =>
  `^/(${[...new Set(paths.map((path) => path.split('/')[0]))].join('|')})(/|$)`;
