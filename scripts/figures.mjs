// `npm run figures`: the size of the tree by room and by flow, its tiny files (`--crumbs` lists them) and the names
// exported twice (`--homonyms` lists them). Comments and blank lines count as lines.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './setup.mjs';

const rooms = ['contract', 'machines', 'pathways', 'src', 'server', 'locales', 'tests', 'scripts'];
const generatedPatterns = [
  /^tests\/flows\/[^/]+\/(suite|examplePaths)\.json$/,
  /^tests\/flows\/[^/]+\/places\//,
  /^tests\/databases\//,
  /^server\/db\/migrations\//,
];
/** A file of at most so many lines is a crumb, unless it is a test, an index or a manifest. */
const tinyFileLines = 30;
const notTinyPatterns = /(\.test\.tsx?|\/index\.tsx?|\/flow\.ts|\.d\.ts)$/;
/** A file that names at least so many flows counts as a list. */
const listedFlows = 4;

const isGenerated = (name) => generatedPatterns.some((pattern) => pattern.test(name));
const isCode = (name) => /\.(tsx?|mjs)$/.test(name);

function readFiles() {
  const { stdout } = spawnSync('git', ['ls-files', '-z', ...rooms], { cwd: root, encoding: 'utf8' });
  const names = stdout.split('\0').filter((name) => /\.(tsx?|mjs|json|po|sql|css|txt|grit|svg|html)$/.test(name));
  return names.map((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return { name, text, lines: text.split('\n').length - 1, isGenerated: isGenerated(name) };
  });
}

const linesOf = (files) => files.reduce((sum, { lines }) => sum + lines, 0);

export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function table(heading, rows) {
  const cells = [heading, ...rows].map((row) => row.map(String));
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '))
    .join('\n');
}

function roomRows(files) {
  return rooms.map((room) => {
    const own = files.filter(({ name }) => name.startsWith(`${room}/`));
    const written = own.filter((file) => !file.isGenerated);
    return [room, written.length, linesOf(written), linesOf(own) - linesOf(written)];
  });
}

const flowPlaces = ['machines/flows', 'src/flows', 'src/ports', 'tests/flows', 'tests/browser'];
const isOfFlow = (place, flow) => (name) =>
  name.startsWith(`${place}/${flow}/`) ||
  (name.startsWith(`${place}/${flow}.`) && !name.includes('/', place.length + 1));

/** Not the flows: two flows that verify an enterprise share a folder. */
const flowFolders = (files) => [
  ...new Set(files.flatMap(({ name }) => /^machines\/flows\/([^/]+)\/flow\.ts$/.exec(name)?.[1] ?? [])),
];

function flowRows(files) {
  const written = files.filter((file) => !file.isGenerated);
  const rows = flowFolders(files).map((flow) => {
    const own = flowPlaces.map((place) => written.filter(({ name }) => isOfFlow(place, flow)(name)));
    return [flow, own.flat().length, ...own.map(linesOf), linesOf(own.flat())];
  });
  const columns = rows[0].slice(1).map((_, column) => median(rows.map((row) => row[column + 1])));
  return [...rows, ['median', ...columns]];
}

const flowNames = (files) =>
  files
    .filter(({ name }) => /^machines\/flows\/[^/]+\/flow\.ts$/.test(name))
    .flatMap(({ text }) => [...text.matchAll(/^\s+id: '(\w+)'/gm)].map((match) => match[1]));

function lists(files) {
  const names = flowNames(files);
  const outside = files.filter(({ name }) => isCode(name) && !/\/(flows|browser)\/[^/]+\//.test(name));
  return outside
    .map(({ name, text }) => [name, names.filter((flow) => new RegExp(`\\b${flow}(Flow)?\\b`).test(text)).length])
    .filter(([, count]) => count >= listedFlows)
    .sort(([, one], [, other]) => other - one);
}

const exportPattern = /^export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm;

/** Equal names are a convention in files of one name (`handlers.ts` of each module) and in the folders of the flows. */
const isConvention = (names) =>
  new Set(names.map((name) => basename(name))).size === 1 || names.every((name) => /\/flows\/[^/]+\//.test(name));

/** Names that several files export for different things: `[name, files]`, without tests. */
export function homonyms(files) {
  const owners = new Map();
  for (const { name, text } of files.filter(({ name }) => isCode(name) && !name.startsWith('tests/')))
    for (const [, found] of text.matchAll(exportPattern)) owners.set(found, [...(owners.get(found) ?? []), name]);
  return [...owners]
    .map(([found, names]) => [found, [...new Set(names)]])
    .filter(([, names]) => names.length > 1 && !isConvention(names))
    .sort(([one], [other]) => one.localeCompare(other));
}

const tinyFiles = (files) =>
  files.filter(({ name, lines }) => isCode(name) && lines <= tinyFileLines && !notTinyPatterns.test(name));

function printFigures(args) {
  const files = readFiles();
  console.log(table(['Room', 'Files by hand', 'Lines by hand', 'Generated'], roomRows(files)));
  console.log(`\n${table(['Flow', 'Files', ...flowPlaces, 'Lines by hand'], flowRows(files))}`);
  console.log(`\n${table(['Lists that name flows', 'Flows'], lists(files))}`);
  const small = tinyFiles(files);
  const byRoom = rooms.map((room) => [room, small.filter(({ name }) => name.startsWith(`${room}/`)).length]);
  console.log(`\n${table([`Files of at most ${tinyFileLines} lines`, small.length], byRoom)}`);
  if (args.includes('--crumbs')) for (const { name, lines } of small) console.log(`  ${lines}  ${name}`);
  const same = homonyms(files);
  console.log(`\nNames exported for different things: ${same.length}`);
  if (args.includes('--homonyms')) for (const [name, found] of same) console.log(`  ${name}: ${found.join(', ')}`);
}

if (basename(process.argv[1] ?? '') === 'figures.mjs') printFigures(process.argv.slice(2));
