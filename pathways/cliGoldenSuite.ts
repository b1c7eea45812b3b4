import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type GoldenSuite, goldenSuiteText } from './goldenSuite.ts';
import { readGoldenSuite, staleness } from './readGoldenSuite.ts';

/** Returns a message for the terminal. Leaves an identical file unwritten. */
export function writeGoldenSuite(file: string, suite: GoldenSuite): string {
  const text = goldenSuiteText(suite);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return `${file} was the suite already.`;
  writeFileSync(file, text);
  return `The suite was written to ${file}. Read the difference before you commit it: it is what the machine now does.`;
}

/** The problem with the suite in a file, as a message for the terminal; null if it equals `now`. */
export function problemWith(file: string, now: GoldenSuite): string | null {
  const again = `Look whether that is meant, and then: npm run paths -- ${now.flow} --pin ${file}`;
  if (!existsSync(file)) return `There is no suite in ${file}. Make it: npm run paths -- ${now.flow} --pin ${file}`;
  const read = readGoldenSuite(readFileSync(file, 'utf8'));
  if (read.kind === 'unreadable') return `${file} is not a suite: ${read.problem}. ${again}`;
  const stale = staleness(read.suite, now);
  return stale === null ? null : `${file} is not the suite of the machine as it is: ${stale}. ${again}`;
}
