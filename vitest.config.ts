import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const ignored = [...configDefaults.exclude, 'dist/**', '.data/**'];
const inABrowser = ['tests/browser/**/*.test.{ts,tsx}', 'tests/flows/**/*.{views,server}.test.ts'];

export default defineConfig({
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    environment: 'node',
    // A golden file that is missing fails; `--update` writes it.
    update: 'none',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,machines,pathways,src,tests}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...inABrowser],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      ...(['pglite', 'postgres'] as const).map((database) => ({
        extends: true as const,
        test: {
          name: `server-${database}`,
          include: ['server/**/*.test.ts'],
          // What holds for one kind of database only says so in its file's name.
          exclude: [...ignored, `server/**/*.${database === 'pglite' ? 'postgres' : 'pglite'}.test.ts`],
          globalSetup: [`server/testing/${database}.ts`],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      })),
      {
        extends: true,
        test: {
          name: 'browser',
          include: inABrowser,
          exclude: ignored,
          fileParallelism: false,
          maxConcurrency: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A busy machine takes longer than the second that is the default.
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
