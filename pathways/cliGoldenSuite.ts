import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type GoldenSuite, goldenSuiteText } from './goldenSuite.ts';
import { readGoldenSuite, staleness } from './readGoldenSuite.ts';

/** Writes the golden suite to a file, and says what came of it. */
export function writeGoldenSuite(file: string, suite: GoldenSuite): string {
  const text = goldenSuiteText(suite);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return `${file} was the suite already.`;
  writeFileSync(file, text);
  return `The suite was written to ${file}. Read the difference before you commit it: it is what the machine now does.`;
}

/** What is wrong with the suite in a file, in words; null where it is the one that is made now. */
export function problemWith(file: string, now: GoldenSuite): string | null {
  const again = `Look whether that is meant, and then: npm run paths -- ${now.flow} --pin ${file}`;
  if (!existsSync(file)) return `There is no suite in ${file}. Make it: npm run paths -- ${now.flow} --pin ${file}`;
  const read = readGoldenSuite(readFileSync(file, 'utf8'));
  if (read.kind === 'unreadable') return `${file} is not a suite: ${read.problem}. ${again}`;
  const stale = staleness(read.suite, now);
  return stale === null ? null : `${file} is not the suite of the machine as it is: ${stale}. ${again}`;
}
