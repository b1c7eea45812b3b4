import { afterAll } from 'vitest';
import { demoBegins, openWorld, type World } from '../browser/world.ts';
import { serverSuite } from '../flowkit/server/serverSuite.ts';
import { activationServed } from './activation/server/index.ts';
import { cancelOrderServed } from './cancelOrder/server/index.ts';
import { flowsToTest } from './index.ts';
import { invoiceServed } from './invoice/server/index.ts';
import { mobilePaymentServed } from './mobilePayment/server/index.ts';
import { purchaseServed } from './purchase/server/index.ts';
import { transferPaymentServed } from './transferPayment/server/index.ts';

/** The flows that ask the server; a part is asked by the flows that invoke it. */
const suites: Readonly<Record<string, (world: World) => Promise<void>>> = {
  cancelOrder: async (world) => serverSuite(world, cancelOrderServed),
  transferPayment: async (world) => serverSuite(world, transferPaymentServed),
  mobilePayment: async (world) => serverSuite(world, mobilePaymentServed),
  invoice: async (world) => serverSuite(world, invoiceServed),
  activation: async (world) => serverSuite(world, activationServed),
  purchase: async (world) => serverSuite(world, await purchaseServed(world)),
};

const world = await openWorld(demoBegins);
afterAll(() => world.close());

for (const { name } of flowsToTest) await suites[name]?.(world);
