import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesOf, namesOf, withRow, withTranslations, writeFlow } from './write.mjs';

const root = join(import.meta.dirname, '../..');
const listFiles = ['contract/calls', 'machines/flows', 'src/flows', 'server/modules', 'tests/flows'].map(
  (folder) => `${folder}/index.ts`,
);

/** Every kind of flow that can be written. */
const kinds = [false, true].flatMap((order) => [false, true].map((form) => ({ order, form })));
const plain = { order: false, form: false };

describe('the names of a new flow', () => {
  it('follow from the one that is given', () => {
    expect(namesOf('changeRecipient')).toEqual({
      name: 'changeRecipient',
      Name: 'ChangeRecipient',
      path: 'change-recipient',
      table: 'change_recipient',
      title: 'Change recipient',
    });
  });

  it.each(['', 'Change', 'change-recipient', 'change_recipient', 'changeURL', '1st', '../change', 'a'.repeat(41)])(
    'are refused where it is “%s”',
    (name) => {
      expect(() => namesOf(name)).toThrow(`"${name}" is no name of a flow`);
    },
  );
});

it.each(kinds)('the files of a new flow (%o) name it, and leave no place of the template open', (kind) => {
  const files = filesOf(namesOf('changeRecipient'), kind);
  expect([...files.keys()]).toContain('src/flows/changeRecipient/ChangeRecipientFlow.tsx');
  expect([...files].filter(([path, text]) => /__[A-Za-z]+__|<%|%>/.test(path + text)).map(([path]) => path)).toEqual(
    [],
  );
});

it.each(kinds)('each import of a new flow (%o) leads to a file that exports it', (kind) => {
  const files = filesOf(namesOf('changeRecipient'), kind);
  const codeOf = (path) =>
    files.get(path) ?? (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
  const missing = [...files].flatMap(([path, text]) =>
    [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([.#][^']+)';$/gm)].flatMap(([, imported, from]) => {
      const target = from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from);
      const names = [...imported.matchAll(/(?:type )?(\w+)/g)].map(([, name]) => name);
      const isExported = (name) =>
        new RegExp(
          `^export (?:(?:const|(?:async )?function|class|interface|type) ${name}\\b|(?:type )?\\{[^}]*\\b${name}\\b)`,
          'm',
        ).test(codeOf(target));
      return names.filter((name) => !isExported(name)).map((name) => `${path}: ${name} of ${target}`);
    }),
  );
  expect(missing).toEqual([]);
});

it('a row goes to the end of its list, and a list that is not there is named', () => {
  const list = { file: 'list.ts', imports: "import { b } from './b.ts';", into: 'all', row: 'b,' };
  const text = "import { a } from './a.ts';\n\nexport const all: readonly One[] = [\n  a,\n];\n";
  expect(withRow(text, list)).toBe(
    "import { b } from './b.ts';\nimport { a } from './a.ts';\n\nexport const all: readonly One[] = [\n  a,\n  b,\n];\n",
  );
  expect(() => withRow(text, { ...list, into: 'some' })).toThrow('list.ts has no list "some" any more');
});

describe('writing a new flow', () => {
  let tree;
  beforeEach(() => {
    tree = mkdtempSync(join(tmpdir(), 'new-flow-'));
    for (const file of listFiles) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      cpSync(join(root, file), join(tree, file));
    }
  });
  afterEach(() => rmSync(tree, { recursive: true, force: true }));

  it('adds its files, and one row to each list', () => {
    const written = writeFlow(tree, namesOf('changeRecipient'), plain);
    expect(written).toEqual([...filesOf(namesOf('changeRecipient'), plain).keys(), ...listFiles]);
    for (const file of listFiles) expect(readFileSync(join(tree, file), 'utf8')).toMatch(/^ {2}changeRecipient/m);
  });

  it('writes nothing where a flow of its name is there', () => {
    writeFlow(tree, namesOf('changeRecipient'), plain);
    const lists = () => listFiles.map((file) => readFileSync(join(tree, file), 'utf8'));
    const before = lists();
    expect(() => writeFlow(tree, namesOf('changeRecipient'), plain)).toThrow('is there already: nothing was written');
    expect(lists()).toEqual(before);
  });
});

it('translations fill what is missing, and replace nothing', () => {
  const entry = (text, translation) => `msgid "${text}"\nmsgstr "${translation}"\n`;
  const catalogue = ['', 'Nicht jetzt', 'x'].map((translation, at) =>
    entry(['Confirm now', 'Decide later', 'Change recipient'][at], translation),
  );
  const open = [entry('Change recipient', ''), entry('Of another flow', '')].join('\n');
  expect(withTranslations(catalogue.join('\n') + open, 'ja', namesOf('changeRecipient'))).toBe(
    [entry('Confirm now', '確認する'), ...catalogue.slice(1)].join('\n') +
      [entry('Change recipient', 'Change recipient'), entry('Of another flow', '')].join('\n'),
  );
});
