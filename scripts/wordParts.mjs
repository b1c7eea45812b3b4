import { relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** Which sources a part has the words of. What neither of these says is a word of every page. */
export const parts = {
  flows: /^src\/(flows|screens\/registration|flowkit\/(attachment|oneTimeCode|review))\/|^src\/app\/run\/.*[.]tsx$/,
  desk: /^src\/app\/desk\//,
};

/** The part of a word by the source that says it. */
const partOf = (source) => Object.keys(parts).find((part) => parts[part].test(source)) ?? 'mall';

/**
 * Lets a catalogue be imported by its part, as `locales/ja.po?part=flows`: the words of the sources of that part that are not words of
 * every page. A word that two parts say is in both.
 * @returns {import('vite').Plugin}
 */
export function wordParts() {
  const asked = /^(.*\.po)\?part=(mall|flows|desk)$/;
  return {
    name: 'word-parts',
    async load(id) {
      const [, file, part] = asked.exec(id) ?? [];
      if (file === undefined || part === undefined) return null;
      this.addWatchFile(file);
      const config = getConfig();
      const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config));
      if (!found) throw new Error(`${file} is no catalogue`);
      const words = Object.entries((await found.catalog.read(found.locale)) ?? {}).filter(([, { origin = [] }]) => {
        const said = new Set(origin.map(([source]) => partOf(source)));
        return part === 'mall' ? said.has('mall') || said.size === 0 : said.has(part) && !said.has('mall');
      });
      const texts = Object.fromEntries(words.map(([key, { translation }]) => [key, translation]));
      const { source, errors } = createCompiledCatalog(found.locale, texts, { namespace: 'es' });
      if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ error }) => error.message).join('; ')}`);
      return { code: source, map: null, moduleType: 'js' };
    },
  };
}
