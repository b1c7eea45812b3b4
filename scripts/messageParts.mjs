import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const entrySource = 'src/app/main.tsx';

/** The messages of all refusals are a part of their own: they load with the first refusal that is shown. */
const refusals = 'src/i18n/errorMessages.ts';

/**
 * The name of a part and the source loaded with it, as arguments of `withMessages` or of a function that passes them on.
 */
const withMessagesCall = /'(\w+)',\s*(?:async )?\(\) =>[\s({]*(?:default: \()?(?:await )?import\('([^']+)'\)/g;

const codeOf = (root, source) => readFileSync(join(root, source), 'utf8');

/**
 * Possible names of refusals: our own sources that produce or show a refusal name it in quotes. The contract is left
 * out: it names all that the server may refuse, and the messages for those come with the server's answer.
 */
const namedIn = (source, code) =>
  source.startsWith('contract/') ? [] : [...code.matchAll(/'(\w+)'/g)].map(([, name]) => name);

const targetOf = (source, name) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(source), name));

/** Statically or dynamically; type imports do not count. */
function importsOf(root, source) {
  const code = codeOf(root, source).replace(/^(?:import|export) type [^;]*;/gm, '');
  return [...code.matchAll(/\b(?:from|import)[\s(]*'([.#][^']*[.]tsx?)'/g)].map(([, name]) => targetOf(source, name));
}

/** By source, the name of the part that is loaded with it. */
export function partsOf(root) {
  const parts = new Map();
  const reached = new Set([entrySource]);
  for (const source of reached) {
    for (const [, part, name] of codeOf(root, source).matchAll(withMessagesCall)) {
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
 * The sources of each part and the names they contain: all that its first source leads to, except what begins another
 * part.
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
  const all = [['every', sourcesFrom(entrySource)], ['refusals', sourcesFrom(refusals)], ...parts];
  return new Map(all.map(([part, sources]) => [part, { sources, names: namesOf(sources) }]));
}

async function readCatalogue(config, file) {
  const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config));
  if (!found) throw new Error(`${file} is no catalogue`);
  return { locale: found.locale, all: Object.entries((await found.catalog.read(found.locale)) ?? {}) };
}

/**
 * Splits a catalogue into parts. `locales/ja.po?part=every` has the messages that are needed before any page loads, and
 * the loaders of the other parts: each source loaded with a part gets the messages of all sources that it leads to.
 * @returns {import('vite').Plugin}
 */
export function messageParts() {
  const asked = /^(.*\.po)\?part=(\w+)$/;
  const config = getConfig();
  let parts = null;
  // A catalogue has some sixty parts: read it once for all of them.
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
      return { code: part === 'every' ? source + loadersCode(file, parts) : source, map: null, moduleType: 'js' };
    },
  };
}

/** Code of the loaders of a catalogue's further parts, by name; `all` loads the whole catalogue. */
function loadersCode(file, parts) {
  const loading = (part, query) => `${part}: () => import(${JSON.stringify(file + query)})`;
  const others = [...parts.keys()].filter((part) => part !== 'every').map((part) => loading(part, `?part=${part}`));
  return `\nexport const parts = {${[loading('all', ''), ...others].join()}};`;
}
