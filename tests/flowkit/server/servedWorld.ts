import { afterAll } from 'vitest';
import { takeEndpoint } from '../../browser/endpoint.ts';
import { demoBegins, openWorld, type World } from '../../browser/world.ts';

/** A world for the paths of a flow, closed after the tests of the file: the demo as it begins, with these variables. */
export async function openServedWorld(environment: Readonly<Record<string, string>> = {}): Promise<World> {
  const world = await openWorld(demoBegins, { environment }, takeEndpoint);
  afterAll(() => world.close());
  return world;
}
