import type { PriceQuery } from '#contract/calls/product.ts';
import type { OrderDetail, Quote, QuotedVoucher } from '#contract/entities/order.ts';
import type { Refusal } from '#contract/refusal.ts';
import { emptySelection, priceQueryOf } from '#machines/lifecycles/selection.ts';
import { noticeIn } from '../../kit/fault.ts';
import { noFieldFaults } from '../../kit/fieldFaults.ts';
import type {
  FindOrderQuery,
  Offer,
  PlaceOrderQuery,
  QuotePriceQuery,
  RecommendationOutcome,
  ReconfirmReason,
  StoreFacts,
} from './ports.ts';
import { isRecommendationVerified, takesRecommendation } from './reasons.ts';
import type { PurchaseContext, PurchaseInput } from './types.ts';

export const initialContext = ({ draft_id, key, order_type, userInput }: PurchaseInput): PurchaseContext => ({
  draft_id,
  key,
  asked_type: order_type,
  facts: null,
  selection: userInput ?? emptySelection,
  invite: null,
  quote: null,
  previous_quote: null,
  acknowledged: [],
  ask: null,
  paused_until: null,
  refusal: null,
  invite_refusal: null,
  fault: null,
  invite_fault: null,
  ...noFieldFaults,
  nothing_placed: false,
  lookups: 0,
  look_again_at: null,
  order: null,
  placed_elsewhere: null,
});

export function requireFacts({ facts }: PurchaseContext): StoreFacts {
  if (facts === null) throw new Error('A state that needs the store was entered without its facts');
  return facts;
}

export function requireQuote({ quote }: PurchaseContext): Quote {
  if (quote === null) throw new Error('A state that needs a price was entered without one');
  return quote;
}

export function displayedVouchers({ quote, previous_quote }: PurchaseContext): readonly QuotedVoucher[] {
  const known = (quote ?? previous_quote)?.vouchers;
  return known === undefined ? [] : [...known.agency_vouchers, ...known.client_vouchers];
}

type ContextArgs = { readonly context: PurchaseContext };

const buildPriceQuery = (context: PurchaseContext): PriceQuery =>
  priceQueryOf(context.selection, {
    client_id: requireFacts(context).client_id,
    draft_id: context.draft_id,
    invite_verified: takesRecommendation(context) && isRecommendationVerified(context),
  });

export const buildQuotePriceQuery = ({ context }: ContextArgs): QuotePriceQuery => ({
  query: buildPriceQuery(context),
  before: null,
});

export const buildRequoteQuery = ({ context }: ContextArgs): QuotePriceQuery => ({
  query: buildPriceQuery(context),
  before: context.previous_quote,
});

export const quoteExpiry = ({ context }: ContextArgs) => ({ at: requireQuote(context).expires_at });

/** What the user confirmed: while an order is looked for, `quote` is the price that was being placed; null for none. */
const confirmedOffer = ({ quote, selection }: PurchaseContext): Offer | null =>
  quote && {
    order_type: selection.order_type,
    amount: quote.amount,
    remaining_credit: quote.remaining_credit,
    lines: quote.lines,
    period: quote.period,
  };

export const buildFindOrderQuery = ({ context }: ContextArgs): FindOrderQuery => ({
  key: context.key,
  draft_id: context.draft_id,
  confirmed: confirmedOffer(context),
});

/** The pause before the next lookup: doubles each time, from 4 s up to a minute. */
export const lookUpPause = ({ context: { lookups } }: ContextArgs) => ({
  ms: Math.min(maxPauseMs, firstPauseMs * 2 ** Math.max(0, lookups - 1)),
});

const firstPauseMs = 4_000;
const maxPauseMs = 60_000;

export const nextCheckMoment = ({ context: { look_again_at } }: ContextArgs) => {
  if (look_again_at === null) throw new Error('A state that waits to look again was entered without a moment');
  return { at: look_again_at };
};

/** Acknowledges only hints of the current price. */
export const buildPlaceOrderQuery = ({ context }: ContextArgs): PlaceOrderQuery => {
  const { quote_id, amount, reduced_version_hints } = requireQuote(context);
  const hints = reduced_version_hints.map(({ hint_id }) => hint_id);
  return {
    key: context.key,
    quote_id,
    amount,
    acknowledged_hints: context.acknowledged.filter((id) => hints.includes(id)),
  };
};

type ContextChange = Partial<PurchaseContext>;

export const applyQuote = ({ quote }: { readonly quote: Quote }): ContextChange => ({
  quote,
  previous_quote: null,
  refusal: null,
  fault: null,
});

export const applyRefusal = ({ refusal }: { readonly refusal: Refusal }): ContextChange => ({
  refusal,
  quote: null,
  fault: null,
});

/** The price under review is no longer valid; the user must confirm another. */
export const applyQuoteGone = (
  { ask }: { readonly ask: ReconfirmReason },
  { quote }: PurchaseContext,
): ContextChange => ({
  ask,
  previous_quote: quote,
  quote: null,
});

/** The confirmed price is renewed when ordering resumes. */
export const applyPause = ({ until }: { readonly until: string }, { quote }: PurchaseContext): ContextChange => ({
  paused_until: until,
  previous_quote: quote,
  quote: null,
});

export const orderingResumeMoment = ({ context: { paused_until } }: ContextArgs) => {
  if (paused_until === null) throw new Error('A state that waits for ordering to go on was entered without a moment');
  return { at: paused_until };
};

/** The new price differs from the one under review, which stays beside it. */
export const applyOtherQuote = (quoted: { readonly quote: Quote }, context: PurchaseContext): ContextChange => ({
  ...applyQuote(quoted),
  ask: context.ask ?? 'quote_expired',
  previous_quote: context.previous_quote,
});

export const applyRecommendation = ({ selection }: PurchaseContext, outcome: RecommendationOutcome): ContextChange =>
  outcome.kind === 'verified'
    ? {
        invite: { code: selection.invite_code, percent: outcome.percent, recommended_by: outcome.recommended_by },
        invite_refusal: null,
        invite_fault: null,
      }
    : { invite: null, invite_refusal: outcome.refusal, invite_fault: null };

export const applyOrder = ({ order }: { readonly order: OrderDetail }): ContextChange => ({
  order,
  fault: null,
  refusal: null,
  placed_elsewhere: null,
});

/** `placed_elsewhere` is set if the order is not what was confirmed here. */
export const applyFoundOrder = (
  { order, confirmed }: { readonly order: OrderDetail; readonly confirmed: boolean },
  { quote }: PurchaseContext,
): ContextChange => ({
  order,
  fault: null,
  refusal: null,
  lookups: 0,
  placed_elsewhere: confirmed ? null : { confirmed: quote?.amount ?? null },
});

/** No order exists. A notice that the server sent instead of placing one stays. */
export const applyNoOrder = ({ fault }: PurchaseContext): ContextChange => ({
  nothing_placed: true,
  fault: noticeIn(fault),
  lookups: 0,
});
