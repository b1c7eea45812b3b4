import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const start = 'src/app/main.tsx';

/** The words of all refusals are a part that no file begins: they come with the first one that is told. */
const refusals = 'src/i18n/errorWords.ts';

/** What `withWords` is given, or what passes it on: the name of a part, and the source that is loaded with it. */
const loadedWithWords = /'(\w+)',\s*(?:async )?\(\) =>[\s({]*(?:default: \()?(?:await )?import\('([^']+)'\)/g;

const codeOf = (root, source) => readFileSync(join(root, source), 'utf8');

/**
 * What may be the name of a refusal: whatever of our own decides that something is refused, or tells it by itself, names it so. The
 * contract names all that the server may refuse; their words come with its answer.
 */
const namedIn = (source, code) =>
  source.startsWith('contract/') ? [] : [...code.matchAll(/'(\w+)'/g)].map(([, name]) => name);

const targetOf = (source, name) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(source), name));

/** The sources of ours that a source imports, at once or later. */
function importsOf(root, source) {
  const code = codeOf(root, source).replace(/^(?:import|export) type [^;]*;/gm, '');
  return [...code.matchAll(/\b(?:from|import)[\s(]*'([.#][^']*[.]tsx?)'/g)].map(([, name]) => targetOf(source, name));
}

/** The sources that are loaded together with words of their own, each with the name of its part of the words. */
export function partsOf(root) {
  const parts = new Map();
  const reached = new Set([start]);
  for (const source of reached) {
    for (const [, part, name] of codeOf(root, source).matchAll(loadedWithWords)) {
      const target = targetOf(source, name);
      const others = [...parts].filter(([each, named]) => (each === target) !== (named === part));
      if (others.length > 0) throw new Error(`${source} loads ${target} with the words "${part}", which others do not`);
      parts.set(target, part);
    }
    for (const each of importsOf(root, source)) reached.add(each);
  }
  return parts;
}

/**
 * The sources of each part, and what they name: where it begins, with all that this leads to, as far as it begins no part of its own.
 */
function readParts(root) {
  const partOf = partsOf(root);
  const read = new Map();
  const leadsTo = (source) => {
    if (!read.has(source)) read.set(source, importsOf(root, source));
    return read.get(source);
  };
  const sourcesFrom = (first) => {
    const found = new Set([first]);
    for (const source of found) {
      for (const each of leadsTo(source)) if (!partOf.has(each)) found.add(each);
    }
    return found;
  };
  const parts = [...partOf].map(([source, part]) => [part, sourcesFrom(source)]);
  const namesOf = (sources) => new Set([...sources].flatMap((source) => namedIn(source, codeOf(root, source))));
  const all = [['every', sourcesFrom(start)], ['refusals', sourcesFrom(refusals)], ...parts];
  return new Map(all.map(([part, sources]) => [part, { sources, names: namesOf(sources) }]));
}

/** The language of a catalogue, and its messages by their keys. */
async function readCatalogue(config, file) {
  const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config));
  if (!found) throw new Error(`${file} is no catalogue`);
  return { locale: found.locale, all: Object.entries((await found.catalog.read(found.locale)) ?? {}) };
}

/**
 * Lets a catalogue be imported by its parts. `locales/ja.po?part=every` has the words that are said before any page is, and leads to the
 * others: each source that is loaded with words of its own has those of all the sources that it leads to.
 * @returns {import('vite').Plugin}
 */
export function wordParts() {
  const asked = /^(.*\.po)\?part=(\w+)$/;
  const config = getConfig();
  let parts = null;
  // A catalogue has some sixty parts: it is read once for all of them.
  const catalogues = new Map();
  const forget = () => {
    parts = null;
    catalogues.clear();
  };
  return {
    name: 'word-parts',
    buildStart: forget,
    watchChange: forget,
    async load(id) {
      const [, file, part] = asked.exec(id) ?? [];
      if (file === undefined || part === undefined) return null;
      this.addWatchFile(file);
      if (!catalogues.has(file)) catalogues.set(file, readCatalogue(config, file));
      const { locale, all } = await catalogues.get(file);
      parts ??= readParts(config.rootDir);
      const every = parts.get('every');
      const isOf = ({ sources, names }, [key, { origin = [] }]) =>
        names.has(/^error[.](\w+)$/.exec(key)?.[1]) || origin.some(([source]) => sources.has(source));
      const words = all.filter((word) =>
        part === 'every' ? isOf(every, word) : isOf(parts.get(part), word) && !isOf(every, word),
      );
      const texts = Object.fromEntries(words.map(([key, { translation }]) => [key, translation]));
      const { source, errors } = createCompiledCatalog(locale, texts, { namespace: 'es' });
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
