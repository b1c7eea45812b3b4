// `npm run mutants`: whether the tests of the rules of money and time notice each small change of a rule (StrykerJS). A
// survivor must be in `scripts/acceptedMutants.mjs`, with the reason why no test can detect it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptanceReason, staleAmong } from './acceptedMutants.mjs';
import { ensureInstalled, exitCodeOf, forwardEnd, root, startNode, tool } from './setup.mjs';

const args = process.argv.slice(2);
ensureInstalled();
const run = startNode([tool('@stryker-mutator/core', 'stryker'), 'run', ...args]);
forwardEnd([run]);
const code = await exitCodeOf(run);
if (code !== 0) process.exit(code);

const report = join(root, '.cache/mutants/report.json');
if (!existsSync(report)) process.exit(1);
const { files } = JSON.parse(readFileSync(report, 'utf8'));

/** Lines and columns of the report begin at 1. */
function replacedText(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  return lines.join('\n').slice(start.column - 1);
}

const mutants = Object.entries(files).flatMap(([file, { source, mutants: all }]) =>
  all.map(({ location, replacement, status }) => ({
    file,
    line: location.start.line,
    before: replacedText(source, location),
    after: replacement,
    status,
  })),
);
const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
const unacceptedSurvivors = survivors.filter((mutant) => acceptanceReason(mutant) === null);
const stale = staleAmong(survivors, Object.keys(files));
for (const { file, line, before, after } of unacceptedSurvivors) {
  console.error(`survived  ${file}:${line}\n  - ${before}\n  + ${after}`);
}
for (const { file, before, after } of stale) {
  console.error(`accepted, and no survivor any more  ${file}\n  - ${before}\n  + ${after}`);
}
const countedMutants = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
const killed = countedMutants.length - survivors.length;
const percent = ((100 * killed) / countedMutants.length).toFixed(1);
console.log(
  `${countedMutants.length} mutants: ${killed} killed (${percent} %), ${survivors.length - unacceptedSurvivors.length} accepted with a reason, ${unacceptedSurvivors.length} unexplained.`,
);
process.exit(unacceptedSurvivors.length + stale.length === 0 ? 0 : 1);
