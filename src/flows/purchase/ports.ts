import { orderAdd, orderByKey } from '#contract/calls/order.ts';
import { orderPrice, productCidList, productInfo, productService, productTypeList } from '#contract/calls/product.ts';
import { clientInviteCode } from '#contract/calls/recommendation.ts';
import type { Refusal } from '#contract/refusal.ts';
import { isSameOffer, isSameQuote } from '#machines/flows/purchase/offerComparison.ts';
import {
  type FindOrderQuery,
  type FindOutcome,
  type PlaceOrderQuery,
  type PlaceOutcome,
  type PurchasePorts,
  type QuoteOutcome,
  type QuotePriceQuery,
  type RecommendationOutcome,
  reconfirmReason,
  type StoreFacts,
} from '#machines/flows/purchase/ports.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { isUnchangedSincePlaced } from '#machines/lifecycles/order.ts';
import type { Api } from '../../api/api.ts';
import { createMomentIn, createUntilMoment, momentAfter } from '../../ports/clock.ts';
import { createPort } from '../../ports/createPort.ts';
import { expectAnswer, expectData } from '../../ports/expectAnswer.ts';

/** A price is valid for its remaining time counted on the device clock, so that a wrong clock changes nothing. */
export const createPurchasePorts = (api: Api, now: () => Date): PurchasePorts => ({
  loadStore: createPort((_nothing: null, signal) => loadStoreFacts(api, signal)),
  quotePrice: createPort(async ({ query, before }: QuotePriceQuery, signal): Promise<QuoteOutcome> => {
    const answer = expectAnswer(await api.call(orderPrice, { query, signal }));
    if (answer.kind === 'ok') {
      const { as_of, ...said } = answer.data;
      const holdsMs = Date.parse(said.expires_at) - Date.parse(as_of);
      const quote = { ...said, expires_at: momentAfter(now, holdsMs) };
      return { kind: 'quoted', quote, same: before !== null && isSameQuote(before, quote) };
    }
    if (answer.refusal.code === 'already_placed') return { kind: 'alreadyPlaced' };
    return { kind: 'refused', refusal: answer.refusal };
  }),
  verifyInvite: createPort(async ({ code }: { readonly code: string }, signal): Promise<RecommendationOutcome> => {
    const answer = expectAnswer(await api.call(clientInviteCode, { query: { code }, signal }));
    if (answer.kind === 'ok') {
      return { kind: 'verified', percent: answer.data.percent, recommended_by: answer.data.recommended_by };
    }
    if (isRecommendationRefusal(answer.refusal)) return { kind: 'refused', refusal: answer.refusal };
    throw new PortFault({ kind: 'refused', refusal: answer.refusal });
  }),
  // Not aborted when the machine leaves the state: a sent order cannot be undone.
  placeOrder: createPort(({ key, ...body }: PlaceOrderQuery) => placeOrder(api, now, key, body)),
  findOrder: createPort(async ({ confirmed, ...query }: FindOrderQuery, signal): Promise<FindOutcome> => {
    const { order } = expectData(await api.call(orderByKey, { query, signal }));
    if (order === null) return { kind: 'none' };
    return {
      kind: 'found',
      order,
      confirmed: confirmed !== null && isSameOffer(confirmed, order),
      as_placed: isUnchangedSincePlaced(order),
    };
  }),
  untilMoment: createUntilMoment(now),
  momentIn: createMomentIn(now),
});

async function placeOrder(
  api: Api,
  now: () => Date,
  key: string,
  placing: Omit<PlaceOrderQuery, 'key'>,
): Promise<PlaceOutcome> {
  const body = { ...placing, acknowledged_hints: [...placing.acknowledged_hints] };
  const answer = expectAnswer(await api.call(orderAdd, { body, key }));
  if (answer.kind === 'ok') return { kind: 'placed', order: answer.data };
  if (isAlreadyPlaced(answer.refusal)) return { kind: 'alreadyPlaced' };
  if (answer.refusal.code === 'ordering_paused') {
    // From the remaining seconds: the device clock may differ from the server's.
    const { retry_after_seconds: seconds = 60 } = answer.data;
    return { kind: 'paused', until: momentAfter(now, seconds * 1000) };
  }
  const ask = reconfirmReason.safeParse(answer.refusal.code);
  if (ask.success) return { kind: 'quoteGone', ask: ask.data };
  return { kind: 'refused', refusal: answer.refusal };
}

/** A purchase has one key. If it was used for another body, another window has placed the order at another price. */
const isAlreadyPlaced = ({ code }: Refusal): boolean => code === 'already_placed' || code === 'idempotency_key_reused';

const isRecommendationRefusal = ({ code }: Refusal): boolean =>
  code === 'invite_code_empty' || code === 'invite_code_unknown' || code === 'invite_code_own';

/** Keep these calls the same as `firstRequests` in `index.ts`: the document prefetches those. */
export async function loadStoreFacts(api: Api, signal: AbortSignal): Promise<StoreFacts> {
  const [store, info, services, accounts] = await Promise.all([
    api.call(productTypeList, { signal }),
    api.call(productInfo, { signal }),
    api.call(productService, { signal }),
    api.call(productCidList, { signal }),
  ]);
  const { client_id, full_name, is_admin, types, plans, addons, prepaid } = expectData(store);
  return {
    client_id,
    full_name,
    is_admin,
    currency: prepaid.minimum.currency,
    types,
    plans,
    addons,
    prepaid,
    products: expectData(info).products,
    services: expectData(services).services,
    ad_accounts: expectData(accounts).cid_list,
  };
}
