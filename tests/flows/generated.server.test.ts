import { afterAll } from 'vitest';
import type { FlowName } from '#contract/calls/session.ts';
import { demoBegins, openWorld, type World } from '../browser/world.ts';
import { serverSuite } from '../flowkit/server/serverSuite.ts';
import { activationServed } from './activation/server/index.ts';
import { appointmentServed } from './appointment/server/index.ts';
import { cancelOrderServed } from './cancelOrder/server/index.ts';
import { mostRows } from './customerExport/server/book.ts';
import { customerExportServed } from './customerExport/server/index.ts';
import { flowsToTest } from './index.ts';
import { invoiceServed } from './invoice/server/index.ts';
import { mainlandVerificationServed } from './mainlandVerification/server/index.ts';
import { mobilePaymentServed } from './mobilePayment/server/index.ts';
import { overseasVerificationServed } from './overseasVerification/server/index.ts';
import { purchaseServed } from './purchase/server/index.ts';
import { registrationServed } from './registration/server/index.ts';
import { transferPaymentServed } from './transferPayment/server/index.ts';

/** How each flow is walked against the running server; a part is asked by the flows that invoke it. */
const suites = {
  cancelOrder: async (world) => serverSuite(world, cancelOrderServed),
  transferPayment: async (world) => serverSuite(world, transferPaymentServed),
  mobilePayment: async (world) => serverSuite(world, mobilePaymentServed),
  invoice: async (world) => serverSuite(world, invoiceServed),
  activation: async (world) => serverSuite(world, activationServed),
  mainlandVerification: async (world) => serverSuite(world, mainlandVerificationServed),
  overseasVerification: async (world) => serverSuite(world, overseasVerificationServed),
  customerExport: async (world) => serverSuite(world, customerExportServed),
  appointment: async (world) => serverSuite(world, appointmentServed),
  registration: async (world) => serverSuite(world, registrationServed),
  purchase: async (world) => serverSuite(world, await purchaseServed(world)),
} as const satisfies Record<FlowName, (world: World) => Promise<void>>;
const isFlow = (name: string): name is FlowName => Object.hasOwn(suites, name);

const world = await openWorld(demoBegins, { environment: { MALLFLOW_EXPORT_ROWS: `${mostRows}` } });
afterAll(() => world.close());

for (const { name } of flowsToTest) {
  if (!isFlow(name)) continue;
  await suites[name](world);
}
