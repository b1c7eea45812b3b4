import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';

const measuredTests = z.object({
  measured_at: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  seconds: z.record(z.string(), z.nullable(z.number())),
});

/** Durations of the last complete test run; null if never measured. */
export type MeasuredTests = Readonly<z.infer<typeof measuredTests>>;

const suites = [
  'checks',
  'unit',
  'server-pglite',
  'server-postgres',
  'browser',
  'generated.machine',
  'generated.views',
  'generated.server',
  'all',
];

export function lastTests(folder: string): MeasuredTests {
  const none = Object.fromEntries(suites.map((suite) => [suite, null]));
  const file = join(folder, '.cache/tests/seconds.json');
  if (!existsSync(file)) return { measured_at: null, commit: null, seconds: none };
  const { measured_at, commit, seconds } = measuredTests.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { measured_at, commit, seconds: { ...none, ...seconds } };
}
