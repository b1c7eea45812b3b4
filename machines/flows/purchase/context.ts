import type { PriceQuery } from '#contract/calls/product.ts';
import type { OrderDetail, Quote, QuotedVoucher } from '#contract/entities/order.ts';
import type { Refusal } from '#contract/refusal.ts';
import { emptySelection, priceQueryOf } from '#machines/lifecycles/selection.ts';
import { noticeIn } from '../../kit/fault.ts';
import { noFieldFaults } from '../../kit/fieldFaults.ts';
import type { AskReason, Finding, Offer, Placing, Pricing, RecommendationOutcome, StoreFacts } from './ports.ts';
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

export function factsInHand({ facts }: PurchaseContext): StoreFacts {
  if (facts === null) throw new Error('A state that needs the store was entered without its facts');
  return facts;
}

export function quoteInHand({ quote }: PurchaseContext): Quote {
  if (quote === null) throw new Error('A state that needs a price was entered without one');
  return quote;
}

export function vouchersInSight({ quote, previous_quote }: PurchaseContext): readonly QuotedVoucher[] {
  const known = (quote ?? previous_quote)?.vouchers;
  return known === undefined ? [] : [...known.agency_vouchers, ...known.client_vouchers];
}

type Reading = { readonly context: PurchaseContext };

const queryIn = (context: PurchaseContext): PriceQuery =>
  priceQueryOf(context.selection, {
    client_id: factsInHand(context).client_id,
    draft_id: context.draft_id,
    invite_verified: takesRecommendation(context) && isRecommendationVerified(context),
  });

export const pricing = ({ context }: Reading): Pricing => ({ query: queryIn(context), before: null });

export const renewing = ({ context }: Reading): Pricing => ({
  query: queryIn(context),
  before: context.previous_quote,
});

export const quoteExpiry = ({ context }: Reading) => ({ at: quoteInHand(context).expires_at });

/** What the user confirmed: while an order is looked for, `quote` is the price that was being placed; null for none. */
const confirmedIn = ({ quote, selection }: PurchaseContext): Offer | null =>
  quote && {
    order_type: selection.order_type,
    amount: quote.amount,
    remaining_credit: quote.remaining_credit,
    lines: quote.lines,
    period: quote.period,
  };

export const finding = ({ context }: Reading): Finding => ({
  key: context.key,
  draft_id: context.draft_id,
  confirmed: confirmedIn(context),
});

/** The pause before the next lookup: doubles each time, from 4 s up to a minute. */
export const lookUpPause = ({ context: { lookups } }: Reading) => ({
  ms: Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, lookups - 1)),
});

const firstPauseMs = 4_000;
const longestPauseMs = 60_000;

export const nextLookUp = ({ context: { look_again_at } }: Reading) => {
  if (look_again_at === null) throw new Error('A state that waits to look again was entered without a moment');
  return { at: look_again_at };
};

/** Acknowledges only hints of the current price. */
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

export const applyQuote = ({ quote }: { readonly quote: Quote }): Change => ({
  quote,
  previous_quote: null,
  refusal: null,
  fault: null,
});

export const applyRefusal = ({ refusal }: { readonly refusal: Refusal }): Change => ({
  refusal,
  quote: null,
  fault: null,
});

/** The price under review is no longer valid; the user must confirm another. */
export const askAgain = ({ ask }: { readonly ask: AskReason }, { quote }: PurchaseContext): Change => ({
  ask,
  previous_quote: quote,
  quote: null,
});

/** The confirmed price is renewed when ordering resumes. */
export const applyPause = ({ until }: { readonly until: string }, { quote }: PurchaseContext): Change => ({
  paused_until: until,
  previous_quote: quote,
  quote: null,
});

export const orderingResumes = ({ context: { paused_until } }: Reading) => {
  if (paused_until === null) throw new Error('A state that waits for ordering to go on was entered without a moment');
  return { at: paused_until };
};

/** The new price differs from the one under review, which stays beside it. */
export const applyOtherQuote = (quoted: { readonly quote: Quote }, context: PurchaseContext): Change => ({
  ...applyQuote(quoted),
  ask: context.ask ?? 'quote_expired',
  previous_quote: context.previous_quote,
});

export const applyRecommendation = ({ selection }: PurchaseContext, outcome: RecommendationOutcome): Change =>
  outcome.kind === 'verified'
    ? {
        invite: { code: selection.invite_code, percent: outcome.percent, recommended_by: outcome.recommended_by },
        invite_refusal: null,
        invite_fault: null,
      }
    : { invite: null, invite_refusal: outcome.refusal, invite_fault: null };

export const applyOrder = ({ order }: { readonly order: OrderDetail }): Change => ({
  order,
  fault: null,
  refusal: null,
  placed_elsewhere: null,
});

/** `placed_elsewhere` is set if the order is not what was confirmed here. */
export const applyFoundOrder = (
  { order, confirmed }: { readonly order: OrderDetail; readonly confirmed: boolean },
  { quote }: PurchaseContext,
): Change => ({
  order,
  fault: null,
  refusal: null,
  lookups: 0,
  placed_elsewhere: confirmed ? null : { confirmed: quote?.amount ?? null },
});

/** No order exists. A notice that the server sent instead of placing one stays. */
export const applyNoOrder = ({ fault }: PurchaseContext): Change => ({
  nothing_placed: true,
  fault: noticeIn(fault),
  lookups: 0,
});
