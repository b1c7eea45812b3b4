// What `npm run new-flow` writes before any tool runs: the files of a flow, and its rows in the five lists of flows and calls.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Eta } from 'eta';

const template = join(import.meta.dirname, 'template');
const eta = new Eta({ autoEscape: false, autoTrim: false });

/** The names of a flow as they appear in code, addresses, tables and texts. Throws where a name is no name of a flow. */
export function namesOf(name) {
  if (!/^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new Error(`"${name}" is no name of a flow: write it like changeRecipient, in at most 40 letters and digits`);
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(' ');
  const title = words.join(' ');
  return {
    name,
    Name: name[0].toUpperCase() + name.slice(1),
    path: words.join('-'),
    table: words.join('_'),
    title: title[0].toUpperCase() + title.slice(1),
  };
}

const withNames = (text, names) =>
  Object.entries(names).reduce((so, [kind, value]) => so.replaceAll(`__${kind}__`, value), text);

/**
 * The files of a flow, by their paths.
 * @param names those of `namesOf`
 * @param kind `order`: whether a run is about an order; `form`: whether it has a form
 */
export function filesOf(names, { order, form }) {
  const found = readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  return new Map(
    found.sort().map((file) => {
      const path = withNames(file.replaceAll('\\', '/').replace(/[.]txt$/, ''), names);
      const text = eta.renderString(readFileSync(join(template, file), 'utf8'), { order, form });
      return [path, withNames(text, names)];
    }),
  );
}

/** The lists that name every flow or call: which import a flow adds, and which row to which constant. */
const lists = ({ name }) => [
  {
    file: 'contract/calls/index.ts',
    imports: `import * as ${name} from './${name}.ts';`,
    into: 'calls',
    row: `${name}Read: ${name}.${name}Read,\n  ${name}Confirm: ${name}.${name}Confirm,`,
  },
  {
    file: 'machines/flows/index.ts',
    imports: `import { ${name}Flow } from './${name}/flow.ts';`,
    into: 'flowsByName',
    row: `${name}: ${name}Flow,`,
  },
  {
    file: 'src/flows/index.ts',
    imports: `import { ${name}Manifest } from './${name}/index.ts';`,
    into: 'flowManifests',
    row: `${name}: ${name}Manifest,`,
  },
  {
    file: 'server/modules/index.ts',
    imports: `import { ${name}Module } from './${name}/index.ts';`,
    into: 'modules',
    row: `${name}Module,`,
  },
  {
    file: 'tests/flows/index.ts',
    imports: `import { ${name} } from './${name}/index.ts';`,
    into: 'flows',
    row: `${name},`,
  },
];

/** A list with one import more, and one row more at the end of its constant. Throws where the constant is not found. */
export function withRow(text, { file, imports, into, row }) {
  const begins = text.search(new RegExp(`^(?:export )?const ${into}\\b`, 'm'));
  const ends = begins === -1 ? -1 : begins + text.slice(begins).search(/^[}\]]/m);
  if (ends <= begins) throw new Error(`${file} has no list "${into}" any more: mend scripts/newFlow/write.mjs`);
  return `${imports}\n${text.slice(0, ends)}  ${row}\n${text.slice(ends)}`;
}

/**
 * Writes a flow into the tree and answers the paths that it wrote or changed. Writes nothing, and throws, where a file of the flow is
 * there already, or where a list is not as expected.
 */
export function writeFlow(root, names, kind) {
  const files = filesOf(names, kind);
  const taken = [...files.keys()].filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`${taken.join(', ')} is there already: nothing was written`);
  const changed = lists(names).map((list) => [list.file, withRow(readFileSync(join(root, list.file), 'utf8'), list)]);
  for (const [file, text] of [...files, ...changed]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...files.keys(), ...changed.map(([file]) => file)];
}

/** A catalogue with the words for the texts of the template, where a text has none yet; the title of the flow stands for itself. */
export function withTranslations(catalogue, language, { title }) {
  const words = JSON.parse(readFileSync(join(import.meta.dirname, 'texts.json'), 'utf8'));
  const missing = /^msgid "(.+)"\nmsgstr ""$/gm;
  return catalogue.replaceAll(missing, (entry, text) => {
    const translated = text === title ? title : words[text]?.[language];
    return translated === undefined ? entry : `msgid "${text}"\nmsgstr "${translated}"`;
  });
}
