import type { ActivationView } from '#contract/entities/activation.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type ClientUser, type Handlers, ok, type Refused, refuse } from '../../wire/handler.ts';
import { findOrder, type OrderRow } from '../orders/index.ts';
import { beginSigning, checkSigning } from '../signing/index.ts';
import { activateOrder } from './activate.ts';
import { readActivationState } from './activationState.ts';
import { readActivation, readAdministrators } from './view.ts';

export const activationHandlers = {
  activationRead: ({ query: { order_id }, ...by }, deps) => viewOf(order_id, by, deps),

  orderActivate: (request, deps) => activateOrder(request, deps),

  async orderActiveQrcode({ query: { order_id, document }, caller, language }, deps) {
    const refused = await beginSigning({ order_id, document, caller, refusalOf: signingRefusalOf(deps) }, deps);
    return refused ?? viewOf(order_id, { caller, language }, deps);
  },

  async signingCheck({ body: { order_id, task_id }, caller, language }, deps) {
    const refused = await checkSigning({ order_id, task_id, caller }, deps);
    return refused ?? viewOf(order_id, { caller, language }, deps);
  },

  async orderGidMember({ query: { order_id }, caller }, { db }) {
    if (order_id !== undefined && (await findOrder(db, { order_id, caller })) === null)
      return refuse('order_not_found');
    return ok({ gid: caller.client_id, members: await readAdministrators(db, caller.client_id) });
  },
} satisfies Handlers;

interface ViewRequester {
  readonly caller: ClientUser;
  readonly language: Language;
}

/** Answers the same for another client's order as for one that does not exist. */
async function viewOf(
  order_id: string,
  { caller, language }: ViewRequester,
  deps: Deps,
): Promise<Answer<ActivationView>> {
  const found = await findOrder(deps.db, { order_id, caller });
  if (found === null) return refuse('order_not_found');
  return ok(await readActivation(deps.db, { order: found.row, is_admin: caller.is_admin, language }, deps));
}

/** Documents can be signed only while the order is paid, its enterprise verified, and nothing signed yet. */
const signingRefusalOf =
  ({ now }: Pick<Deps, 'now'>) =>
  async (db: Database, order: OrderRow): Promise<Refused | null> => {
    const { facts } = await readActivationState(db, order, { is_admin: true, now: now() });
    if (facts.status !== 'paid' || facts.is_signed) return refuse('order_state_refuses');
    return facts.verification_status === 'pass' ? null : refuse('activation_unverified');
  };
