import { orderAdd } from '#contract/calls/order.ts';
import { orderPrice } from '#contract/calls/product.ts';
import type { Quote } from '#contract/entities/order.ts';
import { orderTypes } from '#contract/entities/product.ts';
import { isErrorName } from '#contract/refusal.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { placeReasons, takesRecommendation, unacknowledgedHints } from '#machines/flows/purchase/reasons.ts';
import { productOfSelection } from '#machines/flows/purchase/selection.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import { priceQueryOf } from '#machines/lifecycles/selection.ts';
import { type Probe as ProbeOf, probe } from '../../../flowkit/server/probe.ts';
import type { ServedState } from '../../../flowkit/server/servedFlow.ts';
import { openDraft } from './controls.ts';
import { contextOf, type Environment, expectedFor } from './environment.ts';
import type { PurchaseRun } from './run.ts';

type Probe = ProbeOf<PurchaseRun>;
type PurchaseState = ServedState<Environment>;

type OrderChange = {
  readonly quote?: Partial<Quote>;
  readonly acknowledged?: readonly string[];
  readonly key?: string;
};

const orderProbe = (
  name: string,
  code: ErrorName,
  given: (newest: Quote, run: PurchaseRun) => OrderChange,
  back = 1,
): Probe =>
  probe(name, code, async (run) => {
    const newest = run.quotes.at(-back);
    if (newest === undefined) throw new Error('No price has been told');
    const sent = given(newest, run);
    const { quote_id, amount, reduced_version_hints } = { ...newest, ...sent.quote };
    const { key } = await openDraft(run);
    const acknowledged_hints = [...(sent.acknowledged ?? reduced_version_hints.map(({ hint_id }) => hint_id))];
    const body = { quote_id, amount, acknowledged_hints };
    return run.api.call(orderAdd, { body, key: sent.key ?? key });
  });

const withLowerAmount = ({ amount }: Quote): OrderChange => ({
  quote: { amount: { ...amount, minor: amount.minor - 1 } },
});
const asIs = (): OrderChange => ({});

const priceProbe = (name: string, code: ErrorName, { context, ...of }: PriceQuery): Probe =>
  probe(name, code, async (run) => {
    const { draft_id } = await openDraft(run);
    const about = { client_id: context.facts?.client_id ?? '', draft_id, invite_verified: false };
    return run.api.call(orderPrice, { query: { ...priceQueryOf(context.selection, about), ...of } });
  });

type PriceQuery = Partial<Parameters<typeof priceQueryOf>[1]> & {
  readonly context: ReturnType<typeof contextOf>;
  readonly order_type?: (typeof orderTypes)[number];
  readonly plan_id?: string;
  readonly years?: number;
  readonly invite_code?: string;
  readonly vouchers?: string[];
};

/** The quote id of a client in Japan. */
export const foreignQuote = 'quote-of-japan';

export function probesAt(at: PurchaseState): readonly Probe[] {
  const { snapshot, environment } = at;
  if (contextOf(snapshot).facts === null) return [];
  if (snapshot.matches('placed')) return placedProbes(at);
  if (environment.order !== 'none') return [];
  if (snapshot.matches('closed')) return closedTypeProbes(at);
  if (snapshot.matches({ choosing: { price: 'quoted' } }))
    return [...dishonestProbes(at), ...choiceProbes(at), ...closedTypeProbes(at)];
  if (snapshot.matches({ choosing: { price: 'incomplete' } })) return choiceProbes(at);
  if (snapshot.matches({ reviewing: 'confirming' })) return [...dishonestProbes(at), ...reviewProbes(at)];
  if (snapshot.matches({ reviewing: 'askingAgain' })) return [...dishonestProbes(at), ...quotedProbes(at, 2)];
  if (snapshot.matches({ reviewing: 'requoting' }) || snapshot.matches({ reviewing: 'requoteFailed' })) {
    return quotedProbes(at, 1);
  }
  return [];
}

function dishonestProbes({ environment }: PurchaseState): readonly Probe[] {
  const isMember = environment.account === 'member';
  const instead = (code: ErrorName): ErrorName => (isMember ? 'main_account_only' : code);
  return [
    orderProbe('a cent less', instead('quote_changed'), withLowerAmount),
    orderProbe('a price that nobody told', instead('quote_unknown'), () => ({
      quote: { quote_id: 'nobody-told-this' },
    })),
    orderProbe('a price of another client', instead('quote_unknown'), () => ({ quote: { quote_id: foreignQuote } })),
  ];
}

