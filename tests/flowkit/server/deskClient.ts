import type { Api } from '#src/api/api.ts';
import type { World } from '../../browser/world.ts';
import { wireAs } from './wireClient.ts';

const known = new WeakMap<World, Map<string, Api>>();

/** The wire as one of our staff uses it, who is signed in once for all runs of a world. */
export async function deskAs(world: World, email: string): Promise<Api> {
  const desks = known.get(world) ?? new Map<string, Api>();
  known.set(world, desks);
  const before = desks.get(email);
  if (before !== undefined) return before;
  const { context } = await world.person({ email });
  const desk = wireAs(world.origin, context);
  desks.set(email, desk);
  return desk;
}
