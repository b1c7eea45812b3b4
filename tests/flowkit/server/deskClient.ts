import type { Api } from '#src/api/api.ts';
import type { World } from '../../browser/world.ts';
import { wireAs } from './wireClient.ts';

const known = new WeakMap<World, Map<string, Api>>();

/** The API as a staff member, signed in once per world. */
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
