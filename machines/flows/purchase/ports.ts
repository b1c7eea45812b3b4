import { z } from 'zod/mini';
import type { PriceQuery } from '#contract/calls/product.ts';
import type { OrderDetail, Quote } from '#contract/entities/order.ts';
import type { AdAccount, Addon, OwnedProduct, Plan, Service } from '#contract/entities/product.ts';
import type { Currency, Money } from '#contract/money.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { SelectionFacts } from '#machines/lifecycles/selection.ts';
import { unprovidedMomentIn, unprovidedUntilMoment } from '../../kit/deadline.ts';
import { unprovidedPort } from '../../kit/port.ts';

export interface StoreFacts extends SelectionFacts {
  readonly client_id: string;
  readonly full_name: string;
  readonly is_admin: boolean;
  readonly currency: Currency;
  readonly plans: readonly Plan[];
  readonly addons: readonly Addon[];
  /** Keyed by plan. */
  readonly services: Readonly<Record<string, readonly Service[]>>;
  readonly products: readonly OwnedProduct[];
  readonly ad_accounts: readonly AdAccount[];
}

export interface QuotePriceQuery {
  readonly query: PriceQuery;
  /** The price to renew; null for a new one. */
  readonly before: Quote | null;
}

export type QuoteOutcome =
  /** `same`: differs from `before` only in its expiry. */
  | { readonly kind: 'quoted'; readonly quote: Quote; readonly same: boolean }
  | { readonly kind: 'alreadyPlaced' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type RecommendationOutcome =
  | { readonly kind: 'verified'; readonly percent: number; readonly recommended_by: string | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface PlaceOrderQuery {
  readonly key: string;
  readonly quote_id: string;
  readonly amount: Money;
  readonly acknowledged_hints: readonly string[];
}

/** Why the user must confirm again: the codes by which the server refuses an order because of its price. */
export const reconfirmReason = z.enum(['quote_unknown', 'quote_expired', 'quote_changed']);
export type ReconfirmReason = z.infer<typeof reconfirmReason>;

export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly order: OrderDetail }
  | { readonly kind: 'alreadyPlaced' }
  | { readonly kind: 'quoteGone'; readonly ask: ReconfirmReason }
  /** Nothing was placed: ordering is paused until this moment, by the page's clock. */
  | { readonly kind: 'paused'; readonly until: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The fields that a price and the order placed for it have in common. */
export type Offer = Pick<OrderDetail, 'order_type' | 'amount' | 'remaining_credit' | 'lines' | 'period'>;

export interface FindOrderQuery {
  readonly key: string;
  readonly draft_id: string;
  /** Null if nothing was confirmed here. */
  readonly confirmed: Offer | null;
}

export type FindOutcome =
  | {
      readonly kind: 'found';
      readonly order: OrderDetail;
      /** Whether it is what was confirmed here; false if another window or an earlier attempt placed something else. */
      readonly confirmed: boolean;
      /** Whether the order is unchanged since it was placed. */
      readonly as_placed: boolean;
    }
  | { readonly kind: 'none' };

export const purchasePorts = {
  loadStore: unprovidedPort<null, StoreFacts>('loadStore'),
  quotePrice: unprovidedPort<QuotePriceQuery, QuoteOutcome>('quotePrice'),
  verifyInvite: unprovidedPort<{ readonly code: string }, RecommendationOutcome>('verifyInvite'),
  placeOrder: unprovidedPort<PlaceOrderQuery, PlaceOutcome>('placeOrder'),
  findOrder: unprovidedPort<FindOrderQuery, FindOutcome>('findOrder'),
  untilMoment: unprovidedUntilMoment,
  momentIn: unprovidedMomentIn,
};

export type PurchasePorts = typeof purchasePorts;

export type PurchaseChildren = {
  readonly loadStore: 'loadStore';
  readonly quotePrice: 'quotePrice';
  readonly untilQuoteExpires: 'untilMoment';
  readonly verifyInvite: 'verifyInvite';
  readonly untilReviewExpires: 'untilMoment';
  readonly requotePrice: 'quotePrice';
  readonly untilOrderingResumes: 'untilMoment';
  readonly untilAskExpires: 'untilMoment';
  readonly placeOrder: 'placeOrder';
  readonly findOrder: 'findOrder';
  readonly timeLookUp: 'momentIn';
  readonly untilLookUp: 'untilMoment';
  readonly readOrder: 'findOrder';
};
