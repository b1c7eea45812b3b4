import type { Api } from '#src/api/api.ts';
import type { World } from '../../browser/world.ts';
import { apiAs } from './wireClient.ts';

const apisByWorld = new WeakMap<World, Map<string, Api>>();

/** The API as a staff member, signed in once per world. */
export async function deskApiAs(world: World, email: string): Promise<Api> {
  const desks = apisByWorld.get(world) ?? new Map<string, Api>();
  apisByWorld.set(world, desks);
  const before = desks.get(email);
  if (before !== undefined) return before;
  const { context } = await world.person({ email });
  const desk = apiAs(world.origin, context);
  desks.set(email, desk);
  return desk;
}
