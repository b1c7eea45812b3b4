import type { Context } from 'hono';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import { type BodyRead, readBody } from '../wire/body.ts';
import { siteOrNetworkOf } from '../wire/network.ts';

/** Reads the form of a page of the server, at most `body_bytes` long. */
export const readOwnForm = (context: Context<Env>, { load }: Deps, body_bytes: number): Promise<BodyRead> =>
  load.bodies.networks.hold(siteOrNetworkOf(context.get('network')), (place) =>
    readBody({ form: true, body_bytes }, context.req.raw, place),
  );
