import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const start = 'src/app/main.tsx';

/** The words of all refusals are a part that no file begins: they come with the first one that is told. */
const refusals = 'src/i18n/errorWords.ts';

/** Where the files lie that are loaded with words of their own. One whose name begins with a capital is a part of them. */
const folders = ['src/app/routes', 'src/app/panels', 'src/flows/purchase/panels'];
const asPage = new RegExp(`^(?:${folders.join('|')})/([a-z]\\w*)[.]tsx$`);

/** The part of the words that a source begins; undefined where it begins none. */
export const partOf = (source) => asPage.exec(source)?.[1];

const codeOf = (root, source) => readFileSync(join(root, source), 'utf8');

/**
 * What may be the name of a refusal: whatever of our own decides that something is refused, or tells it by itself, names it so. The
 * contract names all that the server may refuse; their words come with its answer.
 */
const namedIn = (source, code) =>
  source.startsWith('contract/') ? [] : [...code.matchAll(/'(\w+)'/g)].map(([, name]) => name);

/** The sources of ours that a source imports, at once or later. */
function importsOf(root, source) {
  const code = codeOf(root, source).replace(/^(?:import|export) type [^;]*;/gm, '');
  return [...code.matchAll(/\b(?:from|import)[\s(]*'([.#][^']*[.]tsx?)'/g)].map(([, name]) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(source), name),
  );
}

/**
 * The sources of each part, and what they name: where it begins, with all that this leads to, as far as it begins no part of its own.
 */
function readParts(root) {
  const read = new Map();
  const leadsTo = (source) => {
    if (!read.has(source)) read.set(source, importsOf(root, source));
    return read.get(source);
  };
  const sourcesFrom = (first) => {
    const found = new Set([first]);
    for (const source of found) {
      for (const each of leadsTo(source)) if (partOf(each) === undefined) found.add(each);
    }
    return found;
  };
  const pages = folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  const parts = pages.filter((page) => partOf(page) !== undefined).map((page) => [partOf(page), sourcesFrom(page)]);
  const namesOf = (sources) => new Set([...sources].flatMap((source) => namedIn(source, codeOf(root, source))));
  const all = [['every', sourcesFrom(start)], ['refusals', sourcesFrom(refusals)], ...parts];
  return new Map(all.map(([part, sources]) => [part, { sources, names: namesOf(sources) }]));
}

/**
 * Lets a catalogue be imported by its parts. `locales/ja.po?part=every` has the words that are said before any page is, and leads to the
 * others: each file of `folders` has those of all the sources that it leads to.
 * @returns {import('vite').Plugin}
 */
export function wordParts() {
  const asked = /^(.*\.po)\?part=(\w+)$/;
  const config = getConfig();
  let parts = null;
  return {
    name: 'word-parts',
    buildStart() {
      parts = null;
    },
    watchChange() {
      parts = null;
    },
    async load(id) {
      const [, file, part] = asked.exec(id) ?? [];
      if (file === undefined || part === undefined) return null;
      this.addWatchFile(file);
      const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config));
      if (!found) throw new Error(`${file} is no catalogue`);
      parts ??= readParts(config.rootDir);
      const every = parts.get('every');
      const isOf = ({ sources, names }, [key, { origin = [] }]) =>
        names.has(/^error[.](\w+)$/.exec(key)?.[1]) || origin.some(([source]) => sources.has(source));
      const words = Object.entries((await found.catalog.read(found.locale)) ?? {}).filter((word) =>
        part === 'every' ? isOf(every, word) : isOf(parts.get(part), word) && !isOf(every, word),
      );
      const texts = Object.fromEntries(words.map(([key, { translation }]) => [key, translation]));
      const { source, errors } = createCompiledCatalog(found.locale, texts, { namespace: 'es' });
      if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ error }) => error.message).join('; ')}`);
      return { code: part === 'every' ? source + leadingTo(file, parts) : source, map: null, moduleType: 'js' };
    },
  };
}

/** What loads the further parts of a catalogue, by their names; `all` is the whole of it. */
function leadingTo(file, parts) {
  const loading = (part, query) => `${part}: () => import(${JSON.stringify(file + query)})`;
  const others = [...parts.keys()].filter((part) => part !== 'every').map((part) => loading(part, `?part=${part}`));
  return `\nexport const parts = {${[loading('all', ''), ...others].join()}};`;
}
