// `npm run flow <flow> -- --accept`: writes the golden files of a flow (suite, example paths, content of its pages)
// from the current machine and views, and prints the differences from HEAD as sentences.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { changesOf } from './flowChanges.mjs';
import { flowsWithTests } from './flowTests.mjs';
import { ensureInstalled, root, runNode, tool } from './setup.mjs';

const usage = `Usage: npm run flow <flow> -- --accept   writes the golden files of a flow, and says what changed
The flows are ${flowsWithTests().join(', ')}. Without writing: npm test -- <flow>`;

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } });
  const [flow, ...rest] = positionals;
  if (flow === undefined || rest.length > 0 || !values.accept || !flowsWithTests().includes(flow))
    throw new Error(usage);
  return flow;
}

function readArgumentsOrEnd() {
  try {
    return readArguments();
  } catch (cause) {
    console.error(cause.message);
    process.exit(2);
  }
}

const flow = readArgumentsOrEnd();
ensureInstalled();
const folder = join('tests/flows', flow);
const places = join(root, folder, 'places');

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
const isGolden = (name) => name === 'suite.json' || name === 'examplePaths.json' || name.startsWith('places/');

function committedGoldenFiles() {
  const names = git('ls-tree', '-r', '--name-only', 'HEAD', `${folder}/`).stdout.split('\n').filter(Boolean);
  const golden = names.map((name) => name.slice(folder.length + 1)).filter(isGolden);
  return new Map(golden.map((name) => [name, git('show', `HEAD:${folder}/${name}`).stdout]));
}

function currentGoldenFiles() {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const files = names.filter((name) => isGolden(name) && name !== 'places');
  return new Map(files.map((name) => [name, readFileSync(join(root, folder, name), 'utf8')]));
}

/** Deletes the places first, so that obsolete ones disappear; after a failure, restores those that were not written. */
async function renewPlaces(write) {
  const before = existsSync(places) ? readdirSync(places).map((name) => [name, readFileSync(join(places, name))]) : [];
  rmSync(places, { recursive: true, force: true });
  const code = await write();
  if (code === 0) return code;
  mkdirSync(places, { recursive: true });
  for (const [name, content] of before) if (!existsSync(join(places, name))) writeFileSync(join(places, name), content);
  return code;
}

const browser = await ensureChromium();
if (browser === null) process.exit(1);
const env = { CHROMIUM: browser, MALLFLOW_FLOWS: flow };
const update = (project, file) => runNode([tool('vitest'), 'run', '--project', project, file, '--update'], { env });

const keptContexts = 'tests/flows/keptContexts';
/** A flow without a commit has no saved runs yet, so what its first version saves may still change. */
const isNew = !git('show', `HEAD:${keptContexts}.json`).stdout.includes(`"${flow}"`);

const steps = [
  ...(isNew ? [['what its first version keeps of a run', () => update('unit', `${keptContexts}.test.ts`)]] : []),
  [
    'the paths of its machine',
    () =>
      runNode(['pathways/cli.ts', flow, '--pin', `${folder}/suite.json`], { stdio: ['ignore', 'ignore', 'inherit'] }),
  ],
  ['the paths over its examples', () => update('unit', 'tests/flows/generated.machine.test.ts')],
  ['what its pages show', () => renewPlaces(() => update('generated', 'tests/flows/generated.views.test.ts'))],
];
for (const [what, write] of steps) {
  console.log(`\n── ${what}`);
  if ((await write()) === 0) continue;
  console.error(`\n${flow}: ${what} could not be accepted: see above. Nothing after it was written.`);
  process.exit(1);
}

const sentences = changesOf(committedGoldenFiles(), currentGoldenFiles());
console.log(`\n── ${flow}, since the commit`);
console.log(sentences.length === 0 ? 'Nothing changed.' : sentences.join('\n'));
console.log('\nRead the difference before you commit it: it is what the flow now does and shows.');
