// Fails if docs/requirements.md or the titles of tests have an id that the other has not. `--table` prints each
// requirement with its tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const rooms = ['contract', 'machines', 'pathways', 'scripts', 'src', 'server', 'tests'];
/** Tests, and suites that generate tests. */
const isTest = (file) => /[.]test[.](tsx?|mjs)$/.test(file) || /^tests[/]flowkit[/].*Suite[.]ts$/.test(file);

const row = /^\| ([A-Z]{3}-\d{2}) \| (.+) \|$/gm;
/** A title that ends with ids: 'is placed once [PUR-08, WIR-06]'. */
const title = /(['"`])((?:\\.|(?!\1)[^\\\n])*?) \[((?:[A-Z]{3}-\d{2})(?:, [A-Z]{3}-\d{2})*)\]\1/g;
const anyId = /\b[A-Z]{3}-\d{2}\b/g;

export const readRequirements = (text) => [...text.matchAll(row)].map(([, id, words]) => ({ id, words }));

export const readTitles = (source) =>
  [...source.matchAll(title)].map(([, , words, ids]) => ({ words, ids: ids.split(', ') }));

/** Ids outside the end of a title, where this check would not find them. */
export function misplacedIds(source, areas) {
  const elsewhere = source.replaceAll(title, (_, _quote, words) => words);
  return [...elsewhere.matchAll(anyId)].map(([id]) => id).filter((id) => areas.has(id.slice(0, 3)));
}

/** Returns the problems as sentences, and the tests of each requirement. */
export function compare(requirements, sources) {
  const tests = new Map(requirements.map(({ id }) => [id, []]));
  const areas = new Set(requirements.map(({ id }) => id.slice(0, 3)));
  const repeated = requirements.filter(({ id }, index) => requirements.findIndex((other) => other.id === id) !== index);
  const problems = repeated.map(({ id }) => `${id} stands twice in docs/requirements.md.`);
  for (const { file, source } of sources) {
    for (const { words, ids } of readTitles(source)) {
      for (const id of ids) {
        if (tests.has(id)) tests.get(id).push(`${file}: ${words}`);
        else problems.push(`${file}: “${words}” names ${id}, which is not in docs/requirements.md.`);
      }
    }
    for (const id of misplacedIds(source, areas)) problems.push(`${file}: ${id} does not stand at the end of a title.`);
  }
  for (const [id, named] of tests) if (named.length === 0) problems.push(`No test names ${id}.`);
  return { problems, tests };
}

export const tableOf = (requirements, tests) =>
  [
    '| Id | Requirement | Tests |',
    '|---|---|---|',
    ...requirements.map(
      ({ id, words }) => `| ${id} | ${words} | ${(tests.get(id) ?? []).join('<br>').replaceAll('|', '\\|')} |`,
    ),
  ].join('\n');

function readSources(root) {
  return rooms
    .filter((room) => existsSync(join(root, room)))
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((file) => isTest(file) && file !== 'scripts/checks/requirements.test.mjs')
    .sort()
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
}

function run() {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const { problems, tests } = compare(requirements, readSources(root));
  if (process.argv.includes('--table')) console.log(tableOf(requirements, tests));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  const named = [...tests.values()].reduce((sum, each) => sum + each.length, 0);
  console.error(`${requirements.length} requirements, named ${named} times by tests.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = run();
