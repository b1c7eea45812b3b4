import type { BrowserContext } from 'playwright-core';
import { createActor, toPromise } from 'xstate';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import type { Api } from '#src/api/api.ts';
import { purchasePortsBy } from '#src/ports/purchase.ts';
import type { World } from '../../browser/world.ts';
import { type Account, accounts } from './accounts.ts';
import { orderElsewhere, tidy } from './arranging.ts';
import type { DemoFacts } from './ways/way.ts';
import { wireTo } from './wire.ts';

/** The wire, asked as whoever is signed in within a browser context. */
export const wireOf = (origin: string, context: BrowserContext): Api =>
  wireTo(origin, async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '));

async function storeOf(world: World, account: Account): Promise<StoreFacts> {
  const { context } = await world.person({ email: accounts[account].email });
  const { loadStore } = purchasePortsBy(wireOf(world.origin, context), world.now);
  const facts = await toPromise(createActor(loadStore, { input: null }).start());
  await context.close();
  return facts;
}

/** What the store is for the accounts of the demo, by the real ports. */
export async function demoFacts(world: World): Promise<DemoFacts> {
  await tidy(world.db);
  const [owner, member, newcomer, hongKong, taiwan] = [
    await storeOf(world, 'owner'),
    await storeOf(world, 'member'),
    await storeOf(world, 'newcomer'),
    await storeOf(world, 'hongKong'),
    await storeOf(world, 'taiwan'),
  ];
  await orderElsewhere(world, accounts.newcomer.client);
  const closed = await storeOf(world, 'newcomer');
  await tidy(world.db);
  return { owner, member, newcomer, hongKong, taiwan, closed };
}
