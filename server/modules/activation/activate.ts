import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { ActivationReason, ActivationView } from '#contract/entities/activation.ts';
import type { Language, LocalizedText } from '#contract/languages.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { reasonsAgainst } from '#machines/lifecycles/activation.ts';
import { type ActivationResult, daysOfTerm } from '#machines/lifecycles/activationResult.ts';
import { nextOrderStatus } from '#machines/lifecycles/order.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type MainAccount, ok, type Refused, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { endTrial, findMember, holdClient, isTrial } from '../identity/index.ts';
import { addOrderEvent, changeOrder, findOrder, type OrderRow } from '../orders/index.ts';
import { addProduct, changeProduct } from '../products/index.ts';
import { issueCredit } from '../vouchers/index.ts';
import { type ActivationState, readActivationState } from './activationState.ts';
import { notifyOfActivation } from './notify.ts';
import { readActivation } from './view.ts';

type Body = z.output<typeof calls.orderActivate.body>;

interface ActivationRequest {
  readonly body: Body;
  readonly key: string;
  readonly caller: MainAccount;
  readonly language: Language;
}

/** The error for each reason; the first reason decides. */
const errorByReason = {
  order_closed: 'order_state_refuses',
  already_activated: 'order_state_refuses',
  not_paid: 'order_state_refuses',
  receipt_incomplete: 'receipt_incomplete',
  unverified: 'activation_unverified',
  without_invoice: 'activation_without_invoice',
  unsigned: 'activation_unsigned',
  nothing_to_activate: 'activation_failed',
  main_account_only: 'main_account_only',
} as const satisfies Record<ActivationReason, ErrorName>;

/**
 * Activates an order exactly once: completes it and puts its product into use. Locks the order, the client and the
 * product until commit.
 */
export function activateOrder(
  { body, key, caller, language }: ActivationRequest,
  deps: Deps,
): Promise<Answer<ActivationView>> {
  const { order_id } = body;
  const intent = { call: calls.orderActivate, scope: caller.client_id, key, content: body };
  return runIdempotently(deps, intent, async (tx) => {
    const found = await findOrder(tx, { order_id, caller }, { lock: true });
    if (found === null) return refuse('order_not_found');
    const { row } = found;
    const client = await holdClient(tx, caller);
    const now = deps.now();
    const standing = await readActivationState(tx, row, { is_admin: true, now, lock: true });
    const refused = refusalOf(standing, body);
    if (refused !== null) return refused;
    const { client_id } = caller;
    const administrator = await findMember(tx, { user_id: body.member_id ?? caller.user_id, client_id });
    if (administrator === null) return refuse('member_unknown');
    const { brought, plan } = standing;
    const status = nextOrderStatus(row.status, { type: 'order.activate' });
    if (brought === null || plan === null || status === null) return refuse('activation_failed');
    const order_product_id = await writeProduct(tx, { row, brought, administrator_id: administrator.user_id }, deps);
    const activation = activatedViewOf(brought, { at: now, plan, administrator: administrator.real_name });
    const { starts_at, ends_at } = activation;
    const period = ends_at === null ? null : { starts_at, ends_at };
    const changes = { status, order_product_id, period, activation };
    await changeOrder(tx, order_id, changes);
    if (isTrial(client)) await endTrial(tx, caller);
    await addOrderEvent(tx, { order_id, event: 'activated', at: now, user_id: caller.user_id });
    const credit = await issueCredit(tx, { order: row, at: now }, deps);
    const telling = { until: brought.until, credit };
    await notifyOfActivation(tx, { order: row, telling }, deps);
    return ok(await readActivation(tx, { order: { ...row, ...changes }, is_admin: true, language }, deps));
  });
}

/** The first reason against activation, or `activation_changed` if the offer is not the one that the page showed. */
function refusalOf(standing: ActivationState, { revision }: Body): Refused | null {
  const [against, ...others] = reasonsAgainst(standing.facts);
  if (against !== undefined) return refuse(errorByReason[against], { reasons: [against, ...others] });
  return revision === undefined || revision === standing.revision ? null : refuse('activation_changed');
}

const activatedViewOf = (
  brought: ActivationResult,
  of: { readonly at: Date; readonly plan: LocalizedText; readonly administrator: string },
): NonNullable<ActivationView['activated']> => ({
  ...of,
  at: of.at.toISOString(),
  starts_at: brought.from.toISOString(),
  ends_at: brought.until?.toISOString() ?? null,
  days: daysOfTerm(brought),
  allowance: brought.product.allowance,
});

interface ActivatedProduct {
  readonly row: OrderRow;
  readonly brought: ActivationResult;
  readonly administrator_id: string;
}

/** Writes the product and returns its id. */
async function writeProduct(
  tx: Database,
  { row, brought: { product }, administrator_id }: ActivatedProduct,
  { secret }: Pick<Deps, 'secret'>,
): Promise<string> {
  const inUse = { ...product, administrator_id };
  if (row.order_type === 'new' || row.order_product_id === null) {
    const order_product_id = secret(96);
    await addProduct(tx, { ...inUse, order_product_id, client_id: row.client_id });
    return order_product_id;
  }
  await changeProduct(tx, row.order_product_id, inUse);
  return row.order_product_id;
}
