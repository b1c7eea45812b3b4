import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { partsOf } from './messageParts.mjs';

/** A computed address, or Vite would bundle the pages into its own configuration. */
const tablesIn = (root) => import(pathToFileURL(join(root, 'src/app/pageTables.ts')).href);

/** No route reads the services before it is loaded. */
const services = {};

/**
 * Defines what `src/loading/documentPrefetch.ts` requests, and writes `.vite/pages.json`, which
 * `server/pages/preloads.ts` reads.
 * @returns {import('vite').Plugin}
 */
export function pageTable(root) {
  let isOfPages = false;
  return {
    name: 'page-table',
    apply: 'build',
    async config() {
      const { prefetchTable } = await tablesIn(root);
      return { define: { prefetchTable: JSON.stringify(prefetchTable(services)) } };
    },
    configResolved(config) {
      isOfPages = config.root === root;
    },
    async generateBundle(_options, bundle) {
      if (!isOfPages) return;
      const { messagePartsByPage } = await tablesIn(root);
      const sourceOf = new Map([...partsOf(root)].map(([source, part]) => [part, join(root, source)]));
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const pages = messagePartsByPage(services).map(({ path, part }) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(sourceOf.get(part)));
        if (chunk === undefined) throw new Error(`${path} is in no chunk`);
        return { path, part, chunk: chunk.fileName };
      });
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages) });
    },
  };
}
