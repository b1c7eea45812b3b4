import { availableParallelism } from 'node:os';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messageParts } from './scripts/messageParts.mjs';
import { eventTimeoutMs } from './tests/browser/eventTimeout.ts';

const ignored = [...configDefaults.exclude, 'dist/**', '.data/**'];
/** Tests in a browser: generated from the machines, and written by hand. */
const inABrowser = {
  generated: ['tests/flows/**/*.{views,server}.test.ts'],
  browser: ['tests/browser/**/*.test.{ts,tsx}'],
};
const mutants = 'tests/defects/**/*.mutants.test.ts';
/** Order of files: suites of all flows first, then those of one flow each, then the rest. */
const rankOf = ({ moduleId }: TestSpecification): number => {
  if (/\/flows\/generated[^/]*$/.test(moduleId)) return 0;
  return /\/generated[^/]*$/.test(moduleId) ? 1 : 2;
};

/**
 * Server tests that also run on the embedded database (PGlite): those that open, write and read it, calls of every
 * kind, the module that reads most, and the bounds of queries. The other database tests run on a PostgreSQL only, where
 * transactions overlap; the browser tests use the embedded one.
 */
const onBoth = [
  'server/*.test.ts',
  'server/{connections,db,load,seed,testing,wire}/**/*.test.ts',
  'server/modules/{orders,purchase}/**/*.test.ts',
  'server/modules/{flows,traces}/bounds.test.ts',
  'server/**/*.pglite.test.ts',
];

/** The longest first, so that none runs alone at the end. Generated suites are long, though their files are short. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

export default defineConfig({
  plugins: [react(), lingui(), messageParts(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    environment: 'node',
    // Each worker loads modules once, not once for each file: tests must not leave state in modules, and must restore
    // what they replace.
    isolate: false,
    // A missing golden file fails the test; `--update` writes it.
    update: 'none',
    // Files that run in parallel share no database, port or browser. One worker more than cores, since a worker that
    // drives a browser mostly waits for it.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,machines,pathways,src,tests}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: [...ignored, ...Object.values(inABrowser).flat(), mutants],
          testTimeout: 2 * eventTimeoutMs,
          hookTimeout: 2 * eventTimeoutMs,
        },
      },
      // Some hundreds for each machine, each replaying its golden suite: run only with all tests, not before each
      // commit.
      { extends: true, test: { name: 'mutants', include: [mutants], testTimeout: 20 * eventTimeoutMs } },
      ...(['pglite', 'postgres'] as const).map((database) => ({
        extends: true as const,
        test: {
          name: `server-${database}`,
          include: database === 'pglite' ? onBoth : ['server/**/*.test.ts'],
          // The file name of a test for only one of the databases names that database.
          exclude: [...ignored, `server/**/*.${database === 'pglite' ? 'postgres' : 'pglite'}.test.ts`],
          globalSetup: [`server/testing/${database}.ts`],
          testTimeout: 5 * eventTimeoutMs,
          hookTimeout: 5 * eventTimeoutMs,
        },
      })),
      ...Object.entries(inABrowser).map(([name, include]) => ({
        extends: true as const,
        test: {
          name,
          include,
          exclude: ignored,
          maxConcurrency: 3,
          testTimeout: 10 * eventTimeoutMs,
          hookTimeout: 10 * eventTimeoutMs,
          expect: { poll: { timeout: eventTimeoutMs } },
        },
      })),
    ],
  },
});
