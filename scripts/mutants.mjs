// `npm run mutants`: whether the tests of the rules of money and time notice each small change of a rule (StrykerJS). A
// survivor must be in `scripts/acceptedMutants.mjs`, with the reason why no test can detect it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedAs, staleAmong } from './acceptedMutants.mjs';
import { ended, ensureInstalled, forwardEnd, root, startNode, tool } from './setup.mjs';

const args = process.argv.slice(2);
ensureInstalled();
const run = startNode([tool('@stryker-mutator/core', 'stryker'), 'run', ...args]);
forwardEnd([run]);
const code = await ended(run);
if (code !== 0) process.exit(code);

const report = join(root, '.cache/mutants/report.json');
if (!existsSync(report)) process.exit(1);
const { files } = JSON.parse(readFileSync(report, 'utf8'));

/** Lines and columns of the report begin at 1. */
function replacedIn(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  return lines.join('\n').slice(start.column - 1);
}

const mutants = Object.entries(files).flatMap(([file, { source, mutants: all }]) =>
  all.map(({ location, replacement, status }) => ({
    file,
    line: location.start.line,
    before: replacedIn(source, location),
    after: replacement,
    status,
  })),
);
const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
const unexplained = survivors.filter((mutant) => acceptedAs(mutant) === null);
const stale = staleAmong(survivors, Object.keys(files));
for (const { file, line, before, after } of unexplained) {
  console.error(`survived  ${file}:${line}\n  - ${before}\n  + ${after}`);
}
for (const { file, before, after } of stale) {
  console.error(`accepted, and no survivor any more  ${file}\n  - ${before}\n  + ${after}`);
}
const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
const killed = counted.length - survivors.length;
const percent = ((100 * killed) / counted.length).toFixed(1);
console.log(
  `${counted.length} mutants: ${killed} killed (${percent} %), ${survivors.length - unexplained.length} accepted with a reason, ${unexplained.length} unexplained.`,
);
process.exit(unexplained.length + stale.length === 0 ? 0 : 1);
