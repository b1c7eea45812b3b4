import { basename, dirname } from 'node:path';

/** Of the library and its icons, what pages of forms and lists are made of. Imports do not tell: those of the library lead to all of it. */
const ofLibraries =
  /@mantine\/(hooks|core\/esm\/core|core\/(esm\/(components|utils)|styles)\/(Input|InputsGroupFieldset|InlineInput|InputBase|Checkbox|Radio|Switch|ActionIcon|List|Divider|Timeline|Collapse|SimpleGrid|ThemeIcon))[/.]|@tabler/;

/** What of it the first view of the page has no use for. */
const notOfPage =
  /\/(use-(move|scroller|debounced-callback|focus-trap|focus-return|window-event|clipboard)|InputBase|Divider|Timeline|Switch|ActionIcon)[/.]|\/Icon(Copy|RosetteDiscountCheck|Camera|AlertCircle|DeviceMobile|Ban|Upload|Clock|ChevronsRight)[.]/;

/**
 * A chunk of what the first view of a page shares with other pages, one of what they share besides, and one of all that the page alone has:
 * apart these were some sixty small files, and a browser that fetches six at a time waits longer for those than for the few kilobytes that
 * another page has no use for.
 * @param {string} name the name of the last
 * @param {string} page the source of the page, which takes no byte more for it
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
    (isOfPage(id, chunking) && !id.includes(ownFolder)) || (ofLibraries.test(id) && !notOfPage.test(id));
  const isBesides = (id, chunking) => {
    if (id.includes(ownFolder)) return false;
    ofLater ??= importedBy(chunking.getModuleInfo(page)?.dynamicallyImportedIds ?? [], chunking);
    return ofLater.has(id) || ofLibraries.test(id);
  };
  return [
    { ...shared, debugName: 'common', name: (id, chunking) => (isFirst(id, chunking) ? 'common' : null) },
    {
      ...shared,
      debugName: 'besides',
      name: (id, chunking) => (!isFirst(id, chunking) && isBesides(id, chunking) ? 'besides' : null),
    },
    { debugName: 'page', name: (id, chunking) => (isOfPage(id, chunking) ? name : null) },
  ];
}

/** @satisfies {Partial<import('rolldown').CodeSplittingGroup>} */
const shared = {
  minShareCount: 3,
  // What it builds on stays where it is, or every page would have to load it.
  includeDependenciesRecursively: false,
};

/** Our own modules that some lead to. */
function importedBy(first, chunking) {
  const found = new Set(first);
  for (const id of found) {
    // Not taken apart: it reads its own object.
    const imported = chunking.getModuleInfo(id)?.importedIds ?? [];
    for (const each of imported) if (!each.includes('/node_modules/')) found.add(each);
  }
  return found;
}
