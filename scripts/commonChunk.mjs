/** Of the libraries, what pages of forms and lists are made of. Imports do not tell: those of the library lead to all of it. */
const ofLibraries =
  /@mantine\/(hooks|core\/esm\/core|core\/(esm\/components|styles)\/(Input|InlineInput|InputBase|Checkbox|Radio|Switch|ActionIcon|List|Divider|Timeline|Collapse|SimpleGrid|ThemeIcon))[/.]|@tabler/;

/**
 * A chunk of what a page shares with others, which apart were some thirty small files: a browser that fetches six at a time waits longer for
 * those than for the few kilobytes that another page has no use for.
 * @param {string} page the source of the page, which takes no byte more for it
 */
export function commonChunk(page) {
  let ofPage = null;
  return {
    debugName: 'common',
    /** @type {import('rolldown').CodeSplittingNameFunction} */
    name(id, chunking) {
      ofPage ??= importedBy(page, chunking);
      return ofPage.has(id) || ofLibraries.test(id) ? 'common' : null;
    },
    minShareCount: 3,
    // What it builds on stays where it is, or every page would have to load it.
    includeDependenciesRecursively: false,
  };
}

/** Our own modules that a module leads to. */
function importedBy(first, chunking) {
  const found = new Set([first]);
  for (const id of found) {
    // Not taken apart: it reads its own object.
    const imported = chunking.getModuleInfo(id)?.importedIds ?? [];
    for (const each of imported) if (!each.includes('/node_modules/')) found.add(each);
  }
  return found;
}