function reviewProbes({ snapshot, environment }: PurchaseState): readonly Probe[] {
  const context = contextOf(snapshot);
  return placeReasons(context).flatMap((reason): readonly Probe[] => {
    switch (reason) {
      case 'main_account_only':
        return [orderProbe('ordering as a member', reason, asIs)];
      case 'hints_unacknowledged': {
        const open = unacknowledgedHints(context).join(' ');
        const code = environment.account === 'member' ? 'main_account_only' : reason;
        return [orderProbe(`without ${open}`, code, () => ({ acknowledged: context.acknowledged }))];
      }
      default:
        return [];
    }
  });
}

function quotedProbes({ snapshot, environment }: PurchaseState, back: number): readonly Probe[] {
  const { ask } = contextOf(snapshot);
  if (ask === null) return [];
  return [
    orderProbe(`the price before (${ask})`, environment.account === 'member' ? 'main_account_only' : ask, asIs, back),
  ];
}

function choiceProbes(at: PurchaseState): readonly Probe[] {
  const { snapshot, environment } = at;
  const context = contextOf(snapshot);
  const { selection, invite_refusal } = context;
  const missing = expectedFor(environment, context)?.missing ?? null;
  if (missing !== null) return [priceProbe('what is missing', missing, { context })];
  const inHand = context.facts && productOfSelection(context.facts, selection)?.plan_id;
  const notOnOffer = { new: 'upgrade-renew', upgrade: inHand, append: null, renew: null, upgrade_renew: null };
  const plan_id = notOnOffer[selection.order_type];
  const planned: readonly Probe[] =
    plan_id == null ? [] : [priceProbe('a plan that is not on offer', 'product_unavailable', { context, plan_id })];
  const unverified: readonly Probe[] =
    !isErrorName(invite_refusal?.code) || selection.order_type !== 'new'
      ? []
      : [priceProbe('a code that was refused', invite_refusal.code, { context, invite_code: selection.invite_code })];
  return [
    ...planned,
    ...unverified,
    ...disallowedChoiceProbes(at),
    priceProbe('a voucher of another client', 'voucher_unknown', { context, vouchers: ['jp-welcome'] }),
    priceProbe('in the name of another client', 'not_found', { context, client_id: 'client-jp' }),
    priceProbe('for a purchase of nobody', 'not_found', { context, draft_id: 'draft-of-nobody' }),
  ];
}

const foreignInviteCode = 'AOBA2026';

/** Choices that the order type does not allow: years that it fixes, and a recommendation if it takes none. */
function disallowedChoiceProbes({ snapshot, environment }: PurchaseState): readonly Probe[] {
  const context = contextOf(snapshot);
  if (expectedFor(environment, context)?.price == null) return [];
  const fixed: readonly Probe[] = orderTypeRules[context.selection.order_type].choosesYears
    ? []
    : [priceProbe('years that the order type fixes', 'not_chosen_with_type', { context, years: 3 })];
  const recommended: readonly Probe[] = takesRecommendation(context)
    ? []
    : [
        priceProbe('a recommendation where none counts', 'not_chosen_with_type', {
          context,
          invite_code: foreignInviteCode,
        }),
      ];
  return [...fixed, ...recommended];
}

function closedTypeProbes({ snapshot }: PurchaseState): readonly Probe[] {
  const context = contextOf(snapshot);
  return orderTypes
    .filter((type) => context.facts?.types.some((offer) => offer.type === type && !offer.open))
    .map((order_type) => priceProbe(`${order_type}, which is closed`, 'type_closed', { context, order_type }));
}

function placedProbes({ snapshot }: PurchaseState): readonly Probe[] {
  const context = contextOf(snapshot);
  const once: readonly Probe[] = [priceProbe('a price for what is placed', 'already_placed', { context })];
  if (context.quote === null) return once;
  return [
    ...once,
    orderProbe('once more, by another key', 'already_placed', () => ({ key: 'another-key-of-this-purchase' })),
    orderProbe('once more, a cent less', 'idempotency_key_reused', withLowerAmount),
  ];
}
