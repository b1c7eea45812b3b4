import type { ActivationView } from '#contract/entities/activation.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type ClientUser, type Handlers, ok, refuse } from '../../wire/handler.ts';
import { findOrder } from '../orders/admitted.ts';
import { beginSigning } from '../signing/begin.ts';
import { checkSigning } from '../signing/check.ts';
import { activateOrder } from './activate.ts';
import { readActivation, readMembers } from './view.ts';

export const activationHandlers = {
  activationRead: ({ query: { order_id }, caller }, deps) => viewOf(order_id, caller, deps),

  orderActivate: ({ body, key, caller }, deps) => activateOrder(body, key, caller, deps),

  async orderActiveQrcode({ query: { order_id, document }, caller }, deps) {
    const refused = await beginSigning({ order_id, document, caller }, deps);
    return refused ?? viewOf(order_id, caller, deps);
  },

  async signingCheck({ body: { order_id, task_id }, caller }, deps) {
    const refused = await checkSigning({ order_id, task_id, caller }, deps);
    return refused ?? viewOf(order_id, caller, deps);
  },

  async orderGidMember({ query: { order_id }, caller }, { db }) {
    if (order_id !== undefined && (await findOrder(db, { order_id, caller })) === null)
      return refuse('order_not_found');
    return ok({ gid: caller.client_id, members: await readMembers(db, caller.client_id) });
  },
} satisfies Handlers;

/** An order of another client is one that does not exist. */
async function viewOf(order_id: string, caller: ClientUser, deps: Deps): Promise<Answer<ActivationView>> {
  const found = await findOrder(deps.db, { order_id, caller });
  if (found === null) return refuse('order_not_found');
  return ok(await readActivation(deps.db, { order: found.row, is_admin: caller.is_admin }, deps));
}
