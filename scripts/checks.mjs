import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, runNodeCapturing, tool } from './setup.mjs';

const rooms = ['contract', 'machines', 'pathways', 'src', 'server', 'tests'];
const cruisedRooms = [...rooms, 'scripts'].filter((room) => existsSync(join(root, room)));
const roomsWithTsconfig = rooms.filter((room) => existsSync(join(root, room, 'tsconfig.json')));

/**
 * The longest first, so that none runs alone at the end. A function, because the tools must be installed before their
 * paths can be read. Parallel type checkers would load the same types each: single-threaded they take half the work.
 */
const listChecks = () => [
  ['build', ['scripts/build.mjs']],
  ...roomsWithTsconfig
    .toReversed()
    .map((room) => [`types: ${room}`, [tool('typescript', 'tsc'), '--singleThreaded', '-p', room]]),
  ['messages are extracted', [tool('@lingui/cli', 'lingui'), 'check', 'sync', '--clean', '--overwrite', '--verbose']],
  ['unused code', [tool('knip')]],
  ['lint', [tool('@biomejs/biome', 'biome'), 'ci', '--colors=off', '--error-on-warnings', '.']],
  ['boundaries', [tool('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.mjs', ...cruisedRooms]],
  ['messages are translated', [tool('@lingui/cli', 'lingui'), 'check', 'missing', '--verbose']],
  ['plain words', ['scripts/checks/bannedWords.mjs']],
  ['names with two meanings', ['scripts/checks/homonyms.mjs']],
  ['lock file', ['scripts/checks/lockFile.mjs']],
  ['duplicate packages', ['scripts/checks/duplicates.mjs']],
  ['reasons of dependencies', ['scripts/checks/dependencies.mjs']],
  ['requirements', ['scripts/checks/requirements.mjs']],
  ['settings are documented', ['scripts/checks/settings.mjs']],
];

async function runCheck([name, args]) {
  const began = performance.now();
  const { code, printed } = await runNodeCapturing(args);
  const seconds = (performance.now() - began) / 1000;
  console.log(`\n── ${name}\n${printed}${code === 0 ? '✔' : '✘'} ${name}, ${seconds.toFixed(1)} s`);
  return { name, seconds, passed: code === 0 };
}

/** One per core at a time. */
export async function runChecks() {
  const results = [];
  const waiting = listChecks();
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
