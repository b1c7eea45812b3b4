import { defineConfig } from 'vitest/config';

/** The tests beside the rules of money and time: pure, without a database, a browser or a translation. */
export default defineConfig({
  test: {
    environment: 'node',
    // Tables of rules are built when their module loads, so each mutant needs modules of its own.
    isolate: true,
    include: [
      'machines/lifecycles/**/*.test.ts',
      'server/modules/pricing/*.test.ts',
      'server/modules/products/orderTypeOffers.test.ts',
      'server/modules/appointments/freeTimes.test.ts',
    ],
  },
});
