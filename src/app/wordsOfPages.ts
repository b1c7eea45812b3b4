import type { RouteObject } from 'react-router-dom';
import type { WordPart } from '../i18n/activate.ts';

/** Pages, by their routes, that say nothing but the words of every page. The boundaries hold their files to it. */
const plain =
  /^(home|mall|mall\/home|order\/:type\?|order\/:type\?\/detail\/:id|user|enterprise|security|notices|voucher|suite\/:entry|services)$/;

const partsOf = (path: string): readonly WordPart[] => {
  if (plain.test(path)) return [];
  return path.startsWith('desk') ? ['flows', 'desk'] : ['flows'];
};

/** Lets each page be shown once its words are there as well: both are on their way at the same time. */
export const withWords = (
  routes: readonly RouteObject[],
  need: (parts: readonly WordPart[]) => Promise<void>,
): RouteObject[] =>
  routes.map((route): RouteObject => {
    if (route.index === true) return route;
    const { lazy, path = '', children } = route;
    return {
      ...route,
      ...(children !== undefined && { children: withWords(children, need) }),
      ...(typeof lazy === 'function' && {
        lazy: async () => (await Promise.all([lazy(), need(partsOf(path))]))[0],
      }),
    };
  });
