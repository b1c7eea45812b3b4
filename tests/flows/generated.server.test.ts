import { afterAll } from 'vitest';
import { demoBegins, openWorld } from '../browser/world.ts';
import { serverSuite } from '../flowkit/server/serverSuite.ts';
import { cancelOrderServed } from './cancelOrder/server/index.ts';
import { purchaseServed } from './purchase/server/index.ts';

const world = await openWorld(demoBegins);
afterAll(() => world.close());

serverSuite(world, cancelOrderServed);
serverSuite(world, await purchaseServed(world));
