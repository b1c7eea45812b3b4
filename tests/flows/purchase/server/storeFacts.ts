import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import { loadStoreFacts } from '#src/flows/purchase/ports.ts';
import type { World } from '../../../browser/world.ts';
import { apiAs } from '../../../flowkit/server/wireClient.ts';
import { type Account, accounts } from './accounts.ts';
import { addUnpaidOrder, tidy } from './controls.ts';

export interface StoreFactsOf extends Readonly<Record<Account, StoreFacts>> {
  readonly closed: StoreFacts;
}

async function storeOf(world: World, account: Account): Promise<StoreFacts> {
  const { context } = await world.person({ email: accounts[account].email });
  const facts = await loadStoreFacts(apiAs(world.origin, context), new AbortController().signal);
  await context.close();
  return facts;
}

export async function readStoreFacts(world: World): Promise<StoreFactsOf> {
  await tidy({ world });
  const open = {
    owner: await storeOf(world, 'owner'),
    member: await storeOf(world, 'member'),
    newcomer: await storeOf(world, 'newcomer'),
    hongKong: await storeOf(world, 'hongKong'),
    taiwan: await storeOf(world, 'taiwan'),
  };
  await addUnpaidOrder({ world, client_id: accounts.newcomer.client });
  const closed = await storeOf(world, 'newcomer');
  await tidy({ world });
  return { ...open, closed };
}
