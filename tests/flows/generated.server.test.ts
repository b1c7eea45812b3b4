import { afterAll } from 'vitest';
import { demoBegins, openWorld } from '../browser/world.ts';
import { serverSuite } from '../flowkit/server/serverSuite.ts';
import { cancelOrderServed } from './cancelOrder/server/index.ts';
import { flowsToTest } from './index.ts';
import { purchaseServed } from './purchase/server/index.ts';

const world = await openWorld(demoBegins);
afterAll(() => world.close());

/** The flows against the running server. Parts that flows share meet it in the flows. */
const suites: Readonly<Record<string, () => void | Promise<void>>> = {
  cancelOrder: () => serverSuite(world, cancelOrderServed),
  purchase: async () => serverSuite(world, await purchaseServed(world)),
};
for (const { name } of flowsToTest) await suites[name]?.();
