import type { PriceQuery } from '#contract/calls/product.ts';
import type { Quote, QuotedVoucher } from '#contract/entities/order.ts';
import { priceQueryOf } from '#machines/lifecycles/selection.ts';
import type { FindOutcome, InviteOutcome, PlaceOutcome, Placing, QuoteOutcome, StoreFacts } from './ports.ts';
import { isInviteVerified, takesInvite } from './reasons.ts';
import { emptySelection } from './selection.ts';
import type { PurchaseContext, PurchaseInput } from './types.ts';

/** The context with which a purchase begins. */
export const initialContext = ({ draft_id, key, order_type, typed }: PurchaseInput): PurchaseContext => ({
  draft_id,
  key,
  asked_type: order_type,
  facts: null,
  selection: typed ?? emptySelection,
  invite: null,
  quote: null,
  previous_quote: null,
  acknowledged: [],
  ask: null,
  refusal: null,
  invite_refusal: null,
  fault: null,
  nothing_placed: false,
  order: null,
});

/** The facts of the store, in states that come after loading them. */
export function factsInHand({ facts }: PurchaseContext): StoreFacts {
  if (facts === null) throw new Error('A state that needs the store was entered without its facts');
  return facts;
}

/** The present price, in states that have one. */
export function quoteInHand({ quote }: PurchaseContext): Quote {
  if (quote === null) throw new Error('A state that needs a price was entered without one');
  return quote;
}

/** The vouchers as the last price knows them. */
export function vouchersInSight({ quote, previous_quote }: PurchaseContext): readonly QuotedVoucher[] {
  const known = (quote ?? previous_quote)?.vouchers;
  return known === undefined ? [] : [...known.agency_vouchers, ...known.client_vouchers];
}

type Reading = { readonly context: PurchaseContext };

/** What is asked when the price is asked for. */
export const priceQuery = ({ context }: Reading): PriceQuery =>
  priceQueryOf(context.selection, {
    client_id: factsInHand(context).client_id,
    draft_id: context.draft_id,
    invite_verified: takesInvite(context) && isInviteVerified(context),
  });

/** The moment at which the present price ends. */
export const quoteExpiry = ({ context }: Reading) => ({ at: quoteInHand(context).expires_at });

/** What is asked when it has to be found out whether the order exists. */
export const findQuery = ({ context }: Reading) => ({ key: context.key, draft_id: context.draft_id });

/** What is sent to place the order under review. */
export const placing = ({ context }: Reading): Placing => {
  const { quote_id, amount, reduced_version_hints } = quoteInHand(context);
  const hints = reduced_version_hints.map(({ hint_id }) => hint_id);
  return {
    key: context.key,
    quote_id,
    amount,
    acknowledged_hints: context.acknowledged.filter((id) => hints.includes(id)),
  };
};

type Change = Partial<PurchaseContext>;

/** Keeps a new price. */
export const takeQuote = (outcome: QuoteOutcome): Change =>
  outcome.kind === 'quoted' ? { quote: outcome.quote, previous_quote: null, refusal: null, fault: null } : {};

/** Keeps why a price or an order was refused. The price that was refused is gone. */
export const takeRefusal = (outcome: QuoteOutcome | PlaceOutcome): Change =>
  outcome.kind === 'refused' ? { refusal: outcome.refusal, quote: null, fault: null } : {};

/** Keeps that the price under review no longer stands, to ask the person once more. */
export const askAgain = (context: PurchaseContext, outcome: PlaceOutcome): Change =>
  outcome.kind === 'quoteGone' ? { ask: outcome.refusal, previous_quote: context.quote, quote: null } : {};

/** Keeps what came of verifying the recommendation code. */
export const takeInvite = ({ selection }: PurchaseContext, outcome: InviteOutcome): Change =>
  outcome.kind === 'verified'
    ? {
        invite: { code: selection.invite_code, percent: outcome.percent, recommended_by: outcome.recommended_by },
        invite_refusal: null,
        fault: null,
      }
    : { invite: null, invite_refusal: outcome.refusal };

/** Keeps the order that was placed; what led to it is no longer needed. */
export const takeOrder = (outcome: PlaceOutcome | FindOutcome): Change =>
  outcome.kind === 'placed' || outcome.kind === 'found' ? { order: outcome.order, fault: null, refusal: null } : {};
