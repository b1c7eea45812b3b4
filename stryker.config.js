/** `npm run mutants`: mutates the rules of money and time. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.rules.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'machines/lifecycles/*.ts',
    'server/modules/pricing/*.ts',
    'server/modules/products/orderTypeOffers.ts',
    'server/modules/appointments/freeTimes.ts',
    '!**/*.test.ts',
    '!server/modules/pricing/lineNames.ts',
  ],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // TypeScript 7 has no API by which Stryker could rewrite a tsconfig; none is needed, as types are erased.
  tsconfigFile: 'none',
  // Not copied: neither the rules nor their tests need these.
  ignorePatterns: ['dist', 'docs', 'tests/flows', 'tests/browser', '.data', '.cache'],
  tempDirName: '.cache/mutants/sandbox',
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  concurrency: 2,
  coverageAnalysis: 'perTest',
  ignoreStatic: false,
  thresholds: { high: 100, low: 95, break: null },
};
