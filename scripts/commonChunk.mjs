import { basename, dirname } from 'node:path';

/** Used by pages with forms and lists. Import graphs cannot show this: the library's modules lead to all of it. */
const libraryModules =
  /@mantine\/(hooks|core\/esm\/core|core\/(esm\/(components|utils)|styles)\/(Input|InputsGroupFieldset|InlineInput|InputBase|Checkbox|Radio|Switch|ActionIcon|List|Divider|Timeline|Collapse|SimpleGrid|ThemeIcon))[/.]|@tabler/;

/** Not used by the first view of the page. */
const laterModules =
  /\/(use-(move|scroller|debounced-callback|focus-trap|focus-return|window-event|clipboard)|InputBase|Divider|Timeline|Switch|ActionIcon)[/.]|\/Icon(Copy|RosetteDiscountCheck|Camera|AlertCircle|DeviceMobile|Ban|Upload|Clock|ChevronsRight)[.]/;

/**
 * Three chunks: what the first view of a page shares with other pages, what else those pages share, and all that only
 * the page uses. Separately these are some sixty small files, and a browser that fetches six at a time waits longer for
 * them than for the few unneeded kilobytes on other pages.
 * @param {string} name the name of the last chunk
 * @param {string} page the source of the page, which must not load a byte more
 */
export function commonChunks(name, page) {
  let ofPage = null;
  let ofLater = null;
  const isOfPage = (id, chunking) => {
    ofPage ??= importedBy([page], chunking);
    return ofPage.has(id);
  };
  // Support's view of the flow shares all of it with the page.
  const ownFolder = `/flows/${basename(dirname(page))}/`;
  const isFirst = (id, chunking) =>
    (isOfPage(id, chunking) && !id.includes(ownFolder)) || (libraryModules.test(id) && !laterModules.test(id));
  const isBesides = (id, chunking) => {
    if (id.includes(ownFolder)) return false;
    ofLater ??= importedBy(chunking.getModuleInfo(page)?.dynamicallyImportedIds ?? [], chunking);
    return ofLater.has(id) || libraryModules.test(id);
  };
  return [
    { ...sharedGroupOptions, debugName: 'common', name: (id, chunking) => (isFirst(id, chunking) ? 'common' : null) },
    {
      ...sharedGroupOptions,
      debugName: 'besides',
      name: (id, chunking) => (!isFirst(id, chunking) && isBesides(id, chunking) ? 'besides' : null),
    },
    { debugName: 'page', name: (id, chunking) => (isOfPage(id, chunking) ? name : null) },
  ];
}

/** @satisfies {Partial<import('rolldown').CodeSplittingGroup>} */
const sharedGroupOptions = {
  minShareCount: 3,
  // Otherwise every page would have to load the shared modules' dependencies.
  includeDependenciesRecursively: false,
};

/** Our own modules reachable by static imports. */
function importedBy(first, chunking) {
  const found = new Set(first);
  for (const id of found) {
    // Do not destructure: it is a method that reads its own object.
    const imported = chunking.getModuleInfo(id)?.importedIds ?? [];
    for (const each of imported) if (!each.includes('/node_modules/')) found.add(each);
  }
  return found;
}
