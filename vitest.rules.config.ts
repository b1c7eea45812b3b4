import { defineConfig } from 'vitest/config';

/** The tests that stand beside the rules of money and time: pure, without a database, a browser or a translation. */
export default defineConfig({
  test: {
    environment: 'node',
    // A rule that is a table is made when its module is loaded: each mutant of one needs modules of its own.
    isolate: true,
    include: [
      'machines/lifecycles/**/*.test.ts',
      'server/modules/pricing/*.test.ts',
      'server/modules/products/typeOffers.test.ts',
      'server/modules/appointments/freeTimes.test.ts',
    ],
  },
});
